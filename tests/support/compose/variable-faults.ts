/** Lists the variables that the file reads and .env.example lacks, and the other way round. */
export function variableFaults(composeText: string, names: readonly string[]): string[] {
  const read = new Set([...composeText.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name));
  return [
    ...[...read].filter((name) => !names.includes(name)).map((name) => `${name} is not in .env.example`),
    ...names.filter((name) => !read.has(name)).map((name) => `${name} is read by nobody`),
  ];
}
