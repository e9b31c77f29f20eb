import { Agent, request } from 'node:http';
import { serveCalls } from '#tests/support/processes/remote-process.ts';

const agent = new Agent({ keepAlive: true });
let load = { url: '', bodies: [] as readonly string[] };

const send = (url: string, body: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers });
    asked.on('error', reject);
    asked.on('response', (response) => response.resume().on('end', resolve));
    asked.end(body);
  });

/** Runs a client in a process of its own, so that its CPU time is not counted as the server's. */
serveCalls({
  load: (given: typeof load) => {
    load = given;
  },
  /** Sends all bodies at once and waits until every answer has arrived. */
  send: async () => {
    await Promise.all(load.bodies.map((body) => send(load.url, body)));
  },
});
