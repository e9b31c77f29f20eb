import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { RULE_CASES } from '#tests/deploy/rule-cases.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['actions', 'embedded', 'runtime', 'web'];
/** Series that Prometheus itself writes. */
const OF_PROMETHEUS = ['up'];
const NAME = /\b(?:hostfront|http)_[a-z_]+\b/g;

/** Cookies whose names look like those of metrics. */
const COOKIES = ['hostfront_device', 'hostfront_session', 'hostfront_session_id'];

const sources = PARTS.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, part, file), 'utf8')),
);
/** Names of all metrics that the code makes. */
const made = new Set(
  sources
    .flatMap((source) => source.match(/'(?:hostfront|http)_[a-z_]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((name) => !COOKIES.includes(name)),
);

type Rule = { alert: string; expr: string; annotations: { summary: string } };
const { groups } = parse(readFileSync(join(root, 'deploy/prometheus/rules.yml'), 'utf8')) as {
  groups: Array<{ rules: Rule[] }>;
};
const rules = groups.flatMap((group) => group.rules);

/** Returns the metric whose series an expression names: those of a histogram have an ending. */
const metricOf = (series: string): string => series.replace(/(?<=_seconds)_(bucket|count|sum)$/, '');

describe('the metrics', () => {
  it('stand in docs/operations.md, all and no others', () => {
    const documented = [
      ...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `((?:hostfront|http)_\w+)`/gm),
    ].map(([, name]) => name);

    expect(documented.toSorted()).toEqual([...made].toSorted());
  });
});

describe('the alert rules', () => {
  it('ask for metrics that exist', () => {
    for (const { alert, expr } of rules) {
      const asked = [...(expr.match(NAME) ?? []), ...(/\bup\b/.exec(expr) ?? [])].map(metricOf);

      expect(asked.length, alert).toBeGreaterThan(0);
      for (const name of asked) expect([...made, ...OF_PROMETHEUS], alert).toContain(name);
    }
  });

  it('are each provoked by `npm run test:deploy`, by series that exist', () => {
    expect(RULE_CASES.map(({ alert }) => alert)).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, series } of RULE_CASES) {
      const names = Object.keys(series).map((one) => metricOf(one.replace(/\{.*/, '')));
      for (const name of names) expect([...made, ...OF_PROMETHEUS], alert).toContain(name);
    }
  });

  it('stand in docs/operations.md', () => {
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');

    for (const { alert } of rules) expect(text).toContain(`\`${alert}\``);
  });
});
