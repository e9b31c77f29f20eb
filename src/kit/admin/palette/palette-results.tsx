import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useUnsavedChanges } from '../guard/unsaved-changes-guard.tsx';
import type { PaletteSection } from './palette-section.ts';
import { PaletteOption } from './palette-option.tsx';
import { useCommands, type Command } from './use-commands.ts';

type PaletteResultsProps = {
  sections: readonly PaletteSection[];
  typed: string;
  /** True while the words are being composed. */
  isComposing: boolean;
  /** True if Enter was pressed, maybe before this code was there. */
  isEntered: boolean;
  onEntered: () => void;
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  onClose: () => void;
};

/** Lists what matches the typed words; the arrow keys of the field choose, Enter and a click open. */
export function PaletteResults(props: PaletteResultsProps) {
  const { sections, typed, isComposing, field, listId, onClose } = props;
  const { commands, isSearching, isWhole } = useCommands(sections, typed, isComposing);
  const [active, setActive] = useActive(commands, props);
  const open = useOpen(onClose);
  const groups = [...new Set(commands.map(({ group }) => group))];
  const note = noteOf(commands.length === 0, isSearching, isWhole);
  useEntered(props, () => active && void open(active));

  return (
    <>
      <Box sx={{ ...progress, visibility: isSearching ? 'visible' : 'hidden' }} />
      <Box component="ul" id={listId} role="listbox" aria-busy={isSearching} sx={list}>
        {groups.map((group) => (
          <li key={group} role="group" aria-label={group}>
            <Typography variant="body2" component="div" aria-hidden color="textSecondary" sx={groupName}>
              {group}
            </Typography>
            <Box component="ul" role="none" sx={{ padding: 0, listStyle: 'none' }}>
              {commands
                .filter((command) => command.group === group)
                .map((command) => (
                  <PaletteOption
                    key={command.id}
                    id={optionId(listId, command)}
                    isActive={command === active}
                    onPoint={() => setActive(command)}
                    onChoose={() => void open(command)}
                    field={field}
                  >
                    {command.label}
                  </PaletteOption>
                ))}
            </Box>
          </li>
        ))}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ padding: 2.5, '&:empty': { display: 'none' } }}>
        {note && <FormattedMessage id={note} />}
      </Typography>
    </>
  );
}

function noteOf(isEmpty: boolean, isSearching: boolean, isWhole: boolean): MessageId | null {
  if (isSearching) return isEmpty ? 'kit.palette.searching' : null;
  if (!isWhole) return 'kit.palette.partly';

  return isEmpty ? 'kit.palette.nothing' : null;
}

/** Returns a function that closes the palette and opens a command's page, after a question where text is unsaved. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();

  return async ({ to }: Command): Promise<void> => {
    onClose();
    if (await unsaved.mayLeave()) void navigate(to);
  };
}

/** Chooses once Enter was pressed. */
function useEntered({ isEntered, onEntered }: PaletteResultsProps, choose: () => void): void {
  const act = useEffectEvent(() => {
    onEntered();
    choose();
  });
  useEffect(() => {
    if (isEntered) act();
  }, [isEntered]);
}

/**
 * Returns the command that Enter opens: the first, or the one to which the arrow keys or the pointer led, while it is there
 * and the words stay the same. The field names it to screen readers.
 */
function useActive(commands: readonly Command[], { typed, field, listId }: PaletteResultsProps) {
  const [chosen, setChosen] = useState<{ id: string; typed: string } | null>(null);
  const place = commands.findIndex(({ id }) => chosen?.typed === typed && id === chosen.id);
  const active = commands[Math.max(0, place)] ?? null;
  const setActive = (command: Command | undefined) => command && setChosen({ id: command.id, typed });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.isComposing) return;
    event.preventDefault();
    setActive(commands.at((Math.max(0, place) + step) % commands.length));
  });
  const activeId = active && optionId(listId, active);

  useEffect(() => {
    const { current: input } = field;
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [field]);
  useEffect(() => {
    if (activeId) field.current?.setAttribute('aria-activedescendant', activeId);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, activeId]);

  return [active, setActive] as const;
}

const optionId = (listId: string, { id }: Command) => `${listId}${id}`;

const progress = {
  flexShrink: 0,
  blockSize: 2,
  marginBlockStart: '-2px',
  inlineSize: '40%',
  backgroundColor: 'primary.main',
  animation: 'searching 1.2s ease-in-out infinite alternate',
  '@keyframes searching': { to: { inlineSize: '100%' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};
const list = {
  margin: 0,
  padding: 0,
  paddingBlockEnd: 1,
  listStyle: 'none',
  overflowY: 'auto',
  '&:empty': { display: 'none' },
};
const groupName = { paddingInline: 2.5, paddingBlock: 1, fontWeight: 500 };
