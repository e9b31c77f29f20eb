import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCompose } from '#tests/support/compose/read-compose.ts';

const TRACER = '--import=./deploy/tracing/register.mjs';
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const base = readCompose('docker-compose.yml').services;
const override = readCompose('docker-compose.tracing.yml').services;
/** The command of the image, which a service without one runs. */
const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '') as string[];

describe('docker-compose.tracing.yml', () => {
  it('changes only `web` and `actions`: their OTEL_ variables and the image that can record traces', () => {
    expect(Object.keys(override).sort()).toEqual(['actions', 'web']);
    for (const { environment = {}, build, image } of Object.values(override)) {
      expect(Object.keys(environment).filter((name) => !name.startsWith('OTEL_'))).toEqual([]);
      expect([build?.target, image]).toEqual(['traced', 'hostfront-traced']);
    }
  });

  it.each(['web', 'actions'])(
    'starts %s by its usual command, with the file that records traces imported first',
    (name) => {
      const [node, ...rest] = base[name]?.command ?? command;

      expect(override[name]?.command).toEqual([node, TRACER, ...rest]);
    },
  );
});

describe('the stage `traced` of deploy/Dockerfile', () => {
  it('copies the file that the command imports, and all files that this one imports', () => {
    const [, files = ''] = /^COPY (deploy\/tracing\/register\.mjs .*) \.\/$/m.exec(dockerfile) ?? [];

    expect(dockerfile).toContain('FROM product AS traced\nCOPY --from=tracing /tracing deploy/tracing\n');
    for (const file of files.split(' ')) {
      for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/['"]\.\/([\w.-]+)['"]/g)) {
        expect(files.split(' ')).toContain(join('deploy/tracing', imported));
      }
      expect(existsSync(file)).toBe(true);
    }
    expect(files).toContain('register.mjs');
  });

  it('is not the stage that a build without a target makes', () => {
    expect(dockerfile.trim().split('\n').at(-1)).toBe('FROM product');
  });
});
