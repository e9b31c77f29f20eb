import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveMetrics } from '#runtime/observe/metrics.ts';
import { say, unheardIn } from '#tests/support/doctor.ts';
import { serve } from '#tests/support/processes/serve.ts';
import { checkDisk, checkNode, checkReleases, judgeSpace } from '../../commands/doctor/check-machine.ts';
import { checkPort } from '../../commands/doctor/check-port.ts';
import { judgeClock } from '../../commands/doctor/clock.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listening = (port: number) => ({
  host: '127.0.0.1',
  port,
  names: { host: 'HOST', port: 'PORT' },
});

describe("the doctor's checks of the machine", () => {
  it('report a version of Node.js that is too old', async () => {
    expect(await say(checkNode('v20.9.0', '>=20.19.0'))).toBe(
      'fault: Node.js is v20.9.0; 20.19.0 is needed.',
    );
    expect(await say(checkNode('v22.1.0', '>=20.19.0'))).toMatch(/^ok/);
  });

  it('accept a free port and one of this product, and report a port of another program', async () => {
    const taken = Number(new URL(await serve((_request, response) => response.end('{}'))).port);
    const ours = await serve((_request, response) => response.end('{"status":"ok"}'));

    expect(await say(checkPort(listening(taken)))).toBe(
      `fault: Port ${taken} is in use already; stop what holds it, or set PORT to another one.`,
    );
    expect(await say(checkPort(listening(Number(new URL(ours).port))))).toMatch(/^ok: The product answers/);
    expect(await say(checkPort(listening(await freePort())))).toMatch(/^ok: .* is free/);
    expect(await say(checkPort({ ...listening(0), host: '192.0.2.1' }))).toMatch(
      /^fault: HOST is "192\.0\.2\.1"/,
    );
  });

  it('accept a metrics port of this product, and report one of another program', async () => {
    const foreign = await serve((_request, response) => response.end('go_goroutines 7\n'));
    const metrics = await serveMetrics(new Registry(), { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' });
    onTestFinished(() => metrics?.stop());
    const taken = Number(new URL(foreign).port);
    const check = (port: number) => say(checkPort({ ...listening(port), servesMetrics: true }));

    expect(await check(taken)).toMatch(/^fault: Port \d+ is in use already/);
    expect(await check(metrics?.port ?? 0)).toMatch(/^ok: The product answers/);
    expect(await check(await freePort())).toMatch(/^ok: .* is free/);
  });

  it.runIf(process.platform === 'linux')('report a file system without free space', async () => {
    // The file system /proc never has free space.
    expect(await say(checkDisk('/proc/of-nobody/data'))).toBe(
      'fault: 0.0 GiB of disk space are free; 1 is needed.',
    );
  });

  it('warn of a file system with little free space', async () => {
    expect(await say(checkDisk(root, { least: 0, wished: Number.MAX_VALUE }))).toMatch(
      /^warning: [\d.]+ GiB of disk space are free\.$/,
    );
  });

  it('warn if the folder of RELEASES_DIR cannot be written', async () => {
    const inFile = join(root, 'package.json/releases');

    expect(await say(checkReleases(join(root, 'none/yet')))).toBe('ok: The files of releases can be kept.');
    expect(await say(checkReleases(inFile))).toMatch(/^warning: RELEASES_DIR .* can't be written/);
  });

  it('grade free space, and report a clock that is 60 s off', () => {
    expect([0.5, 3, 20].map((free) => judgeSpace(free).level)).toEqual(['fault', 'warning', 'ok']);
    expect(judgeClock('PostgreSQL', 0, 60_000)).toMatchObject({
      level: 'fault',
      message: expect.stringContaining('60 s ahead of'),
    });
    expect(judgeClock('PostgreSQL', 60_000, 0).message).toContain('60 s behind');
  });
  it('have each of their messages tested in this file', () => {
    expect(unheardIn(['check-machine.ts'])).toEqual([]);
  });
});
