import type { TestProject } from 'vitest/node';
import { startStack } from './stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: { url: string; dataDir: string; adminEmail: string; adminPassword: string };
  }
}

/** One running product for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack();
  const { url, dataDir, adminEmail, adminPassword } = stack;
  project.provide('site', { url, dataDir, adminEmail, adminPassword });

  return async () => {
    await stack.stop();
  };
}
