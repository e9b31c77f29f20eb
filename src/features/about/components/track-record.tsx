import { mdiPause, mdiPlay } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { UPTIME_ABOUT, uptimeFormat } from '#rules/site-content/uptime.ts';
import { useAdvancing } from './use-advancing.ts';

/** Milliseconds between two steps; SPEC section 9 for everything that advances in the About area. */
const ADVANCE_MS = 4000;

/** Shows SPEC's four figures, enlarging one at a time; all four stay readable. */
export function TrackRecord() {
  const intl = useIntl();
  const figures = [
    { value: intl.formatMessage({ id: 'about.record.clientsValue' }), label: 'about.record.clients' },
    { value: intl.formatNumber(UPTIME_ABOUT, uptimeFormat), label: 'about.record.uptime' },
    { value: intl.formatMessage({ id: 'about.record.yearsValue' }), label: 'about.record.years' },
    { value: intl.formatMessage({ id: 'about.record.supportValue' }), label: 'about.record.support' },
  ] as const;
  const { index, isPlaying, show, togglePlaying } = useAdvancing(figures.length, ADVANCE_MS);

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        }}
      >
        {figures.map(({ value, label }, at) => (
          <li key={label}>
            <Figure
              value={value}
              label={<FormattedMessage id={label} />}
              isCurrent={at === index}
              onChoose={() => {
                show(at);
              }}
            />
          </li>
        ))}
      </Box>
      <IconButton
        color="inherit"
        aria-label={intl.formatMessage({ id: isPlaying ? 'about.record.pause' : 'about.record.play' })}
        onClick={togglePlaying}
        sx={{ position: 'absolute', insetBlockStart: -58, insetInlineEnd: 0 }}
      >
        <Icon path={isPlaying ? mdiPause : mdiPlay} flip={!isPlaying} />
      </IconButton>
    </Box>
  );
}

type FigureProps = { value: string; label: ReactNode; isCurrent: boolean; onChoose: () => void };

function Figure({ value, label, isCurrent, onChoose }: FigureProps) {
  return (
    <ButtonBase aria-current={isCurrent} onClick={onChoose} sx={[figureLook, isCurrent && currentLook]}>
      <Box component="span" dir="auto" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
        {value}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem' }}>
        {label}
      </Box>
    </ButtonBase>
  );
}

const figureLook = {
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 124,
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  textAlign: 'start',
  padding: 2,
  borderRadius: '18px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  color: 'text.primary',
  transition: 'background-color 300ms, color 300ms',
} as const;

const currentLook = { borderColor: 'transparent', backgroundColor: '#c8f169', color: '#10231d' } as const;
