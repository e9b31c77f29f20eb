import { Formik, useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { useHoldUnsaved } from '../guard/unsaved-changes-guard.tsx';

export type RefuseField<Values> = (field: keyof Values & string, message: ValidationMessage) => void;

type GuardedFormProps<Values extends object> = {
  initialValues: Values;
  /** Draft with which the fields begin, while `initialValues` still count as the saved values. */
  draft?: Values | undefined;
  schema: ObjectSchema<Values>;
  /** Submits the values; `refuse` shows an error at a field that only the API could find wrong. */
  onSubmit: (values: Values, refuse: RefuseField<Values>) => Promise<void>;
  /** Receives the values after every change while they are not saved; null once they equal the saved ones again. */
  onTyped?: (values: Values | null) => void;
  children: ReactNode;
};

/**
 * A form of the back office: it asks before the person leaves unsaved text, focuses the first wrong field, and prefixes
 * its field ids. It submits the values as its schema casts them (trimmed, with defaults).
 */
export function GuardedForm<Values extends object>(props: GuardedFormProps<Values>) {
  const { initialValues, draft, schema, onSubmit, onTyped, children } = props;

  return (
    <FieldIdPrefix>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values, { setFieldError }) =>
          // Formik's types allow only strings as errors.
          onSubmit(schema.cast(values) as Values, (field, message) => setFieldError(field, message as never))
        }
      >
        <FormBody draft={draft} onTyped={onTyped}>
          {children}
        </FormBody>
      </Formik>
    </FieldIdPrefix>
  );
}

type FormBodyProps<Values extends object> = Pick<GuardedFormProps<Values>, 'draft' | 'children'> & {
  onTyped: ((values: Values | null) => void) | undefined;
};

function FormBody<Values extends object>({ draft, onTyped, children }: FormBodyProps<Values>) {
  const { dirty, values, setValues } = useFormikContext<Values>();
  const wasDirtyRef = useRef(false);
  useHoldUnsaved(dirty);

  useEffect(() => {
    if (draft) void setValues(draft);
  }, [draft, setValues]);

  useEffect(() => {
    if (dirty || wasDirtyRef.current) onTyped?.(dirty ? values : null);
    wasDirtyRef.current = dirty;
  }, [dirty, values, onTyped]);

  return (
    <Form noValidate style={{ display: 'contents' }}>
      {children}
    </Form>
  );
}
