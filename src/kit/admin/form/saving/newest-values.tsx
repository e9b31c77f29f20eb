import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { SectionTypes } from '../../section/admin-section.ts';
import type { RecordEditing } from '../use-record-editing.ts';

type NewestValuesProps<T extends SectionTypes> = { record: T['row'] | null; editing: RecordEditing<T> };

/** Shows newer values in a form that stays open, unless something in it is unsaved; the focus stays where it is. */
export function NewestValues<T extends SectionTypes>({ record, editing }: NewestValuesProps<T>) {
  const { dirty, isSubmitting, resetForm } = useFormikContext<T['values']>();
  const { follow } = editing;

  useEffect(() => {
    const values = dirty || isSubmitting ? null : follow(record);
    if (values) resetForm({ values });
    // `follow` is another function at each render, and answers only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record, dirty, isSubmitting, resetForm]);

  return null;
}
