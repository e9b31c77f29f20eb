import { Formik, useFormikContext, type FormikProps } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { useHold } from '../guard/unsaved-changes-guard.tsx';
import { rebase } from './saving/record-changes.ts';
// What a form may need when nothing can be loaded: the question about unsaved text, and the toasts that tell of a failure.
import '../dialogs/drawn-question.tsx';
import '../toasts/drawn-toasts.tsx';

export type RefuseField<Values> = (field: keyof Values & string, message: ValidationMessage) => void;

export type SubmitTools<Values> = {
  /** Shows an error at a field that only the API could find wrong. */
  refuse: RefuseField<Values>;
  /**
   * Ends the guard of what was submitted. A form that stays open passes the saved values: it goes on with them, and with
   * what was typed during the save.
   */
  settle: (saved: Values | null) => void;
};

type GuardedFormProps<Values extends object> = {
  initialValues: Values;
  /** Draft with which the fields begin, while `initialValues` still count as the saved values. */
  draft?: Values | undefined;
  schema: ObjectSchema<Values>;
  onSubmit: (values: Values, tools: SubmitTools<Values>) => Promise<void>;
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
  const formRef = useRef<FormikProps<Values>>(null);
  const hold = useHold();

  const settleOf = (submitted: Values) => (saved: Values | null) => {
    hold.release();
    const form = formRef.current;
    if (!saved || !form) return;
    const later = rebase({ loaded: submitted, mine: form.values, theirs: saved }, []);
    form.resetForm({ values: saved });
    void form.setValues(later);
  };

  return (
    <FieldIdPrefix>
      <Formik<Values>
        innerRef={formRef}
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values, { setFieldError }) =>
          onSubmit(schema.cast(values) as Values, {
            // Formik's types allow only strings as errors.
            refuse: (field, message) => setFieldError(field, message as never),
            settle: settleOf(values),
          })
        }
      >
        <FormBody draft={draft} hold={hold} onTyped={onTyped}>
          {children}
        </FormBody>
      </Formik>
    </FieldIdPrefix>
  );
}

type FormBodyProps<Values extends object> = Pick<GuardedFormProps<Values>, 'draft' | 'children'> & {
  hold: ReturnType<typeof useHold>;
  onTyped: ((values: Values | null) => void) | undefined;
};

function FormBody<Values extends object>({ draft, hold, onTyped, children }: FormBodyProps<Values>) {
  const { dirty, values, setValues } = useFormikContext<Values>();
  const wasDirtyRef = useRef(false);

  // Each key holds again: the person may have agreed to leave, and then stayed.
  useEffect(() => {
    if (!dirty) return;
    hold.take();

    return hold.release;
  }, [dirty, values, hold]);

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
