import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions } from '#tests/actions/start-actions.ts';
import { startService } from '#tests/actions/start-service.ts';
import { memoryMb } from '#tests/support/process-memory.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

const MB = 1024 * 1024;
const SIZE_MB = 1024;
/** Upper bound in MB for the growth of the service's memory during an upload. */
const GROWTH_MB = 50;

const dataDir = makeTestFolder(afterAll);
const postgres = useStarted(() =>
  startPostgres({ dataDir: join(dataDir, 'postgres'), superuserPassword: 'test-superuser' }),
);
const actions = useStarted(() => startActions({}, postgres.superuserUrl));
const service = useStarted(async () => {
  const port = await freePort();
  const child = await startService(actions.databaseUrl, actions.identity.url, port);

  return {
    url: `http://127.0.0.1:${port}`,
    usedMb: () => memoryMb(child.pid ?? 0, 'VmRSS'),
    stop: () => endProcess(child),
  };
});

/** Uploads a gigabyte of contacts until the service answers; returns the status and the MB that were sent. */
async function sendGigabyte(headers: Record<string, string | number>) {
  const token = await tokenOf(actions, admin);
  const upload = request(`${service.url}/uploads/contacts?key=${randomUUID()}&email=0&header=false`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', ...headers },
  });
  let status = 0;
  const answered = new Promise<void>((resolve, reject) => {
    upload.once('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      resolve();
    });
    // Once it has answered, the service closes the connection.
    upload.on('error', reject);
  });
  answered.catch(() => undefined);

  let sentMb = 0;
  let highest = 0;
  for (; sentMb < SIZE_MB && status === 0; sentMb += 1) {
    const lines = Buffer.alloc(MB, `person-${sentMb}@example.test,${'x'.repeat(60)}\n`);
    if (!upload.write(lines)) await Promise.race([once(upload, 'drain'), answered]);
    await nextTurn();
    highest = Math.max(highest, service.usedMb());
  }
  await answered;
  upload.destroy();

  return { status, sentMb, highest };
}

describe('an upload of one gigabyte', () => {
  it('is refused by its Content-Length before it is sent whole', async () => {
    const { status, sentMb } = await sendGigabyte({ 'content-length': SIZE_MB * MB });

    expect(status).toBe(413);
    expect(sentMb).toBeLessThan(SIZE_MB);
  });

  it('is refused, if chunked, once it is too long, without filling the memory and without importing', async () => {
    await sendGigabyte({ 'content-length': SIZE_MB * MB });
    const before = service.usedMb();
    const { status, sentMb, highest } = await sendGigabyte({ 'transfer-encoding': 'chunked' });

    expect(status).toBe(413);
    expect(sentMb).toBeGreaterThanOrEqual(128);
    expect(highest - before, `from ${before.toFixed(0)} MB`).toBeLessThan(GROWTH_MB);
    expect((await actions.pool.query('select from contacts')).rowCount).toBe(0);
    expect((await actions.pool.query('select error_code from imports')).rows).toEqual([
      { error_code: 'import-file-too-large' },
    ]);
  });
});
