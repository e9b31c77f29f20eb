import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dropDraft } from '#src/kit/admin/guard/draft.ts';
import { untilDrawn } from './act.ts';
import { answerComputedStyles } from './computed-style.ts';

// Takes the place of the captcha's widget, whose own script then defines none: tests make it report what they need
// (auth/solve-captcha.ts), and it must not solve or refuse anything by itself.
if (!customElements.get('altcha-widget'))
  customElements.define('altcha-widget', class extends HTMLElement {});

// Long enough for lazily imported code, which may have to be compiled first on a machine that is busy with other work.
configure({ asyncUtilTimeout: 200_000 });

const { asyncWrapper, getElementError } = getConfig();
/** Makes each click, key press and wait end only after React has rendered. Set once, as test files share Testing Library. */
if (!('isUntilDrawn' in asyncWrapper)) {
  const wrapper: typeof asyncWrapper = async (act) => {
    const answer = await asyncWrapper(act);
    await untilDrawn();
    return answer;
  };
  configure({ asyncWrapper: Object.assign(wrapper, { isUntilDrawn: true }) });
  // A wait prints the document once it gives up; each of its looks before that would print it for nothing.
  configure({
    getElementError: (message, container) =>
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}

/** `Promise.withResolvers` for keycloak-js; every current browser has it, Node only from version 22 on. */
if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });

/** Returns the element's class, as in browsers. happy-dom serializes the whole element, and popper.js calls this often. */
Element.prototype.toString = function toString(this: Element) {
  return `[object ${this.constructor.name}]`;
};

Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });
answerComputedStyles();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['i18next', 'sidebar_state']) document.cookie = `${name}=; path=/; max-age=0`;
  dropDraft();
});

afterEach(() => {
  // A test that failed halfway would leave its clock to the next one, whose waits would never end.
  vi.useRealTimers();
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
