import { mdiChevronDown } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { SectionTypes } from '../section/admin-section.ts';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

/** Draws the records in collapsible panels, with one table in each. */
export function GroupedTables<T extends SectionTypes>(props: RecordTableProps<T>) {
  const { section, rows, countOf } = props;
  const { group } = section;
  const id = useId();
  if (!group || !rows || rows.length === 0) return <RecordTable {...props} />;
  const keys = [...new Set(rows.map(group.keyOf))];

  return keys.map((key) => {
    const own = rows.filter((row) => group.keyOf(row) === key);

    return (
      <Panel
        key={key}
        id={`${id}${key}`}
        title={group.title(key)}
        count={countOf?.(own) ?? <FormattedMessage id="kit.confirm.count" values={{ count: own.length }} />}
      >
        <RecordTable {...props} rows={own} groupId={`${id}${key}`} />
      </Panel>
    );
  });
}

type PanelProps = {
  /** Id of the title's element, which names the table. */
  id: string;
  title: ReactNode;
  count: ReactNode;
  children: ReactNode;
};

/** Draws a panel whose heading folds it; MUI's accordion would add 4 KB to the list. */
function Panel({ id, title, count, children }: PanelProps) {
  const [isOpen, setIsOpen] = useState(true);

  return (
    <Box sx={panel}>
      <Box component="h2" sx={{ margin: 0 }}>
        <ButtonBase
          sx={heading}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Typography id={id} variant="subtitle1" component="span" sx={titleLook}>
            {title}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            {count}
          </Typography>
          <Icon path={mdiChevronDown} />
        </ButtonBase>
      </Box>
      <div id={`${id}panel`} hidden={!isOpen}>
        {children}
      </div>
    </Box>
  );
}

/** Headings are low, as each panel has two: its own, and that of its table. */
const panel = {
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '&& thead th': { paddingBlock: 0, height: 36 },
} as const;

const titleLook = { flexGrow: 1, fontWeight: 600, lineHeight: 1.3 };
const heading = {
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: 36,
  paddingInline: 2,
  gap: 1.5,
  textAlign: 'start',
  '&:focus-visible': { backgroundColor: 'action.focus' },
  '& svg': { transition: 'transform 150ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
} as const;
