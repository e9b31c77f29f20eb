import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { LanguageField } from '#src/kit/admin/form/language-field.tsx';
import { DateField } from '#src/kit/forms/date-field.tsx';
import { DateTimeField } from '#src/kit/forms/date-time-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { SwitchField } from '#src/kit/forms/switch-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { NOTICE_DATE_MIN, SEVERITIES } from './notice-form.schema.ts';

/** Labels of the fields, used by the form and by the dialog that compares two people's changes. */
export const noticeLabels = {
  content: 'notices.form.content',
  content_ar: 'notices.form.contentAr',
  notice_date: 'notices.form.date',
  is_active: 'notices.form.isActive',
  severity: 'notices.form.severity',
  link_url: 'notices.form.link',
  starts_at: 'notices.form.start',
  ends_at: 'notices.form.end',
} as const;

export const noticeWords = {
  severity: {
    info: 'notices.severity.info',
    warning: 'notices.severity.warning',
    critical: 'notices.severity.critical',
  },
} as const;

/** Renders the fields of a notice, English first; side by side if there is room. */
export function NoticeFields() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  return (
    <>
      <FormSection title={<FormattedMessage id="notices.form.texts" />}>
        <Texts />
      </FormSection>
      <FormSection title={<FormattedMessage id="notices.form.showing" values={{ zone }} />}>
        <DateField
          name="notice_date"
          minDate={NOTICE_DATE_MIN}
          label={<FormattedMessage id="notices.form.date" />}
        />
        <Severity />
        <Period />
        <SwitchField name="is_active" label={<FormattedMessage id="notices.form.isActive" />} />
      </FormSection>
    </>
  );
}

function Texts() {
  return (
    <>
      <LanguageField
        name="content"
        language="en"
        required
        multiline
        minRows={3}
        autoFocus
        label={<FormattedMessage id="notices.form.content" />}
      />
      <LanguageField
        name="content_ar"
        language="ar"
        multiline
        minRows={3}
        label={<FormattedMessage id="notices.form.contentAr" />}
        helperText={<FormattedMessage id="notices.form.contentArHint" />}
      />
      <WholeRow>
        <TextField
          name="link_url"
          type="url"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          label={<FormattedMessage id="notices.form.link" />}
          helperText={<FormattedMessage id="notices.form.linkHint" />}
        />
      </WholeRow>
    </>
  );
}

function Severity() {
  const intl = useIntl();
  const options = SEVERITIES.map((value) => ({
    value,
    label: intl.formatMessage({ id: noticeWords.severity[value] }),
  }));

  return (
    <SelectField
      name="severity"
      options={options}
      label={<FormattedMessage id="notices.form.severity" />}
      helperText={<FormattedMessage id="notices.form.severityHint" />}
    />
  );
}

function Period() {
  return (
    <>
      <DateTimeField
        name="starts_at"
        label={<FormattedMessage id="notices.form.start" />}
        helperText={<FormattedMessage id="notices.form.startHint" />}
      />
      <DateTimeField
        name="ends_at"
        label={<FormattedMessage id="notices.form.end" />}
        helperText={<FormattedMessage id="notices.form.endHint" />}
      />
    </>
  );
}
