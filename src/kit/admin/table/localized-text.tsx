import Typography from '@mui/material/Typography';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { isolateVariables } from '../values/isolate-variables.ts';
import { NARROW_TABLE } from './column-look.ts';

type LocalizedTextProps = { text: string; textAr: string | null | undefined; isName?: boolean };

/**
 * Shows a text on one line (two in a narrow table) in the administrator's language, or in English where no Arabic text
 * exists. The text has its own `lang` and `dir`, and begins at the start of its cell if it is shorter than the cell.
 */
export function LocalizedText({ text, textAr, isName = false }: LocalizedTextProps) {
  const { locale } = useLocale();
  const isArabic = locale === 'ar' && Boolean(textAr);
  const shown = isolateVariables((isArabic && textAr) || text);

  return (
    <Typography
      variant="body2"
      title={shown}
      lang={isArabic ? 'ar' : 'en'}
      dir={isArabic ? 'rtl' : 'ltr'}
      sx={{ ...cut, fontWeight: isName ? 500 : 400 }}
    >
      {shown}
    </Typography>
  );
}

const cut = {
  // Chromium draws the dots beyond the edge of a wider box, whose text is aligned against its direction.
  width: 'fit-content',
  maxWidth: '100%',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [NARROW_TABLE]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    whiteSpace: 'normal',
  },
};
