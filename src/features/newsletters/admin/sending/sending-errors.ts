import { newsletterErrors } from '../newsletter-errors.ts';

/** Texts for the error codes (docs/integrate/error-codes.md) about newsletters that are sent, and about their dispatches. */
export const sendingErrors = {
  ...newsletterErrors,
  'dispatch-body-deleted': 'newsletters.errors.dispatchBodyDeleted',
  'dispatch-state': 'newsletters.errors.dispatchState',
  'dispatch-unknown': 'newsletters.errors.dispatchUnknown',
  'newsletter-already-sent': 'newsletters.errors.alreadySent',
  'newsletter-changed': 'newsletters.errors.changed',
  'newsletter-no-recipients': 'newsletters.errors.noRecipients',
  'newsletter-settings-missing': 'newsletters.errors.settingsMissing',
  'newsletter-invalid': 'newsletters.errors.invalid',
  'newsletter-other-version': 'newsletters.errors.otherVersion',
  'newsletter-test-suppressed': 'newsletters.errors.testSuppressed',
  'newsletter-test-too-many': 'newsletters.errors.testTooMany',
  'newsletter-unknown': 'newsletters.errors.unknown',
} as const;
