import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limits as the check constraints on legal_pages. */
export const TITLE_MAX_LENGTH = 200;
export const BODY_MAX_LENGTH = 100_000;

const titleRequired: ValidationMessage = { id: 'legal.form.titleRequired' };
const bodyRequired: ValidationMessage = { id: 'legal.form.bodyRequired' };
const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'legal.form.tooLong',
  values: { max },
});

const title = string().trim().max(TITLE_MAX_LENGTH, tooLong);
const body = string().trim().max(BODY_MAX_LENGTH, tooLong);

export const legalFormSchema = object({
  title: title.required(titleRequired),
  title_ar: title.default(''),
  body: body.required(bodyRequired),
  body_ar: body.default(''),
});

export type LegalFormValues = InferType<typeof legalFormSchema>;

export const emptyLegalText = (): LegalFormValues => ({ title: '', title_ar: '', body: '', body_ar: '' });
