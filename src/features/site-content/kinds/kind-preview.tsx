import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KindIllustration } from '#src/components/illustrations/kind-illustration.tsx';
import { InBothLanguages } from '#src/kit/admin/form/in-both-languages.tsx';
import { KindText } from '#src/lib/kinds/kind-text.tsx';
import type { KindValues } from './kind-fields.ts';

/** Shows the typed kind of hosting as its page begins, and the line of the menu. */
export function KindPreview({ values }: { values: KindValues }) {
  const kind = { ...values, name: values.name.trim() || '…' };

  return (
    <InBothLanguages>
      {() => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ alignSelf: 'center' }}>
            <KindIllustration picture={values.picture} size={140} />
          </Box>
          <Typography component="p" variant="h3">
            <KindText kind={kind} is="name" />
          </Typography>
          {values.summary.trim() !== '' && (
            <Typography variant="body2" color="textSecondary">
              <KindText kind={kind} is="summary" />
            </Typography>
          )}
          <Typography>
            <KindText kind={kind} is="text" />
          </Typography>
        </Box>
      )}
    </InBothLanguages>
  );
}
