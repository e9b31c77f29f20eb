import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CsvError } from '#rules/csv/csv-error.ts';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { DialogHead } from '#src/kit/admin/dialogs/dialog-head.tsx';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { FileField } from './file-field.tsx';
import { ImportHistoryList } from './import-history.tsx';
import { ImportProgressBar } from './import-progress.tsx';
import { SuppressionListAlert } from './suppression-list-alert.tsx';
import { ModeField } from './mode-field.tsx';
import { AskedValuesFields } from './asked-values-fields.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { StartButton } from './start-button.tsx';
import type { Mode } from '../upload-contacts.ts';
import { useImport } from '../use-import.ts';
import { useImportPreview, type PreviewState } from '../reading/use-import-preview.ts';

export type ImportDialogProps = { open: boolean; onClose: () => void; onImported: () => void };

/** Lets the person choose a file, shows what importing it would do, and imports it. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const state = useImportPreview();
  const { mode } = state;
  const chooseMode = (next: Mode) => void state.chooseMode(next);
  const run = useImport(state.file, mode, onImported);
  const isSuppressionList = state.preview?.isSuppressionList === true && mode !== 'unsubscribe';

  return (
    <Dialog
      open={open}
      onClose={run.isRunning ? undefined : onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogHead titleId={`${id}title`} onClose={isPhone && !run.isRunning ? onClose : undefined}>
        <FormattedMessage id="contacts.import.title" />
      </DialogHead>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="contacts.import.text" />
        </DialogContentText>
        {run.isRunning ? (
          <ImportProgressBar progress={run.progress} problem={run.problem} />
        ) : (
          <Stack sx={{ gap: 2 }}>
            <FileField file={state.file} onChoose={(file) => void state.choose(file)} />
            <PreviewArea state={state} />
            {state.preview && state.preview.asked.length > 0 && mode !== 'unsubscribe' && (
              <AskedValuesFields preview={state.preview} onChange={(fix) => void state.change(fix)} />
            )}
            {isSuppressionList && <SuppressionListAlert onUnsubscribe={() => chooseMode('unsubscribe')} />}
            {state.preview && <ModeField mode={mode} onChange={chooseMode} />}
            <ImportHistoryList onUndone={onImported} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          onClick={run.isRunning ? () => void run.cancel() : onClose}
          disabled={run.isRunning && !run.progress}
        >
          <FormattedMessage id="kit.cancel" />
        </Button>
        <StartButton
          isRunning={run.isRunning}
          isReading={state.isReading}
          isSuppressionList={isSuppressionList}
          onStart={() => void run.start(state.file, state.preview)}
        />
      </DialogActions>
    </Dialog>
  );
}

function PreviewArea({ state }: { state: PreviewState }) {
  const errorText = useErrorText();
  const { preview, isReading, error, change } = state;

  return (
    <>
      {isReading && <LinearProgress />}
      {error !== null && (
        <Alert severity="error">
          {error instanceof CsvError ? (
            <FormattedMessage
              id="contacts.import.parseError"
              values={{
                message: (
                  <FormattedMessage id={`contacts.import.csv.${error.fault}`} values={{ line: error.line }} />
                ),
              }}
            />
          ) : (
            errorText(error)
          )}
        </Alert>
      )}
      {preview && <PreviewPanel preview={preview} onChange={(correction) => void change(correction)} />}
    </>
  );
}
