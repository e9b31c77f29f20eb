import { mdiClose, mdiDeleteOutline } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { sizeOf, type BulkTarget } from '../dialogs/bulk-target.ts';
import { DrawnQuestion } from '../dialogs/drawn-question.tsx';
import type { BulkChange, ListSection, SectionTypes } from '../section/admin-section.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';

export type BulkBarProps<T extends SectionTypes> = {
  section: ListSection<T>;
  /** Selected rows. */
  target: BulkTarget<T>;
  /** Number of all rows of the list, if the bar may offer to select them all. */
  whole: number | null;
  onWhole: () => void;
  isPending: boolean;
  onChange: (change: BulkChange<T>) => void;
  onDelete: (() => void) | undefined;
  onClear: () => void;
};

/** Toolbar with the actions for the selected rows; replaces the list's toolbar while rows are selected. */
export function BulkBar<T extends SectionTypes>(props: BulkBarProps<T>) {
  const { section, target, whole, onWhole, isPending, onChange, onDelete, onClear } = props;
  const intl = useIntl();
  // What an action does row by row is for the rows of a page.
  const changes = (section.bulk ?? []).filter(({ act }) => !act || target.total === null);

  return (
    <Toolbar label={intl.formatMessage({ id: 'kit.select.bar' })} sx={bar}>
      <IconButton aria-label={intl.formatMessage({ id: 'kit.select.none' })} onClick={onClear}>
        <Icon path={mdiClose} />
      </IconButton>
      <Box role="status" sx={{ marginInlineEnd: 'auto' }}>
        <Typography variant="subtitle2" component="div">
          <FormattedMessage id="kit.select.count" values={{ count: sizeOf(section, target) }} />
        </Typography>
        {groupsOf(section, target).map(({ key, title, count: ofGroup }) => (
          <Typography key={key} variant="caption" component="div">
            <FormattedMessage
              id="kit.select.ofGroup"
              values={{ group: <bdi key="group">{title}</bdi>, count: ofGroup }}
            />
          </Typography>
        ))}
      </Box>
      {whole !== null && (
        <Button size="small" onClick={onWhole}>
          <FormattedMessage id="kit.select.whole" values={{ count: whole }} />
        </Button>
      )}
      {changes.map((change) => (
        <ChangeButton
          key={change.id}
          change={change}
          count={sizeOf(section, target)}
          isPending={isPending}
          onChange={() => onChange(change)}
        />
      ))}
      {onDelete && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={isPending}
          startIcon={<Icon path={mdiDeleteOutline} />}
          onClick={onDelete}
        >
          <FormattedMessage id="kit.delete" />
        </Button>
      )}
    </Toolbar>
  );
}

type ChangeButtonProps<T extends SectionTypes> = {
  change: BulkChange<T>;
  count: number;
  isPending: boolean;
  onChange: () => void;
};

function ChangeButton<T extends SectionTypes>(props: ChangeButtonProps<T>) {
  const { change, count, isPending, onChange } = props;
  const { label, icon, question } = change;
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        startIcon={<Icon path={icon} />}
        onClick={question ? () => setIsAsking(true) : onChange}
      >
        <FormattedMessage id={label} />
      </Button>
      {question && (
        <DrawnQuestion
          open={isAsking}
          title={<FormattedMessage id="kit.confirm.title" />}
          text={<FormattedMessage id={question} values={{ count }} />}
          cancel={<FormattedMessage id="kit.cancel" />}
          confirm={<FormattedMessage id={label} />}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onChange();
          }}
        />
      )}
    </>
  );
}

/** Returns how many of the selected records are in each group; none where the whole list is selected. */
function groupsOf<T extends SectionTypes>(section: ListSection<T>, { rows, total }: BulkTarget<T>) {
  const { group } = section;
  const keys = group && total === null ? [...new Set(rows.map(group.keyOf))] : [];

  return keys.map((key) => ({
    key,
    title: group?.title(key),
    count: sizeOf(section, { rows: rows.filter((row) => group?.keyOf(row) === key), total }),
  }));
}

const bar = {
  gap: 1,
  padding: 2,
  minHeight: 72,
  alignItems: 'center',
  flexWrap: 'wrap',
  backgroundColor: 'action.selected',
  // The list's card has these corners, and cuts nothing off.
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  '* + &': { borderRadius: 0 },
};
