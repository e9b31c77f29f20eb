import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#src/components/page-header.tsx';
import { listOptions, useListState } from '#src/lib/admin/list/list-state.ts';
import { ListView } from '#src/lib/admin/list/list-view.tsx';
import { useUsers } from './use-users.ts';
import { usersSection } from './users-section.tsx';

/** Who has an account, and who may come here. */
export function UsersAdminPage() {
  const [state, change] = useListState(options);
  const list = useUsers(state, change);

  return (
    <>
      <PageHeader
        title={<FormattedMessage id={usersSection.texts.title} />}
        text={<FormattedMessage id={usersSection.texts.text} />}
      />
      <ListView section={usersSection} state={state} onChange={change} list={list} />
    </>
  );
}

const options = listOptions(usersSection);
