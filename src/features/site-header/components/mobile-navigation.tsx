import { mdiInformationOutline, mdiStarFourPointsOutline, mdiTagOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '#src/components/icon.tsx';
import { SlideOver } from '#src/components/slide-over.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import { MenuEntry } from './menu-entry.tsx';
import { faqIcon, hostingItems, mailIcon, supportItems } from './menu-items.ts';

type MobileNavigationProps = { isOpen: boolean; onClose: () => void; title: ReactNode; actions: ReactNode };

const list = { listStyle: 'none', margin: 0, padding: 0, marginInline: -1.5 };

/** The whole navigation in a panel, where the header has no room for it. */
export function MobileNavigation({ isOpen, onClose, title, actions }: MobileNavigationProps) {
  const intl = useIntl();
  const { open } = usePanels();
  const after = (deed: () => void) => () => {
    onClose();
    deed();
  };

  return (
    <SlideOver isOpen={isOpen} onClose={onClose} title={title} width={380}>
      <Box component="nav" aria-label={intl.formatMessage({ id: 'siteHeader.nav' })}>
        <Box component="ul" sx={list}>
          <MenuEntry
            icon={mdiInformationOutline}
            label={<FormattedMessage id="siteHeader.about" />}
            onChoose={after(() => {
              open('about');
            })}
          />
          <AnchorEntry anchor={anchors.pricing} icon={mdiTagOutline} onChoose={onClose}>
            <FormattedMessage id="siteHeader.pricing" />
          </AnchorEntry>
          <AnchorEntry anchor={anchors.features} icon={mdiStarFourPointsOutline} onChoose={onClose}>
            <FormattedMessage id="siteHeader.features" />
          </AnchorEntry>
        </Box>
        <HostingGroup after={after} />
        <SupportGroup after={after} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, marginBlockStart: 3 }}>{actions}</Box>
    </SlideOver>
  );
}

type After = (deed: () => void) => () => void;

function HostingGroup({ after }: { after: After }) {
  return (
    <Group title={<FormattedMessage id="siteHeader.hosting" />}>
      {hostingItems.map(({ category, icon, label }) => (
        <MenuEntry
          key={category}
          icon={icon}
          label={<FormattedMessage id={label} />}
          onChoose={after(() => {
            openServicePanel(category);
          })}
        />
      ))}
      <MenuEntry
        icon={mailIcon}
        label={<FormattedMessage id="siteHeader.mail" />}
        onChoose={after(() => {
          openServicePanel('mail');
        })}
      />
    </Group>
  );
}

function SupportGroup({ after }: { after: After }) {
  const portal = usePortal();
  const { open } = usePanels();

  return (
    <Group title={<FormattedMessage id="siteHeader.support" />}>
      {(portal ? supportItems(portal) : []).map(({ icon, label, href }) => (
        <MenuEntry
          key={label}
          icon={icon}
          label={<FormattedMessage id={label} />}
          href={href}
          onChoose={after(() => undefined)}
        />
      ))}
      <MenuEntry
        icon={faqIcon}
        label={<FormattedMessage id="siteHeader.faq" />}
        onChoose={after(() => {
          open('faq');
        })}
      />
    </Group>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <Typography
        component="h3"
        variant="overline"
        color="textSecondary"
        sx={{ display: 'block', marginBlock: '16px 4px' }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {children}
      </Box>
    </>
  );
}

type AnchorEntryProps = { anchor: string; icon: string; onChoose: () => void; children: ReactNode };

function AnchorEntry({ anchor, icon, onChoose, children }: AnchorEntryProps) {
  const localized = useLocalizedPath();

  return (
    <li>
      <ButtonBase
        component={Link}
        to={localized(`${paths.home}#${anchor}`)}
        onClick={onChoose}
        sx={{
          inlineSize: '100%',
          justifyContent: 'flex-start',
          gap: 1.5,
          padding: '10px 12px',
          borderRadius: '10px',
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        <Icon path={icon} sx={{ color: 'primary.main', fontSize: 22 }} />
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {children}
        </Typography>
      </ButtonBase>
    </li>
  );
}
