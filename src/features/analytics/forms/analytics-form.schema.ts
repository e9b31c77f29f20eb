import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Characters; the same limits as the check constraints on analytics_settings.value. */
export const SCRIPTS_MAX_LENGTH = 100_000;
/**
 * Allowed characters of an identifier, as in the database; identifiers end up in scripts and attributes of every page.
 */
const IDENTIFIER = /^[A-Za-z0-9_-]{0,100}$/;

/**
 * Usual forms of the providers' identifiers; another form only causes a warning, because providers may change theirs.
 */
export const USUAL_FORMS = {
  ga_measurement_id: /^G-[A-Z0-9]{6,12}$/,
  gtm_id: /^GTM-[A-Z0-9]{4,10}$/,
  yandex_metrica_id: /^\d{5,12}$/,
  bing_webmaster_id: /^[0-9A-F]{32}$/i,
} as const;

export type IdentifierName = keyof typeof USUAL_FORMS;

const refused: ValidationMessage = { id: 'analytics.form.identifierRefused' };
const tooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'analytics.form.scriptsTooLong',
  values: { max },
});
const identifier = string()
  .trim()
  .default('')
  .test(
    'identifier',
    () => refused,
    (value) => IDENTIFIER.test(value),
  );

export const analyticsFormSchema = object({
  ga_measurement_id: identifier,
  gtm_id: identifier,
  yandex_metrica_id: identifier,
  bing_webmaster_id: identifier,
  additional_head_scripts: string().default('').max(SCRIPTS_MAX_LENGTH, tooLong),
});

export type AnalyticsFormValues = InferType<typeof analyticsFormSchema>;

export const emptyAnalyticsValues: AnalyticsFormValues = {
  ga_measurement_id: '',
  gtm_id: '',
  yandex_metrica_id: '',
  bing_webmaster_id: '',
  additional_head_scripts: '',
};
