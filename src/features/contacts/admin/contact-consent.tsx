import type { ResultOf } from '@graphql-typed-document-node/core';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { DAY_FORMAT, MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { ContactStanding } from './contact-documents.ts';

type Contact = NonNullable<ResultOf<typeof ContactStanding>['contact']>;

/** Shows what a contact agreed to when it signed up on the site, where and when; nothing if it never did. */
export function ContactConsent({ contact }: { contact: Contact }) {
  const intl = useIntl();
  const {
    consent_version: version,
    consent_requested_at: requested,
    consent_confirmed_at: confirmed,
  } = contact;
  if (!version || !requested || !confirmed) return null;
  const at = (time: string) => intl.formatDate(time, MOMENT_FORMAT);
  const values = {
    locale: contact.consent_locale ?? 'en',
    page: contact.consent_source ?? '/',
    requested: at(requested),
    confirmed: at(confirmed),
    // The version is a day, which is the same in every time zone.
    version: intl.formatDate(version, { ...DAY_FORMAT, timeZone: 'UTC' }),
  };

  return (
    <Typography variant="body2">
      <FormattedMessage id="contacts.consent.given" values={values} />
    </Typography>
  );
}
