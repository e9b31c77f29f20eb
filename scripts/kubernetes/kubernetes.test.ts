import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { connectionsWanted } from './database-faults.ts';
import { findFaults, readSources } from './find-faults.ts';
import { readEnvFile } from './read-manifests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}deploy/kubernetes`;
const sources = readSources(root);
const { manifests } = sources;

describe('deploy/kubernetes', () => {
  it('keeps each guarantee, and says the same as docker-compose.yml', () => {
    expect(manifests.resources.length).toBeGreaterThan(35);
    expect(findFaults(sources)).toEqual([]);
  });

  it('takes each of its files', () => {
    expect(manifests.leftOut).toEqual([]);
  });

  it('takes the dashboard where there is one', () => {
    const { resources } = parse(readFileSync(`${folder}/base/kustomization.yaml`, 'utf8')) as {
      resources: string[];
    };

    expect(resources.includes('../../grafana')).toBe(existsSync(`${root}deploy/grafana/kustomization.yaml`));
  });

  it('counts connections as docs/operate/kubernetes.md says', () => {
    const text = readFileSync(`${root}docs/operate/kubernetes.md`, 'utf8');

    for (const wanted of Object.values(connectionsWanted(manifests.resources))) {
      expect(text).toContain(`**${wanted}**`);
    }
  });

  it('hands the rules of deploy/prometheus to the Prometheus Operator', async () => {
    const { groups } = parse(readFileSync(`${root}deploy/prometheus/rules.yml`, 'utf8')) as {
      groups: unknown;
    };
    const rule = {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: 'hostfront' },
      spec: { groups },
    };
    const head = `# Made from deploy/prometheus/rules.yml by \`npx vitest run --project unit scripts/kubernetes -u\`.\n`;

    await expect(head + stringify(rule, { lineWidth: 0 })).toMatchFileSnapshot(
      `${folder}/base/prometheus-rule.yaml`,
    );
  });

  it('keeps the files with secrets out of git', () => {
    for (const name of ['secrets', 'keycloak', 'backup']) {
      const path = `deploy/kubernetes/overlays/production/${name}.env`;
      expect(spawnSync('git', ['check-ignore', '--quiet', path], { cwd: root }).status, path).toBe(0);
    }
    for (const names of Object.values(manifests.secrets)) expect(names.length).toBeGreaterThan(1);
  });

  it('has a value for no secret', () => {
    for (const name of ['secrets', 'keycloak', 'backup']) {
      const values = readEnvFile(`${folder}/overlays/example/${name}.env.example`);
      expect(Object.values({ ...values, 'client-id': '' }).join('')).toBe('');
    }
  });

  it('starts what the image has', () => {
    const dockerfile = readFileSync(`${root}deploy/Dockerfile`, 'utf8');

    expect(dockerfile).toContain('COPY hasura/metadata hasura/metadata');
    expect(dockerfile).toContain('COPY deploy/doctor /usr/local/bin/');
    expect(statSync(`${root}deploy/doctor`).mode & 0o111).toBe(0o111);
    expect(existsSync(`${root}deploy/wait-for.mjs`)).toBe(true);
  });
});
