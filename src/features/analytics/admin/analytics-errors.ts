import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Texts for refusals by the database and by the action. */
export const analyticsErrors: ErrorTexts<MessageId> = {
  analytics_settings_identifier_form: 'analytics.form.identifierRefused',
  analytics_settings_value_length: 'analytics.errors.scriptsTooLong',
  'head-scripts-refused': 'analytics.errors.scriptsRefused',
  'head-scripts-too-long': 'analytics.errors.scriptsTooLong',
  'password-wrong': 'analytics.errors.passwordWrong',
  'password-none': 'analytics.errors.passwordNone',
  'password-too-many-attempts': 'analytics.errors.passwordTooMany',
};
