import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

/** A resource as kustomize gives it out. */
export type Built = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
} & Record<string, unknown>;

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const SECRET_FILES = ['secrets', 'keycloak', 'backup'];

/** Copies the files of an overlay and of all that it builds on, with made-up secrets. */
export function copyOverlay() {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-kubernetes-'));
  for (const name of ['kubernetes', 'grafana']) {
    if (existsSync(join(deploy, name))) cpSync(join(deploy, name), join(folder, name), { recursive: true });
  }
  const overlay = join(folder, 'kubernetes/overlays/example');
  for (const name of SECRET_FILES) {
    const example = readFileSync(join(overlay, `${name}.env.example`), 'utf8');
    writeFileSync(join(overlay, `${name}.env`), example.replace(/=$/gm, '=made-up'));
  }

  return {
    overlay,
    /** Changes a file, so that a check can be seen to find it. */
    spoil(file: string, change: (text: string) => string): void {
      const path = join(overlay, file);
      const text = readFileSync(path, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${file} was not changed.`);
      writeFileSync(path, changed);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs kustomize on an overlay; returns its resources, or what it said of a fault. */
export function build(overlay: string): { text: string; resources: Built[]; fault: string } {
  const { status, stdout, stderr } = spawnSync('kustomize', ['build', overlay], { encoding: 'utf8' });
  if (status !== 0) return { text: '', resources: [], fault: stderr };
  return {
    text: stdout,
    resources: parseAllDocuments(stdout).map((document) => document.toJS() as Built),
    fault: '',
  };
}
