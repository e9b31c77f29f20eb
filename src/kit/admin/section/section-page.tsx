import { useApolloClient } from '@apollo/client/react';
import { mdiPlus } from '#src/components/icon-paths.generated.ts';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { ArabicMeter } from '../arabic/arabic-meter.tsx';
import { withArabicFilter } from '../arabic/arabic-texts.ts';
import type { DeleteDialogProps } from '../dialogs/delete-dialog.tsx';
import { useBulk } from '../dialogs/use-bulk.ts';
import { useDeleting } from '../dialogs/use-deleting.ts';
import type { RecordDialogProps, Template } from '../form/record-dialog.tsx';
import { wantEditing } from '../form/want-editing.ts';
import { useOpenedRecord, type OpenedRecord } from '../form/use-opened-record.ts';
import { lateDialog } from '../late/late-dialog.tsx';
import { forgetCached } from '../list/forget-cached.ts';
import { listOptions, useListState } from '../list/list-state.ts';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { useMoving } from '../order/use-moving.ts';
import { useStable } from '../table/use-stable.ts';
import type { RowActions } from '../table/record-row-props.ts';
import type { AdminSection, LateForm, Move, RecordCopy, SectionTypes } from './admin-section.ts';

/** The open record is part of the URL, so the page may be opened afresh for this code. */
const RecordDialog = lateDialog(async () => (await import('../late/after-list.ts')).RecordDialog) as <
  T extends SectionTypes,
>(
  props: RecordDialogProps<T>,
) => ReactNode;

const DeleteDialog = lateDialog(
  async () => (await import('../late/after-list.ts')).DeleteDialog,
  'field',
) as <T extends SectionTypes>(props: DeleteDialogProps<T>) => ReactNode;

type SectionPageProps<T extends SectionTypes> = { section: AdminSection<T> };

/** Draws the page of a section: its list, and the dialogs that add, edit and delete records. */
export function SectionPage<T extends SectionTypes>(props: SectionPageProps<T>) {
  const section = useMemo(() => withArabicFilter(props.section), [props.section]);
  const { documents } = section;
  const [state, change] = useListState(useMemo(() => listOptions(section), [section]));
  const list = useList(section, state, change);
  const opened = useOpenedRecord();
  const client = useApolloClient();
  const bulk = useBulk(section, state, list.refetch);
  const deleting = useDeleting(section, bulk);
  const [template, add] = useTemplate<T>(opened);
  const refresh = () => {
    forgetCached(client, section.table);
    return list.refetch();
  };
  const move = useMoving(section, state, list.rows, refresh);
  const actions = useActions(section, {
    open: ({ id }) => opened.open(id),
    add: (row, copy) => add({ row, copy }),
    move,
    ask: deleting.ask,
  });

  return (
    <>
      <SectionHeader section={section} onAdd={() => add(null)} onChanged={() => void refresh()} />
      <SectionHint section={section} />
      <ListView<T>
        section={section}
        state={state}
        onChange={change}
        list={list}
        actions={actions}
        bulk={bulk}
        onDeleteMany={documents.remove && deleting.askAboutMany}
        onAdd={section.form && section.texts.add ? () => add(null) : undefined}
        meter={meterOf({ section, state, onChange: change, rows: list.rows })}
      />
      {hasForm(section) && (
        <RecordDialog
          section={section}
          open={opened.id !== null}
          onClose={opened.close}
          opened={opened}
          rows={list.rows ?? []}
          template={template}
          onSaved={refresh}
        />
      )}
      <DeleteDialog<T>
        open={deleting.asked !== null}
        onClose={deleting.cancel}
        section={section}
        target={deleting.asked}
        isPending={bulk.isPending}
        onConfirm={deleting.confirm}
      />
    </>
  );
}

/** Returns the copy with which the form of a new record begins, and a function that opens it with one. */
function useTemplate<T extends SectionTypes>({ isNew, add }: OpenedRecord) {
  const [template, setTemplate] = useState<Template<T> | null>(null);
  // The copied row belongs to one opening of the form: the palette and links open an empty one.
  useEffect(() => (isNew ? () => setTemplate(null) : undefined), [isNew]);
  const open = (from: Template<T> | null) => {
    setTemplate(from);
    add();
  };

  return [template, open] as const;
}

function SectionHint<T extends SectionTypes>({ section: { Hint } }: SectionPageProps<T>) {
  return (
    Hint && (
      <Suspense>
        <Hint />
      </Suspense>
    )
  );
}

/** Returns the button that counts what lacks Arabic, in a section with Arabic texts. */
function meterOf<T extends SectionTypes>(props: ComponentProps<typeof ArabicMeter<T>>): ReactNode {
  return props.section.arabicTexts && <ArabicMeter<T> {...props} />;
}

type Handlers<T extends SectionTypes> = {
  open: (row: T['row']) => void;
  add: (from: T['row'], copy: RecordCopy<T> | undefined) => void;
  ask: (row: T['row']) => void;
  move: Move<T> | undefined;
};

/** Returns the actions of the rows that the section has; they stay the same, so that rows are not drawn for them. */
function useActions<T extends SectionTypes>(section: AdminSection<T>, handlers: Handlers<T>): RowActions<T> {
  const { form, isDuplicable, documents, RowControls } = section;
  const [open, add, ask] = [useStable(handlers.open), useStable(handlers.add), useStable(handlers.ask)];
  const move = useStable<Parameters<Move<T>>, Promise<boolean>>(
    async (...given) => (await handlers.move?.(...given)) ?? false,
  );
  const canMove = handlers.move !== undefined;

  return useMemo(
    () => ({
      onOpen: form && open,
      onWanted: form && (() => wantEditing(form)),
      onDuplicate: isDuplicable ? add : undefined,
      onMove: canMove ? move : undefined,
      onDelete: documents.remove && ask,
      Controls: RowControls,
    }),
    [form, isDuplicable, documents, RowControls, canMove, open, add, ask, move],
  );
}

function hasForm<T extends SectionTypes>(
  section: AdminSection<T>,
): section is AdminSection<T> & { form: LateForm<T> } {
  return section.form !== undefined;
}

/** Buttons of the page, smaller on phones, where two of them fit beside each other. */
const sideBySide = {
  display: 'flex',
  gap: { xs: 1, sm: 1.5 },
  flexWrap: 'wrap',
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
  '& .MuiButton-root': {
    fontSize: { xs: '0.875rem', sm: '1rem' },
    paddingInline: { xs: '10px', sm: '20px' },
  },
};

type SectionHeaderProps<T extends SectionTypes> = SectionPageProps<T> & {
  onAdd: () => void;
  onChanged: () => void;
};

function SectionHeader<T extends SectionTypes>({ section, onAdd, onChanged }: SectionHeaderProps<T>) {
  const { texts, form, HeaderControls } = section;
  const add = form && texts.add && (
    <Button
      variant="contained"
      startIcon={<Icon path={mdiPlus} />}
      onPointerEnter={() => wantEditing(form)}
      onFocus={() => wantEditing(form)}
      onClick={onAdd}
    >
      <FormattedMessage id={texts.add} />
    </Button>
  );

  return (
    <PageHeader
      title={<FormattedMessage id={texts.title} />}
      text={<FormattedMessage id={texts.text} />}
      action={
        HeaderControls ? (
          <Box sx={sideBySide}>
            <HeaderControls onChanged={onChanged} />
            {add}
          </Box>
        ) : (
          add
        )
      }
    />
  );
}
