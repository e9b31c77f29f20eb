import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { QuestionDialog } from '../dialogs/question-dialog.tsx';
import { guardBack, guardLinks, guardTab } from './leaving.ts';
import { UnsavedChanges } from './unsaved-changes.ts';

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/** Asks before the person leaves a page with unsaved text. One instance wraps all pages of the back office. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const [changes] = useState(() => new UnsavedChanges());
  const navigate = useNavigate();
  const question = useSyncExternalStore(changes.subscribe, changes.getQuestion);

  useEffect(() => {
    const stops = [guardTab(changes), guardBack(changes), guardLinks(changes, (to) => void navigate(to))];

    return () => stops.forEach((stop) => stop());
  }, [changes, navigate]);

  return (
    <UnsavedChangesContext value={changes}>
      {children}
      <QuestionDialog
        open={question !== null}
        title={<FormattedMessage id="kit.unsaved.title" />}
        text={<FormattedMessage id="kit.unsaved.text" />}
        cancel={<FormattedMessage id="kit.unsaved.stay" />}
        confirm={<FormattedMessage id="kit.unsaved.leave" />}
        onCancel={() => question?.answer(false)}
        onConfirm={() => question?.answer(true)}
      />
    </UnsavedChangesContext>
  );
}

/** Returns the page's record of unsaved changes; its `mayLeave` asks the person if necessary. */
export function useUnsavedChanges(): UnsavedChanges {
  const changes = use(UnsavedChangesContext);
  if (!changes) throw new Error('useUnsavedChanges needs an UnsavedChangesGuard above it.');

  return changes;
}

/** Returns functions that count the caller's text as unsaved, and no longer; other forms' texts are their own matter. */
export function useHold(): { take: () => void; release: () => void } {
  const changes = useUnsavedChanges();
  const [holder] = useState(() => Symbol('unsaved'));

  return useMemo(
    () => ({ take: () => changes.hold(holder), release: () => changes.release(holder) }),
    [changes, holder],
  );
}
