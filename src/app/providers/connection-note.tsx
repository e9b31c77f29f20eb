import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { lateness } from '#src/lib/loading/load-again.ts';
import { keptPage } from '#src/lib/offline/kept-page.ts';
import styles from './connection-note.module.css';

const never = () => false;

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  const stop = keptPage.subscribe(onChange);

  return () => {
    stop();
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * A word at the foot of the window while the device is offline or the page shows what was kept, or while a page's code is
 * asked for again.
 */
export function ConnectionNote() {
  const isOffline = useSyncExternalStore(
    followConnection,
    () => !navigator.onLine || keptPage.isKept(),
    never,
  );
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
