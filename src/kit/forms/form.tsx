import { Form as FormikForm } from 'formik';
import type { ComponentProps } from 'react';
import { FirstErrorFocus } from './first-error-focus.tsx';

/** The form of a Formik that leads to its first wrong field when it refuses to be sent. */
export function Form({ children, ...props }: ComponentProps<typeof FormikForm>) {
  return (
    <FormikForm {...props}>
      <FirstErrorFocus />
      {children}
    </FormikForm>
  );
}
