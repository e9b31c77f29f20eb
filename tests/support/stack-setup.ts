import { join } from 'node:path';
import { cpSync, readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startStack } from './stack.ts';

type Site = { url: string; inboxUrl: string; dataDir: string; adminEmail: string; adminPassword: string };

declare module 'vitest' {
  export interface ProvidedContext {
    site: Site;
  }
}

/** Seconds in which a test can undo a dispatch on a busy machine. */
const NEWSLETTER_UNDO_S = '6';

/**
 * Provides one running product for all browser tests: a fresh one, or, while a person writes tests, the one that `npm
 * start` runs (`SITE_URL`, `INBOX_URL` for its mail, and `DATA_DIR` where it keeps its secrets).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['SITE_URL'];
  if (url !== undefined) {
    project.provide('site', runningSite(url, process.env['DATA_DIR'] ?? '.data'));
    return () => Promise.resolve();
  }

  const fresh = await startStack({ env: { NEWSLETTER_UNDO_S } });
  const { stop, url: freshUrl, inboxUrl, dataDir, adminEmail, adminPassword } = fresh;
  const logsGoTo = process.env['KEEP_LOGS_IN'];
  project.provide('site', { url: freshUrl, inboxUrl, dataDir, adminEmail, adminPassword });

  return async () => {
    // The folder of data goes when the product stops, and a failure that can't be repeated leaves nothing but its logs.
    if (logsGoTo !== undefined) cpSync(join(dataDir, 'logs'), logsGoTo, { recursive: true });
    await stop();
  };
}

function runningSite(url: string, dataDir: string): Site {
  const { adminEmail, adminPassword } = JSON.parse(
    readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
  ) as Site;
  const inboxUrl = process.env['INBOX_URL'] ?? 'http://localhost:8025';
  return { url, inboxUrl, dataDir, adminEmail, adminPassword };
}
