import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startImapServer } from '#tests/actions/newsletters/bounces/start-imap-server.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { say, unheardIn } from '#tests/support/doctor.ts';
import { startLoginServer } from '#tests/support/processes/start-login-server.ts';
import { startDns } from '#tests/support/processes/start-dns.ts';
import { checkImap } from '../../commands/doctor/check-imap.ts';
import { checkMailDns, senderDomain } from '../../commands/doctor/check-mail-dns.ts';
import { checkSmtp } from '../../commands/doctor/check-smtp.ts';
import { readSavedSender } from '../../commands/doctor/read-saved-sender.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

describe("the doctor's checks of mail", () => {
  it('log in by SMTP, and distinguish a refused login from an unreachable server', async () => {
    const smtp = await startLoginServer('right-password');

    expect(await say(checkSmtp(`smtp://me:right-password@${smtp}`))).toBe(
      'ok: The mail server takes the login.',
    );
    expect(await say(checkSmtp(`smtp://me:wrong-password@${smtp}`))).toMatch(
      /^fault: The mail server refuses the login/,
    );
    expect(await say(checkSmtp(`smtp://127.0.0.1:${await freePort()}`))).toMatch(
      /^fault: The mail server can't be used: .*ECONNREFUSED/,
    );
  });

  it('read the mailbox for bounces without marking mails as read, and report login, folder or server faults', async () => {
    const imap = await startImapServer();
    onTestFinished(() => imap.stop());
    const wrong = new URL(imap.url);
    wrong.password = 'wrong-password';

    imap.append('Subject: unread\r\n\r\nStill here.');
    expect(await say(checkImap(imap.url))).toBe('ok: The mailbox of bounce reports can be read.');
    expect(imap.flagsIn('INBOX').flat()).not.toContain('\\Seen');
    expect(await say(checkImap(wrong.href))).toBe('fault: The IMAP server refuses the login.');
    expect(await say(checkImap(imap.url.replace('INBOX', 'None')))).toBe(
      'fault: The IMAP server has no folder None that can be read.',
    );
    expect(await say(checkImap(`imap://me:pass@127.0.0.1:${await freePort()}`))).toMatch(
      /^fault: The IMAP server can't be used: .*ECONNREFUSED/,
    );
  });

  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const p = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const mail = {
    domain: 'news.hosting.test',
    DKIM_DOMAIN: 'hosting.test',
    DKIM_SELECTOR: 's1',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    DKIM_PRIVATE_KEY_FILE: '',
  };
  const good = {
    'news.hosting.test': ['v=spf1 include:mail.test -all', 'unrelated'],
    's1._domainkey.hosting.test': [`v=DKIM1; k=rsa; p=${p}`],
    '_dmarc.hosting.test': ['v=DMARC1; p=reject'],
  };
  async function look(records: Record<string, string[]>, of = mail): Promise<string> {
    const dns = await startDns(records);
    onTestFinished(() => dns.stop());
    return say(checkMailDns(of, [dns.address]));
  }

  it('accept SPF, DKIM and a DMARC record of the parent domain', async () => {
    expect(await look(good)).toBe(
      'ok: news.hosting.test has an SPF record.\n' +
        'ok: s1._domainkey.hosting.test has the key that signs mails.\n' +
        'ok: hosting.test has a DMARC record.',
    );
  });

  it('name an SPF, DKIM or DMARC record that is missing, doubled or has the wrong key', async () => {
    expect(await look({})).toMatch(
      /^fault: .* has no SPF record.*\nfault: .* has no DKIM record.*\nfault: .* has no DMARC record/,
    );
    const odd = {
      'news.hosting.test': ['v=spf1 -all', 'v=spf1 +all'],
      's1._domainkey.hosting.test': ['v=DKIM1; p=AAAA'],
    };
    expect(await look(odd)).toMatch(/^fault: .* has 2 SPF records.*\nfault: .* has another key/);
    expect(await look(good, { ...mail, DKIM_DOMAIN: '' })).toContain('warning: Mails are not signed here');
  });

  it('report that SPF, DKIM and DMARC cannot be looked up if no DNS server answers', async () => {
    const dns = await startDns({});
    await dns.stop();

    expect(await say(checkMailDns(mail, [dns.address]))).toMatch(
      /^fault: SPF can't be looked up: .*\nfault: DKIM can't be looked up: .*\nfault: DMARC can't be looked up: /,
    );
  });

  it("use the sender address that is saved in the site's settings", async () => {
    const database = await openTestDatabase();
    expect(await readSavedSender(database.url)).toBeUndefined();
    await ask(
      database.url,
      "insert into site_settings (key, value) values ('sender_email', 'news@saved.test') on conflict (key) do update set value = excluded.value",
    );

    expect(await readSavedSender(database.url)).toBe('news@saved.test');
    expect(await readSavedSender('postgres://me@127.0.0.1:1/none')).toBeUndefined();
  });

  it('take the domain of the sender address, and none if PUBLIC_URL is localhost and no sender is set', () => {
    expect(['', 'a@Mail.test'].map((sender) => senderDomain(sender, 'http://localhost:3000'))).toEqual([
      undefined,
      'mail.test',
    ]);
  });
  it('have each of their messages tested in this file', () => {
    expect(unheardIn(['check-imap.ts', 'check-mail-dns.ts', 'check-smtp.ts'])).toEqual([]);
  });
});
