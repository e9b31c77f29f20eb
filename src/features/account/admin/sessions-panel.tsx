import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { useCountryNames } from '#src/lib/messages/use-country-names.ts';
import { EndOwnSession, EndOwnSessions, type AccountSession } from './account-documents.ts';
import { accountErrors } from './account-errors.ts';
import { AccountPanel } from './account-panel.tsx';

type SessionsPanelProps = { sessions: readonly AccountSession[]; onChanged: () => void };

/** Lists the account's sessions, this browser's first; each other one can be ended, or all at once. */
export function SessionsPanel({ sessions, onChanged }: SessionsPanelProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { isEnding, endAll } = useEndAll(() => setIsAsked(false));

  return (
    <AccountPanel
      title={<FormattedMessage id="account.sessions.title" />}
      text={<FormattedMessage id="account.sessions.text" />}
    >
      <Box component="ul" sx={list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onChanged={onChanged} />
        ))}
      </Box>
      <Button color="error" variant="outlined" sx={{ marginBlockStart: 2 }} onClick={() => setIsAsked(true)}>
        <FormattedMessage id="account.sessions.endAll" />
      </Button>
      <QuestionDialog
        open={isAsked}
        title={<FormattedMessage id="account.sessions.endAllTitle" />}
        text={<FormattedMessage id="account.sessions.endAllText" />}
        cancel={<FormattedMessage id="kit.cancel" />}
        confirm={<FormattedMessage id="account.sessions.endAll" />}
        pending={<FormattedMessage id="account.sessions.ending" />}
        isPending={isEnding}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void endAll()}
      />
    </AccountPanel>
  );
}

/** Returns a function that ends every session, then signs out this browser, which leaves the back office. */
function useEndAll(onFailed: () => void) {
  const [end] = useMutation(EndOwnSessions);
  const store = useSessionStore();
  const { run, isPending } = useAction({ errors: accountErrors });

  async function endAll(): Promise<void> {
    const isDone = await run(async () => {
      await end();
      await store.signOut();
    });
    if (!isDone) onFailed();
  }

  return { isEnding: isPending, endAll };
}

function SessionRow({ session, onChanged }: { session: AccountSession; onChanged: () => void }) {
  const [end] = useMutation(EndOwnSession);
  const { run, isPending } = useAction({ errors: accountErrors, done: 'account.sessions.ended' });
  const intl = useIntl();
  const device = useDeviceName(session);

  async function endIt(): Promise<void> {
    await run(() => end({ variables: { session_id: session.id } }));
    onChanged();
  }

  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {device}{' '}
          {session.is_current && (
            <Chip
              size="small"
              color="success"
              sx={{ marginInlineStart: 0.5 }}
              label={<FormattedMessage id="account.sessions.current" />}
            />
          )}
        </Typography>
        <Place session={session} />
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage
            id="account.sessions.seen"
            values={{
              signedIn: <Moment value={session.signed_in_at} />,
              seen: <Moment value={session.last_seen_at} />,
            }}
          />
        </Typography>
      </Box>
      {!session.is_current && (
        <Button
          size="small"
          color="error"
          loading={isPending}
          onClick={() => void endIt()}
          aria-label={intl.formatMessage({ id: 'account.sessions.endOf' }, { device })}
        >
          <FormattedMessage id="account.sessions.end" />
        </Button>
      )}
    </Box>
  );
}

function useDeviceName({ browser, system }: AccountSession): string {
  const intl = useIntl();
  if (browser && system) return intl.formatMessage({ id: 'account.sessions.device' }, { browser, system });

  return browser ?? system ?? intl.formatMessage({ id: 'account.sessions.unknownDevice' });
}

/** Shows how the session was signed in, its IP and country. */
function Place({
  session: { method, has_second_factor: hasCode, address: ip, country },
}: {
  session: AccountSession;
}) {
  const countries = useCountryNames();
  const way = method === 'google' ? 'google' : hasCode ? 'code' : 'password';

  return (
    <Typography variant="body2" color="textSecondary">
      {method && <FormattedMessage id={`account.sessions.by.${way}`} />}
      {method && ip && ' · '}
      {country && <>{countries?.[country]} </>}
      {ip && <bdi>{ip}</bdi>}
    </Typography>
  );
}

function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} {...MOMENT_FORMAT} />
    </time>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0 };
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
