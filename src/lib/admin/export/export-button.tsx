import { useApolloClient } from '@apollo/client/react';
import { mdiDownloadOutline } from '@mdi/js';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { ListState } from '../list/list-state.ts';
import { toPageVariables } from '../list/page-variables.ts';
import { useNow } from '../list/use-now.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import { exportRows } from './export-rows.ts';
import { saveFile } from './save-file.ts';

type ExportButtonProps<T extends SectionTypes> = {
  section: AdminSection<T>;
  state: ListState;
  total: number;
};

/** Exports the whole list as it is narrowed down, not just the page that shows. */
export function ExportButton<T extends SectionTypes>({ section, state, total }: ExportButtonProps<T>) {
  const intl = useIntl();
  const client = useApolloClient();
  const now = useNow();
  const toasts = useToasts();
  const [done, setDone] = useState<number | null>(null);

  async function run(): Promise<void> {
    const { where, order_by } = toPageVariables(section, state, now);
    const lines: string[] = [];
    setDone(0);
    try {
      for await (const page of exportRows({ client, section, variables: { where, order_by } })) {
        lines.push(...page);
        setDone(lines.length - 1);
      }
      saveFile(`${section.name}-${now.slice(0, 10)}.csv`, lines);
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
