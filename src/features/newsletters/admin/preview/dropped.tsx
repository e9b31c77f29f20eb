import Alert from '@mui/material/Alert';
import { FormattedList, FormattedMessage } from 'react-intl';

type DroppedProps = { language: 'en' | 'ar'; pieces: readonly string[] | undefined };

/** Tells what mails don't have of a content, as it was written, so that the person who saves it knows. */
export function Dropped({ language, pieces = [] }: DroppedProps) {
  if (pieces.length === 0) return null;
  const written = pieces.map((piece) => (
    <bdi key={piece} dir="ltr">
      <code>{piece}</code>
    </bdi>
  ));

  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <FormattedMessage
        id={`newsletters.preview.dropped.${language}`}
        values={{ pieces: <FormattedList value={written} /> }}
      />
    </Alert>
  );
}
