import { join } from 'node:path';
import { cpSync, readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findExecutable } from '../browser/browser.ts';
import { createTestDatabase } from '../postgres/database.ts';
import { provideShare } from '../provide-share.ts';
import { HANGS_AFTER_MS, waitUntil } from '../wait-until.ts';
import { startStack } from './stack.ts';

type Site = {
  url: string;
  inboxUrl: string;
  dataDir: string;
  /** Database of the product; undefined if the product runs its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  adminEmail: string;
  adminPassword: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    site: Site;
  }
}

/** Seconds in which a dispatch can be undone, as many as a busy machine may need; a test that wants it sent ends them. */
const NEWSLETTER_UNDO_S = '3600';
/** Milliseconds between two looks at a page that is still being drawn. */
const LOOK_AGAIN_MS = 150;

/**
 * Provides one running product for all browser tests: a fresh one, or, while a person writes tests, the one that `npm
 * start` runs (`SITE_URL`, `INBOX_URL` for its mail, and `DATA_DIR` where it keeps its secrets).
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isWhole = project.name === 'slow-browser';
  provideShare(project, isWhole);
  const url = process.env['SITE_URL'];
  if (url !== undefined) {
    project.provide('site', runningSite(url, process.env['DATA_DIR'] ?? '.data'));
    return undefined;
  }

  // Linux starts no program that a process still has open for writing, and a process that is started meanwhile has it
  // open too, so Chromium is unpacked before anything else is started.
  await findExecutable();
  // A slow test kills the database, so that run has one of its own.
  const superuserUrl = isWhole ? undefined : process.env['TEST_POSTGRES_URL'];
  const database = superuserUrl === undefined ? undefined : await createTestDatabase({ superuserUrl });
  const databaseUrl = database?.url;
  const fresh = await startStack({
    env: { NEWSLETTER_UNDO_S, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  });
  const { stop, url: freshUrl, inboxUrl, dataDir, adminEmail, adminPassword } = fresh;
  await untilPagesAreDrawn(freshUrl);
  const logsGoTo = process.env['KEEP_LOGS_IN'];
  project.provide('site', { url: freshUrl, inboxUrl, dataDir, databaseUrl, adminEmail, adminPassword });

  return async () => {
    // The folder of data goes when the product stops, and a failure that can't be repeated leaves nothing but its logs.
    if (logsGoTo !== undefined) cpSync(join(dataDir, 'logs'), logsGoTo, { recursive: true });
    await stop();
    await database?.close();
  };
}

/** Waits until the web server has drawn every page of the sitemap; before that it answers 503 with an empty page. */
async function untilPagesAreDrawn(url: string): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (addresses.length === 0) throw new Error(`The sitemap names no page:\n${sitemap}`);
  for (const path of addresses) {
    await waitUntil(
      `${path} is drawn`,
      async () => {
        const answer = await fetch(url + path);
        await answer.text();
        return answer.ok;
      },
      HANGS_AFTER_MS,
      LOOK_AGAIN_MS,
    );
  }
}

function runningSite(url: string, dataDir: string): Site {
  const { adminEmail, adminPassword } = JSON.parse(
    readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
  ) as Site;
  const inboxUrl = process.env['INBOX_URL'] ?? 'http://localhost:8025';
  return { url, inboxUrl, dataDir, databaseUrl: process.env['DATABASE_URL'], adminEmail, adminPassword };
}
