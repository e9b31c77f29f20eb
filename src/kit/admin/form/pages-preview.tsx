import Box from '@mui/material/Box';
import { Text } from '#src/components/text.tsx';
import { twoColumns } from './columns.ts';
import { Markdown } from '#src/kit/markdown/markdown.tsx';

type PagesPreviewProps = { title: string; titleAr: string; body: string; bodyAr: string };

/** Shows a page of Markdown as readers will see it, in both languages side by side; each scrolls, by keyboard too. */
export function PagesPreview({ title, titleAr, body, bodyAr }: PagesPreviewProps) {
  return (
    <Box sx={columns}>
      <Page lang="en" title={title} body={body} />
      <Page lang="ar" title={titleAr || title} body={bodyAr || body} />
    </Box>
  );
}

function Page({ lang, title, body }: { lang: 'en' | 'ar'; title: string; body: string }) {
  return (
    <Box
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      role="group"
      aria-label={title}
      tabIndex={0}
      sx={page}
    >
      <Text as="h4" variant="h2">
        {title}
      </Text>
      <Markdown text={body} />
    </Box>
  );
}

const columns = { ...twoColumns, rowGap: 2.5 };
const page = {
  padding: 2.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  maxBlockSize: 480,
  overflow: 'auto',
};
