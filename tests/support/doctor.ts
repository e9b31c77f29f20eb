import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { runChecks, type Check, type Result } from '../../scripts/doctor/check.ts';

const FOLDER = new URL('../../scripts/doctor/', import.meta.url);
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
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const calls: ts.CallExpression[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && LEVELS.includes(node.expression.getText())) calls.push(node);
    ts.forEachChild(node, collect);
  };
  collect(source);

  return calls.map((call) => ({
    level: call.expression.getText(),
    message: matcherOf(call.arguments[0]),
    advice: matcherOf(call.arguments[1]),
    text: call.getText().replace(/\s+/g, ' '),
  }));
}

/** Returns whether a text may come from this expression: what does not stand there word for word may be anything. */
function matcherOf(node: ts.Expression | undefined): (text: string) => boolean {
  const written = node && ts.isIdentifier(node) ? (valueOf(node) ?? node) : node;
  const pieces = written ? piecesOf(written) : ['', ''];
  const pattern = new RegExp(`^${pieces.map(escape).join('[^]*')}$`);
  return (text) => pattern.test(text);
}

function piecesOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return ['', ''];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** Returns what a constant is set to in the innermost block that has one of this name. */
function valueOf({ text, parent }: ts.Identifier): ts.Expression | undefined {
  for (let around: ts.Node = parent; !ts.isSourceFile(around); around = around.parent) {
    if (!ts.isBlock(around)) continue;
    const found = around.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => ts.isIdentifier(name) && name.text === text);
    if (found) return found.initializer;
  }
  return undefined;
}

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
