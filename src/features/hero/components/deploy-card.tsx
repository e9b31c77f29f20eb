import { mdiCheckCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

const steps = [
  { id: 'hero.deploy.reserved', seconds: 6 },
  { id: 'hero.deploy.installed', seconds: 34 },
  { id: 'hero.deploy.secured', seconds: 49 },
  { id: 'hero.deploy.live', seconds: 60 },
] as const;

/** The 60-second deploy, step by step, as the panel shows it. */
export function DeployCard() {
  return (
    <Box
      sx={{
        position: { xs: 'relative', sm: 'absolute' },
        insetInlineEnd: { sm: 0, md: -8 },
        insetBlockEnd: { sm: 0, md: -40 },
        inlineSize: { xs: 'auto', sm: 300 },
        marginBlockStart: { xs: -4, sm: 0 },
        marginInline: { xs: 1, sm: 0 },
        padding: 2.25,
        borderRadius: '18px',
        border: '1px solid',
        borderColor: 'night.line',
        backgroundColor: 'color-mix(in srgb, var(--mui-palette-night-raised) 86%, transparent)',
        backdropFilter: 'blur(12px)',
        boxShadow: '0 24px 60px -18px rgba(0, 0, 0, .55)',
      }}
    >
      <Typography component="h2" variant="h5" sx={{ marginBlockEnd: 1.5 }}>
        <FormattedMessage id="hero.deploy.title" />
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {steps.map(({ id, seconds }, index) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              fontSize: '0.9375rem',
              fontWeight: index === steps.length - 1 ? 650 : 450,
              animation: 'hero-step 500ms both',
              animationDelay: `${300 + index * 350}ms`,
              '@keyframes hero-step': { from: { opacity: 0, translate: '0 8px' } },
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            }}
          >
            <Icon path={mdiCheckCircle} sx={{ color: 'lime.main', fontSize: 20 }} />
            <span>
              <FormattedMessage id={id} />
            </span>
            <Box
              component="span"
              sx={{ marginInlineStart: 'auto', color: 'night.muted', fontVariantNumeric: 'tabular-nums' }}
            >
              <FormattedMessage id="hero.deploy.seconds" values={{ seconds }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
