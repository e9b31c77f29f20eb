import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { SHOWN_LENGTH, type SeoFormValues } from '../seo-fields.ts';

const LOCALES = ['en', 'ar'] as const;

/** Shows the site as a search engine would list it, in both languages. */
export function SearchResultPreview({ values }: { values: SeoFormValues }) {
  const { identity } = useRuntimeConfig();
  const { host } = new URL(identity.url || window.location.origin);

  return LOCALES.map((locale) => {
    const title = (locale === 'ar' && values.site_title_ar.trim()) || values.site_title;
    const description = (locale === 'ar' && values.meta_description_ar.trim()) || values.meta_description;

    return (
      <Box key={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale} sx={result}>
        <Typography variant="caption" color="textSecondary" component="div">
          <bdi dir="ltr">{`${host} › ${locale}`}</bdi>
        </Typography>
        <Typography component="div" sx={titleLine}>
          {cut(title, SHOWN_LENGTH.site_title)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {cut(description, SHOWN_LENGTH.meta_description)}
        </Typography>
      </Box>
    );
  });
}

/** Cuts a text to the length that search engines show, ending in an ellipsis if it was longer. */
export function cut(text: string, shown: number): string {
  const characters = [...text.trim()];

  return characters.length > shown ? `${characters.slice(0, shown).join('').trimEnd()} …` : text.trim();
}

const result = {
  padding: '12px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  overflowWrap: 'anywhere',
};
const titleLine = { fontSize: '1.25rem', lineHeight: 1.4, color: 'primary.main' };
