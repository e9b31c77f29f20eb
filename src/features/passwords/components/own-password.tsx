import { useState } from 'react';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useUpdatePassword } from '../api/use-update-password.ts';
import { NewPasswordForm } from '../forms/new-password-form.tsx';

type OwnPasswordProps = { email: string; onUpdated: () => void };

/** A new password for who is signed in: the current one is asked for, and a code where an app gives it. */
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
