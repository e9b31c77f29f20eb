import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { twoColumns } from './columns.ts';

type FormSectionProps = { title?: ReactNode; children: ReactNode };

/** Groups related fields; side by side where there is room, with a line for hints and errors beneath each. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();

  return (
    <Box component="section" aria-labelledby={title ? id : undefined} sx={section}>
      {title && (
        <Typography id={id} variant="subtitle2" component="h3" color="textSecondary" sx={wholeRow}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** A field that takes the whole width of its section. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <Box sx={wholeRow}>{children}</Box>;
}

const wholeRow = { gridColumn: '1 / -1' };
const section = {
  ...twoColumns,
  rowGap: '10px',
  alignItems: 'start',
  '& > h3': { marginBlockEnd: 1.5 },
  '& [data-hint]': { marginBlockEnd: 1 },
  '& + &': {
    marginBlockStart: 2,
    paddingBlockStart: 2.5,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
};
