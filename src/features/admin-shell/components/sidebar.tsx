import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ShellSection } from './shell-section.ts';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import { useAfterList } from '#src/kit/admin/late/load-after-list.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import type { PhoneDrawerProps } from './phone-drawer.tsx';
import { SidebarEntries } from './sidebar-entries.tsx';
import type { SidebarState } from './use-sidebar-state.ts';

/** Widths of the sidebar: with labels, collapsed, and as a drawer on phones (SPEC section 9). */
const WIDTHS = { wide: '16rem', collapsed: '3rem', drawer: '18rem' } as const;

const loadDrawer = async () => (await import('./phone-drawer.tsx')).PhoneDrawer;
const PhoneDrawer = lateDialog<PhoneDrawerProps>(loadDrawer, 'field');

type SidebarProps = {
  sections: readonly ShellSection[];
  state: SidebarState;
  brand: ReactNode;
  /** Content that replaces the brand while the sidebar is collapsed. */
  mark: ReactNode;
};

/** Shows the navigation between the back office's sections; on phones it is a drawer. */
export function Sidebar({ sections, state, brand, mark }: SidebarProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'admin.sidebar.label' });
  useDrawerOnceIdle(state.isPhone);

  if (state.isPhone) {
    return (
      <PhoneDrawer open={state.isOpen} onClose={state.closeDrawer} label={label} look={drawerLook}>
        <Box sx={brandPlace}>{brand}</Box>
        <nav id={SIDEBAR_ID} aria-label={label}>
          <SidebarEntries sections={sections} isWide onChoose={state.closeDrawer} />
        </nav>
      </PhoneDrawer>
    );
  }

  return (
    <Box
      component="nav"
      id={SIDEBAR_ID}
      aria-label={label}
      data-state={state.isOpen ? 'expanded' : 'collapsed'}
      sx={{ ...surface, ...column, width: state.isOpen ? WIDTHS.wide : WIDTHS.collapsed }}
    >
      <Box sx={state.isOpen ? brandPlace : markPlace}>{state.isOpen ? brand : mark}</Box>
      <SidebarEntries sections={sections} isWide={state.isOpen} />
    </Box>
  );
}

/** Loads the drawer on phones once the page's list is drawn, so that it opens without a network too. */
function useDrawerOnceIdle(isPhone: boolean): void {
  const isListDrawn = useAfterList() !== null;
  useEffect(() => {
    if (isPhone && isListDrawn) void loadAgain(loadDrawer, 'extra').catch(() => undefined);
  }, [isPhone, isListDrawn]);
}

/** Id of the sidebar, for `aria-controls` of the button that toggles it. */
export const SIDEBAR_ID = 'admin-sidebar';

const surface = {
  backgroundColor: 'night.main',
  color: 'night.text',
  // The ground is dark in both colour schemes (components/logo-picture.module.css).
  '--plate-of-dark': '#ffffff',
  '--plate-of-light': 'transparent',
};
const drawerLook = { ...surface, width: WIDTHS.drawer };
const column = {
  flexShrink: 0,
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  overflowX: 'hidden',
  overflowY: 'auto',
  transition: 'width 200ms ease',
};
const brandPlace = { display: 'flex', alignItems: 'center', minHeight: 64, paddingInline: 2.5 };
const markPlace = { display: 'grid', placeItems: 'center', minHeight: 64 };
