import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PageHeaderProps = { title: ReactNode; text: ReactNode; action?: ReactNode };

/** Shows the title, the purpose and the main action of a back-office page. */
export function PageHeader({ title, text, action }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 2 },
        flexWrap: 'wrap',
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        marginBlockEnd: { xs: 1, sm: 1.5 },
      }}
    >
      <Box sx={{ flex: { sm: '1 1 26rem' }, minWidth: 0 }}>
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ marginBlockStart: 0.5, fontSize: { xs: '0.875rem', sm: '1rem' } }}
        >
          {text}
        </Typography>
      </Box>
      {action && <Box sx={{ flexShrink: 0, maxWidth: '100%' }}>{action}</Box>}
    </Box>
  );
}
