import { string } from 'yup';
import { DATE_INCOMPLETE } from './use-picked-date.ts';
import type { ValidationMessage } from './validation-message.ts';

const incomplete: ValidationMessage = { id: 'forms.date.incomplete' };

/** The rule of a DateTimeField: a whole moment or none. */
export function optionalMoment() {
  return string()
    .default('')
    .test(
      'complete',
      () => incomplete,
      (value) => value !== DATE_INCOMPLETE,
    );
}
