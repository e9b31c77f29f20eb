import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { cutText, NARROW_TABLE } from '#src/kit/admin/table/column-look.ts';
import { breakable } from '#src/kit/admin/values/breakable.tsx';
import { TextWithVariables } from '#src/kit/admin/values/text-with-variables.tsx';
import type { HistoryRow } from './history-documents.ts';
import { useHistoryWords } from './history-words-context.ts';
import { columnLabel, nameWord, tableLabel } from './history-words.ts';

/** Shows which record of which section was changed. */
export function ChangedRecord({ entry }: { entry: HistoryRow }) {
  const words = useHistoryWords();
  const label = tableLabel(entry.table_name);
  const name = nameWord(words, entry);

  return (
    <>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name ? (
          <FormattedMessage id={name} />
        ) : entry.label ? (
          <TextWithVariables en={entry.label} ar={entry.label_ar} />
        ) : (
          <FormattedMessage id={entry.batch_id ? 'history.record.batch' : 'history.record.unnamed'} />
        )}
      </Typography>
      <Typography component="div" variant="caption" color="textSecondary">
        <FormattedMessage id={label} />
      </Typography>
    </>
  );
}

/** Says in words what was changed, such as 'Changed: Label, URL'. */
export function ChangeInWords({ entry }: { entry: HistoryRow }) {
  const intl = useIntl();
  const words = useHistoryWords();
  const { operation, changed_columns: columns, row_count: count, batch_id: batch } = entry;
  if (batch) return <FormattedMessage id={`history.batch.${operationOf(operation)}`} values={{ count }} />;
  if (operation !== 'update') return <FormattedMessage id={`history.operation.${operationOf(operation)}`} />;
  const labels = new Set(columns.map((column) => columnLabel(words, entry.table_name, column)));
  const names = [...labels].map((id) => intl.formatMessage({ id }));

  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'normal',
        'td > &': { display: 'inline-block', minWidth: '13.75rem', [NARROW_TABLE]: { minWidth: 0 } },
      }}
    >
      <FormattedMessage
        id="history.changedColumns"
        values={{ columns: <FormattedList key="columns" value={names} type="unit" /> }}
      />
    </Box>
  );
}

/** Roles of programs, that is, of API keys. */
const PROGRAM_ROLES = ['editor', 'mailing'];

/** Shows who made the change: a person's e-mail, a program's role, the system, or a person who was deleted. */
export function Actor({ entry }: { entry: Pick<HistoryRow, 'actor' | 'actor_role' | 'person'> }) {
  if (entry.person) {
    return (
      <Box component="bdi" sx={cutText}>
        {breakable(entry.person.email)}
      </Box>
    );
  }
  if (entry.actor_role && PROGRAM_ROLES.includes(entry.actor_role)) {
    return (
      // One element, as a row with gaps would part the brackets from the role.
      <span>
        <FormattedMessage
          id="history.actor.program"
          values={{ role: <bdi key="role">{entry.actor_role}</bdi> }}
        />
      </span>
    );
  }

  return <FormattedMessage id={entry.actor === 'system' ? 'history.actor.system' : 'history.actor.gone'} />;
}

export function ChangedAt({ at }: { at: string }) {
  return (
    <FormattedDate
      value={at}
      year="numeric"
      month="short"
      day="numeric"
      hour="numeric"
      minute="numeric"
      second="numeric"
    />
  );
}

function operationOf(operation: string): 'insert' | 'update' | 'delete' {
  return operation === 'insert' || operation === 'delete' ? operation : 'update';
}
