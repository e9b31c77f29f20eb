import { object, string, type InferType } from 'yup';
import { isSiteLink } from '#src/kit/forms/site-link.ts';
import { integerText } from '#src/kit/forms/integer-text.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limit as the check constraint on footer_links.label and label_ar. */
export const LABEL_MAX_LENGTH = 100;
/** Groups of the footer; SPEC section 3. */
export const CATEGORIES = ['Services', 'Company'] as const;

const labelRequired: ValidationMessage = { id: 'footerLinks.form.labelRequired' };
const urlRequired: ValidationMessage = { id: 'footerLinks.form.urlRequired' };
const urlInvalid: ValidationMessage = { id: 'footerLinks.form.urlInvalid' };
const categoryRequired: ValidationMessage = { id: 'footerLinks.form.categoryRequired' };
const noInteger: ValidationMessage = { id: 'footerLinks.form.sortOrderNoInteger' };
const labelTooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'footerLinks.form.labelTooLong',
  values: { max },
});

const label = string().trim().max(LABEL_MAX_LENGTH, labelTooLong);

export const linkFormSchema = object({
  label: label.required(labelRequired),
  label_ar: label.default(''),
  url: string()
    .trim()
    .required(urlRequired)
    .test(
      'site-link',
      () => urlInvalid,
      (value) => !value || isSiteLink(value),
    ),
  category: string()
    .required(categoryRequired)
    .oneOf(CATEGORIES, () => categoryRequired),
  sort_order: integerText(noInteger),
});

export type LinkFormValues = InferType<typeof linkFormSchema>;
