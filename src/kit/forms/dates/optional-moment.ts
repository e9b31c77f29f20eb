import type { string } from 'yup';
import type { ValidationMessage } from '../validation-message.ts';

/** Value of an incompletely typed date. The form's rules refuse it, so that it is not saved as "no date". */
export const DATE_INCOMPLETE = 'incomplete';

const incomplete: ValidationMessage = { id: 'forms.date.incomplete' };

/** Rule for a DateTimeField: a complete date and time, or none. It is made by yup's `string`. */
export function optionalMoment(makeString: typeof string) {
  return makeString()
    .default('')
    .test(
      'complete',
      () => incomplete,
      (value) => value !== DATE_INCOMPLETE,
    );
}
