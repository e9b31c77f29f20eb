import { formatError } from '../errors/format-error.ts';
import { ProtocolFaultError, readId, readObject, type Protocol } from './protocol.ts';

/**
 * The older subprotocol `graphql-ws` of subscriptions-transport-ws, in Hasura's form.
 *
 * See https://github.com/apollographql/subscriptions-transport-ws/blob/master/PROTOCOL.md
 */
export const legacyWs: Protocol = {
  name: 'graphql-ws',
  read: (text) => {
    const message = readObject(text);
    switch (message['type']) {
      case 'connection_init':
        return { kind: 'init', payload: message['payload'] };
      case 'start':
        return { kind: 'subscribe', id: readId(message), payload: message['payload'] };
      case 'stop':
        return { kind: 'unsubscribe', id: readId(message) };
      // The protocol has no ping; the web server renews tokens by it.
      case 'ping':
        return { kind: 'ping', payload: message['payload'] };
      case 'connection_terminate':
        return { kind: 'terminate' };
      default:
        throw new ProtocolFaultError({ closeCode: 4400, message: 'unknown type of message' });
    }
  },
  ack: '{"type":"connection_ack"}',
  keepAlive: '{"type":"ka"}',
  pong: () => '{"type":"ka"}',
  nextPrefix: (id) => `{"type":"data","id":${JSON.stringify(id)},"payload":`,
  complete: (id) => JSON.stringify({ type: 'complete', id }),
  error: (id, error) => [
    JSON.stringify({ type: 'error', id, payload: { errors: [formatError(error)] } }),
    JSON.stringify({ type: 'complete', id }),
  ],
  faultAnswer: ({ id, message }) =>
    id === undefined
      ? JSON.stringify({ type: 'connection_error', payload: message })
      : JSON.stringify({
          type: 'error',
          id,
          payload: { errors: [{ message, extensions: { path: '$', code: 'start-failed' } }] },
        }),
  refusal: (error) => JSON.stringify({ type: 'connection_error', payload: error.message }),
};
