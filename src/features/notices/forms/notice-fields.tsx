import Box from '@mui/material/Box';
import { useIntl, FormattedMessage } from 'react-intl';
import { DateField } from '#src/lib/forms/date-field.tsx';
import { DateLocalization } from '#src/lib/forms/date-localization.tsx';
import { DateTimeField } from '#src/lib/forms/date-time-field.tsx';
import { SelectField } from '#src/lib/forms/select-field.tsx';
import { SwitchField } from '#src/lib/forms/switch-field.tsx';
import { TextField } from '#src/lib/forms/text-field.tsx';
import { NOTICE_DATE_MIN, SEVERITIES } from './notice-form.schema.ts';

const layout = {
  display: 'grid',
  columnGap: 2.5,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};
const wholeRow = { gridColumn: '1 / -1' };

/** The fields of a notice; side by side where there is room, English first. */
export function NoticeFields() {
  return (
    <DateLocalization>
      <Box sx={layout}>
        <Texts />
        <DateField
          name="notice_date"
          minDate={NOTICE_DATE_MIN}
          label={<FormattedMessage id="notices.form.date" />}
        />
        <Severity />
        <Period />
        <Box sx={wholeRow}>
          <TextField
            name="link_url"
            type="url"
            slotProps={{ htmlInput: { dir: 'ltr' } }}
            label={<FormattedMessage id="notices.form.link" />}
            helperText={<FormattedMessage id="notices.form.linkHint" />}
          />
        </Box>
        <Box sx={wholeRow}>
          <SwitchField name="is_active" label={<FormattedMessage id="notices.form.isActive" />} />
        </Box>
      </Box>
    </DateLocalization>
  );
}

function Texts() {
  return (
    <>
      <TextField
        name="content"
        required
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        label={<FormattedMessage id="notices.form.content" />}
      />
      <TextField
        name="content_ar"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
        label={<FormattedMessage id="notices.form.contentAr" />}
        helperText={<FormattedMessage id="notices.form.contentArHint" />}
      />
    </>
  );
}

function Severity() {
  const intl = useIntl();
  const options = SEVERITIES.map((value) => ({
    value,
    label: intl.formatMessage({ id: `notices.severity.${value}` }),
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
