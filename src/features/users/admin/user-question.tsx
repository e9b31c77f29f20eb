import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import type { User } from './user-documents.ts';
import { useUserState } from './use-user-state.ts';

type Asked = { user: User; question: 'disable' | 'signOut' | 'totp' };

/** Asks before an account is disabled or signed out, or loses its second factor, and then does so. */
function UserQuestion({ subject: { user, question }, open, onClose }: SubjectDialogProps<Asked>) {
  const { isPending, setEnabled, endSessions, resetTotp } = useUserState(user);
  const carryOut = { disable: () => setEnabled(false), signOut: endSessions, totp: resetTotp };
  const say = (part: 'title' | 'text' | 'confirm'): ReactNode => (
    <FormattedMessage id={`users.${question}.${part}`} />
  );

  return (
    <QuestionDialog
      open={open}
      title={say('title')}
      text={say('text')}
      details={<bdi>{user.email || user.user_id}</bdi>}
      cancel={<FormattedMessage id="kit.cancel" />}
      confirm={say('confirm')}
      pending={say('confirm')}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void carryOut[question]().then(onClose)}
    />
  );
}

export const { SubjectDialogProvider: UserQuestionProvider, useOpen: useAskAboutUser } =
  createSubjectDialog(UserQuestion);
