import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import type { LoadedEditor } from './rich-text-core.ts';
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

/**
 * Renders a rich-text editor that writes HTML, in the direction of its language. Tab leaves the editor as it leaves any
 * field.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { language, labelId, descriptionId, isInvalid } = props;
  const { placeRef, editor } = useEditor(props);

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
      {editor ? <RichTextToolbar editor={editor} /> : <Skeleton variant="rounded" height={220} />}
      <Box ref={placeRef} sx={text} />
    </Box>
  );
}

/** Loads the editor and connects it with the field's value and `onChange`. */
function useEditor(props: RichTextEditorProps) {
  const { value } = props;
  const placeRef = useRef<HTMLDivElement>(null);
  const latestRef = useRef(props);
  /** Last HTML that the editor wrote; a differing `value` was set from outside. */
  const writtenRef = useRef<string>(null);
  const [loaded, setLoaded] = useState<LoadedEditor | null>(null);

  useEffect(() => {
    latestRef.current = props;
  });

  useEffect(() => {
    const place = placeRef.current;
    let made: LoadedEditor | undefined;
    let isGone = false;
    // Loaded on demand; `rich-text-core.ts` is free of React, so the visitors' bundle does not change.
    void import('./rich-text-core.ts').then(({ createEditor }) => {
      if (!place || isGone) return;
      made = createEditor(place, {
        onChange: (html) => {
          writtenRef.current = html;
          latestRef.current.onChange(html);
        },
        onBlur: () => latestRef.current.onBlur(),
      });
      setLoaded(made);
    });

    return () => {
      isGone = true;
      made?.editor.destroy();
    };
  }, []);

  useEffect(() => {
    if (!loaded || value === writtenRef.current) return;
    writtenRef.current = value;
    loaded.show(value);
  }, [loaded, value]);

  return { placeRef, editor: loaded?.editor };
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
