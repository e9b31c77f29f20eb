import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { FormattedMessage } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { NOT_SHOWN, settingsFields, SHOWN } from '../settings-fields.ts';

const { labels } = settingsFields;

const MARKS = ['payment_apple_pay', 'payment_mada', 'payment_stc_pay'] as const;

/** Switches for the ways to pay that the footer shows beside the three that always stand there. */
export function PaymentMarks() {
  return (
    <FormSection title={<FormattedMessage id="settings.form.payments" />}>
      <WholeRow>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage id="settings.form.paymentsHint" />
        </Typography>
        {MARKS.map((name) => (
          <MarkSwitch key={name} name={name} />
        ))}
      </WholeRow>
    </FormSection>
  );
}

function MarkSwitch({ name }: { name: (typeof MARKS)[number] }) {
  const [{ value }, , { setValue }] = useField<string>(name);

  return (
    <FormControlLabel
      control={
        <Switch
          name={name}
          checked={value === SHOWN}
          onChange={(_, isShown) => void setValue(isShown ? SHOWN : NOT_SHOWN)}
        />
      }
      label={<FormattedMessage id={labels[name]} />}
    />
  );
}
