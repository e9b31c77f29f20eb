import Box from '@mui/material/Box';
import { LOCALES } from '#src/config/locale.ts';
import { twoColumns } from '#src/kit/admin/form/columns.ts';
import { PreviewIn } from '#src/kit/admin/form/preview-in.tsx';
import type { PieceTexts } from '#src/lib/pieces/piece-text.tsx';
import { Questions } from '../components/questions.tsx';

/** Shows the typed question as the panel does, in both languages, with its answer open. */
export function QuestionPreview({ values }: { values: PieceTexts }) {
  const typed = { ...values, title: values.title?.trim() || '…' };

  return (
    <Box sx={{ ...twoColumns, rowGap: 2 }}>
      {LOCALES.map((locale) => (
        <PreviewIn key={locale} locale={locale}>
          <Questions questions={[{ ...typed, id: `typed-${locale}` }]} open={`typed-${locale}`} />
        </PreviewIn>
      ))}
    </Box>
  );
}
