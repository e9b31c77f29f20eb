import { useIntl } from 'react-intl';
import styles from './page-on-its-way.module.css';

/** A thin line on top while a page's code is on its way. */
export function PageOnItsWay() {
  const intl = useIntl();

  return (
    <div role="progressbar" aria-label={intl.formatMessage({ id: 'app.loading' })} className={styles.line} />
  );
}
