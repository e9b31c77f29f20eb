import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { RULE_CASES, type RuleCase } from './rule-cases.ts';
import { hasTools } from './tools.ts';

type Rule = { alert: string; labels: Record<string, string>; annotations: { summary: string } };

const file = fileURLToPath(new URL('../../deploy/prometheus/rules.yml', import.meta.url));
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: Array<{ rules: Rule[] }> };
const rules = groups.flatMap((group) => group.rules);

/** Returns a unit test of promtool for a case. */
function toPromtoolTest({ alert, series, quietAt, firesAt, labels }: RuleCase) {
  const rule = rules.find((one) => one.alert === alert);
  const summary = rule?.annotations.summary.replace(
    /\{\{ \$labels\.(\w+) \}\}/g,
    (_, name) => labels[name] ?? '',
  );

  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [
      { eval_time: quietAt, alertname: alert, exp_alerts: [] },
      {
        eval_time: firesAt,
        alertname: alert,
        exp_alerts: [{ exp_labels: { ...labels, ...rule?.labels }, exp_annotations: { summary } }],
      },
    ],
  };
}

/** Runs promtool on a file; returns what it said if it found a fault. */
function promtool(command: readonly string[], content: object): string {
  const path = join(makeTestFolder(onTestFinished), 'test.yml');
  // JSON is YAML, too.
  writeFileSync(path, JSON.stringify(content));
  const { status, stdout, stderr } = spawnSync('promtool', [...command, path], { encoding: 'utf8' });

  return status === 0 ? '' : stdout + stderr;
}

const dashboard = JSON.parse(
  readFileSync(new URL('../../deploy/grafana/dashboards/hostfront.json', import.meta.url), 'utf8'),
) as { panels: Array<{ title: string; targets?: Array<{ expr: string }> }> };

describe.skipIf(!hasTools('promtool'))('the Grafana dashboard', () => {
  it('has valid PromQL queries only', () => {
    const rules = dashboard.panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, at) => ({
        record: `panel:${at}`,
        expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'hostfront'),
      }));

    expect(promtool(['check', 'rules'], { groups: [{ name: 'dashboard', rules }] })).toBe('');
  });
});

describe.skipIf(!hasTools('promtool'))('the Prometheus alert rules', () => {
  it('are valid', () => {
    expect(promtool(['check', 'rules'], parse(readFileSync(file, 'utf8')) as object)).toBe('');
  });

  it.each(rules.map(({ alert }) => alert))(
    '%s does not fire at first, and fires when its condition holds',
    (alert) => {
      const tests = RULE_CASES.filter((one) => one.alert === alert).map(toPromtoolTest);

      expect(tests).toHaveLength(1);
      expect(promtool(['test', 'rules'], { rule_files: [file], evaluation_interval: '1m', tests })).toBe('');
    },
  );
});
