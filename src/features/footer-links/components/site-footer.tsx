import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandLogo } from '#src/components/brand-logo.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { FooterGroups } from './footer-groups.tsx';
import { PaymentBadges } from './payment-badges.tsx';

const ProfileLinks = lazy(async () => ({ default: (await import('./profile-links.tsx')).ProfileLinks }));

type SiteFooterProps = { onAbout: () => void; now?: Date };

/** The foot of every public page: groups of links, profiles, reviews, payment, the year. */
export function SiteFooter({ onAbout, now = new Date() }: SiteFooterProps) {
  const intl = useIntl();
  const { brandName, socialLinks } = useRuntimeConfig();
  const { locale } = useLocale();
  const year = intl.formatDate(now, { year: 'numeric' });

  return (
    <Box component="footer" sx={surface}>
      <Container>
        <Box sx={columns}>
          <div>
            <BrandLogo />
            <Typography sx={{ color: 'night.muted', maxInlineSize: '24rem', marginBlock: 2 }}>
              <FormattedMessage id="footerLinks.tagline" />
            </Typography>
            {Object.keys(socialLinks).length > 0 && (
              <Suspense>
                <ProfileLinks />
              </Suspense>
            )}
          </div>
          <FooterGroups onAbout={onAbout} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2.5,
            marginBlockStart: { xs: 6, md: 8 },
            paddingBlockStart: 3,
            borderBlockStart: '1px solid',
            borderColor: 'night.line',
            color: 'night.muted',
          }}
        >
          <Typography variant="body2">
            <FormattedMessage id="footerLinks.copyright" values={{ year, brand: brandName[locale] }} />
          </Typography>
          <PaymentBadges />
        </Box>
      </Container>
    </Box>
  );
}

const surface = {
  backgroundColor: 'night.main',
  color: 'night.text',
  paddingBlockStart: { xs: 7, md: 10 },
  paddingBlockEnd: 4,
  '& :focus-visible': { outlineColor: 'var(--mui-palette-lime-main)' },
} as const;

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 2fr)' },
} as const;
