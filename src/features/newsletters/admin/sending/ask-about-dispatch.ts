import type { ApolloClient } from '@apollo/client';
import type { IntlShape } from 'react-intl';
import { paths } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import type { AfterSave } from '#src/kit/admin/section/after-save.ts';
import type { BeforeSave } from '#src/kit/admin/section/admin-section.ts';
import { isSame } from '#src/kit/admin/form/saving/record-changes.ts';
import { SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { Newsletters } from '../../newsletter-types.ts';
import { sendingErrors } from './sending-errors.ts';
import { UpdateDispatch } from '../progress/progress-documents.ts';
import { SENT_COLUMNS } from '../progress/sent-texts.ts';

/** Dispatch of a newsletter of which nothing has gone out. */
const DispatchAhead = graphql(`
  query DispatchAhead($newsletter_id: uuid!) {
    dispatches(
      where: { newsletter_id: { _eq: $newsletter_id }, state: { _in: ["scheduled", "waiting"] } }
      limit: 1
    ) {
      id
      state
      scheduled_at
    }
  }
`);

/** What a newsletter has now that its mails would have, and which version that is. */
const SavedTexts = graphql(`
  query SavedTexts($id: uuid!) {
    newsletter: newsletters_by_pk(id: $id) {
      id
      subject
      subject_ar
      preheader
      preheader_ar
      content
      content_ar
      template_name
      updated_at
    }
  }
`);

const QUESTION = {
  title: 'newsletters.ahead.title',
  text: 'newsletters.ahead.text',
  all: 'newsletters.ahead.all',
  one: 'newsletters.ahead.one',
} as const;

type Ahead = { id: string; state: string; scheduled_at?: string | null };
/** Values of the texts about it. */
type When = { state: string; at: string };

/**
 * Asks before a newsletter is saved that waits to be sent whether the change is also for what goes out, and then makes
 * it so. A save of the status alone changes nothing that goes out.
 */
export const askAboutDispatch: BeforeSave<Newsletters> = async (
  { loaded, columns, changed },
  { client, intl, ask },
) => {
  if (!SENT_COLUMNS.some((column) => changed.includes(column))) return undefined;
  const dispatch = await readAhead(client, loaded.id);
  if (!dispatch) return undefined;
  const when = whenOf(dispatch, intl);
  const answer = await ask({ texts: QUESTION, values: when });
  if (answer === 'cancel') return 'cancelled';

  return answer === 'one' ? keep(dispatch, when) : change(client, { dispatch, when, columns, id: loaded.id });
};

async function readAhead(client: ApolloClient, newsletter_id: string): Promise<Ahead | undefined> {
  const { data } = await client.query({
    query: DispatchAhead,
    variables: { newsletter_id },
    fetchPolicy: 'no-cache',
  });

  return data?.dispatches[0];
}

const whenOf = ({ state, scheduled_at }: Ahead, intl: IntlShape): When => ({
  state,
  at: scheduled_at ? intl.formatDate(scheduled_at, SCHEDULE_FORMAT) : '',
});

/** Leads to both versions. */
const showBoth = ({ id }: Ahead, open: (path: string) => void) => ({
  label: 'newsletters.toast.showBoth' as const,
  onClick: () => open(`${paths.admin}/newsletters?${new URLSearchParams({ dispatch: id }).toString()}`),
});

const keep =
  (dispatch: Ahead, when: When): AfterSave =>
  async ({ toasts, open }) => {
    toasts.success('newsletters.toast.dispatchKept', { values: when, next: showBoth(dispatch, open) });
    return Promise.resolve();
  };

type Change = { dispatch: Ahead; when: When; id: string; columns: Readonly<Record<string, unknown>> };

/**
 * Makes what goes out the newsletter as it is saved, unless somebody else has changed it too: the person has not seen
 * that version.
 */
const change =
  (client: ApolloClient, { dispatch, when, id, columns }: Change): AfterSave =>
  async ({ toasts, open }) => {
    try {
      const { data } = await client.query({
        query: SavedTexts,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const saved = data?.newsletter;
      if (!saved || SENT_COLUMNS.some((column) => !isSame(saved[column], columns[column]))) {
        toasts.warning('newsletters.toast.dispatchNotSeen', when, showBoth(dispatch, open));
        return;
      }
      await client.mutate({
        mutation: UpdateDispatch,
        variables: { dispatch_id: dispatch.id, version: saved.updated_at },
      });
      toasts.success('newsletters.toast.dispatchChanged', { values: when });
    } catch (error) {
      toasts.failure(error, { errors: sendingErrors, around: 'newsletters.toast.dispatchUnchanged' });
    }
  };
