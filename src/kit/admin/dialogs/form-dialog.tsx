import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik, type FormikConfig, type FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
  /** Why the last submit was refused. */
  refusal?: ReactNode;
  onCancel: () => void;
  /** Text of the button, and its text during the submit. */
  submit: ReactNode;
  pending: ReactNode;
  color?: ButtonProps['color'];
  /** The fields. */
  children: ReactNode;
};

/** The form of a dialog: a text, its fields, a way back and one button that submits. */
export function DialogForm<Values extends FormikValues>({
  text,
  textId,
  refusal,
  onCancel,
  submit,
  pending,
  color = 'primary',
  children,
  ...formik
}: DialogFormProps<Values>) {
  return (
    <FieldIdPrefix>
      <Formik {...formik}>
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent>
            <DialogContentText id={textId} sx={{ marginBlockEnd: 2.5 }}>
              {text}
            </DialogContentText>
            {refusal !== undefined && (
              <Alert severity="error" sx={{ marginBlockEnd: 2.5 }}>
                {refusal}
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
