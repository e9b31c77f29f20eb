import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from '#src/components/link.tsx';
import type { ShellSection } from './shell-section.ts';

type SectionPathProps = { root: ShellSection; section: ShellSection };

/** Shows the breadcrumbs of the open section. */
export function SectionPath({ root, section }: SectionPathProps) {
  const intl = useIntl();

  return (
    <Typography
      component="nav"
      aria-label={intl.formatMessage({ id: 'kit.breadcrumbs' })}
      color="textSecondary"
      // On phones the title beneath says as much.
      sx={{ display: { xs: 'none', sm: 'block' }, marginBlockEnd: 1 }}
    >
      <Box component="ol" sx={path}>
        <li>
          <Link component={RouterLink} to={root.path} variant="body2" color="textSecondary">
            <FormattedMessage id={root.label} />
          </Link>
        </li>
        <Box component="li" aria-hidden sx={{ marginInline: 1, userSelect: 'none' }}>
          {'/'}
        </Box>
        <li>
          <Typography variant="body2" aria-current="page">
            <FormattedMessage id={section.label} />
          </Typography>
        </li>
      </Box>
    </Typography>
  );
}

const path = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
