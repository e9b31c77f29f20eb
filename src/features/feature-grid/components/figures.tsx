import { clsx } from 'clsx';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './figures.module.css';

const DAYS = 30;
const MINUTES_A_DAY = 24 * 60;

/** Draws a bar for each day of a month, and says how many minutes of it the guaranteed uptime leaves for outages. */
export function StatusBars({ uptime }: { uptime: number }) {
  const intl = useIntl();
  const minutes = intl.formatNumber((1 - uptime) * DAYS * MINUTES_A_DAY, { maximumFractionDigits: 1 });

  return (
    <div className={styles.month}>
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

/** Percentages of the drawing's height: traffic with an attack, and what passes the edge. */
const TRAFFIC = [26, 64, 90, 44, 80, 30, 70, 96, 52, 26] as const;
const PASSED = [22, 28, 24, 26, 22, 28, 24] as const;

/** Draws traffic before and behind the edge of the network: its waves stop there. */
export function FilteredTraffic() {
  return (
    <div aria-hidden="true" className={styles.traffic}>
      {TRAFFIC.map((height, at) => (
        <div key={at} className={styles.attack} style={{ blockSize: `${height}%` }} />
      ))}
      <div className={styles.edge} />
      {PASSED.map((height, at) => (
        <div key={at} className={styles.passed} style={{ blockSize: `${height}%` }} />
      ))}
    </div>
  );
}

/** Blocks of each drawn drive that hold data. */
const BLOCKS = [true, true, true, true, true, false, true, true, true, false, false, false] as const;

/** Draws two drives with the same blocks. */
export function MirroredDrives() {
  return (
    <div aria-hidden="true" className={styles.drives}>
      {['NVMe 1', 'NVMe 2'].map((name) => (
        <div key={name} dir="ltr" className={styles.drive}>
          <span>{name}</span>
          {BLOCKS.map((isFull, at) => (
            <span key={at} className={clsx(styles.block, isFull && styles.full)} />
          ))}
        </div>
      ))}
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
