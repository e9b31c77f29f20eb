import { dropDraft } from './draft.ts';

/** Asks whether unsaved text may go; the dialog of the kit answers. */
type Question = { answer: (mayLeave: boolean) => void };

/** Where an entry of the history stands; the router notes the place in each. */
export function placeOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: unknown };

  return typeof idx === 'number' ? idx : 0;
}

/**
 * Knows whether anything unsaved is on the page, and asks before it is left: by a dialog's closing, by a link, by Back
 * and, as far as browsers let us, by closing the tab. One for the page, as there is one person before it.
 */
export class UnsavedChanges {
  readonly #holders = new Set<symbol>();
  readonly #listeners = new Set<() => void>();
  #question: Question | null = null;
  /** Where in the history the page stands that has something unsaved. */
  place = 0;

  get isDirty(): boolean {
    return this.#holders.size > 0;
  }

  readonly getQuestion = (): Question | null => this.#question;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  hold(holder: symbol): void {
    this.place = placeOf(window.history.state);
    this.#holders.add(holder);
  }

  release(holder: symbol): void {
    this.#holders.delete(holder);
  }

  /** Nothing is unsaved any more: it was saved, or given up. */
  forget(): void {
    this.#holders.clear();
    dropDraft();
  }

  /** True at once where nothing is unsaved; else what the person says. A second question answers the first with no. */
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
    for (const listener of this.#listeners) listener();
  }
}
