import { act, render } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { CodeEditor } from './code-editor.tsx';

/** Renders the editor in a form that hands values back only when the test says so. */
function start() {
  const typed: string[] = [];
  const editorOf = (value: string) => (
    <CodeEditor
      {...{ value, labelId: 'label', descriptionId: 'hint', onBlur: () => undefined }}
      onChange={(text) => void typed.push(text)}
    />
  );
  const { container, rerender } = render(editorOf('<p></p>'));
  const view = EditorView.findFromDOM(container.querySelector<HTMLElement>('.cm-editor')!)!;

  return {
    typed,
    text: () => view.state.doc.toString(),
    type: (text: string) => act(() => view.dispatch({ changes: { from: 3, insert: text } })),
    handBack: (value: string) => rerender(editorOf(value)),
  };
}

describe('an editor of HTML', () => {
  it('keeps the letters that are typed before a slow form hands earlier ones back', () => {
    const { typed, text, type, handBack } = start();
    type('a');
    type('b');

    handBack('<p>a</p>');

    expect(text()).toBe('<p>ba</p>');
    handBack('<p>ba</p>');
    expect(text()).toBe('<p>ba</p>');
    expect(typed).toEqual(['<p>a</p>', '<p>ba</p>']);
  });

  it('shows a value that is set from outside, also one that was typed before', () => {
    const { text, type, handBack } = start();
    type('a');
    handBack('<p>a</p>');

    handBack('<p>undone</p>');
    expect(text()).toBe('<p>undone</p>');
    handBack('<p>a</p>');

    expect(text()).toBe('<p>a</p>');
  });
});
