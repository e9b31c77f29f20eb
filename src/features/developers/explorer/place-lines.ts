/** Element to which CodeMirror attached its instance. */
type CodeMirrorElement = Element & { CodeMirror?: { refresh(): void } };

/** Upper bound for redrawing one field, whether or not it helped. */
const MAX_TIMES = 5;

/**
 * Creates a function that redraws GraphiQL's fields whose lines were drawn before the line numbers had a width; until
 * then the numbers overlap the text. To be called when lines may have been added.
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

/** Tells whether a field shows line numbers but has a line whose number was placed at `left: 0`. */
function isMisplaced(field: Element): boolean {
  const numbers = field.querySelector<HTMLElement>('.CodeMirror-gutters');
  const lines = field.querySelectorAll<HTMLElement>('.CodeMirror-gutter-wrapper');

  return (numbers?.offsetWidth ?? 0) > 0 && [...lines].some(({ style }) => style.left === '0px');
}
