import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { ListSection, SortDirection } from '#src/kit/admin/section/admin-section.ts';
import { RoleSelect } from './role-select.tsx';
import { LastSignIn, UserEmail, UserId } from './user-cells.tsx';
import type { User } from './user-documents.ts';
import { ROLES, roleLabels, userErrors } from './user-texts.ts';

/** An action returns all rows at once, so a condition is a predicate on a row. */
type Users = {
  row: User;
  where: (user: User) => boolean;
  order: Record<'email' | 'role' | 'last_sign_in_at' | 'user_id', SortDirection>;
  insert: never;
  patch: never;
  values: never;
};

/** Section "User Management": everybody with an account, and their roles. */
export const usersSection: ListSection<Users> = {
  name: 'users',
  texts: {
    title: 'users.page.title',
    text: 'users.page.text',
    list: 'users.list.label',
    search: 'users.list.search',
    empty: 'users.list.empty',
    noMatch: 'users.list.empty',
    loadFailed: 'users.list.failed',
  },
  columns: [
    { id: 'email', label: 'users.list.email', sortBy: 'email', cell: (user) => <UserEmail user={user} /> },
    {
      id: 'role',
      label: 'users.list.role',
      sortBy: 'role',
      width: 180,
      cell: (user) => <RoleSelect user={user} />,
    },
    {
      id: 'last_sign_in_at',
      priority: 3,
      label: 'users.list.lastSignIn',
      sortBy: 'last_sign_in_at',
      isWhole: true,
      cell: (user) => <LastSignIn user={user} />,
    },
    {
      id: 'user_id',
      priority: 2,
      isCut: true,
      label: 'users.list.userId',
      sortBy: 'user_id',
      width: 340,
      cell: (user) => <UserId user={user} />,
    },
  ],
  initialSort: { sort: 'email', direction: 'asc' },
  nameOf: ({ email, user_id }) => email || user_id,
  search: matchesUser,
  filters: [
    {
      name: 'role',
      label: 'users.list.role',
      options: ROLES.map((value) => ({ value, label: roleLabels[value] })),
      where: (role) => (user) => user.role === role,
    },
    {
      name: 'state',
      label: 'users.list.state',
      options: [
        { value: 'enabled', label: 'users.state.enabled' },
        { value: 'disabled', label: 'users.state.disabled' },
      ],
      where: (state) => (user) => user.enabled === (state === 'enabled'),
    },
  ],
  errors: userErrors,
  exported: ['email', 'role', 'user_id', 'enabled', 'last_sign_in_at'],
};

/** Returns a predicate: whether a person's e-mail or id contains the words. */
export function matchesUser(words: string): (user: User) => boolean {
  const wanted = new RegExp(searchPattern(words.trim()), 'u');

  return ({ email, user_id }) => wanted.test(`${email}\n${user_id}`);
}

export const userSortKeys = {
  email: ({ email }: User) => email,
  role: ({ role }: User) => role,
  last_sign_in_at: ({ last_sign_in_at }: User) => last_sign_in_at ?? '',
  user_id: ({ user_id }: User) => user_id,
};
