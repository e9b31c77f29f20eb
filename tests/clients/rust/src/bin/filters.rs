//! Reads prices by a filter that says nothing of most columns: filters URL KEY EXTERNAL_ID

use graphql_client::{GraphQLQuery, QueryBody};
use serde::Serialize;
use serde_json::{json, Value};

#[allow(non_camel_case_types)]
mod scalars {
    pub type bigint = String;
    pub type date = String;
    pub type numeric = rust_decimal::Decimal;
    pub type timestamptz = String;
    pub type uuid = String;
}

mod with_nulls {
    use super::scalars::*;
    use graphql_client::GraphQLQuery;

    #[derive(GraphQLQuery)]
    #[graphql(
        schema_path = "../../../schema/editor.graphql",
        query_path = "src/prices.graphql",
        variables_derives = "Default"
    )]
    pub struct Prices;
}

mod without_nulls {
    use super::scalars::*;
    use graphql_client::GraphQLQuery;

    #[derive(GraphQLQuery)]
    #[graphql(
        schema_path = "../../../schema/editor.graphql",
        query_path = "src/prices.graphql",
        variables_derives = "Default",
        skip_serializing_none
    )]
    pub struct Prices;
}

macro_rules! prices_of {
    ($module:ident, $id:expr) => {{
        use $module::prices::{pricing_plans_bool_exp, String_comparison_exp, Variables};
        let external_id = Some(String_comparison_exp {
            eq: Some($id.clone()),
            ..Default::default()
        });
        let where_ = pricing_plans_bool_exp {
            external_id,
            ..Default::default()
        };
        $module::Prices::build_query(Variables { where_ })
    }};
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, url, key, id] = &arguments[..] else {
        panic!("Three arguments are needed.")
    };

    let refusal = ask(url, key, prices_of!(with_nulls, id));
    let answer = ask(url, key, prices_of!(without_nulls, id));
    let data: without_nulls::prices::ResponseData =
        serde_json::from_value(answer["data"].clone()).expect("data");
    let prices: Vec<String> = data
        .pricing_plans
        .iter()
        .map(|plan| plan.price.to_string())
        .collect();
    let float = serde_json::from_value::<f64>(answer["data"]["pricing_plans"][0]["price"].clone());
    println!(
        "{}",
        json!({
            "refusal": refusal["errors"][0]["message"],
            "prices": prices,
            "float": float.expect_err("a refusal").to_string(),
        })
    );
}

fn ask<T: Serialize>(url: &str, key: &str, body: QueryBody<T>) -> Value {
    ureq::post(url)
        .set("x-api-key", key)
        .send_json(json!(body))
        .expect("an answer")
        .into_json()
        .expect("JSON")
}
