import { ValidationError } from 'yup';
import { schemaOf } from '#src/kit/fields/schema-of.ts';

/** Returns the messages with which the form of these fields refuses values; none if it takes them. */
export function faultsOf(fields: Parameters<typeof schemaOf>[0], values: object): unknown[] {
  try {
    schemaOf(fields).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}
