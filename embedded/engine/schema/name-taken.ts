import { MetadataError } from '../errors/metadata-error.ts';
import type { Model } from '../model/model.ts';

/**
 * Makes the error for a name that two objects need in one schema. It is the fault of the object that comes later in the
 * metadata; of tables, functions, types and actions in this order.
 */
export function nameTaken(what: string, places: readonly [string, string], model: Model): MetadataError {
  const rank = rankOf(model);
  const [first, second] = places;
  const isSecondLater = rank(second) >= rank(first);
  const place = isSecondLater ? second : first;
  const other = isSecondLater ? first : second;

  return new MetadataError(
    place,
    `the ${what} in GraphQL belongs to ${other}; give one of them another name`,
  );
}

/** Returns the function that tells how late an object is tracked; what the engine itself needs is there first. */
function rankOf({ tables, functions, customTypes, actions }: Model): (place: string) => number {
  const { scalars, enums, inputObjects, objects } = customTypes;
  const places = [
    ...tables.map(({ metadata }) => metadata.place),
    ...tables.flatMap(({ metadata }) => metadata.computedFields.map(({ place }) => place)),
    ...functions.map(({ metadata }) => metadata.place),
    ...[...scalars, ...enums, ...inputObjects, ...objects, ...actions].map(({ place }) => place),
  ];

  return (place) => places.indexOf(place);
}
