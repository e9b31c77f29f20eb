import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { RemoveTotp } from './account-documents.ts';
import { accountErrors } from './account-errors.ts';

type RemoveTotpDialogProps = { open: boolean; onCancel: () => void; onRemoved: () => void };

const passwordRequired: ValidationMessage = { id: 'secondFactor.passwordRequired' };
const removeSchema = object({ password: string().required(passwordRequired), totp: oneTimeCode() });

/** Asks for password and code before the second factor is removed. */
export function RemoveTotpDialog({ open, onCancel, onRemoved }: RemoveTotpDialogProps) {
  const id = useId();

  return (
    <Dialog open={open} onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <FormattedMessage id="account.totp.removeTitle" />
      </DialogTitle>
      <RemoveTotpForm onCancel={onCancel} onRemoved={onRemoved} />
    </Dialog>
  );
}

function RemoveTotpForm({ onCancel, onRemoved }: Omit<RemoveTotpDialogProps, 'open'>) {
  const [refusal, setRefusal] = useState<unknown>(null);
  const [remove] = useMutation(RemoveTotp);
  const errorText = useErrorText();

  async function submit(variables: { password: string; totp: string }): Promise<void> {
    setRefusal(null);
    try {
      await remove({ variables });
      onRemoved();
    } catch (error) {
      setRefusal(error);
    }
  }

  return (
    <FieldIdPrefix>
      <Formik initialValues={{ password: '', totp: '' }} validationSchema={removeSchema} onSubmit={submit}>
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent>
            <DialogContentText sx={{ marginBlockEnd: 2.5 }}>
              <FormattedMessage id="account.totp.removeText" />
            </DialogContentText>
            {refusal !== null && (
              <Alert severity="error" sx={{ marginBlockEnd: 2.5 }}>
                {errorText(refusal, { errors: accountErrors })}
              </Alert>
            )}
            <PasswordField
              name="password"
              autoFocus
              label={<FormattedMessage id="secondFactor.password" />}
            />
            <OneTimeCodeField name="totp" label={<FormattedMessage id="forms.code" />} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>
              <FormattedMessage id="kit.cancel" />
            </Button>
            <SubmitButton color="error" pending={<FormattedMessage id="account.totp.removing" />}>
              <FormattedMessage id="account.totp.remove" />
            </SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </FieldIdPrefix>
  );
}
