import { mdiClose, mdiDownloadOutline } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Hint } from '../hint/hint.tsx';
import type { LoadedList } from '../list/use-list.ts';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { useExport } from './use-export.ts';

type ExportButtonProps<T extends SectionTypes> = {
  section: ListSection<T>;
  list: LoadedList<T['row']>;
};

/** Exports all rows that match the filters, not just the current page; another click cancels the export. */
export function ExportButton<T extends SectionTypes>({ section, list }: ExportButtonProps<T>) {
  const intl = useIntl();
  const { done, start, cancel } = useExport(section, list);
  const { total } = list;

  if (done !== null) {
    const label = intl.formatMessage({ id: 'kit.list.exporting' }, { done, total });
    return (
      <Hint title={label}>
        <IconButton aria-label={label} onClick={cancel}>
          <Progress share={total > 0 ? Math.min(1, done / total) : 0} />
          <Icon path={mdiClose} />
        </IconButton>
      </Hint>
    );
  }

  return (
    <Hint title={intl.formatMessage({ id: 'kit.list.export' })}>
      <span>
        <IconButton
          aria-label={intl.formatMessage({ id: 'kit.list.export' })}
          disabled={total === 0}
          onClick={start}
        >
          <Icon path={mdiDownloadOutline} />
        </IconButton>
      </span>
    </Hint>
  );
}

/** Draws a progress ring around the button; screen readers get the numbers from the button's name. */
function Progress({ share }: { share: number }) {
  return (
    <Box component="span" aria-hidden sx={{ position: 'absolute', inset: 2, display: 'flex' }}>
      <CircularProgress
        variant={share > 0 ? 'determinate' : 'indeterminate'}
        value={share * 100}
        size="100%"
        thickness={2.5}
      />
    </Box>
  );
}
