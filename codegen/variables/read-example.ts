/** A variable of .env.example. */
export type ExampleVariable = {
  readonly name: string;
  readonly section: string;
  readonly value: string;
  /** The comment before it; where that says `(secret)` alone, the one before that. */
  readonly comment: string;
  /** Whether the comment is about this variable alone. */
  readonly isOwn: boolean;
  readonly isSecret: boolean;
};

const SECTION = /^# --- (.*?) -+$/;
const VARIABLE = /^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/;

/** Reads the sections of .env.example, and for each variable the comment before it. */
export function readExample(text: string): ExampleVariable[] {
  const [, ...sections] = text.split(/(?=^# --- )/m);

  return sections.flatMap((part) => {
    const [head = '', ...lines] = part.split('\n');
    const section = SECTION.exec(head)?.[1] ?? '';
    const groups = groupsOf(lines);
    return groups.flatMap(({ comment, variables }, place) =>
      variables.map(([name, value], index) => ({
        name,
        section,
        value,
        comment: withoutMark(comment) || withoutMark(groups[place - 1]?.comment ?? ''),
        isOwn: variables.length === 1 && withoutMark(comment) !== '',
        isSecret: index === 0 && comment.includes('(secret)'),
      })),
    );
  });
}

const withoutMark = (comment: string) => comment.replaceAll(/ ?\(secret\)/g, '').trim();

type Group = { comment: string; variables: Array<[name: string, value: string]> };

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  let isComment = false;
  for (const line of lines) {
    const [, name, value = ''] = VARIABLE.exec(line) ?? [];
    if (name !== undefined) {
      if (groups.length === 0) groups.push({ comment: '', variables: [] });
      groups.at(-1)?.variables.push([name, value]);
    } else if (line.startsWith('# ')) {
      if (!isComment) groups.push({ comment: '', variables: [] });
      const group = groups.at(-1);
      if (group) group.comment += ` ${line.slice(2)}`;
    } else if (line === '') groups.push({ comment: '', variables: [] });
    isComment = name === undefined;
  }
  return groups;
}
