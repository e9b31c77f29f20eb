import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GeneratedFile } from '../format-document.ts';

/** A section of the specification, with each of its sentences. */
type SpecSection = { readonly section: string; readonly sentences: readonly SpecSentence[] };

type SpecSentence = {
  readonly spec: string;
  /** The titles of the tests that show it, by their file. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** The reason why no test shows it. */
  readonly why?: string;
};

const INTRODUCTION = `# Which tests show what the specification says

\`npm run codegen\` writes this page from \`tests/spec/sentences.json\`, where each sentence of the specification names its
tests by file and title. A sentence that continues the one before begins with "…". \`npx vitest run NAME\` runs a file.`;

/** Reads the sentences of the specification with their tests. */
export function readSentences(root: string): SpecSection[] {
  return JSON.parse(readFileSync(join(root, 'tests/spec/sentences.json'), 'utf8')) as SpecSection[];
}

/** Writes the page that tells which test files show each sentence, and which sentences no test shows. */
export function makeSpecCoverage(root: string): GeneratedFile {
  const sections = readSentences(root);
  const untested = sections.flatMap(({ section, sentences }) =>
    sentences.filter(({ why }) => why !== undefined).map((sentence) => ({ section, ...sentence })),
  );
  const parts = [
    INTRODUCTION,
    '## Without a test',
    untested.map(({ section, spec, why }) => `- ${section.split('.', 1)[0]}: ${spec} ${why}`).join('\n'),
    ...sections.flatMap(({ section, sentences }) => [`## ${section}`, listOf(sentences)]),
  ];

  return {
    filename: join(root, 'docs/build/spec-coverage.md'),
    content: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  };
}

const listOf = (sentences: readonly SpecSentence[]) =>
  sentences
    .filter(({ why }) => why === undefined)
    .map(({ spec, tests }) => `- ${spec} ${[...new Set(Object.keys(tests).map(nameOf))].join(', ')}`)
    .join('\n');

const nameOf = (file: string) => `\`${basename(file).replace(/\.test\.tsx?$/, '')}\``;
