import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLayoutEffect, useRef } from 'react';
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
  const ref = useRef<HTMLElement>(null);
  const current = parts.find(({ isCurrent }) => isCurrent)?.to;
  useLayoutEffect(() => showCurrent(ref.current), [current]);

  return (
    <Box
      component="nav"
      ref={ref}
      aria-label={intl.formatMessage({ id: label })}
      sx={isInHeader ? look : [look, above]}
    >
      {parts.map(({ to, label: name, isCurrent }) => (
        <ButtonBase key={to} component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} sx={link}>
          <FormattedMessage id={name} />
        </ButtonBase>
      ))}
    </Box>
  );
}

/** Scrolls the line of links, and nothing else, until the current one is seen. */
function showCurrent(line: HTMLElement | null): void {
  const current = line?.querySelector('[aria-current]');
  if (!line || !current) return;
  const [of, shown] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
  if (of.left < shown.left) line.scrollLeft -= shown.left - of.left;
  else if (of.right > shown.right) line.scrollLeft += of.right - shown.right;
}

const look = { display: 'flex', flexWrap: 'wrap', columnGap: 0.5, alignItems: 'center' };
/** On phones one line that scrolls sideways, to the edges of the screen; the link that it cuts shows that it goes on. */
const above = {
  marginBlock: { xs: '-8px 0', sm: '0 20px' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
};
const link = {
  typography: 'button',
  minHeight: 44,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  // The line that scrolls cuts off what is around a link.
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-3px' },
  paddingInline: { xs: '8px', sm: '12px' },
  borderBlock: '2px solid transparent',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderBlockEndColor: 'currentColor' },
};
