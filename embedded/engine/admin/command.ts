import { AdminFault } from './admin-fault.ts';

/** A JSON object whose values are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** One command as the command line sends it. */
export type Command = {
  readonly type: string;
  readonly version: number;
  readonly resourceVersion: number | undefined;
  readonly args: unknown;
  /** JSON path of the command in the request, for errors. */
  readonly path: string;
};

/** Commands of one request, nested lists included. */
const MAX_COMMANDS = 10_000;

/** Reads a command; throws Hasura's `parse-failed` for anything else. */
export function parseCommand(value: unknown, path = '$'): Command {
  if (!isFields(value)) throw parseFailed(path, 'parsing failed, expected an Object');
  const { type, version = 1, resource_version: resourceVersion, args = {} } = value;
  if (typeof type !== 'string') throw parseFailed(path, 'key "type" not found');
  if (version !== 1 && version !== 2) throw parseFailed(`${path}.version`, 'expected the version 1 or 2');
  if (resourceVersion !== undefined && !Number.isSafeInteger(resourceVersion))
    throw parseFailed(`${path}.resource_version`, 'expected an integer');

  return { type, version, resourceVersion: resourceVersion as number | undefined, args, path };
}

/** Returns the commands of a `bulk`, each with its place in the list. */
export function commandsOf({ args, path }: Command): Command[] {
  if (!Array.isArray(args))
    throw parseFailed(`${path}.args`, 'parsing failed, expected an Array of commands');
  if (args.length > MAX_COMMANDS)
    throw new AdminFault('limit-exceeded', `a bulk holds at most ${MAX_COMMANDS} commands`);

  return args.map((command, index) => parseCommand(command, `${path}.args[${index}]`));
}

/** Returns the arguments of a command that takes an object. */
export function argsOf({ args, path }: Command): Fields {
  if (!isFields(args)) throw parseFailed(`${path}.args`, 'parsing failed, expected an Object');

  return args;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value as a message shows it; `String` would call a method that the value names. */
export function spelled(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function parseFailed(path: string, message: string): AdminFault {
  return new AdminFault('parse-failed', message, { path });
}
