mod hundred;
mod mates;
mod oracle;
