import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogForm, FormDialog } from '#src/kit/admin/dialogs/form-dialog.tsx';
import { object, string, type InferType } from 'yup';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { accountEmail } from '#src/kit/forms/account-email.ts';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { toAccountEmail } from '#rules/email/account-email.ts';
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
    email: accountEmail(emailInvalid)
      .required(emailRequired)
      .test(
        'another',
        () => emailSame,
        (text) => toAccountEmail(text) !== present.toLowerCase(),
      ),
    password: string().required(passwordRequired),
    totp: asksCode ? oneTimeCode() : string().default(''),
  });
type EmailValues = InferType<ReturnType<typeof emailSchema>>;

const errors = { ...accountErrors, 'code-required': 'kit.error.codeRequired' } as const;

/** Asks for the new e-mail, the password and, if the account has an authenticator app, its code. */
export function EmailDialog({ open, onCancel, ...form }: EmailDialogProps) {
  return (
    <FormDialog open={open} onClose={onCancel} title={<FormattedMessage id="account.email.dialogTitle" />}>
      <EmailForm onCancel={onCancel} {...form} />
    </FormDialog>
  );
}

function EmailForm({ email: present, hasApp, onCancel, onSent }: Omit<EmailDialogProps, 'open'>) {
  const [asksCode, setAsksCode] = useState(hasApp);
  const [request] = useMutation(RequestEmailChange);
  const schema = emailSchema(present, asksCode);

  async function submit(values: EmailValues): Promise<void> {
    const { email, password, totp } = schema.cast(values);
    try {
      await request({ variables: { email, password, ...(totp && { totp }) } });
      onSent(email);
    } catch (error) {
      if (errorCodeOf(error) === 'code-required') setAsksCode(true);
      throw error;
    }
  }

  return (
    <DialogForm
      initialValues={{ email: '', password: '', totp: '' }}
      validationSchema={schema}
      onSubmit={submit}
      text={<FormattedMessage id="account.email.dialogText" />}
      refusals={{ errors }}
      onCancel={onCancel}
      submit={<FormattedMessage id="account.email.send" />}
      pending={<FormattedMessage id="account.email.sending" />}
    >
      <EmailFields asksCode={asksCode} />
    </DialogForm>
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
