import { clsx } from 'clsx';
import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles } from '#src/components/brand-names.ts';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import styles from './payment-badges.module.css';

/** Marks that always stand (SPEC section 2). */
const payments = [
  { name: 'paypal', size: 22 },
  { name: 'ethereum', size: 22 },
  { name: 'visa', size: 36 },
] as const;

/** Marks that an administrator may choose; those without a logo in the icon library are written. */
const CHOSEN = [
  { name: 'apple_pay', logo: 'applepay' },
  { name: 'mada', text: 'mada' },
  { name: 'stc_pay', text: 'STC Pay' },
] as const;

/** Shows the accepted ways to pay. */
export function PaymentBadges() {
  const chosen = useRuntimeConfig().payments;

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
        {CHOSEN.filter(({ name }) => chosen.includes(name)).map((mark) => (
          <li key={mark.name} className={styles.badge}>
            {'logo' in mark ? (
              <BrandIcon name={mark.logo} size={42} label={brandTitles[mark.logo]} />
            ) : (
              <bdi>{mark.text}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
