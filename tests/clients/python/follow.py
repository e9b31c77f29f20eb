"""Follows links by gql until its socket closes: follow.py SOCKET_URL KEY [reconnecting] (pip install "gql[websockets]")."""

import asyncio
import json
import sys

from gql import Client, gql
from gql.transport.exceptions import TransportConnectionFailed
from gql.transport.websockets import WebsocketsTransport

socket_url, key, *mode = sys.argv[1:]
LIVE = gql("subscription { footer_links(limit: 1) { id } }")


def tell(**found):
    print(json.dumps(found), flush=True)


class Told(WebsocketsTransport):
    async def connect(self):
        tell(connects=True)
        await super().connect()


async def main():
    client = Client(transport=Told(url=socket_url, init_payload={"x-api-key": key}))
    session = await client.connect_async(reconnecting=mode == ["reconnecting"])
    try:
        async for _ in session.subscribe(LIVE):
            tell(heard=True)
    except TransportConnectionFailed as error:
        # None where the socket was cut off, without the frame that has code and reason.
        closed = getattr(error.__cause__, "rcvd", None)
        tell(text=str(error), code=closed and closed.code, reason=closed and closed.reason)
    # The test closes the standard input when it has seen enough.
    await asyncio.to_thread(sys.stdin.read)
    await client.close_async()


asyncio.run(main())
