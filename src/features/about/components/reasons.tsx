import {
  mdiEarth,
  mdiFaceAgent,
  mdiServerNetwork,
  mdiShieldLockOutline,
} from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '#src/components/icon.tsx';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import type { ReasonSign } from '#rules/site-content/pictures.ts';

const SIGNS: Readonly<Record<ReasonSign, string>> = {
  servers: mdiServerNetwork,
  shield: mdiShieldLockOutline,
  headset: mdiFaceAgent,
  globe: mdiEarth,
};

type Reason = PieceTexts & { id: string; picture?: string | null | undefined };

/** Lists the reasons to choose the company, each with its sign. */
export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <Box sx={columns}>
      {items.map((reason) => (
        <Box key={reason.id} sx={{ display: 'flex', gap: 1.75 }}>
          {reason.picture && (
            <Box component="span" sx={{ color: 'primary.main' }}>
              <Icon path={SIGNS[reason.picture as ReasonSign]} size={28} />
            </Box>
          )}
          <div>
            <Typography component="h4" variant="h5">
              <PieceText piece={reason} is="title" />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <PieceText piece={reason} is="text" />
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
};
