import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { LOCALES } from '#src/config/locale.ts';
import { ContactSubscription } from '../admin/contact-subscription.tsx';
import { SentMails } from '../admin/sent-mails.tsx';

export const contactLabels = {
  email: 'contacts.form.email',
  first_name: 'contacts.form.firstName',
  last_name: 'contacts.form.lastName',
  locale: 'contacts.form.locale',
} as const;

export const contactWords = {
  locale: { en: 'contacts.locale.en', ar: 'contacts.locale.ar' },
} as const;

/** Renders the fields of a contact and, below them, its subscription and the mails sent to it. */
export function ContactFields() {
  return (
    <>
      <FormSection>
        <WholeRow>
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            autoFocus
            required
            slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
            label={<FormattedMessage id="contacts.form.email" />}
          />
        </WholeRow>
        <NameField name="first_name" />
        <NameField name="last_name" />
        <LocaleField />
      </FormSection>
      <ContactSubscription />
      <SentMails />
    </>
  );
}

function NameField({ name }: { name: 'first_name' | 'last_name' }) {
  return (
    <TextField
      name={name}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'auto' } }}
      label={<FormattedMessage id={contactLabels[name]} />}
    />
  );
}

function LocaleField() {
  const intl = useIntl();
  const options = LOCALES.map((value) => ({
    value,
    label: intl.formatMessage({ id: contactWords.locale[value] }),
  }));

  return (
    <SelectField
      name="locale"
      options={options}
      label={<FormattedMessage id="contacts.form.locale" />}
      helperText={<FormattedMessage id="contacts.form.localeHint" />}
    />
  );
}
