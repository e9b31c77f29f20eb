import { EngineError } from '../errors/engine-error.ts';

/** Environment variables of the process by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Replaces each `{{NAME}}` by the environment variable of that name, as `read` returns it. */
export function fillTemplate(text: string, environment: Environment, read = requireVariable): string {
  return text.replaceAll(/\{\{\s*([A-Za-z_]\w*)\s*\}\}/g, (_, name: string) => read(name, environment));
}

/** Returns the value of an environment variable that the metadata names; an unset one is an error that names it. */
export function requireVariable(name: string, environment: Environment): string {
  const value = environment[name];
  if (value === undefined) {
    throw new EngineError('unexpected', `environment variable '${name}' not set`);
  }
  return value;
}
