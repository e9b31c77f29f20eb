//! Writes people.json by the crate csv and its defaults: write-csv PEOPLE OUT

use serde::{Deserialize, Serialize};
use std::{env, error::Error, fs};

#[derive(Deserialize, Serialize)]
struct Person {
    code: Option<String>,
    email: Option<String>,
    first_name: Option<String>,
    last_name: Option<String>,
    phone: Option<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let paths: Vec<String> = env::args().skip(1).collect();
    let people: Vec<Person> = serde_json::from_str(&fs::read_to_string(&paths[0])?)?;
    let mut writer = csv::Writer::from_path(&paths[1])?;
    for person in people {
        writer.serialize(person)?;
    }
    writer.flush()?;
    Ok(())
}
