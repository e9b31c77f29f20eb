import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

type Diagnostic = { readonly filename: string; readonly code?: string; readonly message: string };
type Finding = { readonly rule: string; readonly message: string };
/** What oxlint says of each file; `rule` is the message where no rule is named, as in an error of its parser. */
export type Findings = ReadonlyMap<string, readonly Finding[]>;

const OXLINT = resolve('node_modules/oxlint/bin/oxlint');
const RULES = [
  'package.json',
  ...readdirSync('.').filter((file) => file.startsWith('.oxlintrc')),
  ...readdirSync('tooling/lint')
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `tooling/lint/${file}`),
];

/** Lints files by the repository's rules, all in one run; `files` has their code by their path in the repository. */
export async function lintSamples(files: ReadonlyMap<string, string>): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'hostfront-lint-'));
  try {
    for (const file of RULES) cpSync(file, join(folder, file));
    for (const [file, code] of files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const report = await runOxlint(folder, '--format=json');
    const { diagnostics } = JSON.parse(report) as { diagnostics: Diagnostic[] };

    return new Map(
      [...files.keys()].map((file) => [
        file,
        diagnostics.filter(({ filename }) => filename === file).map(toFinding),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Two rules of React have another name in messages than in the configuration. */
function toFinding({ code, message }: Diagnostic): Finding {
  return { rule: (code ?? message).replace('react-hooks(', 'react('), message };
}

type Rules = Readonly<Record<string, unknown>>;

/** Lists the rules that hold anywhere, as findings name them. */
export async function rulesInForce(): Promise<string[]> {
  const { rules, overrides } = JSON.parse(await runOxlint('.', '--print-config')) as {
    rules: Rules;
    overrides: Array<{ rules: Rules }>;
  };
  const names = [rules, ...overrides.map((override) => override.rules)].flatMap((some) =>
    Object.keys(some).filter((name) => some[name] !== 'allow'),
  );

  return [...new Set(names)].map((name) => {
    const [plugin, rule] = name.includes('/') ? name.split('/') : ['eslint', name];
    return `${plugin}(${rule})`;
  });
}

async function runOxlint(folder: string, option: string): Promise<string> {
  const { stdout } = spawn(process.execPath, [OXLINT, option], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const report = await text(stdout);
  if (!report.startsWith('{')) throw new Error(`oxlint ended without a report: ${report}`);

  return report;
}
