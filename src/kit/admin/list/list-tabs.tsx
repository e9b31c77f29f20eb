import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminTab, SectionTypes } from '../section/admin-section.ts';
import type { ListChange, ListState } from './list-state.ts';

export type ListTabsProps<T extends SectionTypes> = {
  tabs: readonly AdminTab<T>[];
  state: ListState;
  onChange: (change: ListChange) => void;
};

const ALL = 'all';

/** Tabs above the list, each of which is a predefined filter; the first shows everything. */
export function ListTabs<T extends SectionTypes>({ tabs, state, onChange }: ListTabsProps<T>) {
  const intl = useIntl();
  const current = tabs.find(({ id }) => id === state.tab)?.id ?? ALL;

  return (
    <Tabs
      value={current}
      onChange={(_event, id: string) => onChange({ tab: id === ALL ? '' : id })}
      aria-label={intl.formatMessage({ id: 'kit.list.tabs' })}
      variant="scrollable"
      scrollButtons={false}
      sx={{ paddingInline: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      <Tab value={ALL} label={<FormattedMessage id="kit.all" />} />
      {tabs.map(({ id, label }) => (
        <Tab key={id} value={id} label={<FormattedMessage id={label} />} />
      ))}
    </Tabs>
  );
}
