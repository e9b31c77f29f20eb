// Preloaded into a program of docs/integrate/examples, it lets the program's waits pass ten times as fast.
const { setTimeout: wait } = globalThis;
globalThis.setTimeout = (callback, ms = 0, ...args) => wait(callback, ms / 10, ...args);
