import type { KeyboardEvent } from 'react';

type Deeds = { save: () => void; undo: () => void; restore: (key: string) => void };

/**
 * Handles the keys of a table of prices: Enter and the arrows lead up and down a column, Ctrl+Enter saves, Ctrl+Z undoes,
 * and Escape shows again what is stored. Tab goes its usual way, along the lines.
 */
export function onPriceKey(event: KeyboardEvent<HTMLElement>, { save, undo, restore }: Deeds): void {
  const { key, target, currentTarget, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
  const isControl = ctrlKey || metaKey;
  if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
  const steps = STEPS[`${shiftKey ? 'Shift+' : ''}${key}`];
  if (isControl && key === 'Enter') save();
  else if (isControl && !shiftKey && key.toLowerCase() === 'z') undo();
  else if (!isControl && key === 'Escape') restore(target.dataset['price'] ?? '');
  else if (!isControl && steps !== undefined) move(currentTarget, target, steps);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const STEPS: Readonly<Record<string, number>> = { Enter: 1, 'Shift+Enter': -1, ArrowDown: 1, ArrowUp: -1 };

/** Focuses the next field of the column; after its last the first one of the next column, at the very end the button that saves. */
function move(table: HTMLElement, from: HTMLInputElement, steps: number): void {
  const fields = [...table.querySelectorAll<HTMLInputElement>('input[data-column]')].sort(
    (one, other) => Number(one.dataset['column']) - Number(other.dataset['column']),
  );
  const to = fields.indexOf(from) + steps;
  const next = fields[to] ?? (steps > 0 ? table.querySelector('button[type=submit]') : null);
  if (next instanceof HTMLElement) next.focus();
}

/** Focuses the field of a cell. */
export function focusPrice(table: HTMLElement | null, key: string | undefined): void {
  const fields = [...(table?.querySelectorAll<HTMLInputElement>('input[data-price]') ?? [])];
  fields.find(({ dataset }) => dataset['price'] === key)?.focus();
}
