//! The hall: boards whose people sit elsewhere.

#[cfg(unix)]
mod home;
mod house;
mod joined;
#[cfg(unix)]
mod ssh;
