import { clsx } from 'clsx';
import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles, type BrandName } from '#src/components/brand-names.ts';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import styles from './payment-badges.module.css';

type Mark = {
  /** Setting by which an administrator chooses the mark; one without it is always shown (SPEC section 2). */
  choice?: string;
} & ({ name: BrandName; size: number } | { text: string });

/** Marks in their order; those without a logo in the icon library are written. */
const MARKS: readonly Mark[] = [
  { name: 'paypal', size: 22 },
  { name: 'ethereum', size: 22 },
  { name: 'visa', size: 36 },
  { choice: 'apple_pay', name: 'applepay', size: 42 },
  { choice: 'mada', text: 'mada' },
  { choice: 'stc_pay', text: 'STC Pay' },
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
        {MARKS.filter(({ choice }) => !choice || chosen.includes(choice)).map((mark) =>
          'text' in mark ? (
            <li key={mark.text} className={styles.badge}>
              <bdi>{mark.text}</bdi>
            </li>
          ) : (
            <li key={mark.name} className={clsx(styles.badge, styles[mark.name])}>
              <BrandIcon name={mark.name} size={mark.size} label={brandTitles[mark.name]} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
