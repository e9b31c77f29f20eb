import Box from '@mui/material/Box';
import { Text } from '#src/components/text.tsx';
import { twoColumns } from '#src/kit/admin/form/columns.ts';
import { Markdown } from '#src/kit/markdown/markdown.tsx';
import type { LegalFormValues } from '../legal-fields.ts';

/** Shows the page as readers will see it, in both languages side by side; each scrolls, by keyboard too. */
export function LegalPreview({ values }: { values: LegalFormValues }) {
  return (
    <Box sx={columns}>
      <Box lang="en" dir="ltr" role="group" aria-label={values.title} tabIndex={0} sx={page}>
        <Text as="h4" variant="h2">
          {values.title}
        </Text>
        <Markdown text={values.body} />
      </Box>
      <Box
        lang="ar"
        dir="rtl"
        role="group"
        aria-label={values.title_ar || values.title}
        tabIndex={0}
        sx={page}
      >
        <Text as="h4" variant="h2">
          {values.title_ar || values.title}
        </Text>
        <Markdown text={values.body_ar || values.body} />
      </Box>
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
