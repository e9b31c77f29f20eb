// Receives webhooks. Run `npm install standardwebhooks` first;
// WEBHOOK_SECRET is the secret from the back office: whsec_…
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
// A receiver in earnest keeps these ids in its database.
const seen = new Set();

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8'))
    body += chunk;
  let event;
  try {
    event = webhook.verify(body, request.headers);
  } catch {
    return response.writeHead(400).end();
  }
  const id = request.headers['webhook-id'];
  if (!seen.has(id))
    console.log(event.type, JSON.stringify(event.data));
  seen.add(id);
  return response.writeHead(204).end();
}).listen(process.env.PORT ?? 8080);
