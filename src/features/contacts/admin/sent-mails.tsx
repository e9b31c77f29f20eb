import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { useOpenedRecord } from '#src/kit/admin/form/use-opened-record.ts';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { DAY_FORMAT } from '#src/lib/messages/date-formats.ts';
import { ContactDeliveries, type ContactDelivery } from './contact-documents.ts';

/** Lists the mails sent to the open contact; nothing for a new one. */
export function SentMails() {
  const { id, isNew } = useOpenedRecord();
  if (id === null || isNew) return null;

  return (
    <FormSection title={<FormattedMessage id="contacts.sent.title" />}>
      <WholeRow>
        <DeliveryList contactId={id} />
      </WholeRow>
    </FormSection>
  );
}

function DeliveryList({ contactId }: { contactId: string }) {
  const errorText = useErrorText();
  const { data, error } = useQuery(ContactDeliveries, {
    variables: { contact_id: contactId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <Typography color="error">{errorText(error)}</Typography>;
  if (!data) return <Typography color="textSecondary">{<FormattedMessage id="kit.loading" />}</Typography>;
  const rest = (data.total.aggregate?.count ?? 0) - data.deliveries.length;

  return data.deliveries.length === 0 ? (
    <Typography color="textSecondary">
      <FormattedMessage id="contacts.sent.nothing" />
    </Typography>
  ) : (
    <Stack component="ul" sx={list}>
      {data.deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} />
      ))}
      {rest > 0 && (
        <Typography component="li" variant="body2" color="textSecondary">
          <FormattedMessage id="contacts.sent.more" values={{ count: rest }} />
        </Typography>
      )}
    </Stack>
  );
}

const STATES = ['queued', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const;
const tones: Record<(typeof STATES)[number], StatusTone> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  unknown: 'warning',
  skipped: 'off',
};

function Delivery({
  delivery: { state, bounce, locale, finished_at, dispatch },
}: {
  delivery: ContactDelivery;
}) {
  const intl = useIntl();
  const known = STATES.find((name) => name === state) ?? 'unknown';
  const subject = (locale === 'ar' && dispatch.subject_ar) || dispatch.subject;

  return (
    <Box component="li" sx={line}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{subject}</bdi>
      </Typography>
      <Typography variant="body2" component="span" color="textSecondary">
        {intl.formatDate(finished_at ?? dispatch.created_at, DAY_FORMAT)}
      </Typography>
      <Typography variant="body2" component="span">
        <QuietStatus tone={bounce ? 'bad' : tones[known]}>
          <FormattedMessage id={bounce ? 'contacts.sent.state.bounced' : `contacts.sent.state.${known}`} />
        </QuietStatus>
      </Typography>
    </Box>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, gap: 1 };
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) auto 8rem' },
  columnGap: 2,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
