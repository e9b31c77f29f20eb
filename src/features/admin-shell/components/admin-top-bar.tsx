import {
  mdiAccountCircleOutline,
  mdiLogout,
  mdiMagnify,
  mdiMenu,
  mdiMenuOpen,
  mdiOpenInNew,
} from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { paths } from '#src/config/paths.ts';
import { Hint } from '#src/kit/admin/hint/hint.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import type { SidebarState } from './use-sidebar-state.ts';

type AdminTopBarProps = {
  sidebar: SidebarState;
  languageSwitch: ReactNode;
  onSignOut: () => void;
  /** Opens the command palette. */
  onSearch: () => void;
};

/** Shows the top bar: toggle of the sidebar, search, language, link to the public site, own account, logout. */
export function AdminTopBar({ sidebar, languageSwitch, onSignOut, onSearch }: AdminTopBarProps) {
  const intl = useIntl();
  const toggle = intl.formatMessage({ id: 'admin.sidebar.toggle' });
  const search = intl.formatMessage({ id: 'kit.palette.open' });
  const account = intl.formatMessage({ id: 'admin.section.account.label' });
  const signOut = intl.formatMessage({ id: 'admin.signOut' });

  return (
    <Box component="header" sx={bar}>
      <Hint title={`${toggle} (Ctrl+B)`}>
        <IconButton
          edge="start"
          color="inherit"
          aria-label={toggle}
          aria-expanded={sidebar.isOpen}
          aria-controls={SIDEBAR_ID}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={sidebar.toggle}
        >
          <Icon path={sidebar.isOpen ? mdiMenuOpen : mdiMenu} flip />
        </IconButton>
      </Hint>
      <Box sx={{ flexGrow: 1 }} />
      <Hint title={`${search} (Ctrl+K)`}>
        <IconButton
          color="inherit"
          aria-label={search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <Icon path={mdiMagnify} />
        </IconButton>
      </Hint>
      {languageSwitch}
      <SiteLink />
      <Hint title={account}>
        <IconButton color="inherit" component={Link} to={paths.account} aria-label={account}>
          <Icon path={mdiAccountCircleOutline} />
        </IconButton>
      </Hint>
      <Hint title={signOut}>
        <IconButton color="inherit" edge="end" aria-label={signOut} onClick={onSignOut}>
          <Icon path={mdiLogout} flip />
        </IconButton>
      </Hint>
    </Box>
  );
}

/** Links to the public site; where the bar is narrow, only the icon shows. */
function SiteLink() {
  const intl = useIntl();

  return (
    <Button
      href={paths.home}
      target="_blank"
      rel="noopener"
      variant="outlined"
      size="small"
      aria-label={intl.formatMessage({ id: 'admin.viewWebsite' })}
      sx={{ minWidth: 0, flexShrink: 0, gap: 1 }}
    >
      <Icon path={mdiOpenInNew} flip />
      <Box component="span" sx={{ [NARROW_BAR]: { display: 'none' } }}>
        <FormattedMessage id="admin.viewWebsite" />
      </Box>
    </Button>
  );
}

/** Query for a bar that has no room for the label beside the languages' names. */
const NARROW_BAR = '@container (max-width: 37.49em)';
const bar = {
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 1 },
  minHeight: 64,
  paddingInline: { xs: 2, sm: 3 },
  backgroundColor: 'background.default',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
