import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogForm, FormDialog } from '#src/kit/admin/dialogs/form-dialog.tsx';
import { object, string } from 'yup';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { RemoveTotp } from './account-documents.ts';
import { accountErrors } from './account-errors.ts';

type RemoveTotpDialogProps = { open: boolean; onCancel: () => void; onRemoved: () => void };

const passwordRequired: ValidationMessage = { id: 'secondFactor.passwordRequired' };
const removeSchema = object({ password: string().required(passwordRequired), totp: oneTimeCode() });

/** Asks for password and code before the second factor is removed. */
export function RemoveTotpDialog({ open, onCancel, onRemoved }: RemoveTotpDialogProps) {
  return (
    <FormDialog open={open} onClose={onCancel} title={<FormattedMessage id="account.totp.removeTitle" />}>
      <RemoveTotpForm onCancel={onCancel} onRemoved={onRemoved} />
    </FormDialog>
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
    <DialogForm
      initialValues={{ password: '', totp: '' }}
      validationSchema={removeSchema}
      onSubmit={submit}
      text={<FormattedMessage id="account.totp.removeText" />}
      refusal={refusal === null ? undefined : errorText(refusal, { errors: accountErrors })}
      onCancel={onCancel}
      submit={<FormattedMessage id="account.totp.remove" />}
      pending={<FormattedMessage id="account.totp.removing" />}
      color="error"
    >
      <PasswordField name="password" autoFocus label={<FormattedMessage id="secondFactor.password" />} />
      <OneTimeCodeField name="totp" label={<FormattedMessage id="forms.code" />} />
    </DialogForm>
  );
}
