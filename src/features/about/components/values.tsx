import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieceText, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';

type Value = PieceTexts & { id: string };

/** Lists the company's values. */
export function Values({ items }: { items: readonly Value[] }) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))' }}
    >
      {items.map((value) => (
        <Box key={value.id} sx={card}>
          <Typography component="h4" variant="h5" sx={{ marginBlockEnd: 0.5 }}>
            <PieceText piece={value} is="title" />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <PieceText piece={value} is="text" />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const card = {
  padding: 2.5,
  borderRadius: '18px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
};
