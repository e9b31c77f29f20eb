import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { allowedStyleSheets, styleSheets } from './samples/style-sheet-samples.ts';

const filePath = 'src/sample.css';
const eslint = new ESLint();
const { rules } = (await eslint.calculateConfigForFile(filePath)) as { rules: object };
const findings = new Map<string, readonly (string | null)[]>();
for (const sheet of Object.values({ ...styleSheets, ...allowedStyleSheets })) {
  const [result] = await eslint.lintText(sheet, { filePath });
  findings.set(sheet, result?.messages.map(({ ruleId }) => ruleId) ?? []);
}

describe('ESLint for style sheets', () => {
  it.each(Object.entries(styleSheets))('reports a break of %s', (rule, sheet) => {
    expect(findings.get(sheet)).toContain(rule);
  });

  it.each(Object.entries(allowedStyleSheets))('allows %s', (_, sheet) => {
    expect(findings.get(sheet)).toEqual([]);
  });

  it('has, for each rule, a style sheet that breaks it', () => {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(styleSheets).toSorted());
  });
});
