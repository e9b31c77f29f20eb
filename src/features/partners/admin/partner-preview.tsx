import Box from '@mui/material/Box';
import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { named, type PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { Partner } from '../components/trusted-by.tsx';
import styles from '../components/trusted-by.module.css';

/** Shows the typed partner by its mark and name. */
export function PartnerPreview({ values }: { values: PieceTexts & { picture: string } }) {
  return (
    <InBothLanguages>
      {() => (
        <Box dir="ltr" className={styles.partner} sx={{ color: 'text.secondary' }}>
          <Partner partner={named(values)} />
        </Box>
      )}
    </InBothLanguages>
  );
}
