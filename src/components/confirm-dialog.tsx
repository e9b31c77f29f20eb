import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  cancel: ReactNode;
  confirm: ReactNode;
  /** Shown on the confirming button while the deed runs; the dialog can't be closed then. */
  pending: ReactNode;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before a deed that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, cancel, confirm, pending, isPending, onCancel, onConfirm } = props;
  const id = useId();

  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onCancel}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isPending} autoFocus>
          {cancel}
        </Button>
        <Button
          onClick={onConfirm}
          variant="contained"
          color="error"
          loading={isPending}
          loadingPosition="start"
        >
          {isPending ? pending : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
