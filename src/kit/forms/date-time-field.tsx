import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hintMark } from './field-id.tsx';
import { useFieldError } from './use-field-error.ts';
import { usePickedDate } from './use-picked-date.ts';

type DateTimeFieldProps = { name: string; label: ReactNode; helperText?: ReactNode };

/**
 * Form field for an optional date and time, kept as ISO text in UTC and shown in the person's time zone; '' means none,
 * DATE_INCOMPLETE an incompletely typed one.
 */
export function DateTimeField({ name, label, helperText }: DateTimeFieldProps) {
  const { picked, restarts, inputRef, pick, checkTyped, leave } = usePickedDate(name, (date) =>
    date.toISOString(),
  );
  const error = useFieldError(name);

  return (
    <DateTimePicker
      key={restarts}
      label={label}
      name={name}
      inputRef={inputRef}
      value={picked}
      onChange={pick}
      onClose={leave}
      slotProps={{
        field: { clearable: true },
        textField: {
          ...hintMark(helperText),
          fullWidth: true,
          onKeyUp: checkTyped,
          onBlur: leave,
          error: error !== undefined,
          helperText: error ? <FormattedMessage {...error} /> : (helperText ?? ' '),
        },
      }}
    />
  );
}
