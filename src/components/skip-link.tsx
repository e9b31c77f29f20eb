import { FormattedMessage } from 'react-intl';
import { anchors } from '#src/config/paths.ts';
import styles from './skip-link.module.css';

/** First focusable link of a page; it jumps over the header to the content. */
export function SkipLink() {
  return (
    <a href={`#${anchors.main}`} className={styles.skipLink}>
      <FormattedMessage id="app.skipLink" />
    </a>
  );
}
