import type { ChainedCommands, Editor } from '@tiptap/core';
import { mdiLinkVariant } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Toolbar } from '#src/kit/admin/toolbar/toolbar.tsx';
import { isShortcut } from '#src/lib/document/is-shortcut.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { Hint } from '#src/kit/admin/hint/hint.tsx';
import {
  mdiFormatBold,
  mdiFormatHeader2,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatQuoteClose,
  mdiFormatUnderline,
  mdiImageOutline,
  mdiTrashCanOutline,
  mdiGestureTapButton,
  mdiCodeBraces,
  mdiViewColumnOutline,
  mdiCardOutline,
} from '#src/components/icon-paths.generated.ts';
import { blockAround, emptyColumns, emptySection, placeBlock, removeBlock } from './place-block.ts';
import { QuestionFields } from './question-fields.tsx';
import type { Asked } from './questions.ts';
import { BUTTON, COLUMNS, PICTURE, SECTION } from './rich-text-blocks.ts';
import { VARIABLE } from './rich-text-variable.ts';

type Tool = {
  label: MessageId;
  icon: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

/** Returns the button of a mark or block that the text has or has not. */
const switchOf = (
  label: MessageId,
  icon: string,
  name: string,
  toggle: (chain: ChainedCommands) => ChainedCommands,
): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => toggle(editor.chain().focus()).run(),
});

const MARKS: readonly Tool[] = [
  switchOf('newsletters.editor.bold', mdiFormatBold, 'bold', (chain) => chain.toggleBold()),
  switchOf('newsletters.editor.italic', mdiFormatItalic, 'italic', (chain) => chain.toggleItalic()),
  switchOf('newsletters.editor.underline', mdiFormatUnderline, 'underline', (chain) =>
    chain.toggleUnderline(),
  ),
];

const LINES: readonly Tool[] = [
  {
    ...switchOf('newsletters.editor.heading', mdiFormatHeader2, 'heading', (chain) =>
      chain.toggleHeading({ level: 2 }),
    ),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  switchOf('newsletters.editor.bullets', mdiFormatListBulleted, 'bulletList', (chain) =>
    chain.toggleBulletList(),
  ),
  switchOf('newsletters.editor.numbers', mdiFormatListNumbered, 'orderedList', (chain) =>
    chain.toggleOrderedList(),
  ),
  switchOf('newsletters.editor.quote', mdiFormatQuoteClose, 'blockquote', (chain) =>
    chain.toggleBlockquote(),
  ),
];

type Asking = { asked: Asked; label: MessageId; icon: string; node: string };

/** Tools that ask a question, and then insert into a line. */
const ASKING_IN_LINE: readonly Asking[] = [
  { asked: 'link', label: 'newsletters.editor.link', icon: mdiLinkVariant, node: 'link' },
  { asked: 'variable', label: 'newsletters.editor.insertVariable', icon: mdiCodeBraces, node: VARIABLE },
];

/** Tools that ask a question, and then insert a block. */
const ASKING_BLOCKS: readonly Asking[] = [
  { asked: 'picture', label: 'newsletters.editor.image', icon: mdiImageOutline, node: PICTURE },
  { asked: 'button', label: 'newsletters.editor.button', icon: mdiGestureTapButton, node: BUTTON },
];

const BLOCK_TOOLS: readonly Tool[] = [
  {
    label: 'newsletters.editor.section',
    icon: mdiCardOutline,
    isOn: (editor) => editor.isActive(SECTION),
    run: (editor) => placeBlock(editor, emptySection()),
  },
  {
    label: 'newsletters.editor.columns',
    icon: mdiViewColumnOutline,
    isOn: (editor) => editor.isActive(COLUMNS),
    run: (editor) => placeBlock(editor, emptyColumns()),
  },
];

/**
 * Renders the buttons that format an editor's text, and those that insert variables and blocks. Ctrl+K and Cmd+K ask for
 * a link.
 */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Asked | null>(null);
  useTransactions(editor, () => setAsked('link'));
  const buttonOf = ({ label, icon, isOn, run }: Tool) => (
    <ToolButton
      key={label}
      label={label}
      icon={icon}
      isOn={isOn?.(editor) ?? false}
      onClick={() => run(editor)}
    />
  );
  const askingOf = ({ asked: next, label, icon, node }: Asking) => (
    <ToolButton
      key={next}
      label={label}
      icon={icon}
      isOn={editor.isActive(node)}
      onClick={() => setAsked(next)}
    />
  );

  return (
    <Box sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', padding: 0.5 }}>
      <Toolbar label={intl.formatMessage({ id: 'newsletters.editor.tools' })} sx={groups}>
        <span>{MARKS.map(buttonOf)}</span>
        <span>{LINES.map(buttonOf)}</span>
        <span>{ASKING_IN_LINE.map(askingOf)}</span>
        <span>
          {ASKING_BLOCKS.map(askingOf)}
          {BLOCK_TOOLS.map(buttonOf)}
        </span>
        {blockAround(editor) && (
          <ToolButton
            label="newsletters.editor.removeBlock"
            icon={mdiTrashCanOutline}
            onClick={() => removeBlock(editor)}
          />
        )}
      </Toolbar>
      {asked && <QuestionFields key={asked} asked={asked} editor={editor} onDone={() => setAsked(null)} />}
    </Box>
  );
}

/** Each group of buttons stays on one line; the buttons are smaller where the pointer is exact. */
const groups = {
  flexWrap: 'wrap',
  columnGap: 1.5,
  '& > span': { display: 'inline-flex' },
  '@media (pointer: fine)': { '& .MuiIconButton-root': { minWidth: 34, minHeight: 34, padding: '7px' } },
};

/** Draws the toolbar again after each change of the editor, and listens for the shortcut of links. */
function useTransactions(editor: Editor, onLink: () => void): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const askForLink = useEffectEvent(onLink);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      askForLink();
    };
    const { dom } = editor.view;
    editor.on('transaction', redraw);
    dom.addEventListener('keydown', onKey);

    return () => {
      editor.off('transaction', redraw);
      dom.removeEventListener('keydown', onKey);
    };
  }, [editor]);
}

type ToolButtonProps = { label: MessageId; icon: string; isOn?: boolean; onClick: () => void };

function ToolButton({ label, icon, isOn, onClick }: ToolButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });

  return (
    <Hint title={name}>
      <IconButton
        size="small"
        aria-label={name}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        color={isOn ? 'primary' : 'default'}
        onClick={onClick}
      >
        <Icon path={icon} size={20} />
      </IconButton>
    </Hint>
  );
}
