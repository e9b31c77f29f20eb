{
  [ -n "$WEBHOOK_SECRET" ] ||
    { printf 'Secret: '; read -r WEBHOOK_SECRET; }
  export WEBHOOK_SECRET
  node --input-type=module - <<'JS'
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

const { PORT = 8080, WEBHOOK_SECRET } = process.env;
const secret = WEBHOOK_SECRET.replace('whsec_', '');
const sign = (text) =>
  createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(text)
    .digest('base64');

createServer(async (request, response) => {
  let body = '';
  request.setEncoding('utf8');
  for await (const part of request) body += part;
  const id = request.headers['webhook-id'];
  const time = request.headers['webhook-timestamp'];
  const signed = `v1,${sign(`${id}.${time}.${body}`)}`;
  const given = request.headers['webhook-signature'] ?? '';
  const isSigned = given.split(' ').includes(signed);
  if (isSigned) console.log(body);
  response.writeHead(isSigned ? 204 : 400).end();
}).listen(PORT, () => console.log(`http://localhost:${PORT}`));
JS
}
