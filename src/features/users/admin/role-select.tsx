import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceSelect } from '#src/kit/admin/choice/choice-select.tsx';
import type { Role } from '#src/lib/auth/session.ts';
import { useRoleOf } from './role-changes.tsx';
import type { User } from './user-documents.ts';
import { ROLES, roleLabels } from './user-texts.ts';

/**
 * Renders the choice of a person's role, saved at once; administrators give up their own role only after a question.
 */
export function RoleSelect({ user }: { user: User }) {
  const intl = useIntl();
  const { pending, choose } = useRoleOf(user);
  const field = useFocusAfter(pending !== null);
  const name = user.email || user.user_id;

  return (
    <ChoiceSelect
      variant="outlined"
      value={pending ?? toRole(user.role)}
      isDisabled={pending !== null}
      onChange={(value) => choose(user, toRole(value))}
      options={ROLES.map((role) => ({ value: role, text: <FormattedMessage id={roleLabels[role]} /> }))}
      name={intl.formatMessage({ id: 'users.role.of' }, { user: name })}
      inputRef={field}
      sx={{ minWidth: 120, fontSize: 'inherit', '& .MuiSelect-select': { paddingBlock: '6px' } }}
    />
  );
}

const toRole = (role: string): Role => (role === 'admin' ? 'admin' : 'user');

/**
 * Returns a ref of the field, which loses the focus while it is disabled and gets it back afterwards, unless the person
 * has focused something else.
 */
function useFocusAfter(isPending: boolean) {
  const field = useRef<{ focus: () => void }>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) field.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);

  return field;
}
