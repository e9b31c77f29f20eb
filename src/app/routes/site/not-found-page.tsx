import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router';
import { BrandLogo } from '#src/components/brand-logo.tsx';
import { UnpluggedIllustration } from '#src/components/illustrations/unplugged-illustration.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { useDocumentTitle } from '#src/lib/document/use-document-title.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';

const log = createLogger('router');

/** Any path that the route table does not know. */
export function NotFoundPage() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const localized = useLocalizedPath();
  useDocumentTitle(intl.formatMessage({ id: 'app.notFound.title' }));

  useEffect(() => {
    log.warn('A path that does not exist was asked for.', { path: pathname });
  }, [pathname]);

  return (
    <Box sx={surface}>
      <Container component="header" sx={{ paddingBlock: 3 }}>
        <Link component={RouterLink} to={localized(paths.home)} color="inherit" underline="none">
          <BrandLogo />
        </Link>
      </Container>
      <Container component="main" id={anchors.main} sx={columns}>
        <div>
          <Typography
            component="p"
            sx={{
              fontSize: 'clamp(5rem, 3rem + 10vw, 10rem)',
              fontWeight: 700,
              lineHeight: 1,
              color: 'lime.main',
            }}
          >
            <FormattedMessage id="app.notFound.code" />
          </Typography>
          <Typography component="h1" variant="h2" sx={{ marginBlock: 2 }}>
            <FormattedMessage id="app.notFound.title" />
          </Typography>
          <Typography
            variant="subtitle1"
            sx={{ color: 'night.muted', maxInlineSize: '32rem', marginBlockEnd: 4 }}
          >
            <FormattedMessage id="app.notFound.text" />
          </Typography>
          <Button
            component={RouterLink}
            to={localized(paths.home)}
            size="large"
            variant="contained"
            color="secondary"
          >
            <FormattedMessage id="app.notFound.home" />
          </Button>
        </div>
        <Box sx={{ justifySelf: 'center', inlineSize: '100%', maxInlineSize: 460 }}>
          <UnpluggedIllustration />
        </Box>
      </Container>
    </Box>
  );
}

const surface = {
  minBlockSize: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: 'night.main',
  color: 'night.text',
  '& :focus-visible': { outlineColor: 'var(--mui-palette-lime-main)' },
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: 4,
  paddingBlockEnd: 8,
} as const;
