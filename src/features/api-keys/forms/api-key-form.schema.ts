import { object, string, type InferType } from 'yup';
import { optionalMoment } from '#src/kit/forms/optional-moment.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { isIp, isOrigin, linesOf } from './allowed-places.ts';

/** Characters; the same limit as the check constraint on api_keys.name. */
export const NAME_MAX_LENGTH = 100;
/** Entries in each list; the same limit as the check constraints on api_keys. */
export const PLACES_MAX = 50;

/** API roles that a key can have. */
export const KEY_ROLES = ['reader', 'editor', 'mailing'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

const nameRequired: ValidationMessage = { id: 'apiKeys.form.nameRequired' };
const nameTooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'apiKeys.form.nameTooLong',
  values: { max },
});
const roleRequired: ValidationMessage = { id: 'apiKeys.form.roleRequired' };

export const apiKeyFormSchema = object({
  name: string().trim().required(nameRequired).max(NAME_MAX_LENGTH, nameTooLong),
  role: string().oneOf(KEY_ROLES, roleRequired).required(roleRequired),
  /** The server checks that the date lies in the future; a key that has expired may still be renamed. */
  expires_at: optionalMoment(),
  allowed_origins: places(isOrigin, 'apiKeys.form.originInvalid'),
  allowed_addresses: places(isIp, 'apiKeys.form.addressInvalid'),
});

export type ApiKeyFormValues = InferType<typeof apiKeyFormSchema>;

/** Builds the rule for a text with one origin or network per line; the error names the first wrong line. */
function places(isPlace: (line: string) => boolean, invalid: MessageId) {
  return string()
    .default('')
    .test('places', (text, { createError }) => {
      const fault = faultOf(linesOf(text), isPlace, invalid);
      return fault === null || createError({ message: () => fault });
    });
}

function faultOf(
  lines: readonly string[],
  isPlace: (line: string) => boolean,
  invalid: MessageId,
): ValidationMessage | null {
  if (lines.length > PLACES_MAX) return { id: 'apiKeys.form.tooManyPlaces', values: { max: PLACES_MAX } };
  const wrong = lines.find((line) => !isPlace(line));

  return wrong === undefined ? null : { id: invalid, values: { found: wrong } };
}
