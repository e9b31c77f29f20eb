import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { killCommandAt } from './killed-command.ts';
import { useBackup } from './use-backup.ts';

describe('npm run backup after an earlier one was killed', () => {
  const { at, backup, source } = useBackup();

  it('deletes the unfinished file of the killed process, and only names that of another machine', async () => {
    mkdirSync(at('files'));
    const place = { databaseUrl: source().url, dataDir: at('source') };
    const pid = await killCommandAt(['copy public.deliveries'], 'backup', at('files/first'), place);
    const [part = ''] = readdirSync(at('files'));
    const strange = 'first.7@elsewhere.part';
    writeFileSync(at(`files/${strange}`), '');
    expect(part.startsWith(`first.${pid}@${hostname()}@`)).toBe(true);

    const said = await backup('files/second', source().url, 'source');

    expect(readdirSync(at('files')).toSorted()).toEqual([strange, 'second'].toSorted());
    expect(said.toSorted()).toEqual(
      [
        `"${part}", which a command that was ended had left, was deleted.`,
        `"${strange}" in "${at('files')}" belongs to another process (7 on elsewhere); delete it if that does not run any more.`,
      ].toSorted(),
    );
  });
});
