import { FormattedMessage } from 'react-intl';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { brandTitles, type BrandName } from '#src/components/brand-names.ts';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import styles from './trusted-by.module.css';

type Partner = { name: BrandName; isWordmark?: boolean };

/** A word mark is the company's name drawn, so that no name stands beside it. */
const partners: readonly Partner[] = [
  { name: 'plesk', isWordmark: true },
  { name: 'cloudflare' },
  { name: 'amd', isWordmark: true },
  { name: 'wordpress' },
  { name: 'almalinux' },
  { name: 'letsencrypt' },
];

/** The six partners' logos. */
export function TrustedBy() {
  return (
    <section aria-labelledby="partners-title" className={styles.section}>
      <Container>
        <Text id="partners-title" as="h2" variant="body2" muted className={styles.title}>
          <FormattedMessage id="partners.title" />
        </Text>
        <ul className={styles.partners} role="list">
          {partners.map(({ name, isWordmark = false }) => (
            <li key={name} dir="ltr" className={styles.partner}>
              {isWordmark ? (
                <BrandIcon name={name} size={40} label={brandTitles[name]} />
              ) : (
                <>
                  <BrandIcon name={name} size={28} />
                  <span>{brandTitles[name]}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
