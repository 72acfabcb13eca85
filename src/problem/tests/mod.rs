mod checked;
mod hundred;
mod mates;
mod oracle;
