import { Agent, request } from 'node:http';

/**
 * Runs a client in a process of its own, so that its CPU time is not counted as the server's. After a `load` message it
 * answers `ready`; after `go` it sends all bodies at once, and answers `done` once every answer arrived.
 */
export type ToClient =
  | { readonly kind: 'load'; readonly url: string; readonly bodies: readonly string[] }
  | { readonly kind: 'go' };
export type FromClient = 'ready' | 'done';

const agent = new Agent({ keepAlive: true });
let load: Extract<ToClient, { kind: 'load' }> = { kind: 'load', url: '', bodies: [] };

const send = (url: string, body: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers });
    asked.on('error', reject);
    asked.on('response', (response) => response.resume().on('end', resolve));
    asked.end(body);
  });

const tell = (message: FromClient) => process.send?.(message);
process.on('message', (message: ToClient) => {
  if (message.kind === 'go') {
    void Promise.all(load.bodies.map((body) => send(load.url, body))).then(() => tell('done'));
    return;
  }
  load = message;
  tell('ready');
});
process.once('disconnect', () => process.exit());
