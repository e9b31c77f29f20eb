import { createListeners } from '#src/lib/listeners/create-listeners.ts';
import { dropDraft } from './draft.ts';

/** Pending question whether unsaved text may be discarded; the kit's dialog answers it. */
type Question = { answer: (mayLeave: boolean) => void };

/** Returns the index of a history entry, which the router stores in the entry's state. */
export function placeOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: unknown };

  return typeof idx === 'number' ? idx : 0;
}

/**
 * Records whether the page has unsaved text, and asks before the person leaves it: by closing a dialog, by a link, by
 * Back and, as far as browsers allow, by closing the tab. A page has one instance, as one person uses it.
 */
export class UnsavedChanges {
  readonly #holders = new Set<symbol>();
  readonly #listeners = createListeners();
  #question: Question | null = null;
  /** History index of the page with the unsaved text. */
  place = 0;

  get isDirty(): boolean {
    return this.#holders.size > 0;
  }

  readonly getQuestion = (): Question | null => this.#question;

  readonly subscribe = this.#listeners.add;

  hold(holder: symbol): void {
    this.place = placeOf(window.history.state);
    this.#holders.add(holder);
  }

  release(holder: symbol): void {
    this.#holders.delete(holder);
  }

  /** Records that nothing on the page is unsaved any more, because the person discards it. */
  forget(): void {
    this.#holders.clear();
    dropDraft();
  }

  /** Resolves to true if nothing is unsaved, or else to the person's answer. A second question answers the first with no. */
  async mayLeave(): Promise<boolean> {
    if (!this.isDirty) return true;
    this.#question?.answer(false);
    const mayLeave = await new Promise<boolean>((answer) => this.#ask({ answer }));
    this.#ask(null);
    if (mayLeave) this.forget();

    return mayLeave;
  }

  #ask(question: Question | null): void {
    this.#question = question;
    this.#listeners.tell();
  }
}
