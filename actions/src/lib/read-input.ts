import { ValidationError, type InferType, type Schema } from 'yup';
import { ActionError } from './action-error.ts';

/** A value of a choice is told as it is where it is short; anything else may be a secret, and only its kind is told. */
const SHOWN_MAX_LENGTH = 40;

/**
 * Reads what an action was called with. A refusal says which field, what is wanted of it and what was found, and has the
 * field's path in `extensions.field`. Faults of other data, such as Keycloak's answers, are no refusals: they stay errors.
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

/** yup's own text for a wrong type repeats the value, and with it a secret. */
function wantedBy({ type, path, params, message }: ValidationError): string {
  return type === 'typeError' ? `${path} must be of type ${String(params?.['type'])}` : message;
}

function foundBy({ type, params }: ValidationError): string {
  const found = params?.['originalValue'];
  if (found === undefined) return 'nothing';
  if (found === null) return 'null';
  if (typeof found !== 'string') return Array.isArray(found) ? 'a list' : `one of type ${typeof found}`;
  if (type === 'oneOf' && found.length <= SHOWN_MAX_LENGTH) return `"${found}"`;
  return `a text of length ${found.length}`;
}
