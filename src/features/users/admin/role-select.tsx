import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Role } from '#src/lib/auth/session.ts';
import { useRoleOf } from './role-changes.tsx';
import type { User } from './user-documents.ts';
import { ROLES, roleLabels } from './user-texts.ts';

/** A person's role, to be changed at once; an administrator's own is given up only after a question. */
export function RoleSelect({ user }: { user: User }) {
  const intl = useIntl();
  const { pending, choose } = useRoleOf(user);
  const field = useFocusAfter(pending !== null);
  const name = user.email || user.user_id;

  return (
    <Select<Role>
      size="small"
      value={pending ?? toRole(user.role)}
      disabled={pending !== null}
      onChange={({ target: { value } }) => choose(user, value)}
      slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'users.role.of' }, { user: name }) } }}
      inputRef={field}
      sx={{ minWidth: 120, fontSize: 'inherit', '& .MuiSelect-select': { paddingBlock: '6px' } }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          <FormattedMessage id={roleLabels[role]} />
        </MenuItem>
      ))}
    </Select>
  );
}

const toRole = (role: string): Role => (role === 'admin' ? 'admin' : 'user');

/** A disabled field loses the focus; it gets it back where the person has gone nowhere else meanwhile. */
function useFocusAfter(isPending: boolean) {
  const field = useRef<{ focus: () => void }>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) field.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);

  return field;
}
