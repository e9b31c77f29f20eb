import type { FragmentType } from '@apollo/client/masking';
import { useSuspenseFragment } from '@apollo/client/react';
import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import type { Saving } from '../offers.ts';
import { PlanButton } from './plan-button.tsx';
import { PlanPrice } from './plan-price.tsx';

const PlanCardFragment = graphql(`
  fragment PlanCard_plan on pricing_plans {
    id
    name
    name_ar
    features
    features_ar
    highlight
    badge
    badge_ar
    logo
    logo_alt
    logo_alt_ar
    ...PlanPrice_plan
    ...PlanButton_plan
  }
`);

type PlanCardProps = {
  plan: FragmentType<PlanCard_PlanFragment>;
  saving: Saving | null;
  /** The level of its heading on the page. */
  heading?: 'h3' | 'h4';
};

/** One plan: what it is called, costs and includes, and the way to buy it. */
export function PlanCard({ plan, saving, heading = 'h3' }: PlanCardProps) {
  const { locale } = useIntl();
  const { data } = useSuspenseFragment({
    fragment: PlanCardFragment,
    fragmentName: 'PlanCard_plan',
    from: plan,
  });
  const inArabic = locale === 'ar';
  const name = (inArabic && data.name_ar) || data.name;
  const badge = (inArabic && data.badge_ar) || data.badge;
  const features = (inArabic && data.features_ar) || data.features;

  return (
    <Box component="article" aria-label={name} sx={data.highlight ? highlightedSurface : plainSurface}>
      <Box
        sx={{
          minBlockSize: 28,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography component={heading} variant="h4">
          {name}
        </Typography>
        {data.logo && <PlanLogo source={data.logo} text={(inArabic && data.logo_alt_ar) || data.logo_alt} />}
      </Box>
      {badge && <Badge>{badge}</Badge>}
      <PlanPrice plan={data} saving={saving} />
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.125, marginBlockEnd: 3.5 }}
      >
        {features.map((feature) => (
          <Box key={feature} component="li" sx={{ display: 'flex', gap: 1.25, fontSize: '0.9375rem' }}>
            <Icon
              path={mdiCheck}
              sx={{ fontSize: 20, marginBlockStart: '2px', color: 'var(--plan-accent)' }}
            />
            <span>{feature}</span>
          </Box>
        ))}
      </Box>
      <PlanButton plan={data} name={name} />
    </Box>
  );
}

const surface = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: { xs: 3, md: 3.5 },
  borderRadius: '24px',
  border: '1px solid',
  '& > :last-child': { marginBlockStart: 'auto' },
} as const;

const plainSurface = {
  ...surface,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '--plan-accent': 'var(--mui-palette-primary-main)',
  '--plan-muted': 'var(--mui-palette-text-secondary)',
} as const;

const highlightedSurface = {
  ...surface,
  borderColor: 'color-mix(in srgb, var(--mui-palette-lime-main) 45%, transparent)',
  backgroundColor: 'night.main',
  color: 'night.text',
  boxShadow: '0 34px 60px -34px rgba(11, 42, 33, .8)',
  '--plan-accent': 'var(--mui-palette-lime-main)',
  '--plan-muted': 'var(--mui-palette-night-muted)',
  '& :focus-visible': { outlineColor: 'var(--mui-palette-lime-main)' },
} as const;

function Badge({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        insetBlockStart: -14,
        insetInlineStart: 26,
        paddingBlock: 0.375,
        paddingInline: 1.25,
        borderRadius: 99,
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        backgroundColor: '#c8f169',
        color: '#10231d',
      }}
    >
      {children}
    </Box>
  );
}

function PlanLogo({ source, text }: { source: string; text: string | null | undefined }) {
  return (
    <Box
      component="img"
      src={source}
      alt={text ?? ''}
      loading="lazy"
      sx={{ blockSize: 28, maxInlineSize: 96 }}
    />
  );
}
