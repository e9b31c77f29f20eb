import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

const FIELDS = ['first', 'second', 'third', 'fourth'] as const;
const EDITORS = ['first', 'second'] as const;

/**
 * Placeholder in the shape of a form: its description, some fields, its buttons. A form that fills the window also has long
 * texts, and its preview beside them.
 */
export function ComingForm({ isFull = false }: { isFull?: boolean | undefined }) {
  return (
    <>
      <DialogContent aria-busy>
        <VisuallyHidden>
          <FormattedMessage id="kit.loading" />
        </VisuallyHidden>
        <Skeleton width="40%" sx={{ maxWidth: '26rem', marginBlockEnd: 2.5 }} />
        <Box sx={isFull ? besidePreview : {}}>
          <Box sx={fields}>
            {FIELDS.map((field) => (
              <Skeleton key={field} variant="rounded" height={56} />
            ))}
            {isFull && EDITORS.map((field) => <Skeleton key={field} variant="rounded" height={320} />)}
          </Box>
          {isFull && <Skeleton variant="rounded" height={480} sx={previewPlace} />}
        </Box>
      </DialogContent>
      <DialogActions aria-hidden>
        <Skeleton variant="rounded" width={88} height={44} />
        <Skeleton variant="rounded" width={136} height={44} />
      </DialogActions>
    </>
  );
}

const fields = {
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const WIDE = '@media (min-width: 75em)';
const besidePreview = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 9fr)' },
};
const previewPlace = { display: 'none', [WIDE]: { display: 'block' } };
