import { string } from 'yup';
import { DATE_INCOMPLETE } from './use-picked-date.ts';
import type { ValidationMessage } from './validation-message.ts';

const incomplete: ValidationMessage = { id: 'forms.date.incomplete' };

/** Rule for a DateTimeField: a complete date and time, or none. */
export function optionalMoment() {
  return string()
    .default('')
    .test(
      'complete',
      () => incomplete,
      (value) => value !== DATE_INCOMPLETE,
    );
}
