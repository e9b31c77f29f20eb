import {
  mdiAccountCheckOutline,
  mdiAccountOffOutline,
  mdiLogoutVariant,
  mdiShieldRefreshOutline,
} from '@mdi/js';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import type { User } from './user-documents.ts';
import { useUserState } from './use-user-state.ts';

type Question = 'disable' | 'signOut' | 'totp';

/** Renders the actions on another person's account; the administrator's own account has its own page. */
export function UserControls({ row: user }: { row: User }) {
  const intl = useIntl();
  const id = useId();
  const { user: self } = useSession();
  const { isPending, setEnabled, endSessions, resetTotp } = useUserState(user);
  const [question, setQuestion] = useState<Question | null>(null);
  if (self?.id === user.user_id) return null;
  const isDisabling = user.enabled;
  const carryOut = { disable: () => setEnabled(false), signOut: endSessions, totp: resetTotp };

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{user.email || user.user_id}</span>
      </VisuallyHidden>
      {user.second_factor && (
        <RowAction
          icon={mdiShieldRefreshOutline}
          label={intl.formatMessage({ id: 'users.totp.action' })}
          describedBy={id}
          disabled={isPending}
          onClick={() => setQuestion('totp')}
        />
      )}
      <RowAction
        icon={mdiLogoutVariant}
        label={intl.formatMessage({ id: 'users.signOut.action' })}
        describedBy={id}
        disabled={isPending || !user.enabled}
        onClick={() => setQuestion('signOut')}
      />
      <RowAction
        icon={isDisabling ? mdiAccountOffOutline : mdiAccountCheckOutline}
        label={intl.formatMessage({ id: isDisabling ? 'users.disable.action' : 'users.enable.action' })}
        describedBy={id}
        disabled={isPending}
        onClick={() => (isDisabling ? setQuestion('disable') : void setEnabled(true))}
      />
      <Ask
        user={user}
        question={question}
        isPending={isPending}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          if (question) void carryOut[question]().then(() => setQuestion(null));
        }}
      />
    </>
  );
}

type AskProps = {
  user: User;
  question: Question | null;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

function Ask({ user, question, ...answers }: AskProps) {
  // A closing dialog still shows its last question.
  const [asked, setAsked] = useState<Question>('disable');
  if (question && question !== asked) setAsked(question);
  const say = (part: 'title' | 'text' | 'confirm'): ReactNode => (
    <FormattedMessage id={`users.${question ?? asked}.${part}`} />
  );

  return (
    <QuestionDialog
      open={question !== null}
      title={say('title')}
      text={say('text')}
      details={<bdi>{user.email || user.user_id}</bdi>}
      cancel={<FormattedMessage id="kit.cancel" />}
      confirm={say('confirm')}
      pending={say('confirm')}
      {...answers}
    />
  );
}
