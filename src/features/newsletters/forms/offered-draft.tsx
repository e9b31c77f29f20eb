import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormTools } from '#src/kit/admin/section/admin-section.ts';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { Newsletters } from '../newsletter-types.ts';

/** Offers what was typed here and not saved before the page was reloaded or closed. */
export function OfferedDraft({ draft }: { draft: FormTools<Newsletters>['draft'] }) {
  const intl = useIntl();
  const { offeredAt, take, drop } = draft;
  if (offeredAt === null) return null;
  const at = intl.formatDate(offeredAt, MOMENT_FORMAT);

  return (
    <Alert severity="info" sx={{ marginBlockEnd: 2.5 }}>
      <FormattedMessage id="newsletters.draft.offer" values={{ at }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <Button variant="outlined" size="small" color="inherit" onClick={take}>
          <FormattedMessage id="newsletters.draft.take" />
        </Button>
        <Button size="small" color="inherit" onClick={drop}>
          <FormattedMessage id="newsletters.draft.drop" />
        </Button>
      </Box>
    </Alert>
  );
}
