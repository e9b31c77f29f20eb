import Box from '@mui/material/Box';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hintMark } from '../field-id.tsx';
import { RepeatedHour, SkippedHour, TimeInZone, ZoneName } from './moment-meant.tsx';
import { pickerLook } from './picker-look.ts';
import { ServerClock } from './server-clock.tsx';
import { momentAfterSkip } from './skipped-hour.ts';
import { typeLatinDigits } from './type-latin-digits.ts';
import { useFieldError } from '../use-field-error.ts';
import { usePickedDate, zoneFieldOf } from './use-picked-date.ts';
import { usePickerNames } from './use-picker-names.ts';

type DateTimeFieldProps = { name: string; label: ReactNode; helperText?: ReactNode };

/**
 * Form field for an optional date and time, kept as ISO text in UTC and shown in the person's time zone, which it names; '' means none,
 * DATE_INCOMPLETE an incompletely typed one, or one that the clock skips. A field `<name>_zone` of the form gets the name of
 * the zone, and one that has it already is shown in that zone too.
 */
export function DateTimeField({ name, label, helperText }: DateTimeFieldProps) {
  const { picked, restarts, inputRef, pick, checkTyped, leave } = usePickedDate(name, (date) =>
    date.toISOString(),
  );
  const error = useFieldError(name);
  const names = usePickerNames(name);
  const [now] = useState(() => new Date());

  const { values } = useFormikContext<Record<string, unknown>>();
  const moment = picked?.isValid() ? picked.toDate() : null;
  const skipped = momentAfterSkip(picked);
  const choose = (other: Date) => pick(dayjs(other));

  return (
    <Box sx={pickerLook(picked === null)} {...typeLatinDigits}>
      <DateTimePicker
        key={restarts}
        label={label}
        name={name}
        inputRef={inputRef}
        value={picked}
        onChange={pick}
        onClose={leave}
        slotProps={{
          ...names,
          field: { ...names.field, clearable: true },
          textField: {
            ...hintMark(true),
            fullWidth: true,
            onKeyUp: checkTyped,
            onBlur: leave,
            error: error !== undefined || skipped !== null,
            helperText: (
              <>
                {error && !skipped ? <FormattedMessage {...error} /> : helperText}
                <ZoneName moment={moment ?? skipped ?? now} />
                {moment && (
                  <TimeInZone
                    at={moment.toISOString()}
                    zone={values[zoneFieldOf(name)] as string | undefined}
                  />
                )}
              </>
            ),
          },
        }}
      />
      {skipped && <SkippedHour moment={skipped} onChoose={choose} />}
      {moment && <RepeatedHour moment={moment} onChoose={choose} />}
      {moment && <ServerClock moment={moment} />}
    </Box>
  );
}
