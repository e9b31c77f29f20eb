import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldError } from './use-field-error.ts';

const ISO_DATE = 'YYYY-MM-DD';

type DateFieldProps = {
  name: string;
  label: ReactNode;
  /** Earliest date that can be picked, such as 1900-01-01. */
  minDate: string;
};

/** Form field for a day, kept as text (yyyy-MM-dd); typed text that is no date is kept as ''. */
export function DateField({ name, label, minDate }: DateFieldProps) {
  const [field, , { setValue, setTouched }] = useField<string>(name);
  const [picked, setPicked] = useState<Dayjs | null>(() => (field.value ? dayjs(field.value) : null));
  const error = useFieldError(name);

  function pick(next: Dayjs | null): void {
    setPicked(next);
    void setValue(next?.isValid() ? next.locale('en').format(ISO_DATE) : '');
  }

  return (
    <DatePicker
      label={label}
      name={name}
      value={picked}
      minDate={dayjs(minDate)}
      onChange={pick}
      onClose={() => void setTouched(true)}
      slotProps={{
        textField: {
          fullWidth: true,
          required: true,
          onBlur: () => void setTouched(true),
          error: error !== undefined,
          helperText: error ? <FormattedMessage {...error} /> : ' ',
        },
      }}
    />
  );
}
