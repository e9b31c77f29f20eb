import { useField } from 'formik';
import { toValidationMessage, type ValidationMessage } from './validation-message.ts';

/** Returns the error of a field after the person has left the field or tried to submit. */
export function useFieldError(name: string): ValidationMessage | undefined {
  const [, meta] = useField(name);

  return meta.touched ? toValidationMessage(meta.error) : undefined;
}
