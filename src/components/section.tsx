import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SectionProps = { id?: string; titleId: string; title: ReactNode; text?: ReactNode; children: ReactNode };

/** One part of a page: a heading that names it, an optional lead, its content. */
export function Section({ id, titleId, title, text, children }: SectionProps) {
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={{ paddingBlock: { xs: 6, md: 9 } }}>
      <Container>
        <Box sx={{ maxInlineSize: '44rem', marginBlockEnd: { xs: 4, md: 6 } }}>
          <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: text ? 2 : 0 }}>
            {title}
          </Typography>
          {text !== undefined && (
            <Typography variant="subtitle1" color="textSecondary" sx={{ maxInlineSize: '38rem' }}>
              {text}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
