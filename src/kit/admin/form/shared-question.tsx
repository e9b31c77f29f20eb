import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AskHowFar, HowFar, HowFarQuestion } from '../section/how-far.ts';

type Asked = HowFarQuestion & { answer: (answer: HowFar) => void };

/** Returns a function that asks whether a change is for more than one record, and the dialog in which it asks. */
export function useSharedQuestion(): [AskHowFar, ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: AskHowFar = (question) =>
    new Promise((resolve) => {
      setAsked({
        ...question,
        answer: (answer) => {
          setAsked(null);
          resolve(answer);
        },
      });
    });

  return [ask, asked && <SharedQuestion {...asked} />];
}

function SharedQuestion({ texts, values, answer }: Asked) {
  const id = useId();

  return (
    <Dialog
      open
      onClose={() => answer('cancel')}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>
        <FormattedMessage id={texts.title} values={values} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>
          <FormattedMessage id={texts.text} values={values} />
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => answer('cancel')}>
          <FormattedMessage id="kit.cancel" />
        </Button>
        <Button onClick={() => answer('one')}>
          <FormattedMessage id={texts.one} values={values} />
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer('all')}>
          <FormattedMessage id={texts.all} values={values} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
