node --experimental-websocket --input-type=module - <<'JS'
const origin = 'http://localhost:3000';
const url = `${origin.replace(/^http/, 'ws')}/v1/graphql`;
const query = 'subscription { store_notices { content } }';

const socket = new WebSocket(url, 'graphql-transport-ws');
const say = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => say({ type: 'connection_init' });
socket.onmessage = ({ data }) => {
  const { type, payload } = JSON.parse(data);
  if (type === 'connection_ack')
    say({ id: '1', type: 'subscribe', payload: { query } });
  if (type === 'ping') say({ type: 'pong' });
  if (type === 'next') console.log(payload.data.store_notices);
  if (type === 'error') console.error(payload);
};
socket.onclose = ({ code, reason }) => console.error(code, reason);
JS
