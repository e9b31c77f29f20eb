/** Returns the origins of addresses. */
export const originsOf = (uris: readonly string[]): string[] => [
  ...new Set(uris.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).origin)),
];
