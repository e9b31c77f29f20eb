import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { CATEGORIES, categoryNames } from '../link-categories.ts';
import type { AdminLink } from '../link-documents.generated.ts';

export function LinkLabel({ link: { label, label_ar } }: { link: AdminLink }) {
  return <LocalizedText text={label} textAr={label_ar} />;
}

/** Shows a URL on one line, left to right in either language. */
export function LinkUrl({ url }: { url: string }) {
  return (
    <Box component="bdi" dir="ltr" title={url} sx={address}>
      {url}
    </Box>
  );
}

const address = {
  display: 'block',
  // As wide as the other columns of the table leave it.
  maxWidth: { xs: '100%', sm: 'clamp(5rem, calc(100cqi - 38rem), 280px)' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Shows the group's name as in the site's footer. */
export function LinkCategory({ category }: { category: string }) {
  const known = CATEGORIES.find((name) => name === category);

  return known ? <FormattedMessage id={categoryNames[known]} /> : category;
}
