import { FormattedMessage } from 'react-intl';
import { anchors } from '#src/config/paths.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past what every page begins with, to its content. */
export function SkipLink() {
  return (
    <a href={`#${anchors.main}`} className={styles.skipLink}>
      <FormattedMessage id="app.skipLink" />
    </a>
  );
}
