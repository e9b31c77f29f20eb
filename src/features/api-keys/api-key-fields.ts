import type { ValuesOf } from '#src/kit/fields/field.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, list, moment, text } from '#src/kit/fields/kinds.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { isIp, isOrigin, linesOf } from './forms/allowed-places.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { KEY_ROLES } from './key-roles.ts';

/** Entries in each list; the same limit as the check constraints on api_keys. */
const PLACES_MAX = 50;
/** Days until a new key expires, unless the person chooses another date. */
const USUAL_DAYS = 90;

/** Fields of an API key; a new one begins with the role that may do the least. */
export const apiKeyFields = fieldsOf(
  'api_keys',
  {
    name: text({
      label: 'apiKeys.form.name',
      hint: 'apiKeys.form.nameHint',
      required: 'apiKeys.form.nameRequired',
      max: LENGTHS.api_keys.name,
      tooLong: 'apiKeys.form.nameTooLong',
    }),
    role: choice(KEY_ROLES, {
      label: 'apiKeys.form.role',
      control: 'own',
      empty: 'reader',
      required: 'apiKeys.form.roleRequired',
      words: {
        reader: 'apiKeys.role.reader',
        editor: 'apiKeys.role.editor',
        mailing: 'apiKeys.role.mailing',
      },
    }),
    // The server checks that the date lies in the future; a key that has expired may still be renamed.
    expires_at: moment({ label: 'apiKeys.form.expiry', control: 'own', empty: () => dayIn(USUAL_DAYS) }),
    allowed_origins: places({
      label: 'apiKeys.form.origins',
      hint: 'apiKeys.form.originsHint',
      isPlace: isOrigin,
      invalid: 'apiKeys.form.originInvalid',
    }),
    allowed_addresses: places({
      label: 'apiKeys.form.addresses',
      hint: 'apiKeys.form.addressesHint',
      isPlace: isIp,
      invalid: 'apiKeys.form.addressInvalid',
    }),
  },
  {
    documents: { one: 'ApiKey', many: 'ApiKeys', writes: 'actions', hasOwnChanged: true },
    alsoRead: ['prefix', 'last_used_at', 'last_used_address', 'created_at', 'revoked_at', 'held_at'],
  },
);

export type ApiKeyFormValues = ValuesOf<typeof apiKeyFields.fields>;

/** Returns the ISO time `days` from now, rounded down to the minute. */
export function dayIn(days: number): string {
  const moment = new Date();
  moment.setSeconds(0, 0);
  // By the calendar, so that the time of day stays when the clocks change.
  moment.setDate(moment.getDate() + days);

  return moment.toISOString();
}

type PlacesOptions = {
  label: MessageId;
  hint: MessageId;
  isPlace: (line: string) => boolean;
  invalid: MessageId;
};

/** A text with one origin or network per line; the error names the first wrong line. */
function places({ label, hint, isPlace, invalid }: PlacesOptions) {
  const faultOf = (typed: string): ValidationMessage | null => {
    const lines = linesOf(typed);
    if (lines.length > PLACES_MAX) return { id: 'apiKeys.form.tooManyPlaces', values: { max: PLACES_MAX } };
    const wrong = lines.find((line) => !isPlace(line));

    return wrong === undefined ? null : { id: invalid, values: { found: wrong } };
  };

  return list({ label, hint, lines: 3, read: linesOf, write: (entries) => entries.join('\n'), faultOf });
}
