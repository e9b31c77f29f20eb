import { Form as FormikForm } from 'formik';
import type { ComponentProps } from 'react';
import { FirstErrorFocus } from './first-error-focus.tsx';

/** Formik's form element, which also focuses the first invalid field when validation stops a submit. */
export function Form({ children, ...props }: ComponentProps<typeof FormikForm>) {
  return (
    <FormikForm {...props}>
      <FirstErrorFocus />
      {children}
    </FormikForm>
  );
}
