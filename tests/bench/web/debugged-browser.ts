import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findExecutable } from '#tests/support/browser/browser.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** Starts a Chromium for Lighthouse alone, on a port: a second program that drives it would abort its navigations. */
export async function startDebuggedBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const { path, env, args } = await findExecutable();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'hostfront-bench-'));
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--headless', '--no-sandbox'];
  const browser = spawn(path, [...own, '--no-first-run', ...args, 'about:blank'], { env, stdio: 'ignore' });
  const ended = new Promise<void>((done) => browser.once('exit', () => done()));
  await waitUntil('Chromium listens for Lighthouse', () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

  return {
    port,
    stop: async () => {
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
