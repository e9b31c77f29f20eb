"""Tells which ages of a request libraries accept, and what they return: webhook_age.py SECRET BODY AGES (pip install standardwebhooks svix)."""

import json
import sys
import time
from datetime import datetime, timezone

import standardwebhooks
import svix.webhooks

secret, body, ages = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
LIBRARIES = {
    "standardwebhooks": (standardwebhooks.Webhook, standardwebhooks.WebhookVerificationError),
    "svix": (svix.webhooks.Webhook, svix.webhooks.WebhookVerificationError),
}


def verify(webhook, sent):
    signature = webhook.sign("msg_1", datetime.fromtimestamp(sent, tz=timezone.utc), body)
    headers = {"webhook-id": "msg_1", "webhook-timestamp": str(sent), "webhook-signature": signature}
    return webhook.verify(body, headers)


def accepts(library, sent):
    make, refusal = LIBRARIES[library]
    try:
        verify(make(secret), sent)
        return True
    except refusal:
        return False


def in_one_second(library):
    """Tries all ages, and once more if the second ended meanwhile."""
    while True:
        second = int(time.time())
        accepted = [accepts(library, second - age) for age in ages]
        if int(time.time()) == second:
            return accepted


def try_library(library):
    make, _ = LIBRARIES[library]
    return {"accepted": in_one_second(library), "returns": verify(make(secret), int(time.time()))}


print(json.dumps({library: try_library(library) for library in LIBRARIES}))
