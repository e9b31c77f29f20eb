import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#src/components/page-header.tsx';
import { listOptions, useListState } from '#src/kit/admin/list/list-state.ts';
import { ListView } from '#src/kit/admin/list/list-view.tsx';
import { HITS, type RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import { RoleChangesProvider } from './role-changes.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import { PendingInvitations } from '../invitations/pending-invitations.tsx';
import { AllUsers } from './user-documents.ts';
import { UserControls } from './user-controls.tsx';
import { UserQuestionProvider } from './user-question.tsx';
import { useUsers } from './use-users.ts';
import { matchesUser, usersSection } from './users-section.tsx';

/** Lists everybody with an account and their roles, and invites people. */
export function UsersAdminPage() {
  const [state, change] = useListState(options);
  const list = useUsers(state, change);

  return (
    <RoleChangesProvider>
      <PageHeader
        title={<FormattedMessage id={usersSection.texts.title} />}
        text={<FormattedMessage id={usersSection.texts.text} />}
        action={<InviteButton />}
      />
      <PendingInvitations />
      <UserQuestionProvider>
        <ListView section={usersSection} state={state} onChange={change} list={list} actions={ACTIONS} />
      </UserQuestionProvider>
    </RoleChangesProvider>
  );
}

const ACTIONS = { onOpen: undefined, onDelete: undefined, Controls: UserControls };
const options = listOptions(usersSection);

/** Milliseconds that one answer is reused while somebody types; the action always returns all people. */
const KEPT_MS = 60_000;
let askedAt = -Infinity;

/** Finds the first people whose e-mail or id contains the words; each result opens the list filtered to that person. */
export const searchUsers: RecordSearch = async (client, words) => {
  const isFresh = Date.now() - askedAt < KEPT_MS;
  const { data } = await client.query({
    query: AllUsers,
    fetchPolicy: isFresh ? 'cache-first' : 'network-only',
  });
  if (!isFresh) askedAt = Date.now();

  return (data?.users ?? [])
    .filter(matchesUser(words))
    .slice(0, HITS)
    .map(({ user_id, email }) => ({
      id: user_id,
      name: email || user_id,
      search: `?${new URLSearchParams({ q: email || user_id }).toString()}`,
    }));
};
