import { MetadataError } from '../errors/metadata-error.ts';

/** File from which each included object was read. */
export type Origins = WeakMap<object, string>;

const noOrigins: Origins = new WeakMap();

/** Message for a key that would be passed over. */
export const UNKNOWN_KEY = 'is not a key that this engine knows; correct or remove it';
/** Message for a condition on rows that is missing. */
export const NO_CONDITION = 'is missing; write {} for all rows';

/**
 * Reads one object of the metadata key by key. `finish` throws for a key that was not read, so that a setting
 * that this engine does not know is never ignored.
 */
export class ObjectReader {
  readonly place: string;
  readonly #value: Readonly<Record<string, unknown>>;
  readonly #asked = new Set<string>();
  readonly #origins: Origins;

  constructor(value: unknown, place: string, origins: Origins = noOrigins) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new MetadataError(place, `expected an object, but found ${describe(value)}`);
    }
    this.place = originOf(value, place, origins);
    this.#value = value as Record<string, unknown>;
    this.#origins = origins;
  }

  /** Returns the value of a key unchecked; undefined if the key is missing. */
  unknown(key: string): unknown {
    this.#asked.add(key);

    return this.#value[key];
  }

  string(key: string): string {
    const value = this.optionalString(key);
    if (value === undefined) throw this.fault(key, 'is missing');

    return value;
  }

  optionalString(key: string): string | undefined {
    const value = this.unknown(key) ?? undefined;
    if (value === undefined || typeof value === 'string') return value;
    throw this.fault(key, `expected a string, but found ${describe(value)}`);
  }

  optionalNumber(key: string): number | undefined {
    const value = this.unknown(key) ?? undefined;
    if (value === undefined || typeof value === 'number') return value;
    throw this.fault(key, `expected a number, but found ${describe(value)}`);
  }

  /** Returns a whole number that is not negative; undefined if the key is missing or null. */
  optionalCount(key: string): number | undefined {
    const value = this.optionalNumber(key);
    if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return value;
    throw this.fault(key, `expected a whole number, 0 or more, but found ${describe(value)}`);
  }

  /** Returns one of the allowed values; `otherwise` if the key is missing or null. */
  choice<Value extends string>(key: string, allowed: readonly Value[], otherwise: Value): Value {
    const value = this.unknown(key) ?? otherwise;
    const found = allowed.find((one) => one === value);
    if (found !== undefined) return found;
    throw this.fault(key, `expected one of ${allowed.join(', ')}, but found ${describe(value)}`);
  }

  /** Returns a list of allowed values; undefined if the key is missing or null, which differs from an empty list. */
  optionalChoices<Value extends string>(key: string, allowed: readonly Value[]): Value[] | undefined {
    if ((this.unknown(key) ?? undefined) === undefined) return undefined;

    return this.strings(key).map((value, index) => {
      const found = allowed.find((one) => one === value);
      if (found !== undefined) return found;
      throw this.fault(
        `${key}[${index}]`,
        `expected one of ${allowed.join(', ')}, but found ${describe(value)}`,
      );
    });
  }

  /** Returns a flag; false if the key is missing or null. */
  boolean(key: string): boolean {
    const value = this.unknown(key) ?? false;
    if (typeof value === 'boolean') return value;
    throw this.fault(key, `expected true or false, but found ${describe(value)}`);
  }

  /** Returns the items of a list, each read by `read`; a missing list is empty. */
  list<T>(key: string, read: (item: unknown, place: string, origins: Origins) => T): T[] {
    const value = this.unknown(key) ?? [];
    if (!Array.isArray(value)) throw this.fault(key, `expected a list, but found ${describe(value)}`);

    return value.map((item, index) => read(item, this.placeOf(`${key}[${index}]`), this.#origins));
  }

  /** Reads a list like `list`, and refuses a second entry of a name: one of the two would be passed over. */
  distinct<T>(
    key: string,
    read: (item: unknown, place: string, origins: Origins) => T,
    nameOf: (entry: T) => string,
  ): T[] {
    const entries = this.list(key, read);
    const names = entries.map(nameOf);
    const second = names.findIndex((name, index) => names.indexOf(name) < index);
    if (second >= 0)
      throw this.fault(`${key}[${second}]`, `is the second entry for ${names[second]}; leave one of them`);

    return entries;
  }

  strings(key: string): string[] {
    return this.list(key, (item, place) => {
      if (typeof item !== 'string')
        throw new MetadataError(place, `expected a string, but found ${describe(item)}`);

      return item;
    });
  }

  object(key: string): ObjectReader {
    return new ObjectReader(this.unknown(key), this.placeOf(key), this.#origins);
  }

  optionalObject(key: string): ObjectReader | undefined {
    return this.unknown(key) === undefined || this.unknown(key) === null ? undefined : this.object(key);
  }

  /** Returns every key with its value, for objects whose keys are names. */
  entries(): [key: string, value: unknown][] {
    Object.keys(this.#value).forEach((key) => this.#asked.add(key));

    return Object.entries(this.#value);
  }

  /** Allows keys that Hasura's metadata may hold and that this engine does not use. */
  ignore(...keys: readonly string[]): void {
    keys.forEach((key) => this.#asked.add(key));
  }

  /** Refuses a feature that this engine lacks, unless its list or object is empty; `advice` says what to do. */
  refuse(key: string, advice: string): void {
    const value = this.unknown(key) ?? [];
    const isEmpty = typeof value === 'object' && Object.keys(value as object).length === 0;
    if (!isEmpty) throw this.fault(key, `is not supported by this engine; ${advice}`);
  }

  finish(): void {
    const unknownKey = Object.keys(this.#value).find((key) => !this.#asked.has(key));
    if (unknownKey !== undefined) throw this.fault(unknownKey, UNKNOWN_KEY);
  }

  placeOf(key: string): string {
    return this.place.endsWith(':') ? `${this.place} ${key}` : `${this.place}.${key}`;
  }

  fault(key: string, message: string): MetadataError {
    return new MetadataError(this.placeOf(key), message);
  }
}

/** Makes the reader of an object; a key for which `read` does not ask is an error. */
export function readObject<T>(
  read: (reader: ObjectReader) => T,
): (value: unknown, place: string, origins?: Origins) => T {
  return (value, place, origins) => {
    const reader = new ObjectReader(value, place, origins);
    const result = read(reader);
    reader.finish();

    return result;
  };
}

/** Describes a value for an error message. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';

  return typeof value === 'object' ? 'an object' : `${typeof value} ${JSON.stringify(value)}`;
}

function originOf(value: object, place: string, origins: Origins): string {
  const file = origins.get(value);

  return file === undefined ? place : `${file}:`;
}
