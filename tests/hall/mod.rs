//! The hall: boards whose people sit elsewhere.

#[cfg(unix)]
mod broken;
#[cfg(unix)]
mod door;
mod event;
#[cfg(unix)]
mod home;
mod house;
mod joined;
#[cfg(unix)]
mod kills;
mod looking;
#[cfg(all(unix, feature = "nats"))]
mod nats;
mod screen;
#[cfg(unix)]
mod seat;
#[cfg(unix)]
mod ssh;
#[cfg(unix)]
mod trouble;
#[cfg(unix)]
mod way;
