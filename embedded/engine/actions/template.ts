import { EngineError } from '../errors/engine-error.ts';

/** Variables by name, as the process got them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Puts environment variables in place of `{{NAME}}`; an unset one is the operator's fault and says so. */
export function fillTemplate(text: string, environment: Environment): string {
  return text.replaceAll(/\{\{\s*([A-Za-z_]\w*)\s*\}\}/g, (_, name: string) =>
    requireVariable(name, environment),
  );
}

/** The value of a variable that the metadata name. */
export function requireVariable(name: string, environment: Environment): string {
  const value = environment[name];
  if (value === undefined) {
    throw new EngineError('unexpected', `environment variable '${name}' not set`);
  }
  return value;
}
