import { mdiDownloadOutline } from '@mdi/js';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { LoadedList } from '../list/use-list.ts';
import { useNow } from '../list/use-now.ts';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { CSV_BOM, csvLine } from './csv.ts';
import { saveFile } from './save-file.ts';

type ExportButtonProps<T extends SectionTypes> = {
  section: ListSection<T>;
  list: LoadedList<T['row']>;
};

/** Exports the whole list as it is narrowed down, not just the page that shows. */
export function ExportButton<T extends SectionTypes>({ section, list }: ExportButtonProps<T>) {
  const intl = useIntl();
  const now = useNow();
  const toasts = useToasts();
  const [done, setDone] = useState<number | null>(null);
  const { exported: columns = [], name } = section;
  const { total } = list;

  async function run(): Promise<void> {
    const lines = [CSV_BOM + csvLine(columns)];
    setDone(0);
    try {
      for await (const page of list.everyPage()) {
        lines.push(...page.map((row) => csvLine(columns.map((column) => row[column]))));
        setDone(lines.length - 1);
      }
      saveFile(`${name}-${now.slice(0, 10)}.csv`, lines);
      toasts.success('kit.list.exported', { values: { count: lines.length - 1 } });
    } catch (error) {
      toasts.failure(error, { around: 'kit.list.exportFailed' });
    } finally {
      setDone(null);
    }
  }

  const label =
    done === null
      ? intl.formatMessage({ id: 'kit.list.export' })
      : intl.formatMessage({ id: 'kit.list.exporting' }, { done, total });

  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={done !== null || total === 0} onClick={() => void run()}>
          {done === null ? <Icon path={mdiDownloadOutline} /> : <CircularProgress size={20} />}
        </IconButton>
      </span>
    </Tooltip>
  );
}
