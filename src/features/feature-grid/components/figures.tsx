import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './figures.module.css';

const DAYS = 30;

/** A month without a gap, as on a status page. */
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

/** What setting up costs. */
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
