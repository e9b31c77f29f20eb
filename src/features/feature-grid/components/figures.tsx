import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './figures.module.css';

const DAYS = 30;

/** Draws a bar for each day of a month, all without an outage, as on a status page. */
export function StatusBars() {
  return (
    <div>
      <div aria-hidden="true" className={styles.bars}>
        {Array.from({ length: DAYS }, (_, day) => (
          <div key={day} className={styles.bar} />
        ))}
      </div>
      <div className={styles.caption}>
        <FormattedMessage id="featureGrid.uptime.days" />
      </div>
    </div>
  );
}

/** Shows the setup fee: zero. */
export function NoFee() {
  return (
    <div className={styles.fee}>
      <span className={styles.amount}>
        <FormattedNumber value={0} />
      </span>
      <span className={styles.unit}>
        <FormattedMessage id="featureGrid.pricing.fee" />
      </span>
    </div>
  );
}
