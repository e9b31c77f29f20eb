import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '#src/kit/admin/list/load-error.tsx';
import { DialogHead } from '#src/kit/admin/dialogs/dialog-head.tsx';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { FillPricesForm } from './fill-prices-form.tsx';
import { AllPrices } from './gap-documents.ts';
import { gapTexts } from './gap-texts.ts';

export type FillPricesDialogProps = { open: boolean; onClose: () => void; onMade: () => void };

/** Lists the prices that plans lack, and makes them from another currency at a rate. */
export function FillPricesDialog(props: FillPricesDialogProps) {
  return (
    <AddedTexts texts={gapTexts}>
      <FillingDialog {...props} />
    </AddedTexts>
  );
}

function FillingDialog({ open, onClose, onMade }: FillPricesDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const { data, error, refetch } = useQuery(AllPrices, { fetchPolicy: 'no-cache' });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogHead titleId={`${id}title`} onClose={isPhone ? onClose : undefined}>
        <FormattedMessage id="plans.gaps.title" />
      </DialogHead>
      {data ? (
        <FillPricesForm rows={data.pricing_plans} textId={`${id}text`} onClose={onClose} onMade={onMade} />
      ) : (
        <Waiting onClose={onClose}>
          {error ? (
            <LoadError title="plans.toast.loadFailed" error={error} onRetry={() => void refetch()} />
          ) : (
            <LinearProgress />
          )}
        </Waiting>
      )}
    </Dialog>
  );
}

function Waiting({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="plans.gaps.text" />
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="kit.cancel" />
        </Button>
      </DialogActions>
    </>
  );
}
