import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';
import { paths } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import type { AccountLink } from '#src/lib/auth/account-link.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useAccountLink } from '#src/lib/auth/session-provider.tsx';
import { passwordErrors } from '../api/password-errors.ts';
import { useUpdatePassword } from '../api/use-update-password.ts';
import { NewPasswordForm } from '../forms/new-password-form.tsx';

export const AccountLinkQuery = graphql(`
  query AccountLink($token: String!) {
    account_link(token: $token) {
      purpose
      email
    }
  }
`);

type LinkPasswordProps = { link: AccountLink; onUpdated: () => void };

/** Sets a new password by a mailed link; the link is checked first, so that the form is never filled in for nothing. */
export function LinkPassword({ link, onUpdated }: LinkPasswordProps) {
  const session = useSessionStore();
  const { forget } = useAccountLink();
  const update = useUpdatePassword();
  const { data, error, refetch } = useQuery(AccountLinkQuery, {
    variables: { token: link.token },
    fetchPolicy: 'no-cache',
    context: asVisitor,
  });

  if (error) return <LinkRefused error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;

  return (
    <NewPasswordForm
      email={data.account_link.email}
      onSubmit={async ({ password }) => {
        await update({ password, link_token: link.token });
        forget();
        onUpdated();
        // The person signed in here may be the one whose password changed; their sessions have then ended.
        await session.refreshNow();
      }}
    />
  );
}

function LinkRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = errorCodeOf(error) === 'account-link-invalid';

  return (
    <>
      <Alert severity="error">
        <FormattedMessage id={errorMessageId(error, passwordErrors)} />
      </Alert>
      {isGone ? (
        <Button to={paths.adminLogin} variant="contained" fullWidth style={{ marginBlockStart: '1rem' }}>
          <FormattedMessage id="passwords.askAgain" />
        </Button>
      ) : (
        <Button onClick={onRetry} variant="contained" fullWidth style={{ marginBlockStart: '1rem' }}>
          <FormattedMessage id="passwords.retry" />
        </Button>
      )}
    </>
  );
}
