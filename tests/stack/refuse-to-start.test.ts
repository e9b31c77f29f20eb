import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { launch } from '#tests/support/processes/stack.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** Starts the stack where it can't start, and returns its exit code and its output. */
async function refusal(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const launched = launch({ PORT: String(await freePort()), DATA_DIR: makeTestFolder(), ...env });
  await launched.ready.catch(() => undefined);

  return { code: await launched.stop('SIGTERM'), said: launched.output().trim() };
}

describe('npm start refuses', () => {
  it('a port that is in use', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;

    const { code, said } = await refusal({ PORT: String(port) });
    await new Promise((done) => server.close(done));

    expect(said).toBe(`Port ${port} is in use already; stop what holds it, or set PORT to another one.`);
    expect(code).toBe(1);
  });

  it('values that make no sense, all of them in one sentence', async () => {
    const { code, said } = await refusal({ PORT: 'http', KEYCLOAK_URL: 'localhost:8080' });

    expect(said).toContain('PORT must be a port');
    expect(said).toContain('KEYCLOAK_URL must be an http(s) URL');
    expect(code).toBe(1);
  });
});
