import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startPart, type Part } from '#embedded/stack/parts/part.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/**
 * Program of a part that answers with its process id, and freezes, ends or is unwell where it is told to. It
 * freezes in a wait for what never comes, which takes no processor from the other tests.
 */
const PROGRAM = `
  import { createServer } from 'node:http';
  let health = 200;
  let looks = 0;
  const FOREVER = new Int32Array(new SharedArrayBuffer(4));
  createServer((request, response) => {
    if (request.url === '/freeze') Atomics.wait(FOREVER, 0, 0);
    if (request.url === '/end') process.exit(3);
    if (request.url === '/unwell') health = 503;
    if (request.url === '/well') health = 200;
    if (request.url === '/wait') health = 0;
    if (request.url === '/healthz') looks += 1;
    if (request.url === '/looks') response.end(String(looks));
    else if (request.url === '/healthz' && health === 0) return;
    else if (request.url === '/healthz') response.writeHead(health).end('{"engine":"down"}');
    else response.end(String(process.pid));
  }).listen(Number(process.env.PORT), '127.0.0.1');`;

let folder: string;
/** Folder in which the part runs. */
let root: string;
let url: string;
let part: Part | undefined;
const said: string[] = [];

beforeEach(() => {
  folder = makeTestFolder(onTestFinished);
  root = join(folder, 'root');
  mkdirSync(root);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'exit-with-launcher.js'), '');
  writeFileSync(join(folder, 'part.js'), PROGRAM);
  said.length = 0;
});
afterEach(async () => {
  await part?.stop();
});

async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  part = await startPart(
    {
      name: 'test',
      entry: 'part.js',
      env: { PORT: String(port) },
      healthUrl: `${url}/healthz`,
      liveUrl: `${url}/livez`,
    },
    {
      root,
      serverDir: folder,
      logDir: folder,
      logLimits: { maxBytes: 1_000_000, maxFiles: 2 },
      signal: new AbortController().signal,
      say: (text) => said.push(text),
      looks: { everyMs: 20, answerMs: 250 },
    },
  );
}
const pid = async () => {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(500) })).text();
  } catch {
    return undefined;
  }
};
/** Returns how often the launcher has looked at the health of the part. */
const looks = async () => (await fetch(`${url}/looks`)).text();
/** Tells the part what to do; where it freezes or ends, its connection ends without an answer. */
const tell = (path: string) => fetch(`${url}${path}`).catch(() => undefined);
/** Starts the part and returns its process id, which a slow machine may tell a moment later. */
async function startAndAsk(): Promise<string> {
  await start();
  await expect.poll(pid).toMatch(/^\d+$/);

  return (await fetch(url)).text();
}

/** Programs of parts that end before they serve, and what the person is told of it. */
const FAILING = [
  {
    program: `process.send({ failed: 'The table is gone: no such table' });
      console.log('{"level":30,"msg":"The pool is closed"}'); process.exitCode = 1; process.disconnect();`,
    cause: 'The table is gone: no such table',
  },
  { program: `process.kill(process.pid, 'SIGKILL')`, cause: 'SIGKILL' },
];

describe('a process that `npm start` runs and watches', () => {
  it.each(FAILING)(
    'that ends before it serves makes the start fail with its cause: $cause',
    async ({ program, cause }) => {
      writeFileSync(join(folder, 'part.js'), program);
      writeFileSync(join(folder, 'test.log'), 'The last line of an earlier start\n');

      await expect(start()).rejects.toThrow(
        `The test part did not start (${cause}); its log is ${folder}/test.log.`,
      );
    },
  );

  it('that no longer responds is killed and started again', async () => {
    const before = await startAndAsk();

    await tell('/freeze');

    await expect.poll(() => said).toEqual(['The test part no longer responds and is started again.']);
    await expect.poll(pid).toMatch(/^\d+$/);
    expect(await pid()).not.toBe(before);
  });

  it.each([
    ['answers with an error', '/unwell', 'it answers 503 {"engine":"down"}'],
    ['has a health check that waits for another part', '/wait', 'its health check does not respond'],
  ])(
    'that %s is reported once, not restarted, and reported again when it is healthy',
    async (_, path, state) => {
      const before = await startAndAsk();
      await expect.poll(looks).not.toBe('0');

      await tell(path);
      await expect.poll(() => said).toHaveLength(1);
      await tell('/well');
      await expect.poll(() => said).toHaveLength(2);

      expect(said).toEqual([
        `The test part has not been well for a minute: ${state}.`,
        'The test part is well again.',
      ]);
      await expect.poll(pid).toBe(before);
    },
  );

  it('that ends three times is restarted with a growing delay and reported', async () => {
    await start();
    for (let time = 1; time <= 3; time += 1) {
      await expect.poll(pid).toMatch(/^\d+$/);
      await tell('/end');
    }

    await expect
      .poll(() => said)
      .toEqual([
        `The test part has ended 3 times within ten minutes (exit code 3) and starts again in 2 s; its log is ${folder}/test.log.`,
      ]);
  });

  it('that cannot be started is tried again until it can, and each failure is reported', async () => {
    const before = await startAndAsk();

    // Node reports a folder that is missing later, and one that is a file at once.
    rmSync(root, { recursive: true });
    await tell('/end');
    await expect.poll(() => said.length).toBeGreaterThan(0);
    writeFileSync(root, '');
    await expect.poll(() => said.length).toBeGreaterThan(1);
    rmSync(root);
    mkdirSync(root);

    await expect.poll(pid).toMatch(/^\d+$/);
    expect(await pid()).not.toBe(before);
    expect(said[0]).toMatch(/^The test part has ended 3 times within ten minutes \(spawn .*ENOENT\)/);
    expect(said[1]).toMatch(/^The test part has ended 4 times within ten minutes \(spawn .*ENOTDIR\)/);
  });

  it('that is stopped while it waits for its next start is not started again', async () => {
    await start();
    await tell('/end');
    await expect.poll(pid).toBeUndefined();

    await part?.stop();

    expect(await pid()).toBeUndefined();
  });
});
