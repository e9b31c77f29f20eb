"""Uses the REST endpoints by the client that openapi-generator made: python try-client.py FOLDER ORIGIN KEY"""

import json
import sys

folder, origin, key = sys.argv[1:]
sys.path.insert(0, folder)

import openapi_client  # noqa: E402
from openapi_client.rest import ApiException  # noqa: E402

LINK = {"label": "By a generated client", "url": "/status", "category": "Company"}


def open_api(**settings):
    configuration = openapi_client.Configuration(host=origin, **settings)
    return openapi_client.DefaultApi(openapi_client.ApiClient(configuration))


def refusal(ask):
    try:
        ask()
    except ApiException as error:
        return [error.status, json.loads(error.body)["code"]]


found = {"plans": len(open_api().plans().pricing_plans) > 0}
token = open_api().exchange_key(exchange_key_request={"key": key}).access_token
for name, settings in {
    "key": {"access_token": key},
    "header": {"api_key": {"keyHeader": key}},
    "token": {"access_token": token},
}.items():
    api = open_api(**settings)
    made = api.put_link(external_id="generated", put_link_request=LINK)
    deleted = api.delete_link(external_id="generated").deleted.affected_rows
    found[name] = [made.link.external_id, deleted]
editor = open_api(access_token=key)
found["refusals"] = [
    refusal(lambda: open_api().put_link(external_id="generated", put_link_request=LINK)),
    refusal(lambda: open_api(access_token="hfk_none").changes()),
    refusal(lambda: editor.contacts()),
    refusal(lambda: editor.put_link(external_id="generated", put_link_request={**LINK, "category": "Nowhere"})),
]
print(json.dumps(found))
