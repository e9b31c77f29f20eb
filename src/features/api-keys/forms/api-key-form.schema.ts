import { object, string, type InferType } from 'yup';
import { optionalMoment } from '#src/kit/forms/optional-moment.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { isAddress, isOrigin, linesOf } from './allowed-places.ts';

/** Characters; the same limit as the check constraint on api_keys.name. */
export const NAME_MAX_LENGTH = 100;
/** Entries of each list; the same limit as the check constraints on api_keys. */
export const PLACES_MAX = 50;

/** What a program may do: the roles of the API that a key can have. */
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
  /** That it lies ahead is for the server to say: a key that has ended may still be renamed. */
  expires_at: optionalMoment(),
  allowed_origins: places(isOrigin, 'apiKeys.form.originInvalid'),
  allowed_addresses: places(isAddress, 'apiKeys.form.addressInvalid'),
});

export type ApiKeyFormValues = InferType<typeof apiKeyFormSchema>;

/** Lines that each name a place; the first wrong one is shown. */
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
