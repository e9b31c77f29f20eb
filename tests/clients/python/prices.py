"""Reads and sends prices by gql: prices.py GRAPHQL_URL KEY EXTERNAL_ID (pip install "gql[aiohttp]")."""

import asyncio
import json
import sys
from decimal import Decimal

from gql import Client, gql
from gql.dsl import DSLQuery, DSLSchema, dsl_gql
from gql.transport.aiohttp import AIOHTTPTransport

url, key, external_id = sys.argv[1:]
PRICE = Decimal("12345678.90")


def failure(act):
    try:
        return str(act())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


async def main():
    transport = AIOHTTPTransport(url=url, headers={"x-api-key": key}, ssl=False)
    async with Client(transport=transport, fetch_schema_from_transport=True) as session:
        schema = DSLSchema(session.client.schema)

        def plans_of(price):
            where = {"external_id": {"_eq": external_id}, "price": {"_eq": price}}
            plans = schema.query_root.pricing_plans.args(where=where)
            return dsl_gql(DSLQuery(plans.select(schema.pricing_plans.price)))

        async def prices(price):
            return [plan["price"] for plan in (await session.execute(plans_of(price)))["pricing_plans"]]

        by_text = await prices(str(PRICE))
        print(
            json.dumps(
                {
                    "decimal": failure(lambda: plans_of(PRICE)),
                    "text": by_text,
                    "exact": [str(Decimal(price)) for price in by_text],
                    "variable": failure(lambda: json.dumps({"price": PRICE})),
                }
            )
        )


asyncio.run(main())
