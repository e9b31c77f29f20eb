import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Registry } from 'prom-client';
import { parse, stringify } from 'yaml';
import { observeProcess } from '#runtime/observe/metrics.ts';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import { RULE_CASES } from '#tests/deploy/rule-cases.ts';

const PARTS = ['actions', 'embedded', 'runtime', 'web'];
/** Series that Prometheus itself writes. */
const OF_PROMETHEUS = ['up'];
const NAME = /\b(?:hostfront|http)_[a-z_]+\b/g;

/** Cookies whose names look like those of metrics. */
const COOKIES = ['hostfront_device', 'hostfront_session', 'hostfront_session_id'];

const read = (file: string) => readFileSync(file, 'utf8');
/** Names of all metrics that the code makes. */
const made = new Set(
  filesBelow(PARTS, /(?<!\.test)\.ts$/)
    .flatMap((file) => read(file).match(/'(?:hostfront|http)_[a-z_]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((name) => !COOKIES.includes(name)),
);

type Rule = { alert: string; expr: string; annotations: { summary: string } };
const { groups } = parse(read('deploy/prometheus/rules.yml')) as {
  groups: Array<{ rules: Rule[] }>;
};
const rules = groups.flatMap((group) => group.rules);

/** Returns the metric whose series an expression names: those of a histogram have an ending. */
const metricOf = (series: string): string => series.replace(/(?<=_seconds)_(bucket|count|sum)$/, '');

/** Labels of each metric by docs/operate/operations.md. */
const documented = new Map(
  [
    ...read('docs/operate/operations.md').matchAll(
      /^\| `((?:hostfront|http)_\w+)` *\|[^|]*\|[^|]*\|([^|]*)\|/gm,
    ),
  ].map(([, name = '', labels = '']) => [name, labels.match(/\w+/g) ?? []]),
);

describe('the metrics that the code defines', () => {
  it('are exactly those that docs/operate/operations.md lists', () => {
    expect([...documented.keys()].toSorted()).toEqual([...made].toSorted());
  });
});

type Panel = {
  type: string;
  title: string;
  description?: string;
  fieldConfig?: { defaults: { unit?: string } };
  targets?: Array<{ expr: string; legendFormat: string }>;
};
const dashboard = JSON.parse(read('deploy/grafana/dashboards/hostfront.json')) as {
  uid: string;
  panels: Panel[];
  templating: { list: Array<{ name: string }> };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const targets = panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ title, ...target })));

/** Labels that Prometheus adds; a label of ours that it adds too is called `exported_…`. */
const ADDED_LABELS = ['job', 'part', 'instance', 'le', 'exported_part'];
const SERIES = /\b(?:hostfront|http|process|nodejs)_[a-z0-9_]+\b/g;
const labelsOf = (expr: string) => [
  ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  ...[...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
];

describe('the Grafana dashboard', () => {
  it('gives each panel a title of its own, a description, a unit and a legend for each series', () => {
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { title, description, fieldConfig, targets = [] } of panels) {
      expect(title).toMatch(/^[A-Z]/);
      expect(description, title).toMatch(/\w.*\.$/);
      expect(fieldConfig?.defaults.unit, title).toMatch(/^\w+$/);
      expect(targets.length, title).toBeGreaterThan(0);
      for (const { legendFormat } of targets) expect(legendFormat, title).not.toBe('');
    }
  });

  it('queries only metrics and labels that exist, and shows every metric of the product', async () => {
    const registry = new Registry();
    observeProcess(registry);
    const ofProcess = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const shown = new Set<string>();
    for (const { title, expr, legendFormat } of targets) {
      const names = (expr.match(SERIES) ?? []).map(metricOf);
      const labels = [...ADDED_LABELS, ...names.flatMap((name) => documented.get(name) ?? [])];

      expect(names.length + (/\bup\{/.exec(expr)?.length ?? 0), title).toBeGreaterThan(0);
      for (const name of names) expect([...made, ...ofProcess], title).toContain(name);
      for (const label of labelsOf(expr)) expect(labels, title).toContain(label);
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(labelsOf(expr).concat(ADDED_LABELS), title).toContain(label);
      for (const name of names) shown.add(name);
    }

    expect([...made].filter((name) => !shown.has(name))).toEqual([]);
  });

  it('shows a metric of the database by max or min, not by sum, since every instance reports the same', () => {
    const source = read('actions/src/app/observe-database.ts');
    const shared = [...source.matchAll(/name: '(hostfront_\w+)'/g)].map(([, name = '']) => name);

    for (const { title, expr } of targets)
      for (const name of shared.filter((one) => expr.includes(one)))
        expect(expr, title).toMatch(new RegExp(`\\b(max|min)( by \\([^)]*\\))? ?\\(${name}`));
  });

  it('is the file that kustomize loads, too', () => {
    const { configMapGenerator } = parse(read('deploy/grafana/kustomization.yaml')) as {
      configMapGenerator: Array<{ files: string[] }>;
    };

    expect(configMapGenerator.flatMap(({ files }) => files)).toEqual(['dashboards/hostfront.json']);
  });
});

describe('the Prometheus alert rules', () => {
  it('use only metrics that exist', () => {
    for (const { alert, expr } of rules) {
      const asked = [...(expr.match(NAME) ?? []), ...(/\bup\b/.exec(expr) ?? [])].map(metricOf);

      expect(asked.length, alert).toBeGreaterThan(0);
      for (const name of asked) expect([...made, ...OF_PROMETHEUS], alert).toContain(name);
    }
  });

  it('each have a case in `npm run test:deploy` that provokes them by metrics that exist', () => {
    expect(RULE_CASES.map(({ alert }) => alert)).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, series } of RULE_CASES) {
      const names = Object.keys(series).map((one) => metricOf(one.replace(/\{.*/, '')));
      for (const name of names) expect([...made, ...OF_PROMETHEUS], alert).toContain(name);
    }
  });

  it('are the same in the file for the Prometheus Operator', async () => {
    const rule = {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: 'hostfront' },
      spec: { groups },
    };
    const head = `# Made from deploy/prometheus/rules.yml by \`npx vitest run --project unit tests/house/metrics.test.ts -u\`.\n`;

    await expect(head + stringify(rule, { lineWidth: 0 })).toMatchFileSnapshot(
      resolve('deploy/kubernetes/base/prometheus-rule.yaml'),
    );
  });

  it('are listed in docs/operate/operations.md', () => {
    const text = read('docs/operate/operations.md');

    for (const { alert } of rules) expect(text).toContain(`\`${alert}\``);
  });
});
