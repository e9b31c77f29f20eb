import Typography from '@mui/material/Typography';
import { FormattedNumber } from 'react-intl';
import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { ClaimSource } from '#src/lib/pieces/claim-source.tsx';
import { named, PieceText } from '#src/lib/pieces/piece-text.tsx';
import { isUptime, readUptime, uptimeFormat } from '#rules/site-content/uptime.ts';
import type { PieceValues } from '../admin/piece-section.tsx';

/** Shows the typed heading in the page's style, or the uptime as texts name it. */
export function HeadingPreview({ values }: { values: PieceValues }) {
  if (values.part === 'uptime') return <GuaranteePreview values={values} />;

  return (
    <InBothLanguages>
      {() => (
        <>
          <Typography component="p" variant="h2" sx={{ marginBlockEnd: 1.5 }}>
            <PieceText piece={named(values)} is="title" />
          </Typography>
          <Typography variant="subtitle1" color="textSecondary">
            <PieceText piece={values} is="text" />
          </Typography>
        </>
      )}
    </InBothLanguages>
  );
}

function GuaranteePreview({ values }: { values: PieceValues }) {
  const { value } = values;

  return (
    <InBothLanguages>
      {() => (
        <>
          <Typography component="p" variant="h3">
            {isUptime(value) && <FormattedNumber value={readUptime(value)} {...uptimeFormat} />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <ClaimSource piece={values} />
          </Typography>
        </>
      )}
    </InBothLanguages>
  );
}
