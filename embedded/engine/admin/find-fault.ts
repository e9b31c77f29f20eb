import { isConnectionFault } from '../errors/format-error.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { Node } from './metadata-tree.ts';

type EntryPlace = { readonly text: string; readonly list: string; readonly index: number };

/** Lists that hold objects, by their place in the metadata; later objects may need earlier ones. */
const LISTS: Readonly<Record<string, (metadata: Node) => Node | undefined>> = {
  'sources[0].tables': sourceIn,
  'sources[0].functions': sourceIn,
  ...Object.fromEntries(
    ['scalars', 'enums', 'input_objects', 'objects'].map((kind) => [
      `custom_types.${kind}`,
      (metadata: Node) => metadata['custom_types'] as Node | undefined,
    ]),
  ),
  ...Object.fromEntries(
    ['actions', 'inherited_roles', 'query_collections', 'allowlist', 'rest_endpoints'].map((kind) => [
      kind,
      (metadata: Node) => metadata,
    ]),
  ),
};

function sourceIn(metadata: Node): Node | undefined {
  return ((metadata['sources'] ?? []) as Node[])[0];
}

function listIn(metadata: Node, list: string): unknown[] {
  const entries = LISTS[list]?.(metadata)?.[list.split('.').at(-1) ?? ''];

  return Array.isArray(entries) ? (entries as unknown[]) : [];
}

function placesOf(metadata: Node): EntryPlace[] {
  return Object.keys(LISTS).flatMap((list) =>
    listIn(metadata, list).map((_, index) => ({ text: `metadata.${list}[${index}]`, list, index })),
  );
}

/** Returns the metadata with the first objects alone. */
function firstOf(metadata: Node, places: readonly EntryPlace[]): Node {
  const rest = structuredClone(metadata);
  for (const list of Object.keys(LISTS))
    listIn(rest, list).splice(places.filter((place) => place.list === list).length);

  return rest;
}

/**
 * Returns the fault with its place. For an error without a place, which no rule foresees, that is the first object
 * without which the build succeeds; undefined if it fails without any object. `build` takes out what has a place.
 */
export async function findFault(
  rest: Node,
  error: unknown,
  build: (metadata: Node) => Promise<unknown>,
): Promise<MetadataError | undefined> {
  if (error instanceof MetadataError) return error;
  if (!(error instanceof Error) || isConnectionFault(error)) return undefined;
  const places = placesOf(rest);
  const fails = (count: number) =>
    build(firstOf(rest, places.slice(0, count))).then(
      () => false,
      () => true,
    );
  let [good, bad] = [0, places.length];
  if (bad === 0 || (await fails(0))) return undefined;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await fails(middle)) bad = middle;
    else good = middle;
  }
  const place = places[good];

  return place && new MetadataError(place.text, error.message);
}
