import { object } from 'yup';
import { optionalMoment } from '#src/kit/forms/optional-moment.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

const inThePast: ValidationMessage = { id: 'newsletters.send.past' };

/** Rules for the time at which a newsletter is sent; empty means now. */
export const scheduleSchema = object({
  scheduled_at: optionalMoment().test(
    'future',
    () => inThePast,
    (value) => !value || !(new Date(value).getTime() <= Date.now()),
  ),
});
