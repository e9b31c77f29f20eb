import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { DATA_CENTERS } from './data-centers.ts';
import dots from './world-dots.svg';

/** The seven data centres on a dotted map (coastlines: Natural Earth, public domain), named beneath it. */
export function WorldMap({ color = 'text.secondary' }: { color?: string }) {
  return (
    <Box>
      <Box aria-hidden="true" dir="ltr" sx={{ position: 'relative', aspectRatio: '600 / 220' }}>
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            color,
            opacity: 0.4,
            backgroundColor: 'currentColor',
            maskImage: `url("${dots}")`,
            maskSize: '100% 100%',
          }}
        />
        {DATA_CENTERS.map(({ id, x, y }) => (
          <Box
            key={id}
            sx={{
              position: 'absolute',
              insetInlineStart: `${x}%`,
              insetBlockStart: `${y}%`,
              inlineSize: 11,
              blockSize: 11,
              marginBlockStart: '-5.5px',
              marginInlineStart: '-5.5px',
              borderRadius: '50%',
              backgroundColor: 'lime.main',
              border: '2px solid',
              borderColor: 'night.main',
              boxShadow: '0 0 0 4px rgba(200, 241, 105, .35)',
            }}
          />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          marginBlockStart: 2,
          padding: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 14px',
          fontSize: '0.875rem',
          fontWeight: 500,
        }}
      >
        {DATA_CENTERS.map(({ id }) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
