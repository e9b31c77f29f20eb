import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { anchors, paths } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import { HeaderMenu } from './header-menu.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { faqIcon, hostingItems, supportItems } from './menu-items.ts';

const entry = { paddingInline: 1.5, fontWeight: 500 };

/** The header's navigation where there is room for it in one line. */
export function DesktopNavigation() {
  const intl = useIntl();
  const { open } = usePanels();
  const localized = useLocalizedPath();

  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: 'siteHeader.nav' })}
      sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', marginInlineStart: 2 }}
    >
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => {
          open('about');
        }}
        sx={entry}
      >
        <FormattedMessage id="siteHeader.about" />
      </Button>
      <Button component={Link} to={localized(`${paths.home}#${anchors.pricing}`)} color="inherit" sx={entry}>
        <FormattedMessage id="siteHeader.pricing" />
      </Button>
      <HostingMenu />
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => {
          openServicePanel('mail');
        }}
        sx={entry}
      >
        <FormattedMessage id="siteHeader.mail" />
      </Button>
      <Button component={Link} to={localized(`${paths.home}#${anchors.features}`)} color="inherit" sx={entry}>
        <FormattedMessage id="siteHeader.features" />
      </Button>
      <SupportMenu />
    </Box>
  );
}

function HostingMenu() {
  return (
    <HeaderMenu wide label={<FormattedMessage id="siteHeader.hosting" />}>
      {(close) =>
        hostingItems.map(({ category, icon, label, text }) => (
          <MenuEntry
            key={category}
            icon={icon}
            label={<FormattedMessage id={label} />}
            text={<FormattedMessage id={text} />}
            onChoose={() => {
              close();
              openServicePanel(category);
            }}
          />
        ))
      }
    </HeaderMenu>
  );
}

function SupportMenu() {
  const portal = usePortal();
  const { open } = usePanels();

  return (
    <HeaderMenu label={<FormattedMessage id="siteHeader.support" />}>
      {(close) => [
        ...(portal ? supportItems(portal) : []).map(({ icon, label, href }) => (
          <MenuEntry
            key={label}
            icon={icon}
            label={<FormattedMessage id={label} />}
            href={href}
            onChoose={close}
          />
        )),
        <MenuEntry
          key="faq"
          icon={faqIcon}
          label={<FormattedMessage id="siteHeader.faq" />}
          onChoose={() => {
            close();
            open('faq');
          }}
        />,
      ]}
    </HeaderMenu>
  );
}
