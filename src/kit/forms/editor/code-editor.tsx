import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import type { EditorProps } from './late-editor.tsx';
import { OwnValues } from './own-values.ts';

/** CodeMirror editor for HTML. Tab leaves the editor, as it leaves any other field. */
export function CodeEditor(props: EditorProps) {
  const { value, labelId, descriptionId, isRequired = false } = props;
  const placeRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  const latestRef = useRef(props);
  const [own] = useState(() => new OwnValues());

  useEffect(() => {
    latestRef.current = props;
  });

  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    own.note(withPlainLines(latestRef.current.value));
    const view = new EditorView({
      parent: place,
      doc: latestRef.current.value,
      extensions: [
        ...look,
        EditorView.cspNonce.of(cspNonce() ?? ''),
        EditorView.contentAttributes.of({
          'aria-labelledby': labelId,
          'aria-describedby': descriptionId,
          'aria-required': String(isRequired),
          dir: 'ltr',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged) return;
          own.note(state.doc.toString());
          latestRef.current.onChange(state.doc.toString());
        }),
        EditorView.domEventHandlers({ blur: () => latestRef.current.onBlur() }),
      ],
    });
    viewRef.current = view;

    return () => view.destroy();
  }, [own, labelId, descriptionId, isRequired]);

  useEffect(() => {
    const view = viewRef.current;
    const text = withPlainLines(value);
    if (!view || own.wrote(text) || view.state.doc.toString() === text) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [own, value]);

  return <Box ref={placeRef} dir="ltr" sx={frame} />;
}

/** Converts all line ends to `\n`, the only one that the editor uses. */
const withPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

const colour = (name: string) => `var(--mui-palette-${name})`;

const look = [
  lineNumbers(),
  history(),
  drawSelection(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  html(),
  EditorView.lineWrapping,
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.tagName, tags.keyword], color: colour('primary-main'), fontWeight: '600' },
      { tag: [tags.attributeName, tags.propertyName], color: colour('text-primary'), fontStyle: 'italic' },
      { tag: [tags.string, tags.attributeValue, tags.number], color: colour('success-main') },
      { tag: tags.comment, color: colour('text-secondary') },
    ]),
  ),
  EditorView.theme({
    '&': { color: colour('text-primary'), fontSize: '0.875rem' },
    '.cm-content': { minHeight: '12rem', caretColor: colour('text-primary') },
    '.cm-cursor': { borderColor: colour('text-primary') },
    '.cm-scroller': { maxHeight: '26rem', fontFamily: 'var(--font-mono)' },
    '.cm-gutters': { backgroundColor: 'transparent', color: colour('text-secondary'), border: '0' },
    '&.cm-focused': { outline: 'none' },
  }),
];

const frame = {
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: '10px',
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main', boxShadow: '0 0 0 1px var(--mui-palette-primary-main)' },
};
