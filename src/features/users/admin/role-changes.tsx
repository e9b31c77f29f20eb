import { createContext, use, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import type { Role } from '#src/lib/auth/session.ts';
import { useChangeRole } from './use-change-role.ts';
import type { User } from './user-documents.ts';

type RoleChoice = {
  /** Roles being saved, by user id. */
  pending: Readonly<Record<string, Role>>;
  choose: (user: User, role: Role) => void;
};

const RoleChanges = createContext<RoleChoice>({ pending: {}, choose: () => undefined });

/**
 * Provides changing roles to the rows of a list; administrators give up their own role only after a question. The
 * question is rendered here, so it stays when a change of width rebuilds the rows.
 */
export function RoleChangesProvider({ children }: { children: ReactNode }) {
  const { pending, isOwn, changeRole } = useChangeRole();
  const [asked, setAsked] = useState<User | null>(null);
  const choose = (user: User, role: Role) => {
    if (isOwn(user) && role !== 'admin') setAsked(user);
    else void changeRole(user, role);
  };

  return (
    <RoleChanges value={{ pending, choose }}>
      {children}
      <QuestionDialog
        open={asked !== null}
        title={<FormattedMessage id="users.own.title" />}
        text={<FormattedMessage id="users.own.text" />}
        cancel={<FormattedMessage id="kit.cancel" />}
        confirm={<FormattedMessage id="users.own.confirm" />}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) void changeRole(asked, 'user');
        }}
      />
    </RoleChanges>
  );
}

/** Returns the role being saved for a person, and a function to choose another. */
export function useRoleOf({ user_id }: User): { pending: Role | null; choose: RoleChoice['choose'] } {
  const { pending, choose } = use(RoleChanges);

  return { pending: pending[user_id] ?? null, choose };
}
