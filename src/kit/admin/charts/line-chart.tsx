import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { line } from 'd3-shape';
import { useState, type PointerEvent } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { DAY_FORMAT } from '#src/lib/messages/date-formats.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { niceTicks } from './nice-ticks.ts';

/** Count of one day; null if nothing counted on that day, which is a gap in the line. */
export type DayCount = { /** yyyy-MM-dd */ day: string; count: number | null };

type LineChartProps = {
  days: readonly DayCount[];
  /** Says what the chart shows, for screen readers. */ label: string;
};

/** Units of the drawing, which is stretched to the room it has. */
const WIDTH = 600;
const HEIGHT = 160;
/** Room for half a line at the edges. */
const EDGE = 4;
const MOST_TICKS = 4;

/**
 * Draws counts over days as a line, in the direction of reading. Under the pointer it shows the nearest day's count; the
 * caller shows the same counts as a table.
 */
export function LineChart({ days, label }: LineChartProps) {
  const { direction } = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const counts = days.flatMap(({ count }) => (count === null ? [] : [count]));
  const ticks = niceTicks(Math.min(...counts), Math.max(...counts), MOST_TICKS);
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const x = (index: number) => EDGE + (index / Math.max(1, days.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (count: number) => HEIGHT - EDGE - ((count - lowest) / (highest - lowest)) * (HEIGHT - 2 * EDGE);
  const path = line<DayCount>()
    .defined(({ count }) => count !== null)
    .x((_, index) => x(index))
    .y(({ count }) => y(count ?? 0))(days);
  const dayUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { x: start, width } = currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - start) / width));
    return Math.round((direction === 'rtl' ? 1 - part : part) * (days.length - 1));
  };

  return (
    <Box sx={chart}>
      <Box aria-hidden sx={axis}>
        {[...ticks].reverse().map((tick) => (
          <Typography key={tick} variant="caption" color="textSecondary">
            <FormattedNumber value={tick} />
          </Typography>
        ))}
      </Box>
      <Box
        sx={{ position: 'relative', minWidth: 0 }}
        onPointerMove={(event) => setPointed(dayUnder(event))}
        onPointerLeave={() => setPointed(null)}
      >
        <Box
          component="svg"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{ ...drawing, transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
        >
          {ticks.map((tick) => (
            <line key={tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="grid" />
          ))}
          {pointed !== null && (
            <line x1={x(pointed)} x2={x(pointed)} y1={0} y2={HEIGHT} className="pointed" />
          )}
          <path d={path ?? ''} className="counts" />
        </Box>
        {pointed !== null && days[pointed] && (
          <Pointed of={days[pointed]} isLate={pointed > days.length / 2} />
        )}
      </Box>
      <Box />
      <Ends days={days} />
    </Box>
  );
}

/** Says the count of the day under the pointer, in the half of the chart where the pointer is not. */
function Pointed({ of: { day, count }, isLate }: { of: DayCount; isLate: boolean }) {
  const intl = useIntl();

  return (
    <Box aria-hidden sx={{ ...bubble, ...(isLate ? { insetInlineStart: 0 } : { insetInlineEnd: 0 }) }}>
      <span>{formatDay(intl, day)}</span>
      <strong>{count === null ? '–' : intl.formatNumber(count)}</strong>
    </Box>
  );
}

/** Names the first and the last day. */
function Ends({ days }: Pick<LineChartProps, 'days'>) {
  const intl = useIntl();
  const ends = [days[0], days.at(-1)].flatMap((end) => (end ? [end.day] : []));

  return (
    <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {ends.map((day, index) => (
        <Typography key={index === 0 ? 'first' : 'last'} variant="caption" color="textSecondary">
          {formatDay(intl, day)}
        </Typography>
      ))}
    </Box>
  );
}

const formatDay = (intl: ReturnType<typeof useIntl>, day: string) =>
  intl.formatDate(day, { ...DAY_FORMAT, timeZone: 'UTC' });

const chart = {
  marginBlockStart: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.5,
};
const axis = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  lineHeight: 1,
  marginBlock: '-0.5em',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { lineHeight: 1.2 },
};
const drawing = {
  display: 'block',
  width: '100%',
  height: 160,
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& .grid': { stroke: 'var(--mui-palette-divider)', strokeWidth: 1 },
  '& .pointed': { stroke: 'var(--mui-palette-text-secondary)', strokeWidth: 1, strokeDasharray: '3 3' },
  '& .counts': {
    fill: 'none',
    stroke: 'var(--mui-palette-primary-main)',
    strokeWidth: 2.5,
    // A day between two gaps is a line without length, which a round end makes a dot.
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
};
const bubble = {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  gap: 1,
  paddingInline: 1,
  borderRadius: '8px',
  typography: 'caption',
  pointerEvents: 'none',
  color: 'night.text',
  backgroundColor: 'night.main',
  fontVariantNumeric: 'tabular-nums',
};
