import { useState } from 'react';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useUpdatePassword } from '../api/use-update-password.ts';
import { NewPasswordForm } from '../forms/new-password-form.tsx';

type OwnPasswordProps = { email: string; onUpdated: () => void };

/**
 * Sets a signed-in person's new password; asks for the current one and, if there is an authenticator app, for its code.
 */
export function OwnPassword({ email, onUpdated }: OwnPasswordProps) {
  const session = useSessionStore();
  const update = useUpdatePassword();
  const [asksCode, setAsksCode] = useState(false);

  return (
    <NewPasswordForm
      email={email}
      asksCurrent
      asksCode={asksCode}
      onSubmit={async ({ password, current, code }) => {
        try {
          const tokens = await update({ password, current_password: current, totp: code });
          if (tokens) await session.goOn(tokens);
        } catch (error) {
          if (errorCodeOf(error) === 'code-required') setAsksCode(true);
          throw error;
        }
        onUpdated();
      }}
    />
  );
}
