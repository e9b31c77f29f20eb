/** Types of the used part of the package, which has no types of its own. */
declare module 'js-yaml' {
  export type Schema = { readonly explicit: readonly unknown[] };
  /** The schema that YAML 1.2 recommends: no dates, no merge keys. */
  export const CORE_SCHEMA: Schema;
  /** Reads one document; throws for a fault, which its message shows, and for a key that an object has twice. */
  export function load(text: string, options: { readonly schema: Schema }): unknown;
}
