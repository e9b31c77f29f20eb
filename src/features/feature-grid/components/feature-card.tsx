import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

type FeatureCardProps = {
  title: ReactNode;
  text: ReactNode;
  icon?: string;
  /** A drawing beside or beneath the text; such a card takes two columns. */
  picture?: ReactNode;
  /** A small figure between icon and text. */
  figure?: ReactNode;
  look?: 'paper' | 'night' | 'lime';
};

const surfaces = {
  paper: { backgroundColor: 'background.paper', color: 'text.primary', muted: 'text.secondary' },
  night: { backgroundColor: 'night.main', color: 'night.text', muted: 'night.muted' },
  lime: { backgroundColor: '#c8f169', color: '#10231d', muted: '#2f4a2a' },
} as const;

/** One of the eight features. */
export function FeatureCard({ title, text, icon, picture, figure, look = 'paper' }: FeatureCardProps) {
  const { muted, ...surface } = surfaces[look];

  return (
    <Box
      component="li"
      sx={{
        ...surface,
        gridColumn: picture === undefined ? undefined : { xs: 'span 1', sm: 'span 2' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 3,
        minBlockSize: { xs: 0, sm: 264 },
        padding: { xs: 3, md: 3.5 },
        borderRadius: '24px',
        border: '1px solid',
        borderColor: look === 'paper' ? 'divider' : 'transparent',
        overflow: 'clip',
      }}
    >
      {icon !== undefined && (
        <Box
          sx={{
            inlineSize: 48,
            blockSize: 48,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '14px',
            backgroundColor: 'lime.soft',
            color: 'text.primary',
          }}
        >
          <Icon path={icon} sx={{ fontSize: 26 }} />
        </Box>
      )}
      {figure}
      <Box sx={{ maxInlineSize: '30rem' }}>
        <Typography component="h3" variant="h4" sx={{ marginBlockEnd: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: muted }}>
          {text}
        </Typography>
      </Box>
      {picture}
    </Box>
  );
}
