import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { focusPageIfLost } from '../../announce/announcer.tsx';

export type DrawnQuestionProps = {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  /** Details shown beneath the text, such as the record's name. */
  details?: ReactNode;
  cancel: ReactNode;
  confirm: ReactNode;
  /** Text of the confirming button while `isPending`; the dialog can't be closed then. */
  pending?: ReactNode;
  isPending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Draws the question (`question-dialog.tsx`). */
export function DrawnQuestion(props: DrawnQuestionProps) {
  const { open, title, text, details, cancel, confirm, pending, isPending = false } = props;
  const { onClose, onConfirm } = props;
  const id = useId();

  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      slotProps={{ transition: { onExited: focusPageIfLost } }}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent id={`${id}text`}>
        <DialogContentText>{text}</DialogContentText>
        {details}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending} autoFocus>
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
