import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { lateness } from '#src/lib/loading/load-again.ts';
import styles from './connection-note.module.css';

const never = () => false;

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);

  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A word at the foot of the window while the device is offline, or while a page's code is asked for again. */
export function ConnectionNote() {
  const isOffline = useSyncExternalStore(followConnection, () => !navigator.onLine, never);
  const isLate = useSyncExternalStore(lateness.subscribe, lateness.isLate, never);

  return (
    // There before its words are, so that a screen reader speaks them.
    <div aria-live="polite" className={styles.place}>
      {(isOffline || isLate) && (
        <p className={styles.note}>
          <FormattedMessage id={isOffline ? 'app.offline' : 'app.loadingAgain'} />
        </p>
      )}
    </div>
  );
}
