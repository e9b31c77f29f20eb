import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limit as the check constraint on the table. */
export const LABEL_MAX_LENGTH = 100;

const required: ValidationMessage = { id: 'footerLinks.form.labelRequired' };
const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'footerLinks.form.labelTooLong',
  values: { max },
});
const label = string().trim().max(LABEL_MAX_LENGTH, tooLong);

export const partnerFormSchema = object({
  label: label.required(required),
  label_ar: label.default(''),
  url: string().trim().required({ id: 'footerLinks.form.urlRequired' }),
});

export type PartnerFormValues = InferType<typeof partnerFormSchema>;
