import { createLogger } from '#src/lib/log/logger.ts';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SessionError, sessionErrorMessages } from '#src/lib/auth/session-error.ts';
import type en from './messages/en.json';
import { constraintOf, errorCodeOf } from './error-code.ts';

type LibMessageId = keyof typeof en | (typeof sessionErrorMessages)[keyof typeof sessionErrorMessages];

/** Message ids for a feature's own error codes and constraint names. */
export type ErrorTexts<Id extends string> = Readonly<Record<string, Id>>;

const log = createLogger('api');

/** Texts for codes that any operation can meet: those of the engine (Hasura's names), web server and actions service. */
const commonTexts: ErrorTexts<LibMessageId> = {
  'access-denied': 'errors.forbidden',
  'permission-error': 'errors.forbidden',
  'invalid-jwt': sessionErrorMessages['session-ended'],
  'constraint-violation': 'errors.refusedByRule',
  'data-exception': 'errors.refusedByRule',
  'validation-failed': 'errors.outOfDate',
  'too-many-requests': 'errors.tooMany',
  'too-many-open': 'errors.tooManyOpen',
  'too-busy': 'errors.busy',
  'limit-exceeded': 'errors.tooMuchAsked',
  'service-unavailable': 'errors.serviceUnavailable',
  'request-invalid': 'errors.requestInvalid',
  'request-timeout': 'errors.timedOut',
  'role-required': 'errors.forbidden',
  'not-found': 'errors.notFound',
  'path-invalid': 'errors.notFound',
  'origin-refused': 'errors.otherSite',
  'origin-not-allowed': 'errors.otherSite',
  unexpected: 'errors.unexpected',
};

/**
 * Returns the message id for an operation that failed on a public page, by constraint name or code. A public page never
 * shows a server's own text; an error without a message is logged.
 */
export function errorMessageId<Id extends string = never>(
  error: unknown,
  featureTexts: ErrorTexts<Id> = {},
): Id | LibMessageId {
  const known = knownMessageId(error, featureTexts);
  if (!known) log.error('The API answered with an error that has no text.', { error });

  return known ?? 'errors.unexpected';
}

/** Returns the message id that the site has for an error; undefined for an error of the API without one. */
export function knownMessageId<Id extends string = never>(
  error: unknown,
  featureTexts: ErrorTexts<Id> = {},
): Id | LibMessageId | undefined {
  if (error instanceof SessionError) return sessionErrorMessages[error.code];
  const constraint = constraintOf(error) ?? '';
  const code = errorCodeOf(error) ?? '';
  const known = featureTexts[constraint] ?? featureTexts[code] ?? commonTexts[code];

  return known ?? (code || CombinedGraphQLErrors.is(error) ? undefined : 'errors.unreachable');
}
