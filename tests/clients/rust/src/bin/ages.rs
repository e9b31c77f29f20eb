//! Tells which ages of a request the library of Standard Webhooks accepts: ages SECRET BODY AGES

use http::HeaderMap;
use serde_json::json;
use standardwebhooks::Webhook;
use std::time::{SystemTime, UNIX_EPOCH};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, secret, body, ages] = &arguments[..] else {
        panic!("Three arguments are needed.")
    };
    let webhook = Webhook::new(secret).expect("a secret");
    let ages: Vec<i64> = serde_json::from_str(ages).expect("numbers");

    // All ages are tried, and once more if the second ended meanwhile.
    let accepted = loop {
        let second = now();
        let accepted: Vec<bool> = ages
            .iter()
            .map(|age| accepts(&webhook, body, second - age))
            .collect();
        if now() == second {
            break accepted;
        }
    };
    println!("{}", json!({ "standardwebhooks": accepted }));
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time");
    since.as_secs() as i64
}

fn accepts(webhook: &Webhook, body: &str, sent: i64) -> bool {
    let signature = webhook
        .sign("msg_1", sent, body.as_bytes())
        .expect("a signature");
    let mut headers = HeaderMap::new();
    headers.insert("webhook-id", "msg_1".parse().expect("a header"));
    headers.insert("webhook-timestamp", sent.to_string().parse().expect("a header"));
    headers.insert("webhook-signature", signature.parse().expect("a header"));
    webhook.verify(body.as_bytes(), &headers).is_ok()
}
