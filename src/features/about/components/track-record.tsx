import { mdiPause, mdiPlay } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { ClaimSource } from '#src/lib/pieces/claim-source.tsx';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { useAdvancing } from './use-advancing.ts';

/** Milliseconds between two steps; SPEC section 9 for everything that advances in the About area. */
const ADVANCE_MS = 4000;

type Claim = PieceTexts & { source_date?: string | null | undefined };

/** Shows the figures, each with what proves it, enlarging one at a time; all stay readable. */
export function TrackRecord({ items }: { items: readonly (Claim & { id: string })[] }) {
  const intl = useIntl();
  const { index, isPlaying, show, togglePlaying } = useAdvancing(items.length, ADVANCE_MS);

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
        {items.map((claim, at) => (
          <li key={claim.id}>
            <Figure
              claim={claim}
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

type FigureProps = { claim: Claim; isCurrent: boolean; onChoose?: () => void };

/** Shows one figure with what it counts and what proves it. */
export function Figure({ claim, isCurrent, onChoose }: FigureProps) {
  return (
    <ButtonBase aria-current={isCurrent} onClick={onChoose} sx={[figureLook, isCurrent && currentLook]}>
      <Box component="span" dir="auto" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
        <PieceText piece={claim} is="value" />
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem' }}>
        <PieceText piece={claim} is="title" />
      </Box>
      {claim.source && (
        <Box component="span" sx={{ fontSize: '0.75rem', opacity: 0.85 }}>
          <ClaimSource piece={claim} />
        </Box>
      )}
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

const currentLook = { borderColor: 'transparent', backgroundColor: 'lime.main', color: 'lime.ink' } as const;
