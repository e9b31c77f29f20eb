/** What CodeMirror keeps on its element. */
type CodeMirrorElement = Element & { CodeMirror?: { refresh(): void } };

/** A field is drawn again so often at most, however it comes out. */
const MAX_TIMES = 5;

/**
 * Draws the lines of GraphiQL's fields again that were drawn before their numbers had a width: the numbers stand in the
 * text until then. To be called when lines may have come.
 */
export function createLinePlacer(editor: Element): () => void {
  const times = new WeakMap<Element, number>();
  let frame = 0;

  function place(): void {
    for (const field of editor.querySelectorAll<CodeMirrorElement>('.CodeMirror')) {
      const drawn = times.get(field) ?? 0;
      if (drawn >= MAX_TIMES || !isMisplaced(field)) continue;
      times.set(field, drawn + 1);
      field.CodeMirror?.refresh();
    }
  }

  return () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
}

/** A line begins behind the numbers; what stands at its very beginning is not to their left. */
function isMisplaced(field: Element): boolean {
  const numbers = field.querySelector<HTMLElement>('.CodeMirror-gutters');
  const lines = field.querySelectorAll<HTMLElement>('.CodeMirror-gutter-wrapper');

  return (numbers?.offsetWidth ?? 0) > 0 && [...lines].some(({ style }) => style.left === '0px');
}
