import { relative } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { zones } from './import-zones.mjs';
import { importSamples } from './samples/import-samples.ts';
import { allowedCode, javascriptSamples } from './samples/javascript-samples.ts';
import { lintSamples, rulesInForce } from './samples/lint-samples.ts';
import { ownSamples } from './samples/own-samples.ts';
import { reactSamples } from './samples/react-samples.ts';
import { typescriptSamples } from './samples/typescript-samples.ts';

const samples = [
  ...javascriptSamples,
  ...typescriptSamples,
  ...reactSamples,
  ...ownSamples,
  ...importSamples,
];
const exceptions = samples.flatMap(({ rule, code, allowedIn = [] }) =>
  allowedIn.map((file) => ({ rule, code, file })),
);
/** A file for each zone, with an import that the zone forbids. */
const trespasses = zones.map(({ target, from, message }, at) => ({
  file: `${target.replace('./', '')}/trespass-${at}.ts`,
  code: `import '${relative(target, from)}/elsewhere/one.ts';`,
  message,
}));

/** Collects the code of all samples by its file, so that one run lints them. */
function collectFiles(): ReadonlyMap<string, string> {
  const files = new Map(Object.entries(allowedCode));
  for (const { file, code } of [...samples, ...exceptions, ...trespasses]) {
    if (files.has(file)) throw new Error(`Two samples are ${file}.`);
    files.set(file, code);
  }
  return files;
}

const findings = await lintSamples(collectFiles());
const inForce = await rulesInForce();

const rulesOf = (file: string) => findings.get(file)?.map(({ rule }) => rule);

describe('oxlint with our configuration', () => {
  it.each(samples)('reports $rule in $file', ({ rule, file }) => {
    expect(rulesOf(file)).toContainEqual(expect.stringContaining(rule));
  });

  it.each(exceptions)('allows in $file what $rule refuses in other files', ({ rule, file }) => {
    expect(rulesOf(file)).not.toContain(rule);
  });

  it.each(Object.keys(allowedCode))('reports nothing in the allowed code of %s', (file) => {
    expect(rulesOf(file)).toEqual([]);
  });

  it('reports a forbidden import for each pair of folders that must not import one another', () => {
    const missed = trespasses.filter(
      ({ file, message }) => !findings.get(file)?.some((finding) => finding.message === message),
    );

    expect(trespasses.length).toBeGreaterThan(200);
    expect(missed).toEqual([]);
  });

  it('has, for each rule, a code sample that breaks it', () => {
    const sampled = new Set(samples.map(({ rule }) => rule));

    expect(inForce.length).toBeGreaterThan(100);
    expect(inForce.filter((rule) => !sampled.has(rule))).toEqual([]);
  });
});
