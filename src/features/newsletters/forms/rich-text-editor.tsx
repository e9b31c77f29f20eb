import { Editor } from '@tiptap/core';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { richTextExtensions } from './rich-text-extensions.ts';
import { readHtml, writeHtml } from './rich-text-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

type RichTextEditorProps = {
  value: string;
  language: 'en' | 'ar';
  labelId: string;
  descriptionId: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
};

/** Writes HTML as people write text; it runs in its language's direction. Tab leaves it, as it leaves any other field. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, language, labelId, descriptionId, isInvalid } = props;
  const placeRef = useRef<HTMLDivElement>(null);
  const latestRef = useRef(props);
  /** What the editor wrote last: a value that differs came from elsewhere. */
  const writtenRef = useRef<string>(null);
  const [editor, setEditor] = useState<Editor | null>(null);

  useEffect(() => {
    latestRef.current = props;
  });

  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    const made = new Editor({
      element: place,
      extensions: richTextExtensions,
      onUpdate: ({ editor: { state } }) => {
        writtenRef.current = writeHtml(state.doc);
        latestRef.current.onChange(writtenRef.current);
      },
      onBlur: () => latestRef.current.onBlur(),
    });
    setEditor(made);

    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!editor || value === writtenRef.current) return;
    writtenRef.current = value;
    editor.commands.setContent(readHtml(editor.schema, value).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          'aria-describedby': descriptionId,
          'aria-invalid': String(isInvalid),
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
        },
      },
    });
  }, [editor, labelId, descriptionId, isInvalid, language]);

  return (
    <Box sx={{ ...frame, ...(isInvalid && { borderColor: 'error.main' }) }}>
      {editor && <RichTextToolbar editor={editor} />}
      <Box ref={placeRef} sx={text} />
    </Box>
  );
}

const frame = {
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: '10px',
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main', boxShadow: '0 0 0 1px var(--mui-palette-primary-main)' },
};

const text = {
  '& .ProseMirror': {
    minHeight: '12rem',
    maxHeight: '26rem',
    overflowY: 'auto',
    padding: 2,
    outline: 'none',
    overflowWrap: 'anywhere',
  },
  '& .ProseMirror > *': { marginBlock: '0 0.75em' },
  '& .ProseMirror ul, & .ProseMirror ol': { paddingInlineStart: 3, listStyle: 'revert' },
  '& .ProseMirror li': { display: 'list-item' },
  '& .ProseMirror li > p': { margin: 0 },
  '& .ProseMirror blockquote': {
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    paddingInlineStart: 2,
  },
  '& .ProseMirror a': { color: 'primary.main' },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror [data-raw-html]': {
    padding: 1,
    border: '1px dashed',
    borderColor: 'text.secondary',
    borderRadius: '8px',
    color: 'text.secondary',
    fontSize: '0.875rem',
    '&::before': { content: '"HTML "', fontWeight: 700 },
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
};
