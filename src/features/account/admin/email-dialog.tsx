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
import { object, string, type InferType } from 'yup';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { RequestEmailChange } from './account-documents.ts';
import { accountErrors } from './account-errors.ts';

type EmailDialogProps = {
  open: boolean;
  /** The account's present e-mail. */
  email: string;
  /** True if the account has an authenticator app. */
  hasApp: boolean;
  onCancel: () => void;
  onSent: (email: string) => void;
};

const emailRequired: ValidationMessage = { id: 'account.email.required' };
const emailInvalid: ValidationMessage = { id: 'account.email.invalid' };
const emailSame: ValidationMessage = { id: 'account.email.same' };
const passwordRequired: ValidationMessage = { id: 'secondFactor.passwordRequired' };

const emailSchema = (present: string, asksCode: boolean) =>
  object({
    email: string()
      .trim()
      .required(emailRequired)
      .email(emailInvalid)
      .test(
        'another',
        () => emailSame,
        (text) => text.toLowerCase() !== present.toLowerCase(),
      ),
    password: string().required(passwordRequired),
    totp: asksCode ? oneTimeCode() : string().default(''),
  });
type EmailValues = InferType<ReturnType<typeof emailSchema>>;

const errors = { ...accountErrors, 'code-required': 'kit.error.codeRequired' } as const;

/** Asks for the new e-mail, the password and, if the account has an authenticator app, its code. */
export function EmailDialog({ open, onCancel, ...form }: EmailDialogProps) {
  const id = useId();

  return (
    <Dialog open={open} onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <FormattedMessage id="account.email.dialogTitle" />
      </DialogTitle>
      <EmailForm onCancel={onCancel} {...form} />
    </Dialog>
  );
}

function EmailForm({ email: present, hasApp, onCancel, onSent }: Omit<EmailDialogProps, 'open'>) {
  const [asksCode, setAsksCode] = useState(hasApp);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [request] = useMutation(RequestEmailChange);
  const errorText = useErrorText();
  const schema = emailSchema(present, asksCode);

  async function submit(values: EmailValues): Promise<void> {
    const { email, password, totp } = schema.cast(values);
    setRefusal(null);
    try {
      await request({ variables: { email, password, ...(totp && { totp }) } });
      onSent(email);
    } catch (error) {
      if (errorCodeOf(error) === 'code-required') setAsksCode(true);
      setRefusal(error);
    }
  }

  return (
    <FieldIdPrefix>
      <Formik
        initialValues={{ email: '', password: '', totp: '' }}
        validationSchema={schema}
        onSubmit={submit}
      >
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent>
            <DialogContentText sx={{ marginBlockEnd: 2.5 }}>
              <FormattedMessage id="account.email.dialogText" />
            </DialogContentText>
            {refusal !== null && (
              <Alert severity="error" sx={{ marginBlockEnd: 2.5 }}>
                {errorText(refusal, { errors })}
              </Alert>
            )}
            <EmailFields asksCode={asksCode} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>
              <FormattedMessage id="kit.cancel" />
            </Button>
            <SubmitButton pending={<FormattedMessage id="account.email.sending" />}>
              <FormattedMessage id="account.email.send" />
            </SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </FieldIdPrefix>
  );
}

function EmailFields({ asksCode }: { asksCode: boolean }) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        required
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        label={<FormattedMessage id="account.email.new" />}
      />
      <PasswordField name="password" required label={<FormattedMessage id="secondFactor.password" />} />
      {asksCode && <OneTimeCodeField name="totp" required label={<FormattedMessage id="forms.code" />} />}
    </>
  );
}
