"""Uses the API with a token by Python's gql: python3 gql_client.py GRAPHQL_URL SOCKET_URL TOKEN (pip install "gql[aiohttp,websockets]")."""

import asyncio
import json
import sys

from gql import Client, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.exceptions import TransportQueryError
from gql.transport.websockets import WebsocketsTransport

url, socket_url, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}

LINKS = "query { footer_links(limit: 1) { label } }"
ADD = """mutation Add($label: String!) {
  insert_footer_links_one(object: { label: $label, url: "/status", category: "Company" }) { label }
}"""
LIVE = 'subscription { footer_links(where: { label: { _eq: "By gql, live" } }) { label } }'


def add(label):
    query = gql(ADD)
    query.variable_values = {"label": label}
    return query


async def refusal(session):
    try:
        await session.execute(gql("query { no_such_table { id } }"))
    except TransportQueryError as error:
        return error.errors[0]["extensions"]["code"]


async def main():
    found = {}
    http = AIOHTTPTransport(url=url, headers=headers, ssl=False)
    async with Client(transport=http, fetch_schema_from_transport=True) as session:
        found["read"] = len((await session.execute(gql(LINKS)))["footer_links"])
        written = await session.execute(add("By gql"))
        found["written"] = written["insert_footer_links_one"]["label"]

    sockets = WebsocketsTransport(url=socket_url, init_payload={"headers": headers})
    async with Client(transport=sockets) as session:
        found["refused"] = await refusal(session)
        found["heard"] = []
        async for answer in session.subscribe(gql(LIVE)):
            found["heard"].append([link["label"] for link in answer["footer_links"]])
            if len(found["heard"]) == 2:
                break
            await session.execute(add("By gql, live"))
    print(json.dumps(found))


asyncio.run(main())
