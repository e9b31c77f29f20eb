import { object, string } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limit as the check constraint contacts_state_note_length. */
const REASON_MAX_LENGTH = 500;
const reasonMissing: ValidationMessage = { id: 'contacts.subscription.reasonMissing' };
const reasonTooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'contacts.form.nameTooLong',
  values: { max },
});

/** Values with which an administrator subscribes a contact again. */
export const subscribeAgainSchema = object({
  reason: string().trim().required(reasonMissing).max(REASON_MAX_LENGTH, reasonTooLong),
});
