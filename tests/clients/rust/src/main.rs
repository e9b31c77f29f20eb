//! Asks with a key by graphql_client, and verifies a webhook: try-client URL KEY SECRET BODY ID TIMESTAMP SIGNATURE

use graphql_client::{GraphQLQuery, Response};
use http::HeaderMap;
use serde_json::json;
use standardwebhooks::Webhook;

#[derive(GraphQLQuery)]
#[graphql(
    schema_path = "../../../schema/editor.graphql",
    query_path = "src/queries.graphql",
    response_derives = "Debug"
)]
struct Links;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, url, key, secret, body, id, timestamp, signature] = &arguments[..] else {
        panic!("Seven arguments are needed.")
    };
    let ask = |body: serde_json::Value| {
        ureq::post(url)
            .set("x-api-key", key)
            .send_json(body)
            .expect("an answer")
    };

    let links: Response<links::ResponseData> =
        ask(json!(Links::build_query(links::Variables { limit: 1 })))
            .into_json()
            .expect("links");
    let refusal: serde_json::Value = ask(json!({ "query": "query People { contacts { email } }" }))
        .into_json()
        .expect("JSON");

    let webhook = Webhook::new(secret).expect("a secret");
    let mut headers = HeaderMap::new();
    for (name, value) in ["webhook-id", "webhook-timestamp", "webhook-signature"]
        .into_iter()
        .zip([id, timestamp, signature])
    {
        headers.insert(name, value.parse().expect("a header"));
    }
    println!(
        "{}",
        json!({
            "read": links.data.expect("data").footer_links.len(),
            "refused": refusal["errors"][0]["extensions"]["code"],
            "verified": webhook.verify(body.as_bytes(), &headers).is_ok(),
            "forged": webhook.verify(format!("{body} ").as_bytes(), &headers).is_ok(),
        })
    );
}
