import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freePorts } from '#runtime/network/free-ports.ts';
import { launchBrowser } from '../../../tests/support/browser/browser.ts';
import { waitUntil } from '../../../tests/support/wait-until.ts';
import { PASSWORD, startDovecot } from './dovecot.ts';
import { isListening } from '../../../tests/support/processes/is-listening.ts';
import type { MailProgram, Room, Showing } from './mail-program.ts';
import type { SampleMail } from '../sample-mails.ts';
import { startGroup, type ProcessGroup } from './process-group.ts';
import { SCREEN } from './screen.ts';
import { writeFiles } from './write-files.ts';

/** Places of Debian's package roundcube-core. */
const SITE = '/var/lib/roundcube/public_html';
const DEFAULTS = '/etc/roundcube';

const configuration = (home: string, mailPort: number) => `<?php
$config['db_dsnw'] = 'sqlite:///${home}/roundcube.db?mode=0600';
$config['imap_host'] = '127.0.0.1:${mailPort}';
$config['des_key'] = 'twenty-four-letters-here';
$config['temp_dir'] = '${home}';
$config['log_dir'] = '${home}';
$config['skin'] = 'elastic';
$config['plugins'] = [];
`;

const roundcubeIn = (name: string, colorScheme: 'light' | 'dark'): MailProgram => ({
  name,
  needs: ['php', 'dovecot', SITE, DEFAULTS],
  start: async (mails, room) => start(mails, room, colorScheme),
});

export const roundcube = roundcubeIn('roundcube', 'light');
export const roundcubeDark = roundcubeIn('roundcube-dark', 'dark');

async function start(
  mails: readonly SampleMail[],
  room: Room,
  colorScheme: 'light' | 'dark',
): Promise<Showing> {
  const [mailPort = 0, sitePort = 0] = await freePorts(2);
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    started.push(await startDovecot(mails, room, mailPort));
    started.push(startSite(room, mailPort, sitePort));
    await waitUntil(`Roundcube listens on port ${sitePort}`, () => isListening(sitePort), 30_000, 100);
    const browser = await launchBrowser();
    started.push({ stop: () => browser.close() });
    const page = await browser.newPage({ viewport: SCREEN, colorScheme });
    const site = `http://127.0.0.1:${sitePort}/`;
    await logIn(page, site);

    return { shoot: (mail, file) => shoot(page, site, mail, file), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startSite({ home, environment }: Room, mailPort: number, sitePort: number): ProcessGroup {
  const folder = join(home, 'config');
  writeFiles(folder, { 'config.inc.php': configuration(home, mailPort) });
  for (const file of ['defaults.inc.php', 'mimetypes.php'])
    copyFileSync(join(DEFAULTS, file), join(folder, file));

  return startGroup(['php', '-S', `127.0.0.1:${sitePort}`, '-t', SITE], {
    environment: { ...environment, ROUNDCUBE_CONFIG_DIR: folder },
    log: join(home, 'php.log'),
  });
}

async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await page.fill('#rcmloginuser', 'salma');
  await page.fill('#rcmloginpwd', PASSWORD);
  await page.click('#rcmloginsubmit');
  await page.waitForURL(/_task=mail/);
}

async function shoot(page: Page, site: string, mail: SampleMail, file: string): Promise<void> {
  await page.goto(`${site}?_task=mail&_mbox=${encodeURIComponent(mail.name)}&_uid=1&_action=show`);
  const shown = page.locator('#messagebody');
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  if ((await shown.innerText()).trim() === '') throw new Error('the message has no text');
  await page.screenshot({ path: file });
}
