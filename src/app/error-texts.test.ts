import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountErrors } from '#src/features/account/admin/account-errors.ts';
import { apiKeyErrors } from '#src/features/api-keys/admin/api-key-errors.ts';
import { pictureErrors } from '#src/features/brand/forms/picture-errors.ts';
import { recoveryErrors } from '#src/features/auth/api/use-request-recovery.ts';
import { signInErrors } from '#src/features/auth/api/use-sign-in.ts';
import { emailChangeErrors } from '#src/features/email-change/api/email-change-documents.ts';
import { invitationErrors } from '#src/features/invitation/api/invitation-documents.ts';
import { importErrors } from '#src/features/contacts/import/import-errors.ts';
import { subscriptionErrors } from '#src/features/newsletter-sign-up/api/request-subscription.ts';
import { sendingErrors } from '#src/features/newsletters/admin/sending/sending-errors.ts';
import { userErrors } from '#src/features/users/admin/user-texts.ts';
import { webhookErrors } from '#src/features/webhooks/admin/webhook-errors.ts';
import { passwordErrors } from '#src/features/passwords/api/password-errors.ts';
import { adminActionErrors } from '#src/kit/admin/toasts/use-error-text.ts';
import { knownMessageId } from '#src/lib/apollo/error-message.ts';
import { sessionErrorMessages } from '#src/lib/auth/session-error.ts';

/** Codes that need no text: only programs meet them, or (a code of `/session`) the session store shows a text of its own. */
const NOBODY_READS = [
  'action-body-invalid',
  'action-secret-invalid',
  'admin-secret-refused',
  'api-key-address-refused',
  'api-key-in-address',
  'api-key-not-here',
  'api-key-expired',
  'api-key-held',
  'api-key-invalid',
  'api-key-missing',
  'api-key-origin-refused',
  'batch-not-asked',
  'contact-invalid',
  'contact-reason-missing',
  'contact-unknown',
  // The banner after a restore has one text for every failure of its list.
  'contacts-busy',
  'content-type-not-json',
  'import-batch-too-large',
  'mail-events-invalid',
  'mail-events-unsigned',
  'method-not-allowed',
  // The site shows this error's message unchanged, as it is the mail server's own answer.
  'newsletter-test-failed',
  'persisted-query-invalid',
  'picture-request-invalid',
  'sign-out-unavailable',
  'subscription-needs-socket',
  'token-revoked',
  'credentials-ambiguous',
  'grant-type-unsupported',
  'webhook-invalid',
];

/** Returns the codes that a section of docs/integrate/error-codes.md lists. */
function codesOf(section: string): string[] {
  const page = readFileSync('docs/integrate/error-codes.md', 'utf8');
  const text = page.split('\n## ').find((part) => part.startsWith(section)) ?? '';

  return [...text.matchAll(/^\| `([a-z-]+)`/gm)].map(([, code]) => code ?? '');
}

const documented = ['Actions service', 'Web server', 'GraphQL engine'].flatMap(codesOf);
const codes = [...new Set(documented)].filter((code) => !NOBODY_READS.includes(code));
const texts = {
  ...adminActionErrors,
  ...importErrors,
  ...pictureErrors,
  ...sendingErrors,
  ...subscriptionErrors,
  ...signInErrors,
  ...recoveryErrors,
  ...passwordErrors,
  ...accountErrors,
  ...apiKeyErrors,
  ...userErrors,
  ...invitationErrors,
  ...emailChangeErrors,
  ...webhookErrors,
};

describe("the site's texts for error codes", () => {
  it('exist for each error of the session, and the documentation lists the same codes', () => {
    expect(codesOf('Session').sort()).toEqual(Object.keys(sessionErrorMessages).sort());
  });

  it('are missing only for codes that are documented', () => {
    expect(codes.length).toBeGreaterThan(25);
    expect(documented).toEqual(expect.arrayContaining(NOBODY_READS));
  });

  it.each(codes)('exist for the code %s, and are the same for a GraphQL error and an HTTP error', (code) => {
    const body = { message: 'for programs', extensions: { code } };
    const bodyText = JSON.stringify({ ...body, errors: [body] });
    const answer = new CombinedGraphQLErrors({ errors: [body] });
    const refusal = new ServerError('refused', { response: new Response(), bodyText });

    expect(knownMessageId(answer, texts)).toBeDefined();
    expect(knownMessageId(refusal, texts)).toBe(knownMessageId(answer, texts));
  });
});
