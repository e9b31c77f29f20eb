import { FormattedMessage, useIntl } from 'react-intl';
import { UPTIME_SLA, uptimeFormat } from '#rules/site-content/uptime.ts';
import styles from './uptime-badge.module.css';

/** Shows the uptime promise above the headline, with a light that pulses twice. */
export function UptimeBadge() {
  const intl = useIntl();

  return (
    <p className={styles.badge}>
      <span aria-hidden="true" className={styles.light} />
      <span>
        <FormattedMessage id="hero.badge" values={{ uptime: intl.formatNumber(UPTIME_SLA, uptimeFormat) }} />
      </span>
    </p>
  );
}
