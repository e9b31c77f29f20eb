import { clsx } from 'clsx';
import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles, isBrandName } from '#src/components/brand-names.ts';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import styles from './payment-badges.module.css';

/**
 * Marks in their order, with the width of the logo; those without a logo in the icon library are written. `choice` is the
 * setting by which an administrator chooses a mark; one without it is always shown (SPEC section 2).
 */
const MARKS: readonly { name: string; size: number; choice?: string }[] = [
  { name: 'paypal', size: 22 },
  { name: 'ethereum', size: 22 },
  { name: 'visa', size: 36 },
  { name: 'applepay', size: 42, choice: 'apple_pay' },
  { name: 'mada', size: 0, choice: 'mada' },
  { name: 'STC Pay', size: 0, choice: 'stc_pay' },
];

/** Shows the accepted ways to pay. */
export function PaymentBadges() {
  const chosen = useRuntimeConfig().payments;

  return (
    <div className={styles.payments}>
      <Text as="h2" variant="body2">
        <FormattedMessage id="footerLinks.payments" />
      </Text>
      <ul className={styles.badges} role="list">
        {MARKS.filter(({ choice }) => !choice || chosen.includes(choice)).map(({ name, size }) => (
          <li key={name} className={clsx(styles.badge, styles[name])}>
            {isBrandName(name) ? (
              <BrandIcon name={name} size={size} label={brandTitles[name]} />
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
