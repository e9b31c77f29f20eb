import Button from '@mui/material/Button';
import { mdiEmailPlusOutline } from '#src/components/icon-paths.generated.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { InviteDialogProps } from './invite-dialog.tsx';

const InviteDialog = lateDialog<InviteDialogProps>(
  async () => (await import('./invite-dialog.tsx')).InviteDialog,
);

/** Opens the dialog that invites people. */
export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon path={mdiEmailPlusOutline} size={20} />}
        {...InviteDialog.wanted}
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="users.invite.open" />
      </Button>
      <InviteDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
