import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
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

/** Links to the parts of one section of the back office, of which the page shows one at a time. They look like a list's tabs. */
export function PartLinks({ label, parts, isInHeader = false }: PartLinksProps) {
  const intl = useIntl();

  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: label })}
      sx={isInHeader ? look : { ...look, marginBlockEnd: 2.5 }}
    >
      {parts.map(({ to, label: name, isCurrent }) => (
        <ButtonBase key={to} component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} sx={link}>
          <FormattedMessage id={name} />
        </ButtonBase>
      ))}
    </Box>
  );
}

const look = { display: 'flex', flexWrap: 'wrap', columnGap: 0.5, alignItems: 'center' };
const link = {
  typography: 'button',
  minHeight: 44,
  paddingInline: { xs: '8px', sm: '12px' },
  borderBlock: '2px solid transparent',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderBlockEndColor: 'currentColor' },
};
