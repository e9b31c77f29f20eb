import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFieldError } from './use-field-error.ts';

type DateTimeFieldProps = { name: string; label: ReactNode; helperText?: ReactNode };

/** An optional moment of a form, kept as ISO text in UTC and shown in the person's own time; '' means none. */
export function DateTimeField({ name, label, helperText }: DateTimeFieldProps) {
  const [field, , { setValue, setTouched }] = useField<string>(name);
  const [picked, setPicked] = useState<Dayjs | null>(() => (field.value ? dayjs(field.value) : null));
  const error = useFieldError(name);

  function pick(next: Dayjs | null): void {
    setPicked(next);
    void setValue(next?.isValid() ? next.toISOString() : '');
  }

  return (
    <DateTimePicker
      label={label}
      name={name}
      value={picked}
      onChange={pick}
      onClose={() => void setTouched(true)}
      slotProps={{
        field: { clearable: true },
        textField: {
          fullWidth: true,
          onBlur: () => void setTouched(true),
          error: error !== undefined,
          helperText: error ? <FormattedMessage {...error} /> : (helperText ?? ' '),
        },
      }}
    />
  );
}
