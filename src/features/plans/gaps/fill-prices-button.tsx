import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { FillPricesDialogProps } from './fill-prices-dialog.tsx';

const FillPricesDialog = lateDialog<FillPricesDialogProps>(
  async () => (await import('./fill-prices-dialog.tsx')).FillPricesDialog,
);

/** Opens the dialog that lists and fills the prices that plans lack. */
export function FillPricesButton({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="plans.gaps.open" />
      </Button>
      {isOpen && (
        <FillPricesDialog
          open
          onClose={close}
          onMade={() => {
            onChanged();
            close();
          }}
        />
      )}
    </>
  );
}
