import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldId } from '#src/kit/forms/field-id.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { CYCLES, isCycle } from '../offers.ts';
import { planFields, type PlanFormValues } from '../plan-fields.ts';

const OTHER = 'other';

/** Chooses the period: a billing cycle, or another text, for which a second field appears. */
export function PeriodField() {
  const { values, setValues } = useFormikContext<PlanFormValues>();
  const [isOther, setIsOther] = useState(!isCycle(values.period));
  const id = useFieldId('period-choice');

  function choose(choice: string): void {
    setIsOther(choice === OTHER);
    // Pages say billing cycles in Arabic by themselves.
    void setValues({ ...values, period: choice === OTHER ? '' : choice, period_ar: '' });
  }

  return (
    <>
      <MuiTextField
        select
        fullWidth
        required
        id={id}
        name={isOther ? 'period-choice' : 'period'}
        label={<FormattedMessage id={planFields.labels.period} />}
        value={isOther ? OTHER : values.period}
        onChange={({ target }) => choose(target.value)}
        helperText=" "
      >
        {CYCLES.map((cycle) => (
          <MenuItem key={cycle} value={cycle}>
            <FormattedMessage id="plans.period.cycle" values={{ cycle }} />
          </MenuItem>
        ))}
        <MenuItem value={OTHER}>
          <FormattedMessage id="plans.period.other" />
        </MenuItem>
      </MuiTextField>
      {isOther && (
        <TextField
          name="period"
          required
          autoComplete="off"
          label={<FormattedMessage id="plans.period.otherText" />}
          helperText={<FormattedMessage id="plans.form.periodHint" />}
        />
      )}
    </>
  );
}
