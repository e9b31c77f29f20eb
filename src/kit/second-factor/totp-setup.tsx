import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { Alert } from '#src/components/alert.tsx';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { Form } from '#src/kit/forms/form.tsx';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import { OneTimeCodeField } from '#src/kit/forms/one-time-code/one-time-code-field.tsx';
import { PasswordField } from '#src/kit/forms/password-field.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { BeginTotp, ConfirmTotp } from './totp-documents.ts';
import { totpErrors } from './totp-errors.ts';
import { TotpKey } from './totp-key.tsx';

type TotpSetupProps = {
  /** Token that replaces session and password for a person who has just given the password but gets no session yet. */
  enrolmentToken?: string;
  /** True if the new app replaces another one, whose code is then required too. */
  isReplacing?: boolean;
  onDone: () => void;
  onCancel: () => void;
};
type Values = { password: string; totp: string; code: string };

const passwordRequired: ValidationMessage = { id: 'secondFactor.passwordRequired' };
const empty: Values = { password: '', totp: '', code: '' };

/** Sets up an authenticator app: shows its key, then asks for its first code, which proves that the app works. */
export function TotpSetup({ enrolmentToken, isReplacing = false, onDone, onCancel }: TotpSetupProps) {
  const { setup, refusal, begin, confirm } = useTotpSetup(enrolmentToken, onDone);
  const isSignedIn = enrolmentToken === undefined;

  return (
    <Stack sx={{ gap: 2 }}>
      {refusal && (
        <Alert severity="error">
          <FormattedMessage id={refusal} />
        </Alert>
      )}
      {!setup && !refusal && <Waiting />}
      {!setup && refusal && (
        <Button variant="outlined" onClick={() => void begin()}>
          <FormattedMessage id="secondFactor.again" />
        </Button>
      )}
      {setup && (
        <>
          <Typography>
            <FormattedMessage id="secondFactor.scan" />
          </Typography>
          <TotpKey setup={setup} />
          <TotpForm
            isSignedIn={isSignedIn}
            isReplacing={isReplacing}
            onSubmit={confirm}
            onCancel={onCancel}
          />
        </>
      )}
    </Stack>
  );
}

type TotpFormProps = {
  isSignedIn: boolean;
  isReplacing: boolean;
  onSubmit: (values: Values) => Promise<void>;
  onCancel: () => void;
};

function TotpForm({ isSignedIn, isReplacing, onSubmit, onCancel }: TotpFormProps) {
  return (
    <Formik
      initialValues={empty}
      validationSchema={schemaOf({ isSignedIn, isReplacing })}
      onSubmit={onSubmit}
    >
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <OneTimeCodeField
          name="code"
          required
          label={<FormattedMessage id="secondFactor.newCode" />}
          helperText={<FormattedMessage id="secondFactor.newCodeHint" />}
        />
        {isSignedIn && (
          <PasswordField name="password" required label={<FormattedMessage id="secondFactor.password" />} />
        )}
        {isReplacing && (
          <OneTimeCodeField
            name="totp"
            required
            autoComplete="off"
            label={<FormattedMessage id="secondFactor.oldCode" />}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton pending={<FormattedMessage id="secondFactor.settingUp" />}>
            <FormattedMessage id="secondFactor.setUp" />
          </SubmitButton>
          <Button onClick={onCancel}>
            <FormattedMessage id="secondFactor.cancel" />
          </Button>
        </Box>
      </Stack>
    </Formik>
  );
}

function Waiting() {
  const intl = useIntl();

  return (
    <CircularProgress
      sx={{ marginInline: 'auto' }}
      aria-label={intl.formatMessage({ id: 'secondFactor.preparing' })}
    />
  );
}

/** Requests a key at once, and a new one if the set-up took too long. */
function useTotpSetup(enrolmentToken: string | undefined, onDone: () => void) {
  const context = enrolmentToken === undefined ? {} : asVisitor;
  const enrolment = enrolmentToken === undefined ? {} : { enrolment_token: enrolmentToken };
  const [askKey, { data }] = useMutation(BeginTotp, { fetchPolicy: 'no-cache', context });
  const [sendCode] = useMutation(ConfirmTotp, { fetchPolicy: 'no-cache', context });
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  const setup = data?.begin_totp;
  const refuse = (error: unknown) => setRefusal(errorMessageId(error, totpErrors));

  async function begin(): Promise<void> {
    setRefusal(null);
    await askKey({ variables: enrolment }).catch(refuse);
  }

  async function confirm({ password, totp, code }: Values): Promise<void> {
    setRefusal(null);
    try {
      await sendCode({ variables: { pending: setup?.pending ?? '', code, password, totp, ...enrolment } });
      onDone();
    } catch (error) {
      if (errorCodeOf(error) === 'totp-expired') await begin();
      refuse(error);
    }
  }

  const askOnce = useEffectEvent(() => void askKey({ variables: enrolment }).catch(refuse));
  useEffect(() => askOnce(), []);

  return { setup, refusal, begin, confirm };
}

function schemaOf({ isSignedIn, isReplacing }: { isSignedIn: boolean; isReplacing: boolean }) {
  return object({
    code: oneTimeCode(),
    password: isSignedIn ? string().required(passwordRequired) : string(),
    totp: isReplacing ? oneTimeCode() : string(),
  });
}
