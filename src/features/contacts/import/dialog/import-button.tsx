import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';

const ImportDialog = lateDialog<ImportDialogProps>(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
);

/** Opens the dialog that imports contacts. */
export function ImportButton({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" {...ImportDialog.wanted} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="contacts.import.open" />
      </Button>
      {isOpen && (
        <ImportDialog
          open
          onClose={() => setIsOpen(false)}
          onImported={() => {
            onChanged();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
