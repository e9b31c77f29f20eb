import type { QualifiedName, SourceReference } from './metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { describe, ObjectReader } from './object-reader.ts';

/** Reads the name of a table or function: a name alone (schema public) or `{schema, name}`. */
export function parseQualifiedName(value: unknown, place: string): QualifiedName {
  if (typeof value === 'string') return { schema: 'public', name: value };
  const reader = new ObjectReader(value, place);
  const name = { schema: reader.optionalString('schema') ?? 'public', name: reader.string('name') };
  reader.finish();

  return name;
}

/** Reads one name or a list of names. */
export function parseNames(value: unknown, place: string): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new MetadataError(place, `expected a name or a list of names, but found ${describe(value)}`);
}

/** Reads an object whose values are strings. */
export function parseStrings(reader: ObjectReader | undefined): Record<string, string> {
  const entries = (reader?.entries() ?? []).map(([key, value]) => {
    if (typeof value !== 'string') {
      throw new MetadataError(reader?.placeOf(key) ?? key, `expected a string, but found ${describe(value)}`);
    }

    return [key, value] as const;
  });

  return Object.fromEntries(entries);
}

/** Reads the key by which a relationship names the source of its other side. */
export function parseSourceReference(reader: ObjectReader): SourceReference {
  return { name: reader.optionalString('source'), place: reader.placeOf('source') };
}
