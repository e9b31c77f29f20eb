import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { launch } from '#tests/support/processes/stack.ts';

it('npm start prints one sentence and ends with code 1 if its port is in use', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;

  const launched = launch({ PORT: String(port), DATA_DIR: makeTestFolder(onTestFinished) });
  await launched.ready.catch(() => undefined);
  const code = await launched.stop('SIGTERM');
  await new Promise((done) => server.close(done));

  expect(launched.output().trim()).toBe(
    `Port ${port} is in use already; stop what holds it, or set PORT to another one.`,
  );
  expect(code).toBe(1);
});
