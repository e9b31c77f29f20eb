/** An object without what is null or undefined. */
export function defined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== null && item !== undefined),
  ) as { [K in keyof T]?: NonNullable<T[K]> };
}
