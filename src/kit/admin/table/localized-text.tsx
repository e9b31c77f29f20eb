import Typography from '@mui/material/Typography';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

type LocalizedTextProps = { text: string; textAr: string | null | undefined; isName?: boolean };

/**
 * A text on one line (two on phones) in the administrator's language where it has one. It runs and is read out in its own language,
 * and stands at the start of its cell whatever that is.
 */
export function LocalizedText({ text, textAr, isName = false }: LocalizedTextProps) {
  const { locale } = useLocale();
  const isArabic = locale === 'ar' && Boolean(textAr);
  const shown = (isArabic && textAr) || text;

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

/** At the end of English that is cut after two lines, Chromium draws the dots beyond the edge where the text is aligned to it. */
const roomForDots = { paddingInlineEnd: { xs: '10px', sm: 0 }, marginInlineEnd: { xs: '-10px', sm: 0 } };

const cut = {
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
};
