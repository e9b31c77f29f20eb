type UnhandledError = { name?: string; message?: string; stack?: string };

export default class UnhandledErrors {
  onTestRunEnd(modules: readonly unknown[], errors: readonly UnhandledError[]): void;
}
