import { object, string } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { LENGTHS } from '#rules/lengths.ts';

const reasonMissing: ValidationMessage = { id: 'contacts.subscription.reasonMissing' };
const reasonTooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'contacts.form.nameTooLong',
  values: { max },
});

/** Values with which an administrator subscribes a contact again. */
export const subscribeAgainSchema = object({
  reason: string().trim().required(reasonMissing).max(LENGTHS.contacts.state_note, reasonTooLong),
});
