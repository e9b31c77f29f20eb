import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
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
  const id = useId();

  return (
    <Dialog
      open={scripts !== undefined}
      onClose={() => onAnswer(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>
        <FormattedMessage id="analytics.password.title" />
      </DialogTitle>
      {scripts !== undefined && <PasswordForm scripts={scripts} textId={`${id}text`} onAnswer={onAnswer} />}
    </Dialog>
  );
}

type PasswordFormProps = { scripts: string; textId: string; onAnswer: (isSaved: boolean) => void };

function PasswordForm({ scripts, textId, onAnswer }: PasswordFormProps) {
  const [refusal, setRefusal] = useState<unknown>(null);
  /** True if the account has an authenticator app; the service says so after the password was right. */
  const [hasCode, setHasCode] = useState(false);
  const [save] = useMutation(SaveHeadScripts);
  const errorText = useErrorText();

  async function submit({ password, totp }: { password: string; totp: string }): Promise<void> {
    setRefusal(null);
    try {
      await save({ variables: { password, value: scripts || null, ...(hasCode && { totp }) } });
      onAnswer(true);
    } catch (error) {
      if (errorCodeOf(error) === 'code-required' && !hasCode) return setHasCode(true);
      log.error('The head scripts were not saved.', { error });
      setRefusal(error);
    }
  }

  return (
    <FieldIdPrefix>
      <Formik initialValues={{ password: '', totp: '' }} onSubmit={submit}>
        <Form noValidate style={{ display: 'contents' }}>
          <DialogContent>
            <DialogContentText id={textId} sx={{ marginBlockEnd: 2.5 }}>
              <FormattedMessage id="analytics.password.text" />
            </DialogContentText>
            {refusal !== null && (
              <Alert severity="error" sx={{ marginBlockEnd: 2.5 }}>
                {errorText(refusal, { errors: analyticsErrors, around: 'analytics.errors.saveFailed' })}
              </Alert>
            )}
            <PasswordField
              name="password"
              autoFocus
              label={<FormattedMessage id="analytics.password.label" />}
            />
            {hasCode && (
              <OneTimeCodeField name="totp" autoFocus label={<FormattedMessage id="forms.code" />} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => onAnswer(false)}>
              <FormattedMessage id="kit.cancel" />
            </Button>
            <SubmitButton pending={<FormattedMessage id="kit.saving" />}>
              <FormattedMessage id="analytics.password.save" />
            </SubmitButton>
          </DialogActions>
        </Form>
      </Formik>
    </FieldIdPrefix>
  );
}
