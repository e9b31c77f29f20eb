import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogForm, FormDialog } from '#src/kit/admin/dialogs/form-dialog.tsx';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { createLogger } from '#src/lib/log/logger.ts';
import { SaveHeadScripts } from './analytics-documents.ts';
import { analyticsErrors } from './analytics-errors.ts';

type PasswordDialogProps = {
  /** Head scripts to save; undefined while the dialog is closed. */
  scripts: string | undefined;
  /** Called with true once the scripts are saved, with false if the person cancelled. */
  onAnswer: (isSaved: boolean) => void;
};

const log = createLogger('admin');

/**
 * Asks for the password again before code goes to every visitor, and saves the head scripts. Stays open while the
 * password is wrong, so the rest of the form is not saved before.
 */
export function PasswordDialog({ scripts, onAnswer }: PasswordDialogProps) {
  const textId = useId();

  return (
    <FormDialog
      open={scripts !== undefined}
      onClose={() => onAnswer(false)}
      title={<FormattedMessage id="analytics.password.title" />}
      textId={textId}
    >
      {scripts !== undefined && <PasswordForm scripts={scripts} textId={textId} onAnswer={onAnswer} />}
    </FormDialog>
  );
}

type PasswordFormProps = { scripts: string; textId: string; onAnswer: (isSaved: boolean) => void };

function PasswordForm({ scripts, textId, onAnswer }: PasswordFormProps) {
  /** True if the account has an authenticator app; the service says so after the password was right. */
  const [hasCode, setHasCode] = useState(false);
  const [save] = useMutation(SaveHeadScripts);

  async function submit({ password, totp }: { password: string; totp: string }): Promise<void> {
    try {
      await save({ variables: { password, value: scripts || null, ...(hasCode && { totp }) } });
      onAnswer(true);
    } catch (error) {
      if (errorCodeOf(error) === 'code-required' && !hasCode) return setHasCode(true);
      log.error('The head scripts were not saved.', { error });
      throw error;
    }
  }

  return (
    <DialogForm
      initialValues={{ password: '', totp: '' }}
      onSubmit={submit}
      text={<FormattedMessage id="analytics.password.text" />}
      textId={textId}
      refusals={{ errors: analyticsErrors, around: 'analytics.errors.saveFailed' }}
      onCancel={() => onAnswer(false)}
      submit={<FormattedMessage id="analytics.password.save" />}
      pending={<FormattedMessage id="kit.saving" />}
    >
      <PasswordField name="password" autoFocus label={<FormattedMessage id="analytics.password.label" />} />
      {hasCode && <OneTimeCodeField name="totp" autoFocus label={<FormattedMessage id="forms.code" />} />}
    </DialogForm>
  );
}
