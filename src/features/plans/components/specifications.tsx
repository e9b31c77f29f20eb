import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Category } from '#src/config/paths.ts';
import { specificationsOf } from '../specifications.ts';

type SpecificationsProps = { category: Category; heading?: 'h3' | 'h4' };

/** What a kind of hosting runs, in groups. */
export function Specifications({ category, heading = 'h4' }: SpecificationsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
      }}
    >
      {specificationsOf(category).map(({ title, items }) => (
        <div key={title}>
          <Typography component={heading} variant="h6" sx={{ marginBlockEnd: 1.25 }}>
            <FormattedMessage id={title} />
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
          >
            {items.map((item) => (
              <Box
                key={item}
                component="li"
                sx={{
                  paddingBlock: 0.5,
                  paddingInline: 1.25,
                  borderRadius: '9px',
                  border: '1px solid',
                  borderColor: 'divider',
                  backgroundColor: 'background.paper',
                  fontSize: '0.875rem',
                }}
              >
                <FormattedMessage id={item} />
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
