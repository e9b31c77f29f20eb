import type { Editor } from '@tiptap/core';
import { mdiLinkVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useReducer, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Toolbar } from '#src/kit/admin/toolbar/toolbar.tsx';
import { isShortcut } from '#src/lib/document/is-shortcut.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { isExternalLink } from '#src/kit/forms/site-link.ts';
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
} from '../outlines.ts';
import { imageWidth } from './image-width.ts';
import { isImageUrl } from '../newsletter-fields.ts';

type Tool = {
  label: MessageId;
  icon: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
  {
    label: 'newsletters.editor.bold',
    icon: mdiFormatBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'newsletters.editor.italic',
    icon: mdiFormatItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'newsletters.editor.underline',
    icon: mdiFormatUnderline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'newsletters.editor.heading',
    icon: mdiFormatHeader2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'newsletters.editor.bullets',
    icon: mdiFormatListBulleted,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'newsletters.editor.numbers',
    icon: mdiFormatListNumbered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'newsletters.editor.quote',
    icon: mdiFormatQuoteClose,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

type Asked = 'link' | 'image';

/**
 * Renders the buttons that format an editor's text; links and images are inserted by their URL. Ctrl+K and Cmd+K ask
 * for a link.
 */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      setAsked('link');
    };
    const { dom } = editor.view;
    editor.on('transaction', redraw);
    dom.addEventListener('keydown', onKey);

    return () => {
      editor.off('transaction', redraw);
      dom.removeEventListener('keydown', onKey);
    };
  }, [editor]);

  return (
    <Box sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', padding: 0.5 }}>
      <Toolbar label={intl.formatMessage({ id: 'newsletters.editor.tools' })} sx={{ flexWrap: 'wrap' }}>
        {TOOLS.map(({ label, icon, isOn, run }) => (
          <ToolButton
            key={label}
            label={label}
            icon={icon}
            isOn={isOn?.(editor) ?? false}
            onClick={() => run(editor)}
          />
        ))}
        <ToolButton
          label="newsletters.editor.link"
          icon={mdiLinkVariant}
          isOn={editor.isActive('link')}
          onClick={() => setAsked('link')}
        />
        <ToolButton
          label="newsletters.editor.image"
          icon={mdiImageOutline}
          isOn={false}
          onClick={() => setAsked('image')}
        />
      </Toolbar>
      {asked && <AddressField key={asked} asked={asked} editor={editor} onDone={() => setAsked(null)} />}
    </Box>
  );
}

type ToolButtonProps = { label: MessageId; icon: string; isOn: boolean; onClick: () => void };

function ToolButton({ label, icon, isOn, onClick }: ToolButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });

  return (
    <Hint title={name}>
      <IconButton
        size="small"
        aria-label={name}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        onClick={onClick}
      >
        <Icon path={icon} size={20} />
      </IconButton>
    </Hint>
  );
}

type AddressFieldProps = { asked: Asked; editor: Editor; onDone: () => void };

/** Asks for the URL of a link or an image and, for an image, for its alternative text. */
function AddressField({ asked, editor, onDone }: AddressFieldProps) {
  const id = useId();
  const [url, setUrl] = useState(() =>
    asked === 'link' ? String(editor.getAttributes('link')['href'] ?? '') : '',
  );
  const [alt, setAlt] = useState('');
  const isRight = asked === 'link' ? url === '' || isExternalLink(url) : isImageUrl(url);
  const apply = () => {
    if (!isRight) return;
    if (asked === 'link') putLink(editor, url);
    else void putImage(editor, url, alt);
    onDone();
  };
  /** Enter must not submit the surrounding form, and Escape must not close its dialog. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return apply();
    onDone();
    editor.commands.focus();
  };

  return (
    <Stack direction="row" onKeyDown={onKeyDown} sx={{ gap: 1, padding: 1, flexWrap: 'wrap' }}>
      <TextField
        id={`${id}address`}
        size="small"
        type="url"
        autoFocus
        error={!isRight && url !== ''}
        label={<FormattedMessage id={`newsletters.editor.${asked}Address`} />}
        value={url}
        onChange={({ target }) => setUrl(target.value.trim())}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ flex: '1 1 200px' }}
      />
      {asked === 'image' && (
        <TextField
          id={`${id}alt`}
          size="small"
          label={<FormattedMessage id="newsletters.editor.imageText" />}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          sx={{ flex: '1 1 160px' }}
        />
      )}
      <Button size="small" onClick={apply} disabled={!isRight}>
        <FormattedMessage id="newsletters.editor.apply" />
      </Button>
    </Stack>
  );
}

async function putImage(editor: Editor, src: string, alt: string): Promise<void> {
  editor.commands.focus();
  const width = await imageWidth(src);
  if (!editor.isDestroyed) editor.commands.setImage({ src, alt, ...(width !== undefined && { width }) });
}

function putLink(editor: Editor, url: string): void {
  const chain = editor.chain().focus();
  const link = chain.extendMarkRange('link');
  if (url === '') return void link.unsetLink().run();
  if (!editor.state.selection.empty || editor.isActive('link')) return void link.setLink({ href: url }).run();
  chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
}
