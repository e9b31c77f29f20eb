import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { SectionTypes } from '../section/admin-section.ts';
import type { AdminTab } from '../section/admin-tab.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import type { ListChange, ListState } from './list-state.ts';

export type ListTabsProps<T extends SectionTypes> = {
  tabs: readonly AdminTab<T>[];
  state: ListState;
  onChange: (change: ListChange) => void;
};

const ALL: { id: string; label: MessageId } = { id: '', label: 'kit.all' };

/**
 * Tabs above the list, each of which is a predefined filter; the first shows everything. They look like MUI's, whose code
 * is as large as that of the rest of a list.
 */
export function ListTabs<T extends SectionTypes>({ tabs, state, onChange }: ListTabsProps<T>) {
  const intl = useIntl();
  const all = [ALL, ...tabs];
  const current = tabs.some(({ id }) => id === state.tab) ? state.tab : ALL.id;

  return (
    <Box sx={{ paddingInline: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Toolbar role="tablist" label={intl.formatMessage({ id: 'kit.list.tabs' })} sx={row}>
        {all.map(({ id, label }) => (
          <ButtonBase
            key={id}
            role="tab"
            aria-selected={id === current}
            tabIndex={id === current ? 0 : -1}
            onClick={() => id !== current && onChange({ tab: id })}
            sx={tab}
          >
            <FormattedMessage id={label} />
          </ButtonBase>
        ))}
        <Indicator current={current} />
      </Toolbar>
    </Box>
  );
}

/** Line beneath the chosen tab; it slides there, and scrolls the tab into view. */
function Indicator({ current }: { current: string }) {
  const { direction } = useLocale();
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current: line } = ref;
    const list = line?.parentElement;
    const place = () => {
      const chosen = list?.querySelector<HTMLElement>('[aria-selected=true]');
      if (!line || !list || !chosen) return;
      const { offsetLeft: start, offsetWidth: width } = chosen;
      line.style.width = `${width}px`;
      line.style.translate = `${direction === 'rtl' ? start + width - list.clientWidth : start}px`;
    };
    place();
    showChosen(list);
    if (!list || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    for (const element of list.children) if (element !== line) observer.observe(element);

    return () => observer.disconnect();
  }, [current, direction]);

  return <Box component="span" ref={ref} aria-hidden sx={indicator} />;
}

/** Scrolls the tabs, and nothing else, until the chosen one is seen. */
function showChosen(list: HTMLElement | null | undefined): void {
  const chosen = list?.querySelector('[aria-selected=true]');
  if (!list || !chosen) return;
  const [of, shown] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
  if (of.left < shown.left) list.scrollLeft -= shown.left - of.left;
  else if (of.right > shown.right) list.scrollLeft += of.right - shown.right;
}

const row = { position: 'relative', overflowX: 'auto', whiteSpace: 'nowrap', scrollbarWidth: 'none' };
const tab = {
  typography: 'button',
  flexShrink: 0,
  // On phones four tabs of one word each fit beside one another.
  minWidth: { xs: 56, sm: 90 },
  maxWidth: 360,
  minHeight: 48,
  paddingInline: { xs: '12px', sm: '16px' },
  paddingBlock: '12px',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  color: 'text.secondary',
  '&[aria-selected=true]': { color: 'primary.main' },
  // The row, which scrolls, cuts off what is around a tab.
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-3px' },
};
const indicator = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  height: 2,
  backgroundColor: 'primary.main',
  transition: 'width 300ms cubic-bezier(0.4, 0, 0.2, 1), translate 300ms cubic-bezier(0.4, 0, 0.2, 1)',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
};
