import { readHeadHtml, type HeadFault } from '#rules/head/read-head-html.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { source, text } from '#src/kit/fields/kinds.ts';
import { settingsOf } from '#src/kit/fields/settings-of.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { LENGTHS } from '#rules/lengths.ts';

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

export const analyticsFields = settingsOf('analytics_settings', 'AnalyticsSettings', {
  ga_measurement_id: identifier('analytics.form.ga'),
  gtm_id: identifier('analytics.form.gtm'),
  yandex_metrica_id: identifier('analytics.form.yandex'),
  bing_webmaster_id: identifier('analytics.form.bing'),
  additional_head_scripts: source({
    label: 'analytics.form.scripts',
    control: 'own',
    max: LENGTHS.analytics_settings.value,
    tooLong: 'analytics.form.scriptsTooLong',
    rules: (schema) =>
      schema.test('head', (value = '', { createError }) => {
        const [fault] = readHeadHtml(value).faults;
        return fault === undefined || createError({ message: () => messageOf(fault) });
      }),
  }),
});

export type AnalyticsFormValues = ValuesOf<typeof analyticsFields.fields>;

const REFUSED: Readonly<Record<string, MessageId>> = {
  base: 'analytics.form.baseRefused',
  title: 'analytics.form.titleRefused',
};

/** Returns why something can't be saved; a name that isn't an element's is a handler's. */
const messageOf = ({ name, element, line }: HeadFault): ValidationMessage => ({
  id: REFUSED[name] ?? 'analytics.form.handlerRefused',
  values: { line, name, element },
});

function identifier(label: MessageId) {
  return text({
    label,
    control: 'own',
    rules: (schema) =>
      schema.test(
        'identifier',
        () => ({ id: 'analytics.form.identifierRefused' }),
        (value = '') => IDENTIFIER.test(value),
      ),
  });
}
