import { keyOf, type Feature } from './features.ts';

/** One line of the comparison: a cell for each plan, null where a plan's list says nothing about it. */
export type ComparedLine = { key: string; cells: (Feature | null)[] };

export type Comparison = {
  /** Features that plans have in different measure, such as "2 vCPU" and "4 vCPU", in the order of the plans' own lists. */
  differing: ComparedLine[];
  /** Features that some plans have word for word, and at the end those that all have. */
  included: ComparedLine[];
};

/**
 * Compares plans by their lists of features, in any language and on any subject: texts that are equal are one line, and
 * so are texts of different plans that share half of their words.
 */
export function compareFeatures(plans: readonly (readonly Feature[])[]): Comparison {
  const isEverywhere = (feature: Feature) => plans.every((features) => features.some(isLike(feature)));
  const lines: Line[] = [];
  plans.forEach((features, column) => {
    place(features.filter((feature) => !isEverywhere(feature)).map(subjectIn(features)), column, lines);
  });
  const compared = lines.map(({ subjects }) =>
    lineOf(plans.map((_, column) => subjects.get(column)?.feature)),
  );
  const everywhere = (plans[0] ?? []).filter(isEverywhere);
  const isSame = ({ key, cells }: ComparedLine) =>
    cells.every((cell) => cell === null || keyOf(cell) === key);

  return {
    differing: compared.filter((line) => !isSame(line)),
    included: [
      ...compared.filter(isSame),
      ...everywhere.map((feature) => lineOf(plans.map((features) => features.find(isLike(feature))))),
    ],
  };
}

const isLike = (one: Feature) => (other: Feature) => keyOf(one) === keyOf(other);

function lineOf(features: readonly (Feature | undefined)[]): ComparedLine {
  const cells = features.map((feature) => feature ?? null);
  const first = cells.find((cell) => cell !== null);

  return { key: first ? keyOf(first) : '', cells };
}

/** A feature with the words that say what it is about. */
type Subject = { feature: Feature; words: readonly string[] };

/** A line while it is made: the subject of each plan (by column) that has one. */
type Line = { subjects: Map<number, Subject> };

/** A word that several features of one plan have, such as GB, says nothing of what they are about. */
function subjectIn(features: readonly Feature[]): (feature: Feature) => Subject {
  const all = features.flatMap((feature) => [...new Set(wordsOf(feature))]);

  return (feature) => ({
    feature,
    words: wordsOf(feature).filter((word) => all.indexOf(word) === all.lastIndexOf(word)),
  });
}

const wordsOf = (feature: Feature) => keyOf(feature).match(/[\p{L}\p{M}]+/gu) ?? [];

/** Share of their words that two features about one subject have in common. */
const ALIKE = 0.5;

/** Puts a plan's subjects into the lines that are most alike, each line taking one, and the others into new lines. */
function place(subjects: readonly Subject[], column: number, lines: Line[]): void {
  const pairs = subjects
    .flatMap((subject) => lines.map((line) => ({ subject, line, likeness: likenessOf(subject, line) })))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness);
  const placed = new Set<Subject>();
  for (const { subject, line } of pairs) {
    if (placed.has(subject) || line.subjects.has(column)) continue;
    line.subjects.set(column, subject);
    placed.add(subject);
  }
  for (const subject of subjects)
    if (!placed.has(subject)) lines.push({ subjects: new Map([[column, subject]]) });
}

function likenessOf(subject: Subject, { subjects }: Line): number {
  return Math.max(...[...subjects.values()].map((other) => alike(subject, other)));
}

/** Returns 2 for equal texts, else the share of common words (Dice's coefficient). */
function alike(one: Subject, other: Subject): number {
  if (isLike(one.feature)(other.feature)) return 2;
  const common = one.words.filter((word) => other.words.some((known) => isSameWord(word, known)));
  const words = one.words.length + other.words.length;

  return words === 0 ? 0 : (2 * common.length) / words;
}

/** Letters from which on a word and its longer form (mailbox, mailboxes) count as the same. */
const STEM_LETTERS = 4;

function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);

  return one === other || (short.length >= STEM_LETTERS && long.startsWith(short));
}
