import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SharedTexts } from '../section/admin-section.ts';
import type { AskAboutOthers, SharedAnswer } from './use-save-record.ts';

type Asked = { count: number; answer: (answer: SharedAnswer) => void };

/** Returns a function that asks whether a change is for all rows of a family, and the dialog in which it asks. */
export function useSharedQuestion(texts: SharedTexts | undefined): [AskAboutOthers, ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: AskAboutOthers = (count) =>
    new Promise((resolve) => {
      setAsked({
        count,
        answer: (answer) => {
          setAsked(null);
          resolve(answer);
        },
      });
    });

  return [ask, texts && asked && <SharedQuestion texts={texts} {...asked} />];
}

function SharedQuestion({ texts, count, answer }: Asked & { texts: SharedTexts }) {
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
        <FormattedMessage id={texts.title} values={{ count }} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>
          <FormattedMessage id={texts.text} />
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => answer('cancel')}>
          <FormattedMessage id="kit.cancel" />
        </Button>
        <Button onClick={() => answer('one')}>
          <FormattedMessage id={texts.one} />
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer('all')}>
          <FormattedMessage id={texts.all} values={{ count }} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
