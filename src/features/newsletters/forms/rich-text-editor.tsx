import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { EditorProps } from '#src/kit/forms/editor/late-editor.tsx';
import { OwnValues } from '#src/kit/forms/editor/own-values.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { createEditor, LoadedEditor } from './rich-text-core.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { useVariableLabel } from './use-variable-label.ts';
import { variableLook } from './variable-look.ts';

type RichTextEditorProps = EditorProps & { language: 'en' | 'ar'; isInvalid: boolean };
type Core = { create: typeof createEditor };

/** Loads the editor. `rich-text-core.ts` is free of React, so the visitors' bundle does not change. */
export async function loadRichTextEditor(): Promise<ComponentType<RichTextEditorProps>> {
  const { createEditor: create } = await import('./rich-text-core.ts');

  return function LoadedRichTextEditor(props) {
    const { locale } = useLocale();

    // Another language has other names for the variables.
    return <RichTextEditor key={locale} {...props} create={create} />;
  };
}

/**
 * Renders a rich-text editor that writes HTML, in the direction of its language. Tab leaves the editor as it leaves any
 * field.
 */
function RichTextEditor(props: RichTextEditorProps & Core) {
  const { language, labelId, descriptionId, isRequired = false, isInvalid } = props;
  const { placeRef, editor } = useEditor(props);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          'aria-describedby': descriptionId,
          'aria-required': String(isRequired),
          'aria-invalid': String(isInvalid),
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
        },
      },
    });
  }, [editor, labelId, descriptionId, isRequired, isInvalid, language]);

  return (
    <Box sx={{ ...frame, ...(isInvalid && { borderColor: 'error.main' }) }}>
      {editor && <RichTextToolbar editor={editor} />}
      <Box ref={placeRef} sx={text} />
    </Box>
  );
}

/** Creates the editor and connects it with the field's value and `onChange`. */
function useEditor(props: RichTextEditorProps & Core) {
  const { value, create } = props;
  const labelOf = useEffectEvent(useVariableLabel());
  const placeRef = useRef<HTMLDivElement>(null);
  const latestRef = useRef(props);
  const [own] = useState(() => new OwnValues());
  const [loaded, setLoaded] = useState<LoadedEditor | null>(null);

  useEffect(() => {
    latestRef.current = props;
  });

  // Before the first paint, so that the toolbar is there with the text.
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    const made = create(place, {
      labelOf: (name, instead) => labelOf(name, instead),
      onChange: (html) => {
        own.note(html);
        latestRef.current.onChange(html);
      },
      onBlur: () => latestRef.current.onBlur(),
    });
    own.note(latestRef.current.value);
    made.show(latestRef.current.value);
    setLoaded(made);

    return () => made.editor.destroy();
  }, [create, own]);

  useEffect(() => {
    if (!loaded || own.wrote(value)) return;
    own.note(value);
    loaded.show(value);
  }, [loaded, own, value]);

  return { placeRef, editor: loaded?.editor };
}

const frame = {
  border: '1px solid',
  // As the frames of the fields above.
  borderColor: 'rgba(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  borderRadius: '14px',
  overflow: 'hidden',
  '&:hover': { borderColor: 'text.primary' },
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
  '& .ProseMirror [data-variable]': variableLook,
  '& .ProseMirror [data-block=button] a': {
    display: 'inline-block',
    minWidth: '3rem',
    minHeight: '1.5em',
    padding: '0.5em 1.25em',
    borderRadius: '8px',
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& .ProseMirror [data-block=section]': {
    padding: 2,
    borderRadius: '10px',
    backgroundColor: 'action.hover',
  },
  '& .ProseMirror [data-block=columns]': {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
  '& .ProseMirror [data-block=column]': { padding: 1, border: '1px dashed', borderColor: 'divider' },
  '& .ProseMirror [data-block] > *': { marginBlock: '0 0.75em' },
  '& .ProseMirror [data-block=columns] > *': { marginBlock: 0 },
  '& .ProseMirror [data-block] > :last-child': { marginBlockEnd: 0 },
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
