import { mdiMenu } from '@mdi/js';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { BrandLogo } from '#src/components/brand-logo.tsx';
import { Icon } from '#src/components/icon.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import type { Locale } from '#src/lib/messages/locale.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { AccountActions } from './account-actions.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const MobileNavigation = lazy(async () => ({
  default: (await import('./mobile-navigation.tsx')).MobileNavigation,
}));

type SiteHeaderProps = { locale: Locale; onLocaleChange: (locale: Locale) => void };

/** The sticky header of every public page. */
export function SiteHeader({ locale, onLocaleChange }: SiteHeaderProps) {
  const intl = useIntl();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [wasMenuUsed, setWasMenuUsed] = useState(false);

  return (
    <AppBar position="sticky" color="inherit" sx={bar}>
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          minBlockSize: { xs: 64, md: 76 },
          gap: { xs: 1, md: 2 },
        }}
      >
        <HomeLink locale={locale} />
        <DesktopNavigation />
        <Box sx={{ marginInlineStart: 'auto' }} />
        <LanguageSwitch current={locale} onChange={onLocaleChange} />
        <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 1 }}>
          <AccountActions />
        </Box>
        <IconButton
          color="inherit"
          aria-label={intl.formatMessage({ id: 'siteHeader.openMenu' })}
          aria-expanded={isMenuOpen}
          onClick={() => {
            setWasMenuUsed(true);
            setIsMenuOpen(true);
          }}
          sx={{ display: { lg: 'none' }, marginInlineEnd: -1 }}
        >
          <Icon path={mdiMenu} />
        </IconButton>
      </Container>
      {wasMenuUsed && (
        <Suspense>
          <MobileNavigation
            isOpen={isMenuOpen}
            title={<FormattedMessage id="siteHeader.menu" />}
            onClose={() => {
              setIsMenuOpen(false);
            }}
            actions={<AccountActions />}
          />
        </Suspense>
      )}
    </AppBar>
  );
}

function HomeLink({ locale }: { locale: Locale }) {
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const localized = useLocalizedPath();

  return (
    <Link
      component={RouterLink}
      to={localized(paths.home)}
      color="inherit"
      underline="none"
      aria-label={intl.formatMessage({ id: 'siteHeader.home' }, { brand: brandName[locale] })}
      sx={{ display: 'inline-flex', paddingBlock: 1, borderRadius: '8px' }}
    >
      <BrandLogo />
    </Link>
  );
}

const bar = {
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-background-default) 88%, transparent)',
  backgroundImage: 'none',
  backdropFilter: 'blur(14px) saturate(1.4)',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
