import { mdiTrayArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

/** With the parser of files, which the list itself does without. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Opens the dialog that imports contacts. */
export function ImportButton({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiTrayArrowUp} />} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="contacts.import.open" />
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog
            onClose={() => setIsOpen(false)}
            onImported={() => {
              onChanged();
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
