import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik, type FormikConfig, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText, type ErrorTextOptions } from '#src/kit/admin/toasts/use-error-text.ts';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Id of the text that says what the form is about. */
  textId?: string;
  children: ReactNode;
};

/** A narrow dialog with a title, which holds one `DialogForm`. */
export function FormDialog({ open, onClose, title, textId, children }: FormDialogProps) {
  const id = useId();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={textId}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

type DialogFormProps<Values> = Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema' | 'onSubmit'
> & {
  text: ReactNode;
  textId?: string;
  /** Texts for the errors with which `onSubmit` may reject. */
  refusals?: ErrorTextOptions;
  onCancel: () => void;
  /** Text of the button, and its text during the submit. */
  submit: ReactNode;
  pending: ReactNode;
  color?: ButtonProps['color'];
  /** The fields. */
  children: ReactNode;
};

/** The form of a dialog: a text, why the last submit was refused, its fields, a way back and one button that submits. */
export function DialogForm<Values extends FormikValues>({
  text,
  textId,
  refusals,
  onCancel,
  submit,
  pending,
  color = 'primary',
  children,
  onSubmit,
  ...formik
}: DialogFormProps<Values>) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const errorText = useErrorText();
  const submitValues: typeof onSubmit = async (values, helpers) => {
    setRefusal(null);
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      setRefusal(error);
    }
  };

  return (
    <FieldIdPrefix>
      <Formik {...formik} onSubmit={submitValues}>
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent>
            <DialogContentText id={textId} sx={{ marginBlockEnd: 2.5 }}>
              {text}
            </DialogContentText>
            {refusal !== null && (
              <Alert severity="error" sx={{ marginBlockEnd: 2.5 }}>
                {errorText(refusal, refusals)}
              </Alert>
            )}
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>
              <FormattedMessage id="kit.cancel" />
            </Button>
            <SubmitButton color={color} pending={pending}>
              {submit}
            </SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </FieldIdPrefix>
  );
}
