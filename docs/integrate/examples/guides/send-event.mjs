// Signs an event as the site does and sends it to your receiver.
// Run `npm install standardwebhooks` first.
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const receiver = process.env.RECEIVER ?? 'http://localhost:8080';
const now = new Date();
const id = randomUUID();
const body = JSON.stringify({
  type: 'notice.published',
  timestamp: now.toISOString(),
  data: {
    notice: { id: randomUUID(), content: 'Maintenance tonight' },
  },
});

const response = await fetch(receiver, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(
      process.env.WEBHOOK_SECRET,
    ).sign(id, now, body),
  },
  body,
});
console.log(response.status);
