import { object, string } from 'yup';
import { optionalMoment } from '#src/kit/forms/dates/optional-moment.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

const inThePast: ValidationMessage = { id: 'newsletters.send.past' };

const timeRequired: ValidationMessage = { id: 'newsletters.send.whenRequired' };
const newTimeRequired: ValidationMessage = { id: 'newsletters.progress.newTimeRequired' };

const scheduledAt = optionalMoment(string).test(
  'future',
  () => inThePast,
  (value) => !value || !(new Date(value).getTime() <= Date.now()),
);

/** Rules for the time at which a newsletter is sent; empty means now. */
export const scheduleSchema = object({ scheduled_at: scheduledAt });

/** Rules for the time of a newsletter that is not to be sent now. */
export const laterSchema = object({ scheduled_at: scheduledAt.required(() => timeRequired) });

/** Rules for another time of a newsletter that is scheduled already. */
export const rescheduleSchema = object({ scheduled_at: scheduledAt.required(() => newTimeRequired) });
