import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

// Only what never comes reaches it: code that a part asks for late is compiled first, beside the browser's tests.
configure({ asyncUtilTimeout: 20_000 });

/** Every browser of today has it and keycloak-js uses it; Node does from version 22 on. */
if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });

/** happy-dom writes the whole element out here; browsers give its kind, and popper.js asks for it at every step. */
Element.prototype.toString = function toString(this: Element) {
  return `[object ${this.constructor.name}]`;
};

/**
 * No test here asks how something looks (a real browser's do). The rules of MUI, which stay from test to test, weighed
 * for each element and its parents took more than a quarter of the time.
 */
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });

/** React notes for each element where it was made, ten frames deep, for warnings: a tenth of the time. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

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
