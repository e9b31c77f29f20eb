import { mdiCalendarSyncOutline, mdiEarth, mdiFaceAgent } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { HeroIllustration } from '#src/components/illustrations/hero-illustration.tsx';
import { Icon } from '#src/components/icon.tsx';
import { anchors } from '#src/config/paths.ts';
import { DATA_CENTERS } from '#src/components/world-map/data-centers.ts';
import { DeployCard } from './deploy-card.tsx';
import { UptimeBadge } from './uptime-badge.tsx';

type HeroProps = { onAbout: () => void };

/** The first screen: the promise, the way to the plans, the 60-second deploy. */
export function Hero({ onAbout }: HeroProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'clip',
        backgroundColor: 'night.main',
        color: 'night.text',
        paddingBlockStart: { xs: 7, md: 11 },
        paddingBlockEnd: { xs: 14, md: 19 },
        '--mui-palette-face-top': '#3f7a63',
        '--mui-palette-face-front': '#28584a',
        '--mui-palette-face-side': '#1a4034',
        '& :focus-visible': { outlineColor: 'var(--mui-palette-lime-main)' },
      }}
    >
      <Glow />
      <Container
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
          alignItems: 'center',
          gap: { xs: 6, md: 5 },
        }}
      >
        <Box>
          <UptimeBadge />
          <Typography variant="h1" sx={{ marginBlock: { xs: 2.5, md: 3 } }}>
            <FormattedMessage id="hero.title" />
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'night.muted', maxInlineSize: '34rem' }}>
            <FormattedMessage id="hero.text" />
          </Typography>
          <Actions onAbout={onAbout} />
          <Facts />
        </Box>
        <Box
          sx={{
            position: 'relative',
            inlineSize: '100%',
            maxInlineSize: { xs: 560, md: 'none' },
            justifySelf: 'center',
          }}
        >
          <HeroIllustration />
          <DeployCard />
        </Box>
      </Container>
    </Box>
  );
}

function Glow() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'absolute',
        inset: 0,
        background:
          'radial-gradient(60rem 40rem at 82% 12%, rgba(200, 241, 105, .17), transparent 62%), radial-gradient(50rem 36rem at 4% 108%, rgba(66, 170, 128, .28), transparent 65%)',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      }}
    />
  );
}

function Actions({ onAbout }: HeroProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        marginBlockStart: 4,
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      <Button href={`#${anchors.pricing}`} size="large" variant="contained" color="secondary">
        <FormattedMessage id="hero.plans" />
      </Button>
      <Button
        size="large"
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={onAbout}
        sx={{ borderColor: 'night.line' }}
      >
        <FormattedMessage id="hero.about" />
      </Button>
    </Box>
  );
}

function Facts() {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3.5,
        rowGap: 1.25,
        marginBlockStart: 5,
        color: 'night.muted',
      }}
    >
      <Fact icon={mdiEarth}>
        <FormattedMessage id="hero.fact.locations" values={{ count: DATA_CENTERS.length }} />
      </Fact>
      <Fact icon={mdiFaceAgent}>
        <FormattedMessage id="hero.fact.support" />
      </Fact>
      <Fact icon={mdiCalendarSyncOutline}>
        <FormattedMessage id="hero.fact.prorated" />
      </Fact>
    </Box>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Typography component="li" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon path={icon} sx={{ color: 'lime.main', fontSize: 20 }} />
      {children}
    </Typography>
  );
}
