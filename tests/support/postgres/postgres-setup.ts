import type { TestProject } from 'vitest/node';
import { provideShare } from '../provide-share.ts';
import { startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
  }
}

/**
 * Provides one PostgreSQL 17 for a whole run, in which every test file copies its own database: the one that `npm test`
 * runs for all kinds of tests (`TEST_POSTGRES_URL`), else a fresh one.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  provideShare(project, project.name !== 'integration');
  const url = process.env['TEST_POSTGRES_URL'];
  if (url !== undefined) {
    project.provide('superuserUrl', url);
    return undefined;
  }

  const { superuserUrl, stop } = await startTestPostgres();
  project.provide('superuserUrl', superuserUrl);

  return stop;
}
