import Breadcrumbs from '@mui/material/Breadcrumbs';
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
    <Breadcrumbs aria-label={intl.formatMessage({ id: 'kit.breadcrumbs' })} sx={{ marginBlockEnd: 1 }}>
      <Link component={RouterLink} to={root.path} variant="body2" color="textSecondary">
        <FormattedMessage id={root.label} />
      </Link>
      <Typography variant="body2" aria-current="page">
        <FormattedMessage id={section.label} />
      </Typography>
    </Breadcrumbs>
  );
}
