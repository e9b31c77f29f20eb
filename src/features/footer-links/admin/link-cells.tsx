import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { cutText, NARROW_TABLE } from '#src/kit/admin/table/column-look.ts';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { breakable } from '#src/kit/admin/values/breakable.tsx';
import { CATEGORIES, categoryNames } from '../link-categories.ts';
import type { AdminLink } from '../link-documents.generated.ts';

export function LinkLabel({ link: { label, label_ar } }: { link: AdminLink }) {
  return <LocalizedText text={label} textAr={label_ar} />;
}

/** Shows a URL left to right in either language: on one line, or two in a narrow table. */
export function LinkUrl({ url }: { url: string }) {
  return (
    <Box component="bdi" dir="ltr" title={url} sx={address}>
      {breakable(url)}
    </Box>
  );
}

/** As wide as the other columns of the table leave it. */
const width = 'clamp(5rem, calc(100cqi - 38rem), 280px)';
const address = {
  'td > &': {
    ...cutText['td > &'],
    maxWidth: width,
    whiteSpace: 'nowrap',
    [NARROW_TABLE]: {
      minWidth: width,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      whiteSpace: 'normal',
      '& wbr': { display: 'inline' },
    },
  },
};

/** Shows the group's name as in the site's footer. */
export function LinkCategory({ category }: { category: string }) {
  const known = CATEGORIES.find((name) => name === category);

  return known ? <FormattedMessage id={categoryNames[known]} /> : category;
}
