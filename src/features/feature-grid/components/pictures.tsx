import { clsx } from 'clsx';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './pictures.module.css';

const TICKS = 60;
const DEPLOY_SECONDS = 60;
/** Figures on the stop-watch, with the middle of each. */
const QUARTERS = [
  { second: 60, x: 60, y: 29 },
  { second: 15, x: 91, y: 60 },
  { second: 30, x: 60, y: 92 },
  { second: 45, x: 29, y: 60 },
] as const;

/** Draws a stop-watch that has run once around: all sixty ticks are lit and the hand points to 60. */
export function DeployDial() {
  const intl = useIntl();

  return (
    <div className={styles.deploy}>
      <svg viewBox="0 -18 120 138" aria-hidden="true" focusable="false" className={styles.dial}>
        <path d="M52-14h16M60-14v10M104 4l8 8" stroke="#c8f169" strokeWidth="6" strokeLinecap="round" />
        {Array.from({ length: TICKS }, (_, tick) => (
          <line
            key={tick}
            x1="60"
            y1="6"
            x2="60"
            y2={tick % 5 === 0 ? 18 : 13}
            stroke="#c8f169"
            strokeWidth={tick % 5 === 0 ? 3 : 1.6}
            strokeLinecap="round"
            transform={`rotate(${tick * 6} 60 60)`}
          />
        ))}
        {QUARTERS.map(({ second, x, y }) => (
          <text key={second} x={x} y={y} fontSize={13} className={styles.second}>
            {intl.formatNumber(second)}
          </text>
        ))}
        <path d="M60 70 60 42" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <circle cx="60" cy="60" r="5" fill="currentColor" />
      </svg>
      <div className={styles.time}>
        <span className={styles.seconds}>{intl.formatNumber(DEPLOY_SECONDS)}</span>{' '}
        <span className={styles.unit}>
          <FormattedMessage id="featureGrid.deploy.unit" />
        </span>
      </div>
    </div>
  );
}

/** Shows a chat: a customer's question at night, support's answer and the customer's thanks. */
export function SupportTalk() {
  return (
    <div className={styles.talk}>
      <div className={clsx(styles.bubble, styles.question)}>
        <FormattedMessage id="featureGrid.support.question" />
      </div>
      <div className={clsx(styles.bubble, styles.answer)}>
        <FormattedMessage id="featureGrid.support.answer" />
      </div>
      <div className={clsx(styles.bubble, styles.question)}>
        <FormattedMessage id="featureGrid.support.thanks" />
      </div>
    </div>
  );
}

const rules = [
  { allows: true, port: '443/tcp', from: '0.0.0.0/0' },
  { allows: true, port: '22/tcp', from: '198.51.100.7' },
  { allows: false, port: '1-65535/tcp', from: '203.0.113.0/24' },
] as const;

/** Shows three firewall rules as their owner sees them (IPs from RFC 5737). */
export function FirewallRules() {
  return (
    <ul role="list" className={styles.rules}>
      {rules.map(({ allows, port, from }) => (
        <li key={from} className={styles.rule}>
          <Verdict allows={allows} />
          <code dir="ltr" className={styles.port}>
            {port}
          </code>
          <span className={styles.from}>
            <code dir="ltr">{from}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ allows }: { allows: boolean }) {
  return (
    <span className={clsx(styles.verdict, allows ? styles.allows : styles.denies)}>
      <FormattedMessage id={allows ? 'featureGrid.firewall.allow' : 'featureGrid.firewall.deny'} />
    </span>
  );
}
