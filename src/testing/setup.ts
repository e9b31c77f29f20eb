import createCache from '@emotion/cache';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { untilDrawn } from './act.ts';
import { answerComputedStyles } from './computed-style.ts';

// Only what never comes reaches it: code that a part asks for late is compiled first, beside the browser's tests.
configure({ asyncUtilTimeout: 20_000 });

const { asyncWrapper } = getConfig();
/** A press, a key or a wait ends when what it changed is drawn. Files share Testing Library, so it is told once. */
if (!('isUntilDrawn' in asyncWrapper)) {
  const wrapper: typeof asyncWrapper = async (act) => {
    const answer = await asyncWrapper(act);
    await untilDrawn();
    return answer;
  };
  configure({ asyncWrapper: Object.assign(wrapper, { isUntilDrawn: true }) });
}

/** Every browser of today has it and keycloak-js uses it; Node does from version 22 on. */
if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });

/** happy-dom writes the whole element out here; browsers give its kind, and popper.js asks for it at every step. */
Element.prototype.toString = function toString(this: Element) {
  return `[object ${this.constructor.name}]`;
};

/**
 * No test here asks how something looks (a real browser's do). The rules of MUI, a `<style>` each, stayed from test to
 * test: each search of the document went through them, and each question for a style weighed them.
 */
Object.assign(Object.getPrototypeOf(createCache({ key: 'any' }).sheet) as object, {
  insert: () => undefined,
});
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });
answerComputedStyles();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18next=; path=/; max-age=0';
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function withResolvers<T>() {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason?: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });

  return { promise, resolve, reject };
}
