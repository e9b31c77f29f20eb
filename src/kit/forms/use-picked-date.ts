import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { useRef, useState } from 'react';

/** What a form holds while a date is typed in part, so that its rules can refuse it; it is never saved as none. */
export const DATE_INCOMPLETE = 'incomplete';

/**
 * A date of a form, kept as text; '' means none. The picker tells nothing of a date that was typed in part while there
 * was none before, so that the text it shows is read as well (`inputRef`, after each key and on leaving).
 */
export function usePickedDate(name: string, toText: (date: Dayjs) => string) {
  const [field, , { setValue, setTouched }] = useField<string>(name);
  const [picked, setPicked] = useState<Dayjs | null>(() => (field.value ? dayjs(field.value) : null));
  const inputRef = useRef<HTMLInputElement>(null);

  const keep = (text: string) => {
    if (text !== field.value) void setValue(text);
  };
  const checkTyped = () => {
    if (picked === null) keep(inputRef.current?.value ? DATE_INCOMPLETE : '');
  };

  return {
    picked,
    inputRef,
    pick: (next: Dayjs | null) => {
      setPicked(next);
      keep(next === null ? '' : next.isValid() ? toText(next) : DATE_INCOMPLETE);
    },
    checkTyped,
    leave: () => {
      checkTyped();
      void setTouched(true, false);
    },
  };
}
