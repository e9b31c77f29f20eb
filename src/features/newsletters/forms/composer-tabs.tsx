import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage, useIntl } from 'react-intl';
import { Toolbar } from '#src/kit/admin/toolbar/toolbar.tsx';

const TABS = ['write', 'preview'] as const;
export type Tab = (typeof TABS)[number];

/** Returns the attributes that join a tab and its panel. */
export const tabProps = (id: string, tab: Tab) => ({
  tab: { id: `${id}${tab}-tab`, 'aria-controls': `${id}${tab}-panel` },
  panel: { role: 'tabpanel', id: `${id}${tab}-panel`, 'aria-labelledby': `${id}${tab}-tab` },
});

type ComposerTabsProps = { id: string; tab: Tab; onChange: (tab: Tab) => void };

/** Tabs "Write" and "Preview", which stay in view while what they show scrolls. */
export function ComposerTabs({ id, tab, onChange }: ComposerTabsProps) {
  const intl = useIntl();

  return (
    <Box sx={bar}>
      <Toolbar role="tablist" label={intl.formatMessage({ id: 'newsletters.composer.tabs' })}>
        {TABS.map((one) => (
          <ButtonBase
            key={one}
            role="tab"
            {...tabProps(id, one).tab}
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onChange(one)}
            sx={look}
          >
            <FormattedMessage id={`newsletters.composer.${one}`} />
          </ButtonBase>
        ))}
      </Toolbar>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  // Above the labels of the fields.
  zIndex: 2,
  marginBlockEnd: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
};
const look = {
  typography: 'button',
  flex: '1 1 0',
  minHeight: 48,
  color: 'text.secondary',
  borderBlockEnd: '2px solid transparent',
  '&[aria-selected=true]': { color: 'primary.main', borderBlockEndColor: 'currentColor' },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-3px' },
};
