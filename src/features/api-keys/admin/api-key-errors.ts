import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Texts for the codes with which the actions refuse. */
export const apiKeyErrors: ErrorTexts<MessageId> = {
  'api-key-address-invalid': 'apiKeys.errors.addressInvalid',
  'api-key-expiry-past': 'apiKeys.form.expiryPast',
  'api-key-origin-invalid': 'apiKeys.errors.originInvalid',
  'api-key-revoked': 'apiKeys.errors.revoked',
  'api-key-too-many': 'apiKeys.errors.tooMany',
  'api-key-unknown': 'apiKeys.errors.unknown',
};

/** Form field that each code is about. */
export const apiKeyFaultFields = {
  'api-key-address-invalid': 'allowed_addresses',
  'api-key-expiry-past': 'expires_at',
  'api-key-origin-invalid': 'allowed_origins',
} as const;
