import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';

type StartButtonProps = {
  isRunning: boolean;
  isReading: boolean;
  /** Whether the file looks like a list of people who left, but is not imported as such. */
  isSuppressionList: boolean;
  onStart: () => void;
};

/** Starts the import; asks before people who left would get newsletters again. */
export function StartButton({ isRunning, isReading, isSuppressionList, onStart }: StartButtonProps) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button
        variant="contained"
        loading={isRunning}
        loadingPosition="start"
        disabled={isReading}
        onClick={isSuppressionList ? () => setIsAsking(true) : onStart}
      >
        <FormattedMessage id={isRunning ? 'contacts.import.importing' : 'contacts.import.start'} />
      </Button>
      <QuestionDialog
        open={isAsking}
        title={<FormattedMessage id="contacts.import.leavers.title" />}
        text={<FormattedMessage id="contacts.import.leavers.question" />}
        cancel={<FormattedMessage id="kit.cancel" />}
        confirm={<FormattedMessage id="contacts.import.leavers.confirm" />}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onStart();
        }}
      />
    </>
  );
}
