import { useField } from 'formik';
import { FormattedMessage } from 'react-intl';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { seoFields, SHOWN_LENGTH, type SeoFormValues } from '../seo-fields.ts';

const { labels } = seoFields;

/** Renders the three settings in both languages, English first. */
export function SeoForm() {
  return (
    <FormSection>
      <Text name="site_title" shown={SHOWN_LENGTH.site_title} />
      <Text name="site_title_ar" shown={SHOWN_LENGTH.site_title} />
      <Text name="meta_description" shown={SHOWN_LENGTH.meta_description} minRows={3} />
      <Text name="meta_description_ar" shown={SHOWN_LENGTH.meta_description} minRows={3} />
      <Text name="keywords" minRows={2} />
      <Text name="keywords_ar" minRows={2} />
    </FormSection>
  );
}

type TextProps = { name: keyof SeoFormValues; shown?: number; minRows?: number };

function Text({ name, shown, minRows }: TextProps) {
  const isArabic = name.endsWith('_ar');

  return (
    <LanguageField
      name={name}
      language={isArabic ? 'ar' : 'en'}
      required={!isArabic}
      {...(minRows && { multiline: true, minRows })}
      label={<FormattedMessage id={labels[name]} />}
      helperText={
        shown ? (
          <LengthHint name={name} shown={shown} />
        ) : (
          <FormattedMessage id={isArabic ? 'seo.form.arabicHint' : 'seo.form.keywordsHint'} />
        )
      }
    />
  );
}

/** Shows the text's length beside the length that search engines show. */
function LengthHint({ name, shown }: { name: string; shown: number }) {
  const [{ value }] = useField<string>(name);
  const length = [...value.trim()].length;

  return (
    <FormattedMessage
      id={length > shown ? 'seo.hint.tooLong' : 'seo.hint.length'}
      values={{ length, shown }}
    />
  );
}
