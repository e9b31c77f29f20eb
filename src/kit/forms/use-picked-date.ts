import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { DATE_INCOMPLETE } from './optional-moment.ts';

/**
 * Keeps a date of a form as text; '' means none. If the field was empty before, MUI's picker does not report an
 * incompletely typed date, so the input's text is read too (`inputRef`), after each key and when the person leaves it.
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
