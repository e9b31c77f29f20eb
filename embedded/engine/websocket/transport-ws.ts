import { formatError } from '../errors/format-error.ts';
import { ProtocolFaultError, readId, readObject, type Protocol } from './protocol.ts';

/**
 * The subprotocol of the graphql-ws library.
 *
 * See https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md
 */
export const transportWs: Protocol = {
  name: 'graphql-transport-ws',
  read: (text) => {
    const message = readObject(text);
    switch (message['type']) {
      case 'connection_init':
        return { kind: 'init', payload: message['payload'] };
      case 'subscribe':
        return { kind: 'subscribe', id: readId(message), payload: message['payload'] };
      case 'complete':
        return { kind: 'unsubscribe', id: readId(message) };
      case 'ping':
        return { kind: 'ping', payload: message['payload'] };
      case 'pong':
        return { kind: 'pong' };
      default:
        throw new ProtocolFaultError({ closeCode: 4400, message: 'unknown type of message' });
    }
  },
  ack: '{"type":"connection_ack"}',
  keepAlive: undefined,
  pong: (payload) => JSON.stringify({ type: 'pong', payload }),
  nextPrefix: (id) => `{"type":"next","id":${JSON.stringify(id)},"payload":`,
  complete: (id) => JSON.stringify({ type: 'complete', id }),
  error: (id, error) => [JSON.stringify({ type: 'error', id, payload: [formatError(error)] })],
  faultAnswer: () => undefined,
  refusal: () => undefined,
};
