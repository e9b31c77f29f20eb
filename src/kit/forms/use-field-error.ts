import { useField } from 'formik';
import { toValidationMessage, type ValidationMessage } from './validation-message.ts';

/** The error of a field once the person has left it or tried to submit. */
export function useFieldError(name: string): ValidationMessage | undefined {
  const [, meta] = useField(name);

  return meta.touched ? toValidationMessage(meta.error) : undefined;
}
