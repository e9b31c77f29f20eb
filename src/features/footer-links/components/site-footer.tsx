import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandLogo } from '#src/components/brand-logo.tsx';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { usePageTime } from '#src/lib/document/page-time.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { CompanyData } from './company-data.tsx';
import { FooterGroups } from './footer-groups.tsx';
import footerLink from './footer-link.module.css';
import { LegalLinks } from './legal-links.tsx';
import { PaymentBadges } from './payment-badges.tsx';
import { ProfileLinks } from './profile-links.tsx';
import styles from './site-footer.module.css';

type SiteFooterProps = {
  /** Form with which visitors sign up for newsletters. */
  newsletter?: ReactNode;
  onAbout: () => void;
  /** Opens the cookie settings; missing if there is nothing to consent to. */
  onCookies?: () => void;
};

/** Shows the footer of every public page: groups of links, profiles, reviews, payment, the year. */
export function SiteFooter({ newsletter, onAbout, onCookies }: SiteFooterProps) {
  const intl = useIntl();
  const { brandName, socialLinks, statusUrl } = useRuntimeConfig();
  const { locale } = useLocale();
  const localized = useLocalizedPath();
  const year = intl.formatDate(usePageTime(), { year: 'numeric', timeZone: 'UTC' });

  return (
    <footer className={styles.surface}>
      <Container>
        <div className={styles.columns}>
          <div>
            <BrandLogo />
            <Text className={styles.tagline}>
              <FormattedMessage id="footerLinks.tagline" />
            </Text>
            <CompanyData />
            {Object.keys(socialLinks).length > 0 && <ProfileLinks />}
          </div>
          <FooterGroups onAbout={onAbout} />
        </div>
        <div className={styles.newsletter}>{newsletter}</div>
        <div className={styles.foot}>
          <div>
            <Text variant="body2">
              <FormattedMessage id="footerLinks.copyright" values={{ year, brand: brandName[locale] }} />
            </Text>
            <div className={styles.more}>
              <TextLink to={localized(paths.developers)} className={footerLink.link}>
                <FormattedMessage id="footerLinks.developers" />
              </TextLink>
              {statusUrl && (
                <TextLink href={statusUrl} className={footerLink.link}>
                  <FormattedMessage id="footerLinks.status" />
                </TextLink>
              )}
              <LegalLinks onCookies={onCookies} />
            </div>
          </div>
          <PaymentBadges />
        </div>
      </Container>
    </footer>
  );
}
