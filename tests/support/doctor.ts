import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, Visitor, type Argument, type BlockStatement, type CallExpression } from 'oxc-parser';
import { runChecks, type Check, type Result } from '../../commands/doctor/check.ts';

const FOLDER = new URL('../../commands/doctor/', import.meta.url);
const LEVELS = ['fault', 'warning'];

/** Findings that the tests of this file have provoked so far. */
const heard: Result[] = [];

/** Remembers findings that a test has provoked. */
export function hear<Found extends Result>(findings: readonly Found[]): readonly Found[] {
  heard.push(...findings);
  return findings;
}

/** Returns the findings as lines: level and message. */
export async function say(check: Check, deadlineMs?: number): Promise<string> {
  const findings = hear(await runChecks([check], deadlineMs));
  return findings.map(({ level, message }) => `${level}: ${message}`).join('\n');
}

/** Returns the faults and warnings in files of the doctor that no test before this call has provoked. */
export const unheardIn = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    findingsIn(file)
      .filter(
        ({ level, message, advice }) =>
          !heard.some((one) => one.level === level && message(one.message) && advice(one.advice ?? '')),
      )
      .map(({ text }) => `${basename(file)}: ${text}`),
  );

/** Reads the calls of `fault` and `warning` in a file of the doctor. */
export function findingsIn(file: string) {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');

  return callsIn(file, text).map(({ level, call, blocks }) => ({
    level,
    message: matcherOf(call.arguments[0], blocks),
    advice: matcherOf(call.arguments[1], blocks),
    text: text.slice(call.start, call.end).replace(/\s+/g, ' '),
  }));
}

type Call = { level: string; call: CallExpression; blocks: readonly BlockStatement[] };

/** Finds the calls, each with the blocks around it, the innermost first. */
function callsIn(file: string, text: string): Call[] {
  const calls: Call[] = [];
  const blocks: BlockStatement[] = [];
  const visitor = new Visitor({
    BlockStatement: (block) => void blocks.unshift(block),
    'BlockStatement:exit': () => void blocks.shift(),
    CallExpression: (call) => {
      if (call.callee.type !== 'Identifier' || !LEVELS.includes(call.callee.name)) return;
      calls.push({ level: call.callee.name, call, blocks: [...blocks] });
    },
  });
  visitor.visit(parseSync(file, text).program);

  return calls;
}

/** Returns whether a text may come from this expression: what does not stand there word for word may be anything. */
function matcherOf(node: Argument | undefined, blocks: readonly BlockStatement[]): (text: string) => boolean {
  const written = node?.type === 'Identifier' ? (valueOf(node.name, blocks) ?? node) : node;
  const pieces = written ? piecesOf(written) : ['', ''];
  const pattern = new RegExp(`^${pieces.map(escape).join('[^]*')}$`);
  return (text) => pattern.test(text);
}

function piecesOf(node: Argument): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateLiteral') return ['', ''];
  return node.quasis.map(({ value }) => value.cooked ?? value.raw);
}

/** Returns what a constant is set to in the innermost block that has one of this name. */
function valueOf(name: string, blocks: readonly BlockStatement[]): Argument | undefined {
  for (const { body } of blocks) {
    const found = body
      .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
      .find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found) return found.init ?? undefined;
  }
  return undefined;
}

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
