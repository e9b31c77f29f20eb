import { WITH_QUEUE } from '#tests/actions/templates.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { PLACEHOLDERS, WEB_URL } from './keycloak-client.ts';
import { createBrowser } from './redirect-browser.ts';
import { checkGoogleAdministrators } from './shared/google-administrators.ts';
import { startWithGoogle } from './start-with-google.ts';

const database = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
const identity = useStarted(() => startWithGoogle(database.url));

checkGoogleAdministrators(() => ({
  client: identity.client,
  place: {
    databaseUrl: database.url,
    identityUrl: identity.url,
    settings: { ...PLACEHOLDERS, PUBLIC_URL: WEB_URL },
  },
  signInByGoogle: async ({ id, email }) => {
    identity.google.person = { sub: id, email, email_verified: true, hd: 'example.com' };
    const browser = createBrowser(identity.url);
    return browser.follow(await identity.answerOfGoogle(browser));
  },
}));
