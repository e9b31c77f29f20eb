/** What CodeMirror keeps on its element. */
type CodeMirrorElement = Element & { CodeMirror?: { refresh(): void } };

/**
 * Draws the lines of GraphiQL's fields again once their numbers have a width: what is drawn before stands in the
 * text. `look` takes the fields that came since.
 */
export function placeLineNumbers(editor: Element): { look: () => void; stop: () => void } {
  const known = new WeakSet<Element>();
  const widths = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target.closest('.CodeMirror') as CodeMirrorElement).CodeMirror?.refresh();
  });
  const look = (): void => {
    for (const gutters of editor.querySelectorAll('.CodeMirror-gutters')) {
      if (!known.has(gutters)) widths.observe(gutters);
      known.add(gutters);
    }
  };

  return { look, stop: () => widths.disconnect() };
}
