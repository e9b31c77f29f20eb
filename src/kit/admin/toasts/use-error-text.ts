import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { requestIdOf, serverMessageOf } from '#src/lib/apollo/error-code.ts';
import { knownMessageId, type ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Texts of the actions that only administrators call; docs/integrate/error-codes.md. */
export const adminActionErrors = {
  'code-required': 'kit.error.codeRequired',
  'code-wrong': 'kit.error.codeWrong',
  'head-scripts-refused': 'kit.error.headScriptsRefused',
  'head-scripts-too-long': 'kit.error.headScriptsTooLong',
  'last-admin': 'kit.error.lastAdmin',
  'password-none': 'kit.error.passwordNone',
  'password-too-many-attempts': 'kit.error.passwordTooManyAttempts',
  'password-wrong': 'kit.error.passwordWrong',
  'user-role-invalid': 'kit.error.userRoleInvalid',
  'user-unknown': 'kit.error.userUnknown',
  'users-unavailable': 'kit.error.usersUnavailable',
} as const;

/** Texts for visitors that name no reason; administrators read the server's message, which does. */
const VAGUE = new Set<MessageId>([
  'errors.outOfDate',
  'errors.refusedByRule',
  'errors.requestInvalid',
  'errors.unexpected',
]);

export type ErrorTextOptions = {
  /** Texts of the section by error code or constraint name. */
  errors?: ErrorTexts<MessageId> | undefined;
  /** Text with `{message}` that SPEC puts around the error, if any. */
  around?: MessageId | undefined;
};

/**
 * Returns a function that gives the text of an error for administrators (SPEC section 8): the site's text if the error's
 * code or constraint is known and has a reason, or else the server's message unchanged, with the request's id in the log.
 */
export function useErrorText(): (error: unknown, options?: ErrorTextOptions) => string {
  const intl = useIntl();

  return useCallback(
    (error, { errors, around } = {}) => {
      const known = preciseMessageId(error, errors);
      const message = known ? intl.formatMessage({ id: known }) : rawMessage(error);
      const whole = around ? intl.formatMessage({ id: around }, { message }) : message;
      const requestId = known ? undefined : requestIdOf(error);

      return requestId
        ? intl.formatMessage({ id: 'kit.error.withRequest' }, { message: whole, requestId })
        : whole;
    },
    [intl],
  );
}

/** Returns the site's text unless it says less than the message that came with the error. */
function preciseMessageId(error: unknown, errors?: ErrorTexts<MessageId>): MessageId | undefined {
  const known = knownMessageId(error, { ...adminActionErrors, ...errors });
  const isVague = known !== undefined && VAGUE.has(known) && serverMessageOf(error) !== undefined;

  return isVague ? undefined : known;
}

function rawMessage(error: unknown): string {
  const message = serverMessageOf(error);
  if (message !== undefined) return message;

  return error instanceof Error ? error.message : String(error);
}
