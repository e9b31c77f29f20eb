import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { cutText } from '#src/kit/admin/table/column-look.ts';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { breakable } from '#src/kit/admin/values/breakable.tsx';
import { DAY_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { AdminContact } from '../contact-documents.generated.ts';

type Cell = { contact: AdminContact };

/** Shows the whole address; no other value tells two people with the same name apart. */
export function ContactEmail({ contact: { email } }: Cell) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{breakable(email)}</bdi>
    </Typography>
  );
}

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
    <Typography variant="body2" component="bdi" sx={nameLook}>
      {name}
    </Typography>
  ) : null;
}

const nameLook = { overflowWrap: 'anywhere', fontSize: 'inherit', ...cutText };

/** Shows both names in the order of their letters, where they stand beside one another. */
export function WholeName({ contact: { first_name, last_name } }: Cell) {
  return <ContactName name={[first_name, last_name].filter(Boolean).join(' ')} />;
}

/** Shows the date in the long form that SPEC asks for. */
export function ContactCreated({ contact: { created_at } }: Cell) {
  return <FormattedDate value={created_at} dateStyle="long" />;
}
