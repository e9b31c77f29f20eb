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
  /** True on the line of the breadcrumbs where there is room, so that the list begins high on the page; else below them. */
  isBesidePath?: boolean;
};

/** Links to the parts of one section of the back office, of which the page shows one at a time. They look like a list's tabs. */
export function PartLinks({ label, parts, isBesidePath = false }: PartLinksProps) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  const current = parts.find(({ isCurrent }) => isCurrent)?.to;
  useLayoutEffect(() => showCurrent(ref.current), [current]);

  return (
    <Box
      component="nav"
      ref={ref}
      aria-label={intl.formatMessage({ id: label })}
      sx={isBesidePath ? [look, beside] : look}
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

/** On phones one line that scrolls sideways, to the edges of the screen; the link that it cuts shows that it goes on. */
const look = {
  display: 'flex',
  columnGap: 0.5,
  alignItems: 'center',
  inlineSize: { xs: 'calc(100% + 32px)', sm: 'auto' },
  marginInline: { xs: '-16px', sm: 0 },
  paddingInline: { xs: '8px', sm: 0 },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  marginBlock: { xs: '-14px 4px', sm: '0 20px' },
};
/** As high as the breadcrumbs and what is below them, from their end on. */
const beside = {
  inlineSize: { lg: 'fit-content' },
  marginInline: { lg: 'auto -12px' },
  marginBlock: { lg: '-42px -2px' },
};
const link = {
  typography: 'button',
  minHeight: { xs: 40, sm: 44 },
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
