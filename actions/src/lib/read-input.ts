import { ValidationError, type InferType, type Schema } from 'yup';
import { ActionError } from './action-error.ts';

/** Tests whose wrong value an error repeats: choices and times. Any other value may be a secret, so only its kind is named. */
const SHOWN_TESTS = ['oneOf', 'moment'];
/** Upper bound for the characters of a value that an error repeats. */
const SHOWN_MAX_LENGTH = 40;

/**
 * Reads the input of an action. A refusal says which field is wrong, what is wanted and what was found, and has the
 * field's path in `extensions.field`. Other data, such as Keycloak's answers, must not be read by this function: their
 * faults are errors, not refusals.
 */
export function readInput<S extends Schema>(
  schema: S,
  input: unknown,
  { code = 'request-invalid' }: { code?: string } = {},
): InferType<S> {
  try {
    return schema.validateSync(input, { stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ActionError(code, `${wantedBy(error)}; found ${foundBy(error)}.`, {
      details: { field: error.path },
    });
  }
}

/**
 * Returns what is wanted of a field. yup's own text for a wrong type is not used, because it repeats the value, which
 * may be a secret.
 */
function wantedBy({ type, path, params, message }: ValidationError): string {
  return type === 'typeError' ? `${path} must be of type ${String(params?.['type'])}` : message;
}

function foundBy({ type, params }: ValidationError): string {
  const found = params?.['originalValue'];
  if (found === undefined) return 'nothing';
  if (found === null) return 'null';
  if (typeof found !== 'string') return Array.isArray(found) ? 'a list' : `one of type ${typeof found}`;
  if (SHOWN_TESTS.includes(type ?? '') && found.length <= SHOWN_MAX_LENGTH) return `"${found}"`;
  return `a text of length ${found.length}`;
}
