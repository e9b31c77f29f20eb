import { useIntl } from 'react-intl';
import styles from './page-progress.module.css';

/** Shows a thin progress line at the top while a page's code loads. */
export function PageProgress() {
  const intl = useIntl();

  return (
    <div role="progressbar" aria-label={intl.formatMessage({ id: 'app.loading' })} className={styles.line} />
  );
}
