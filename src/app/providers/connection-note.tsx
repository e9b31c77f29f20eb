import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { lateness } from '#src/lib/loading/load-again.ts';
import { keptPage } from '#src/lib/offline/kept-page.ts';
import styles from './connection-note.module.css';

const never = () => false as const;

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
 * worker, while code is requested again after a failed load, or after a language could not be loaded.
 */
export function ConnectionNote() {
  const isOffline = useSyncExternalStore(
    followConnection,
    () => !navigator.onLine || keptPage.isKept(),
    never,
  );
  const late = useSyncExternalStore(lateness.subscribe, lateness.note, never);
  // While the device is offline, nothing is late but the network.
  const note = isOffline && late !== 'app.languageLost' ? 'app.offline' : late;

  return (
    // The live region exists before its text does, or else screen readers would not announce the text.
    <div aria-live="polite" className={styles.place}>
      {note && (
        <p className={styles.note}>
          <FormattedMessage id={note} />
        </p>
      )}
    </div>
  );
}
