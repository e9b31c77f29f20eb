import Box from '@mui/material/Box';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { StatusTone } from '../table/quiet-status.tsx';

type Share = { name: string; tone: StatusTone; count: number };

const COLOURS: Record<StatusTone, string> = {
  good: 'var(--mui-palette-success-main)',
  waiting: 'var(--mui-palette-info-main)',
  warning: 'var(--mui-palette-warning-main)',
  bad: 'var(--mui-palette-error-main)',
  off: 'var(--mui-palette-text-disabled)',
};
const WIDTH = 1_000;
const HEIGHT = 10;

type ShareBarProps = {
  shares: readonly Share[];
  /** Says what the bar shows, for screen readers. */ label: string;
};

/** Draws the parts of a whole as one bar, in the direction of reading; the caller says the counts in words. */
export function ShareBar({ shares, label }: ShareBarProps) {
  const { direction } = useLocale();
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const widthOf = ({ count }: Share) => (total === 0 ? 0 : (count / total) * WIDTH);
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, share) => sum + widthOf(share), 0);

  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ ...bar, transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
    >
      {shares.map((share, index) => (
        <rect
          key={share.name}
          x={startOf(index)}
          width={widthOf(share)}
          height={HEIGHT}
          fill={COLOURS[share.tone]}
        />
      ))}
    </Box>
  );
}

const bar = { display: 'block', width: '100%', height: 10, borderRadius: '5px', backgroundColor: 'divider' };
