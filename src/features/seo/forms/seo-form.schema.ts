import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limit as the check constraint on seo_settings.value and value_ar. */
export const VALUE_MAX_LENGTH = 1000;
/** Characters that search engines commonly show of each text; a longer one only gets a hint. */
export const SHOWN_LENGTH = { site_title: 60, meta_description: 160 } as const;

const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'seo.form.tooLong',
  values: { max },
});
const text = string().trim().max(VALUE_MAX_LENGTH, tooLong);
const required = (id: ValidationMessage['id']) => text.required({ id } satisfies ValidationMessage);

export const seoFormSchema = object({
  site_title: required('seo.form.siteTitleRequired'),
  site_title_ar: text.default(''),
  meta_description: required('seo.form.metaDescriptionRequired'),
  meta_description_ar: text.default(''),
  keywords: required('seo.form.keywordsRequired'),
  keywords_ar: text.default(''),
});

export type SeoFormValues = InferType<typeof seoFormSchema>;

export const emptySeoValues: SeoFormValues = {
  site_title: '',
  site_title_ar: '',
  meta_description: '',
  meta_description_ar: '',
  keywords: '',
  keywords_ar: '',
};
