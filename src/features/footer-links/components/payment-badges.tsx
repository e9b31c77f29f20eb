import { clsx } from 'clsx';
import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles } from '#src/components/brand-names.ts';
import { Text } from '#src/components/text.tsx';
import styles from './payment-badges.module.css';

const payments = [
  { name: 'paypal', size: 22 },
  { name: 'ethereum', size: 22 },
  { name: 'visa', size: 36 },
] as const;

/** Shows the accepted ways to pay. */
export function PaymentBadges() {
  return (
    <div className={styles.payments}>
      <Text as="h2" variant="body2">
        <FormattedMessage id="footerLinks.payments" />
      </Text>
      <ul className={styles.badges} role="list">
        {payments.map(({ name, size }) => (
          <li key={name} className={clsx(styles.badge, styles[name])}>
            <BrandIcon name={name} size={size} label={brandTitles[name]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
