import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

const FIELDS = ['first', 'second', 'third', 'fourth'] as const;

/** Placeholder in the shape of a form: its description, some fields, its buttons. */
export function ComingForm() {
  return (
    <DialogContent aria-busy>
      <VisuallyHidden>
        <FormattedMessage id="kit.loading" />
      </VisuallyHidden>
      <Skeleton width="60%" sx={{ marginBlockEnd: 2.5 }} />
      <Box sx={fields}>
        {FIELDS.map((field) => (
          <Skeleton key={field} variant="rounded" height={56} />
        ))}
      </Box>
    </DialogContent>
  );
}

const fields = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
