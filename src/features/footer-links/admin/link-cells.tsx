import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { categoryNames } from '../forms/link-fields.tsx';
import { CATEGORIES } from '../forms/link-form.schema.ts';
import type { AdminLink } from './link-documents.ts';

export function LinkLabel({ link: { label, label_ar } }: { link: AdminLink }) {
  return <LocalizedText text={label} textAr={label_ar} />;
}

/** An address runs from left to right in either language, on one line. */
export function LinkAddress({ url }: { url: string }) {
  return (
    <Box component="bdi" dir="ltr" title={url} sx={address}>
      {url}
    </Box>
  );
}

const address = {
  display: 'block',
  maxWidth: { xs: '100%', sm: 280 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** The group as the site's footer calls it. */
export function LinkCategory({ category }: { category: string }) {
  const known = CATEGORIES.find((name) => name === category);

  return known ? <FormattedMessage id={categoryNames[known]} /> : category;
}
