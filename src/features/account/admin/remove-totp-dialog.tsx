import { useMutation } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { DialogForm, FormDialog } from '#src/kit/admin/dialogs/form-dialog.tsx';
import { object, string } from 'yup';
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
  const [remove] = useMutation(RemoveTotp);

  async function submit(variables: { password: string; totp: string }): Promise<void> {
    await remove({ variables });
    onRemoved();
  }

  return (
    <DialogForm
      initialValues={{ password: '', totp: '' }}
      validationSchema={removeSchema}
      onSubmit={submit}
      text={<FormattedMessage id="account.totp.removeText" />}
      refusals={{ errors: accountErrors }}
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
