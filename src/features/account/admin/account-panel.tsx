import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type AccountPanelProps = { title: ReactNode; text?: ReactNode; children: ReactNode };

/** Frames one topic of the account page. */
export function AccountPanel({ title, text, children }: AccountPanelProps) {
  const id = useId();

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ marginBlockStart: 2 }}>{children}</Box>
    </Paper>
  );
}
