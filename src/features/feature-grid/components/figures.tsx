import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { UPTIME_SLA } from '#src/lib/messages/uptime.ts';
import styles from './figures.module.css';

const DAYS = 30;
const MINUTES_A_DAY = 24 * 60;

/** Draws a bar for each day of a month, and says how many minutes of it the guaranteed uptime leaves for outages. */
export function StatusBars() {
  const intl = useIntl();
  const minutes = intl.formatNumber((1 - UPTIME_SLA) * DAYS * MINUTES_A_DAY, { maximumFractionDigits: 1 });

  return (
    <div>
      <div aria-hidden="true" className={styles.bars}>
        {Array.from({ length: DAYS }, (_, day) => (
          <div key={day} className={styles.bar} />
        ))}
      </div>
      <div className={styles.caption}>
        <FormattedMessage id="featureGrid.uptime.days" values={{ minutes }} />
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
