import Box from '@mui/material/Box';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation, Navigate } from 'react-router-dom';
import { ShellMark } from '#src/features/admin-shell/components/shell-mark.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { HomeLink } from '#src/components/home-link.tsx';
import { SkipLink } from '#src/components/skip-link.tsx';
import { paths } from '#src/config/paths.ts';
import { OFFICE_WIDTH } from '#rules/office-outline.ts';
import { AdminTopBar } from '#src/features/admin-shell/components/admin-top-bar.tsx';
import { SectionPath } from '#src/features/admin-shell/components/section-path.tsx';
import { Sidebar } from '#src/features/admin-shell/components/sidebar.tsx';
import { useSidebarState } from '#src/features/admin-shell/components/use-sidebar-state.ts';
import { LateHoldBanner } from '#src/features/hold/admin/late-hold-banner.tsx';
import { LanguageSwitch } from '#src/features/site-header/components/language-switch.tsx';
import { CommandPalette } from '#src/kit/admin/palette/command-palette.tsx';
import { usePaletteKey } from '#src/kit/admin/palette/use-palette-key.ts';
import { Announcer } from '#src/kit/announce/announcer.tsx';
import { keepFocus } from '#src/kit/announce/keep-focus.ts';
import { UnsavedChangesGuard, useUnsavedChanges } from '#src/kit/admin/guard/unsaved-changes-guard.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { ErrorPage } from '../site/error-page.tsx';
import { useLanguageChange } from '../site/layout/use-language-change.ts';
import { usePageHeadOf } from '../use-page-head.ts';
import { rememberWantedPage } from '../wanted-page.ts';
import { sections } from './sections.ts';
import { AdminAway } from '#src/features/admin-shell/components/admin-away.tsx';
import { AdminSkeleton } from '#src/features/admin-shell/components/admin-skeleton.tsx';

/** Draws the frame of the back office around its pages, for administrators only. */
export function AdminLayout() {
  const [isLeaving, setIsLeaving] = useState(false);

  return (
    <LookProvider>
      <AdminGuard isLeaving={isLeaving}>
        <Announcer>
          <UnsavedChangesGuard>
            <AdminFrame onLeaving={setIsLeaving} />
          </UnsavedChangesGuard>
        </Announcer>
      </AdminGuard>
    </LookProvider>
  );
}

type AdminFrameProps = {
  /** Receives true before the person signs out, and false if that fails. */
  onLeaving: (isLeaving: boolean) => void;
};

function AdminFrame({ onLeaving }: AdminFrameProps) {
  const sidebar = useSidebarState();
  const { locale, changeLanguage } = useLanguageChange();
  const { signOut, role } = useSession();
  const { key } = useLocation();
  const unsaved = useUnsavedChanges();
  useSectionTitle();
  const section = useOpenSection();
  const { readRoleAgain } = useSessionStore();
  const [root] = sections;
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setIsPaletteOpen(true), []);
  usePaletteKey(openPalette);
  useEffect(keepFocus, []);

  async function leave(): Promise<void> {
    if (!(await unsaved.mayLeave())) return;
    onLeaving(true);
    if (!(await signOut())) onLeaving(false);
  }

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Sidebar
        sections={sections.filter(({ isOwn }) => !isOwn)}
        state={sidebar}
        brand={<HomeLink to={paths.admin} />}
        mark={<ShellMark />}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AdminTopBar
          sidebar={sidebar}
          languageSwitch={<LanguageSwitch current={locale} onChange={changeLanguage} />}
          onSearch={openPalette}
          onSignOut={() => void leave()}
        />
        <Box component="main" id="main" tabIndex={-1} sx={mainLook}>
          {role === 'admin' && <LateHoldBanner />}
          {root && section && section !== root && <SectionPath root={root} section={section} />}
          <ErrorBoundary resetKey={key} fallback={(error) => <ErrorPage error={error} within="div" />}>
            {role === 'admin' ? <Outlet /> : <AdminAway onRetry={readRoleAgain} />}
          </ErrorBoundary>
        </Box>
      </Box>
      <CommandPalette sections={sections} open={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />
    </Box>
  );
}

/** Has room at its end, so that a toast never covers the last row for good. */
const mainLook = {
  maxWidth: OFFICE_WIDTH,
  marginInline: 'auto',
  padding: { xs: 2, sm: 4 },
  paddingBlock: { xs: '8px 96px', sm: '24px 96px' },
  outline: 0,
};

/** Returns the section whose page is open; undefined on a path that no section has. */
function useOpenSection() {
  const { pathname } = useLocation();

  return sections.find(({ path }) => path === pathname.replace(/\/$/, ''));
}

/** Sets the tab's title to the section and the brand; a page without a section sets its own title. */
function useSectionTitle(): void {
  const section = useOpenSection();

  usePageHeadOf((intl, brand) => {
    const title = section && intl.formatMessage({ id: section.title });

    return {
      title: title && intl.formatMessage({ id: 'admin.documentTitle' }, { title, brand }),
      description: null,
    };
  });
}

/** Leads to the administrators' dialog, and lets a sign-in there lead back to this page. */
function ToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberWantedPage(`${pathname}${search}`), [pathname, search]);

  return <Navigate to={paths.adminLogin} replace />;
}

type AdminGuardProps = { isLeaving: boolean; children: ReactNode };

/**
 * Shows the back office to administrators only; while a role can't be read, its frame alone. This is a courtesy: the API
 * checks the token and nothing else.
 */
function AdminGuard({ isLeaving, children }: AdminGuardProps) {
  const { status, role, isRoleUnread } = useSession();

  if (status === 'loading') return <AdminSkeleton />;
  if (status === 'anonymous' && !isLeaving) return <ToSignIn />;
  if (role !== 'admin' && !isRoleUnread) return <Navigate to={paths.home} replace={!isLeaving} />;

  return children;
}
