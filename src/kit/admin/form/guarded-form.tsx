import { Formik, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { useHoldUnsaved } from '../guard/unsaved-changes-guard.tsx';

export type RefuseField<Values> = (field: keyof Values & string, message: ValidationMessage) => void;

type GuardedFormProps<Values extends object> = {
  initialValues: Values;
  /** What the fields begin with, where that is not what counts as saved: a draft. */
  draft?: Values | undefined;
  schema: ObjectSchema<Values>;
  /** `refuse` puts a text to a field that only the API could find wrong. */
  onSubmit: (values: Values, refuse: RefuseField<Values>) => Promise<void>;
  /** Hears of everything that is typed while it is not saved. */
  onTyped?: (values: Values) => void;
  children: ReactNode;
};

/**
 * A form of the back office: asks before unsaved text is left, focuses the first wrong field, and has ids of its own.
 * What it submits has been read by its rules (trimmed, with defaults).
 */
export function GuardedForm<Values extends object>(props: GuardedFormProps<Values>) {
  const { initialValues, draft, schema, onSubmit, onTyped, children } = props;

  return (
    <FieldIdPrefix>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values, { setFieldError }) =>
          // Formik's own types know texts only.
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
  onTyped: ((values: Values) => void) | undefined;
};

function FormBody<Values extends object>({ draft, onTyped, children }: FormBodyProps<Values>) {
  const { dirty, values, setValues } = useFormikContext<Values>();
  useHoldUnsaved(dirty);

  useEffect(() => {
    if (draft) void setValues(draft);
  }, [draft, setValues]);

  useEffect(() => {
    if (dirty) onTyped?.(values);
  }, [dirty, values, onTyped]);

  return (
    <Form noValidate style={{ display: 'contents' }}>
      {children}
    </Form>
  );
}
