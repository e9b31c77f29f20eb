import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useComposition } from '#src/kit/forms/use-composition.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { recordSearch } from '../form/use-opened-record.ts';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';
import { useRecordHits, type SearchableSection } from './use-record-hits.ts';

export type PaletteSection = SearchableSection & { label: MessageId; add?: MessageId };

type Command = { id: string; group: string; label: string; to: string; isFound: boolean };

export type CommandPaletteProps = { sections: readonly PaletteSection[]; open: boolean; onClose: () => void };

/** Dialog that finds sections, records and actions by a few letters and opens the chosen one. */
export function CommandPalette({ sections, open, onClose }: CommandPaletteProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'kit.palette.label' });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': label, sx: top } }}
    >
      <Commands sections={sections} onClose={onClose} />
    </Dialog>
  );
}

const filterByLetters = createFilterOptions<Command>({ stringify: ({ label }) => label });

function Commands({ sections, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  const [typed, setTyped] = useState('');
  const { isComposing, handlers } = useComposition();
  const commands = useCommands(sections, typed, isComposing);

  async function go(command: Command | null): Promise<void> {
    if (!command) return;
    onClose();
    if (await unsaved.mayLeave()) void navigate(command.to);
  }

  return (
    <Autocomplete<Command>
      open
      autoHighlight
      forcePopupIcon={false}
      options={commands}
      groupBy={({ group }) => group}
      renderGroup={({ key, group, children }) => (
        <Group key={key} name={group}>
          {children}
        </Group>
      )}
      getOptionKey={({ id }) => id}
      filterOptions={(options, state) => [
        ...filterByLetters(
          options.filter(({ isFound }) => !isFound),
          state,
        ),
        ...options.filter(({ isFound }) => isFound),
      ]}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      value={null}
      onChange={(_event, command) => void go(command)}
      // The list is always open and therefore receives the Escape key that should close the dialog.
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      noOptionsText={<FormattedMessage id="kit.palette.nothing" />}
      slotProps={{
        popper: { disablePortal: true, sx: inPlace },
      }}
      renderInput={(params) => (
        <Box sx={{ padding: 2 }}>
          <TextField
            {...params}
            {...handlers}
            autoFocus
            label={intl.formatMessage({ id: 'kit.palette.label' })}
          />
        </Box>
      )}
    />
  );
}

/** Draws a group of options. It replaces MUI's own group, which has no role between a list box and its options. */
function Group({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li role="group" aria-label={name}>
      <ListSubheader component="div" aria-hidden sx={{ insetBlockStart: -8 }}>
        {name}
      </ListSubheader>
      <Box
        component="ul"
        role="none"
        sx={{ padding: 0, '& .MuiAutocomplete-option': { paddingInlineStart: 3 } }}
      >
        {children}
      </Box>
    </li>
  );
}

function useCommands(sections: readonly PaletteSection[], typed: string, isComposing: boolean): Command[] {
  const intl = useIntl();
  const hits = useRecordHits(sections, typed, isComposing);
  const text = (id: MessageId) => intl.formatMessage({ id });
  const places = sections.map(({ path, label }) => ({
    id: path,
    group: text('kit.palette.sections'),
    label: text(label),
    to: path,
    isFound: false,
  }));
  const actions = sections.flatMap(({ path, add }) =>
    add
      ? [
          {
            id: `${path} new`,
            group: text('kit.palette.actions'),
            label: text(add),
            to: path + recordSearch('new'),
            isFound: false,
          },
        ]
      : [],
  );
  const records = hits.flatMap(({ section, hits: found }) =>
    found.map(({ id, name, search = recordSearch(id) }) => ({
      id,
      group: text(section.label),
      label: name,
      to: section.path + search,
      isFound: true,
    })),
  );

  // Options of one group must be adjacent, and a section's records are grouped under the section's name.
  return [...places, ...actions, ...records];
}

const top = { alignSelf: 'flex-start', marginBlockStart: '12dvh' };
/** Places the list in the normal flow, as wide as the dialog instead of its field. */
const inPlace = { position: 'static !important', transform: 'none !important', width: '100% !important' };
