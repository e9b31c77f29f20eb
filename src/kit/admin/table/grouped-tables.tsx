import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { SectionTypes } from '../section/admin-section.ts';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

/** Draws the records in collapsible panels, with one table in each. */
export function GroupedTables<T extends SectionTypes>(props: RecordTableProps<T>) {
  const { section, rows } = props;
  const { group } = section;
  const id = useId();
  if (!group || !rows || rows.length === 0) return <RecordTable {...props} />;
  const keys = [...new Set(rows.map(group.keyOf))];

  return keys.map((key) => {
    const own = rows.filter((row) => group.keyOf(row) === key);

    return (
      <Accordion key={key} defaultExpanded disableGutters square slotProps={{ heading: { component: 'h2' } }}>
        <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />}>
          <Typography
            id={`${id}${key}`}
            variant="subtitle1"
            component="span"
            sx={{ flexGrow: 1, fontWeight: 600 }}
          >
            {group.title(key)}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary" sx={{ marginInline: 1.5 }}>
            <FormattedMessage id="kit.confirm.count" values={{ count: own.length }} />
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ padding: 0 }}>
          <RecordTable {...props} rows={own} groupId={`${id}${key}`} />
        </AccordionDetails>
      </Accordion>
    );
  });
}
