import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { newsletterFields, type NewsletterFormValues } from '../newsletter-fields.ts';
import { ComposerActions } from './composer-actions.tsx';
import { ComposerLayout } from './composer-layout.tsx';
import { HtmlField } from './html-field.tsx';
import { LineField } from './line-field.tsx';
import { askAboutDispatch } from '../admin/sending/ask-about-dispatch.ts';
import { NewsletterPreview } from '../admin/preview/newsletter-preview.tsx';
import { LANGUAGES, type Language } from '../admin/preview/preview-place.ts';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';

const { labels } = newsletterFields;

/**
 * Renders the fields of a newsletter: first the template, which shapes the rest, then what is written in each language,
 * English first; both languages side by side if there is room.
 */
function NewsletterForm() {
  return (
    <>
      <Box sx={choices}>
        <Fields of={newsletterFields} names={['template_name', 'status']} />
      </Box>
      <Box sx={texts}>
        {LANGUAGES.map((language) => (
          <TextsIn key={language} language={language} />
        ))}
      </Box>
    </>
  );
}

function TextsIn({ language }: { language: Language }) {
  const id = useId();
  const isEnglish = language === 'en';

  return (
    <Box component="section" aria-labelledby={id} data-language={language} sx={textsOfOne}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        <FormattedMessage id={`newsletters.preview.${language}`} />
      </Typography>
      <LineField name="subject" language={language} autoFocus={isEnglish} />
      <LineField name="preheader" language={language} />
      {isEnglish ? (
        <HtmlField name="content" language="en" required label={labels.content} />
      ) : (
        <HtmlField name="content_ar" language="ar" label={labels.content_ar} />
      )}
    </Box>
  );
}

/** What the form has besides its fields. */
export const newsletterForm = {
  Fields: NewsletterForm,
  Preview: NewsletterPreview,
  Layout: ComposerLayout,
  Actions: ComposerActions,
  keepsDrafts: true,
  beforeSave: askAboutDispatch,
  toCopy: (row: AdminNewsletter): NewsletterFormValues => ({
    ...newsletterFields.toValues(row),
    status: 'draft',
  }),
};

const choices = {
  display: 'grid',
  columnGap: 2.5,
  rowGap: '10px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
};
/**
 * Width of the fields' place from which both languages have room beside each other; in rem, because the larger letters of
 * Arabic need no wider fields.
 */
const BOTH = '@container (min-width: 50rem)';
const texts = {
  display: 'grid',
  marginBlockStart: 2,
  columnGap: 2.5,
  rowGap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [BOTH]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '10px' },
};
/** Beside each other, both languages share their rows, so that the same field begins at the same height. */
const textsOfOne = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '10px',
  alignContent: 'start',
  '& [data-hint]': { marginBlockEnd: 1 },
  '& > h3': { marginBlockEnd: 1 },
  [BOTH]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
};
