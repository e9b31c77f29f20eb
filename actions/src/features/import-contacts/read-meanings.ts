import { array, number, object, string, ValidationError } from 'yup';
import { MEANINGS, VALUE_MAX_LENGTH, type ValueMeaning } from '#rules/contacts/read-consent.ts';
import { ActionError } from '#actions/lib/action-error.ts';

/** Upper bound for the values whose meaning one import may tell. */
const MEANINGS_MAX = 200;

/** What values of a state mean, as an import may tell it. */
export const meaningsSchema = array(
  object({
    column: number().integer().min(0).max(999),
    value: string().max(VALUE_MAX_LENGTH).defined(),
    means: string().oneOf(MEANINGS).required(),
  }).required(),
).max(MEANINGS_MAX);

/** Reads the parameter `states` of an upload: `[{"value": "pending", "means": "unsubscribed"}]` as JSON. */
export function readMeanings(text: string | undefined): ValueMeaning[] {
  if (text === undefined) return [];
  try {
    return (meaningsSchema.required().validateSync(JSON.parse(text), { strict: true }) ??
      []) as ValueMeaning[];
  } catch (cause) {
    const why = cause instanceof ValidationError ? cause.errors.join('; ') : 'it is not JSON';
    throw new ActionError('import-request-invalid', `states can't be read: ${why}.`, { cause });
  }
}
