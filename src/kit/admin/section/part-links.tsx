import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';

type Part = {
  /** Query that opens the part. */
  to: string;
  label: MessageId;
  isCurrent: boolean;
};

type PartLinksProps = {
  /** Name of the navigation for screen readers. */
  label: MessageId;
  parts: readonly Part[];
  /** True beside the buttons of the page's header; else the links stand above the page's title. */
  isInHeader?: boolean;
};

/** Links to the parts of one section of the back office, of which the page shows one at a time. */
export function PartLinks({ label, parts, isInHeader = false }: PartLinksProps) {
  const intl = useIntl();

  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: label })}
      sx={isInHeader ? look : { ...look, marginBlockEnd: 2.5 }}
    >
      {parts.map(({ to, label: name, isCurrent }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="small"
          variant={isCurrent ? 'contained' : 'outlined'}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <FormattedMessage id={name} />
        </Button>
      ))}
    </Box>
  );
}

const look = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' };
