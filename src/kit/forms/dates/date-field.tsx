import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pickerLook } from './picker-look.ts';
import { typeLatinDigits } from './type-latin-digits.ts';
import { useFieldError } from '../use-field-error.ts';
import { useKeptDate } from './use-picked-date.ts';
import { usePickerNames } from './use-picker-names.ts';

const ISO_DATE = 'YYYY-MM-DD';

type DateFieldProps = {
  name: string;
  label: ReactNode;
  /** Earliest date that can be picked, such as 1900-01-01. */
  minDate: string;
  /** False where the day may be left out, and be cleared. */
  isRequired?: boolean;
  /** True where days in the future can't be picked. */
  isPast?: boolean;
};

/** Form field for a day, kept as text (yyyy-MM-dd); typed text that is no date is kept as ''. */
export function DateField({ name, label, minDate, isRequired = true, isPast = false }: DateFieldProps) {
  const { picked, keep, setTouched } = useKeptDate(name);
  const error = useFieldError(name);
  const names = usePickerNames(name);

  return (
    <Box sx={pickerLook(picked === null)} {...typeLatinDigits}>
      <DatePicker
        label={label}
        name={name}
        value={picked}
        minDate={dayjs(minDate)}
        disableFuture={isPast}
        onChange={(next) => keep(next?.isValid() ? next.locale('en').format(ISO_DATE) : '', next)}
        onClose={() => void setTouched(true)}
        slotProps={{
          ...names,
          field: { ...names.field, clearable: !isRequired },
          textField: {
            fullWidth: true,
            required: isRequired,
            // The label is in the frame, as those of the fields beside it are.
            ...(!isRequired && { slotProps: { inputLabel: { shrink: true } } }),
            onBlur: () => void setTouched(true),
            error: error !== undefined,
            helperText: error ? <FormattedMessage {...error} /> : ' ',
          },
        }}
      />
    </Box>
  );
}
