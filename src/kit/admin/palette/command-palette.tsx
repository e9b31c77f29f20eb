import Box from '@mui/material/Box';
import { useId, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useComposition } from '#src/kit/forms/use-composition.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { Late } from '../late/late.tsx';
import type { PaletteSection } from './palette-section.ts';

type CommandPaletteProps = { sections: readonly PaletteSection[]; open: boolean; onClose: () => void };

const loadResults = loadOnce(async () => (await import('./palette-results.tsx')).PaletteResults, 'field');

/** Dialog that finds sections, records and actions by a few letters and opens the chosen one. */
export function CommandPalette({ open, ...palette }: CommandPaletteProps) {
  return open ? <OpenPalette {...palette} /> : null;
}

/**
 * Draws the field at once, in the browser's own dialog, so that no key is lost while the code of the results loads. Enter
 * is kept until they are there.
 */
function OpenPalette({ sections, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const intl = useIntl();
  const listId = useId();
  const label = intl.formatMessage({ id: 'kit.palette.label' });
  const [typed, setTyped] = useState('');
  const [isEntered, setIsEntered] = useState(false);
  const { isComposing, handlers } = useComposition();
  const [dialog, field] = useOpenDialog();

  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The backdrop is part of the element; its content fills the rest.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      sx={look}
    >
      <PaletteField
        ref={field}
        label={label}
        listId={listId}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsEntered(false);
        }}
        onEnter={() => setIsEntered(true)}
        onEscape={onClose}
        {...handlers}
      />
      <Late load={loadResults} fallback={<Box sx={{ minHeight: '3rem' }} />}>
        {(Results) => (
          <Results
            sections={sections}
            typed={typed}
            isComposing={isComposing}
            isEntered={isEntered}
            onEntered={() => setIsEntered(false)}
            field={field}
            listId={listId}
            onClose={onClose}
          />
        )}
      </Late>
    </Box>
  );
}

type PaletteFieldProps = ReturnType<typeof useComposition>['handlers'] & {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Id of the list of results. */
  listId: string;
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  onEscape: () => void;
};

function PaletteField({ label, listId, onChange, onEnter, onEscape, ...field }: PaletteFieldProps) {
  return (
    <Box
      component="input"
      type="text"
      role="combobox"
      aria-label={label}
      aria-expanded
      aria-controls={listId}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder={label}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Escape') onEscape();
        if (key === 'Enter') onEnter();
      }}
      sx={fieldLook}
      {...field}
    />
  );
}

/** Opens the dialog over the page with the focus in its field; the focus returns to where it was. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    const before = document.activeElement;
    if (opened && !opened.open) opened.showModal();
    field.current?.focus();

    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return [dialog, field] as const;
}

const look = {
  inlineSize: 'min(37.5rem, calc(100vw - 2rem))',
  maxBlockSize: '76dvh',
  marginBlockStart: '12dvh',
  padding: 0,
  border: 0,
  borderRadius: '14px',
  boxShadow: 24,
  overflow: 'hidden',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
};

const fieldLook = {
  flexShrink: 0,
  typography: 'body1',
  padding: 2.5,
  border: 0,
  '&:focus-visible': { outline: 0, borderColor: 'primary.main' },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  color: 'inherit',
  backgroundColor: 'transparent',
};
