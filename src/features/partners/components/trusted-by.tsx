import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles, type BrandName } from '#src/components/brand-names.ts';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './trusted-by.module.css';

type Partner = { name: BrandName; size: number; isWordmark?: boolean };

/**
 * A word mark is the company's name as a drawing, so there is no name beside it. All logos are squares of 24 units,
 * filled to different heights; with these sizes (CSS pixels) they look equally high.
 */
const partners: readonly Partner[] = [
  { name: 'plesk', size: 68, isWordmark: true },
  { name: 'cloudflare', size: 44 },
  { name: 'amd', size: 84, isWordmark: true },
  { name: 'wordpress', size: 26 },
  { name: 'almalinux', size: 26 },
  { name: 'letsencrypt', size: 26 },
];

/** Shows the logos of the six partners, and after them what else speaks for the company (`children`). */
export function TrustedBy({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="partners-title" className={styles.section}>
      <Container>
        <Text id="partners-title" as="h2" variant="body2" muted className={styles.title}>
          <FormattedMessage id="partners.title" />
        </Text>
        <ul className={styles.partners} role="list">
          {partners.map(({ name, size, isWordmark = false }) => (
            <li key={name} dir="ltr" className={styles.partner}>
              {isWordmark ? (
                <BrandIcon name={name} size={size} label={brandTitles[name]} />
              ) : (
                <>
                  <BrandIcon name={name} size={size} />
                  <span>{brandTitles[name]}</span>
                </>
              )}
            </li>
          ))}
        </ul>
        {children}
      </Container>
    </section>
  );
}
