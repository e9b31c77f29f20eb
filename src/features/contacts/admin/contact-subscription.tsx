import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { downloadFile } from '#src/kit/admin/export/download-file.ts';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { useOpenedRecord } from '#src/kit/admin/form/use-opened-record.ts';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { ContactState } from './contact-cells.tsx';
import { ContactConsent } from './contact-consent.tsx';
import { SubscribeAgain } from './subscribe-again.tsx';
import { ContactStanding, ExportContact, SetContactState } from './contact-documents.ts';

const contactErrors = {
  'contact-reason-missing': 'contacts.subscription.reasonMissing',
  'contact-unknown': 'contacts.errors.unknown',
} as const;

/** Shows whether the open contact gets mail, and what an administrator can change about it. */
export function ContactSubscription() {
  const { id, isNew } = useOpenedRecord();
  if (id === null || isNew) return null;

  return (
    <FormSection title={<FormattedMessage id="contacts.subscription.title" />}>
      <WholeRow>
        <Standing contactId={id} />
      </WholeRow>
    </FormSection>
  );
}

const HINTS: Readonly<Record<string, MessageId>> = {
  unsubscribed: 'contacts.subscription.unsubscribedHint',
  bounced: 'contacts.subscription.bouncedHint',
};

const REASONS: Readonly<Record<string, MessageId>> = {
  'own-link': 'contacts.reason.ownLink',
  administrator: 'contacts.reason.administrator',
  complaint: 'contacts.reason.complaint',
  import: 'contacts.reason.import',
  'hard-bounce': 'contacts.reason.hardBounce',
  'soft-bounces': 'contacts.reason.softBounces',
};

type Reason = {
  state: string;
  state_reason?: string | null | undefined;
  state_note?: string | null | undefined;
};

/** Returns the message that says what brought the contact's state. */
function reasonMessage({ state, state_reason, state_note }: Reason): MessageId | undefined {
  if (state_reason === 'administrator' && state_note) return 'contacts.reason.administratorNote';
  if (state_reason === 'own-link' && state === 'subscribed') return 'contacts.reason.ownLinkAgain';

  return REASONS[state_reason ?? ''];
}

function Standing({ contactId }: { contactId: string }) {
  const { data, loading } = useQuery(ContactStanding, {
    variables: { contact_id: contactId },
    fetchPolicy: 'cache-and-network',
  });
  const { setState, isPending } = useSetState(contactId);
  const contact = data?.contact;
  if (!contact) return loading ? <Coming /> : null;
  const hint = HINTS[contact.state];
  const reason = reasonMessage(contact);

  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="body2" component="span">
        <ContactState contact={contact} />
      </Typography>
      {reason && (
        <Typography variant="body2">
          <FormattedMessage id={reason} values={{ note: contact.state_note ?? '' }} />
        </Typography>
      )}
      <ContactConsent contact={contact} />
      {hint && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id={hint} />
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {contact.state !== 'subscribed' && (
          <SubscribeAgain state={contact.state} onSubscribe={(reason) => setState('subscribed', reason)} />
        )}
        {contact.state !== 'unsubscribed' && (
          <Unsubscribe isPending={isPending} onConfirm={() => setState('unsubscribed')} />
        )}
        <ExportButton contact={contact} />
      </Stack>
    </Stack>
  );
}

/** Takes the room of what is shown of most contacts, so that nothing beneath moves: their state and two buttons. */
function Coming() {
  return (
    <Skeleton variant="rounded">
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2" component="span">
          <ContactState contact={{ state: 'subscribed' }} />
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {(['unsubscribe', 'export'] as const).map((name) => (
            <Button key={name} variant="outlined" size="small">
              <FormattedMessage id={`contacts.subscription.${name}`} />
            </Button>
          ))}
        </Stack>
      </Stack>
    </Skeleton>
  );
}

function Unsubscribe({ isPending, onConfirm }: { isPending: boolean; onConfirm: () => Promise<boolean> }) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="contacts.subscription.unsubscribe" />
      </Button>
      <QuestionDialog
        open={isAsking}
        title={<FormattedMessage id="kit.confirm.title" />}
        text={<FormattedMessage id="contacts.subscription.question" />}
        cancel={<FormattedMessage id="kit.cancel" />}
        confirm={<FormattedMessage id="contacts.subscription.unsubscribe" />}
        pending={<FormattedMessage id="contacts.subscription.unsubscribe" />}
        isPending={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void onConfirm().then(() => setIsAsking(false))}
      />
    </>
  );
}

/** Downloads everything stored about a contact as a file. */
function ExportButton({ contact: { id, email } }: { contact: { id: string; email: string } }) {
  const client = useApolloClient();
  const { run, isPending } = useAction({ errors: contactErrors });

  async function save(): Promise<void> {
    const { data } = await client.query({
      query: ExportContact,
      variables: { contact_id: id },
      fetchPolicy: 'no-cache',
    });
    const text = JSON.stringify(data?.exported.data, null, 2);
    downloadFile(
      `${email.replaceAll(/[^\p{L}\p{N}.@_-]/gu, '_')}.json`,
      new Blob([text], { type: 'application/json' }),
    );
  }

  return (
    <Button variant="outlined" size="small" loading={isPending} onClick={() => void run(save)}>
      <FormattedMessage id="contacts.subscription.export" />
    </Button>
  );
}

function useSetState(contact_id: string) {
  const client = useApolloClient();
  const { run, isPending } = useAction({ errors: contactErrors });

  /** Sets the state; returns whether that succeeded. */
  const setState = (state: 'subscribed' | 'unsubscribed', reason?: string) =>
    run(
      () =>
        client.mutate({
          mutation: SetContactState,
          variables: { contact_id, state, reason: reason ?? null },
          refetchQueries: [ContactStanding],
          awaitRefetchQueries: true,
        }),
      { done: `contacts.subscription.${state}` },
    );

  return { setState, isPending };
}
