import { waitUntil } from '#tests/support/wait-until.ts';

/** As much of a browser as the checks need, whatever protocol it speaks. */
export type OtherBrowser = {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** A real click in the middle of the element that the CSS selector finds first. */
  click(selector: string, times?: number): Promise<void>;
  /** Real key strokes into the element. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Waits until an expression is true in the page. */
export function untilPage(browser: OtherBrowser, expression: string): Promise<void> {
  return waitUntil(expression, () => browser.read<boolean>(`Boolean(${expression})`));
}
