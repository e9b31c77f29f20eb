import Typography from '@mui/material/Typography';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { isolateVariables } from '../values/isolate-variables.ts';

type LocalizedTextProps = { text: string; textAr: string | null | undefined; isName?: boolean };

/**
 * Shows a text on one line (two on phones) in the administrator's language, or in English where no Arabic text exists. The
 * text has its own `lang` and `dir`, but is always aligned to the start of its cell.
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
      sx={{
        ...cut,
        ...(locale === 'ar' && !isArabic && roomForDots),
        textAlign: 'left',
        fontWeight: isName ? 500 : 400,
      }}
    >
      {shown}
    </Typography>
  );
}

/** Room for the ellipsis: Chromium draws it beyond the edge if left-to-right text is cut after two lines at that edge. */
const roomForDots = { paddingInlineEnd: { xs: '10px', sm: 0 }, marginInlineEnd: { xs: '-10px', sm: 0 } };

const cut = {
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
};
