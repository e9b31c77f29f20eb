import type pg from 'pg';
import { startFakeGoogle } from './fake-google.ts';
import { authorizeByGoogle } from './google-entry.ts';
import { createBrowser } from './redirect-browser.ts';
import { startInProcess } from './start-in-process.ts';

/**
 * Starts the embedded identity in this process, where the product's realm has Google as an identity provider, and a
 * fake Google. `onPool` gets the pool before it is used.
 */
export async function startWithGoogle(databaseUrl: string, onPool?: (pool: pg.Pool) => void) {
  const google = await startFakeGoogle();
  const identity = await startInProcess(databaseUrl, {
    placeholders: {
      GOOGLE_ENABLED: 'true',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
    },
    google: google.endpoints,
    ...(onPool && { onPool }),
  });

  return {
    ...{ ...identity, google },
    /** Sends a browser to Google, and returns the address to which Google sends the browser back. */
    answerOfGoogle: async (browser = createBrowser(identity.url)): Promise<string> =>
      google.answer(await browser.follow(authorizeByGoogle())),
    stop: async () => {
      await identity.stop();
      await google.stop();
    },
  };
}
