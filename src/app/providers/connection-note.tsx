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
 * Shows a short note at the window's bottom while the device is offline, while the page is one kept by the service
 * worker, or while a page's code is requested again after a failed load.
 */
export function ConnectionNote() {
  const isOffline = useSyncExternalStore(
    followConnection,
    () => !navigator.onLine || keptPage.isKept(),
    never,
  );
  const isLate = useSyncExternalStore(lateness.subscribe, lateness.isLate, never);

  return (
    // The live region exists before its text does, or else screen readers would not announce the text.
    <div aria-live="polite" className={styles.place}>
      {(isOffline || isLate) && (
        <p className={styles.note}>
          <FormattedMessage id={isOffline ? 'app.offline' : 'app.loadingAgain'} />
        </p>
      )}
    </div>
  );
}
