import { useSubscription } from '@apollo/client/react';
import { mdiDeleteOutline, mdiEmailSyncOutline } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { roleLabels } from '../admin/user-texts.ts';
import { type Invitation, OpenInvitations } from './invitation-documents.ts';
import { useInvitations } from './use-invitations.ts';

/** Lists invited people who have no account yet; nothing if there are none. */
export function PendingInvitations() {
  const id = useId();
  const { data } = useSubscription(OpenInvitations);
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0) return null;

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ marginBlockEnd: 3 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ paddingInline: 2, paddingBlockStart: 1.5 }}>
        <FormattedMessage id="users.invitations.title" values={{ count: invitations.length }} />
      </Typography>
      <List dense disablePadding sx={{ maxHeight: 320, overflowY: 'auto' }}>
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </List>
    </Paper>
  );
}

type ItemProps = { invitation: Invitation };

function InvitationItem({ invitation }: ItemProps) {
  const id = useId();

  return (
    <ListItem sx={{ gap: 1, paddingBlock: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{invitation.email}</bdi>
        </Typography>
        <InvitationState invitation={invitation} />
      </Box>
      <Box sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
        <InvitationControls invitation={invitation} describedBy={id} />
      </Box>
    </ListItem>
  );
}

function InvitationState({ invitation: { role, locale, expires_at, inviter } }: ItemProps) {
  const isExpired = Date.parse(expires_at) <= Date.parse(useNow());
  const until = useIntl().formatDate(expires_at, MOMENT_FORMAT);

  return (
    <Typography variant="caption" component="div" color="textSecondary">
      <Box component="span" sx={{ display: 'flex', columnGap: 1.5, flexWrap: 'wrap' }}>
        <span>
          <FormattedMessage id={roleLabels[role === 'admin' ? 'admin' : 'user']} />
        </span>
        <span>
          <FormattedMessage id={`users.locale.${locale === 'ar' ? 'ar' : 'en'}`} />
        </span>
        <QuietStatus tone={isExpired ? 'off' : 'waiting'}>
          <FormattedMessage
            id={isExpired ? 'users.invitations.expired' : 'users.invitations.until'}
            values={{ until }}
          />
        </QuietStatus>
        {inviter && (
          <span>
            <FormattedMessage id="users.invitations.by" values={{ email: inviter.email }} />
          </span>
        )}
      </Box>
    </Typography>
  );
}

function InvitationControls({ invitation, describedBy }: ItemProps & { describedBy: string }) {
  const intl = useIntl();
  const { isPending, invite, revoke } = useInvitations();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <RowAction
        icon={mdiEmailSyncOutline}
        label={intl.formatMessage({ id: 'users.invite.again' })}
        describedBy={describedBy}
        disabled={isPending}
        onClick={() => void invite(invitation)}
      />
      <RowAction
        icon={mdiDeleteOutline}
        color="error"
        label={intl.formatMessage({ id: 'users.revoke.action' })}
        describedBy={describedBy}
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      />
      <QuestionDialog
        open={isAsking}
        title={<FormattedMessage id="users.revoke.title" />}
        text={<FormattedMessage id="users.revoke.text" />}
        details={<bdi>{invitation.email}</bdi>}
        cancel={<FormattedMessage id="kit.cancel" />}
        confirm={<FormattedMessage id="users.revoke.confirm" />}
        pending={<FormattedMessage id="users.revoke.confirm" />}
        isPending={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void revoke(invitation.id).then(() => setIsAsking(false))}
      />
    </>
  );
}
