import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { DAY_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { AdminContact } from '../contact-documents.generated.ts';

type Cell = { contact: AdminContact };

export function ContactEmail({ contact: { email } }: Cell) {
  return (
    <Typography variant="body2" title={email} sx={address}>
      <bdi>{email}</bdi>
    </Typography>
  );
}

/** On one line, except on phones, where the address has the whole width. */
const address = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
};

type ContactStateProps = { contact: Pick<AdminContact, 'state' | 'unsubscribed_at'> };

/** Shows whether the contact gets mail and, if not, since when. */
export function ContactState({ contact: { state, unsubscribed_at } }: ContactStateProps) {
  const intl = useIntl();
  if (state === 'subscribed' || state === 'bounced') {
    return (
      <QuietStatus tone={state === 'bounced' ? 'bad' : 'good'}>
        <FormattedMessage id={`contacts.state.${state}`} />
      </QuietStatus>
    );
  }
  const at = unsubscribed_at && intl.formatDate(unsubscribed_at, DAY_FORMAT);

  return (
    <QuietStatus tone="off">
      {at ? (
        <FormattedMessage id="contacts.state.unsubscribedOn" values={{ at }} />
      ) : (
        <FormattedMessage id="contacts.state.unsubscribed" />
      )}
    </QuietStatus>
  );
}

export function ContactName({ name }: { name: string | null | undefined }) {
  return name ? (
    <Typography variant="body2" component="bdi" sx={{ overflowWrap: 'anywhere', fontSize: 'inherit' }}>
      {name}
    </Typography>
  ) : null;
}

/** Shows the date in the long form that SPEC asks for. */
export function ContactCreated({ contact: { created_at } }: Cell) {
  return <FormattedDate value={created_at} dateStyle="long" />;
}
