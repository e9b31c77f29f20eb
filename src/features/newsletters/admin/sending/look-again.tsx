import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterSaveOf } from '#src/lib/apollo/error-code.ts';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { newsletterFields } from '../../newsletter-fields.ts';
import { NewsletterPreview } from '../preview/newsletter-preview.tsx';
import type { NewestVersion } from './use-newest-version.ts';

/** Says why the version at hand is not sent, and who saved another when; lets the person look at that one. */
export function LookAgain({ version }: { version: NewestVersion }) {
  const { refusal, isUnread, isLooking, lookAgain } = version;
  if (refusal === undefined) return isUnread && <WholeText version={version} />;

  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      <Reason refusal={refusal} />
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        autoFocus
        loading={isLooking}
        onClick={lookAgain}
        sx={{ display: 'flex', marginBlockStart: 1 }}
      >
        <FormattedMessage id="newsletters.send.lookAgain" />
      </Button>
    </Alert>
  );
}

function Reason({ refusal }: { refusal: unknown }) {
  const intl = useIntl();
  const save = laterSaveOf(refusal);
  if (!save) return <FormattedMessage id="newsletters.send.otherVersion" />;
  const at = intl.formatDate(save.at, MOMENT_FORMAT);
  const change = save.by
    ? intl.formatMessage({ id: 'kit.conflict.by' }, { person: save.by, at })
    : intl.formatMessage({ id: 'kit.conflict.at' }, { at });

  return <FormattedMessage id="newsletters.send.changed" values={{ change }} />;
}

/** Shows the whole newsletter, which the person has not read in this version. */
function WholeText({ version: { newsletter, hasLooked } }: { version: NewestVersion }) {
  const placeRef = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (hasLooked) placeRef.current?.focus();
  }, [hasLooked, newsletter]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: 2 }}>
      <Typography ref={placeRef} tabIndex={-1} sx={{ outline: 'none' }}>
        <FormattedMessage id="newsletters.send.looked" />
      </Typography>
      <NewsletterPreview key={newsletter.updated_at} values={newsletterFields.toValues(newsletter)} />
    </Box>
  );
}
