import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateTimeField } from '#src/kit/forms/dates/date-time-field.tsx';
import { dayIn } from '../api-key-fields.ts';

const PRESET_DAYS = [30, 90, 365] as const;

/** Renders the expiry of a key: a time from the calendar, or one of the usual spans by a button. */
export function ExpiryField() {
  const intl = useIntl();
  const { setFieldValue } = useFormikContext();
  const choose = (moment: string) => void setFieldValue('expires_at', moment);

  return (
    <>
      <DateTimeField
        name="expires_at"
        label={<FormattedMessage id="apiKeys.form.expiry" />}
        helperText={<FormattedMessage id="apiKeys.form.expiryHint" />}
      />
      <Stack
        direction="row"
        role="group"
        aria-label={intl.formatMessage({ id: 'apiKeys.form.presets' })}
        sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 2 }}
      >
        {PRESET_DAYS.map((days) => (
          <Button key={days} size="small" variant="outlined" onClick={() => choose(dayIn(days))}>
            <FormattedMessage id="apiKeys.form.preset" values={{ days }} />
          </Button>
        ))}
        <Button size="small" variant="outlined" onClick={() => choose('')}>
          <FormattedMessage id="apiKeys.form.noExpiry" />
        </Button>
      </Stack>
    </>
  );
}
