import { onTestFinished } from 'vitest';

const USUAL_WIDTH = 1024;

/** Sets the window's width, in CSS pixels, until the test ends. */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
  happyDOM.setViewport({ width, height: 800 });
  onTestFinished(() => happyDOM.setViewport({ width: USUAL_WIDTH }));
}
