import dayjs, { type Dayjs } from 'dayjs';
import { useField, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { ownZone } from '#src/lib/messages/time-zone.ts';
import { DATE_INCOMPLETE } from './optional-moment.ts';

/** The picker's date and the form's text for it; a date that is still being typed is invalid. */
type Kept = { text: string; date: Dayjs | null; restarts: number };

/**
 * Returns the picker's date of a field whose value is text. It follows the field's value, such as a draft's, and keeps
 * only what the text can't say: a date that is still being typed. `restarts` is the picker's key: it changes when another
 * value replaces an incompletely typed one, of which the picker never told.
 */
export function useKeptDate(name: string) {
  const [field, , helpers] = useField<string>(name);
  const keepZone = useKeptZone(name);
  const [kept, setKept] = useState<Kept>(() => keptOf(field.value, 0));
  const isOutdated = kept.text !== field.value;
  const current = isOutdated
    ? keptOf(field.value, kept.restarts + (kept.text === DATE_INCOMPLETE ? 1 : 0))
    : kept;
  if (isOutdated) setKept(current);

  return {
    ...{ text: field.value, picked: current.date, restarts: current.restarts },
    setTouched: helpers.setTouched,
    keep: (text: string, date: Dayjs | null) => {
      setKept({ text, date, restarts: current.restarts });
      if (text === field.value) return;
      keepZone(text);
      void helpers.setValue(text);
    },
  };
}

/** Returns a function that keeps, beside a date, the zone in which it was chosen, if the form has a field `<name>_zone`. */
function useKeptZone(name: string) {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const zoneName = zoneFieldOf(name);

  return (text: string) => {
    // The date's own change checks the form; a check before it would see the old date.
    if (zoneName in values) void setFieldValue(zoneName, dateOf(text) ? ownZone() : '', false);
  };
}

/** Name of the field, and column, with the time zone in which a date was chosen. */
export const zoneFieldOf = (name: string) => `${name}_zone`;

const keptOf = (text: string, restarts: number): Kept => ({ text, date: dateOf(text), restarts });
const dateOf = (text: string) => (text && text !== DATE_INCOMPLETE ? dayjs(text) : null);

/**
 * Keeps a date of a form as text; '' means none. If the field was empty before, MUI's picker does not report an
 * incompletely typed date, so the input's text is read too (`inputRef`), after each key and when the person leaves it.
 */
export function usePickedDate(name: string, toText: (date: Dayjs) => string) {
  const { picked, restarts, setTouched, keep } = useKeptDate(name);
  const inputRef = useRef<HTMLInputElement>(null);

  const checkTyped = () => {
    if (picked === null) keep(inputRef.current?.value ? DATE_INCOMPLETE : '', null);
  };

  return {
    picked,
    restarts,
    inputRef,
    pick: (next: Dayjs | null) =>
      keep(next === null ? '' : next.isValid() ? toText(next) : DATE_INCOMPLETE, next),
    checkTyped,
    leave: () => {
      checkTyped();
      void setTouched(true, false);
    },
  };
}
