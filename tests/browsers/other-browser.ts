import { waitUntil } from '#tests/support/wait-until.ts';

/** Operations of a browser that the checks need, independent of its protocol. */
export type OtherBrowser = {
  open(url: string): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Clicks in the middle of the first element that the CSS selector finds, by real input events. */
  click(selector: string, times?: number): Promise<void>;
  /** Types into the element by real input events. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Waits until an expression is true in the page. */
export function untilPage(browser: OtherBrowser, expression: string): Promise<void> {
  return waitUntil(expression, () => browser.read<boolean>(`Boolean(${expression})`));
}
