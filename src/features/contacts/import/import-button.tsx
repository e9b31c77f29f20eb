import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ImportDialog } from './import-dialog.tsx';

/** Opens the dialog that imports contacts. */
export function ImportButton({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="contacts.import.open" />
      </Button>
      {isOpen && (
        <ImportDialog
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
