import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDkim, type DkimEnv } from '#actions/lib/mail/dkim.ts';
import { createMailer } from '#actions/lib/mail/mailer.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';
import { verifyDkim } from './verify-dkim.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const env = (changes: Partial<DkimEnv> = {}): DkimEnv => ({
  DKIM_DOMAIN: 'hosting.test',
  DKIM_SELECTOR: 'news2026',
  DKIM_PRIVATE_KEY: pem,
  DKIM_PRIVATE_KEY_FILE: '',
  ...changes,
});

const world = useStarted(() => startNewsletters());

/** Changes a mail as Courier does, which takes the brackets off an address without a name. */
const relayedByCourier = (raw: string) =>
  raw.replace(/^([\w-]+): <([^<>@]+@[^<>]+)>(?=\r?$)/gm, (line, name, address) =>
    /^(From|To|Reply-To)$/i.test(name) ? `${name}: ${address}` : line,
  );

describe('the DKIM signature of a mail', () => {
  it('can be verified by receivers, and covers the headers of one-click unsubscription', async () => {
    await world.addContacts(4);
    const mailer = createMailer({ url: world.sink.url, sign: readDkim(env()) });
    const dispatcher = await world.startDispatcher({ mailer });
    await world.send(await world.addNewsletter('Modern'), {
      subject: 'عروض  الربيع {{first_name}}',
      html_content: '<p>.</p>\n<p>  A   line  with blanks </p>\n\n\n',
    });
    await expect.poll(() => world.sink.mails.length).toBe(4);
    await dispatcher.stop();

    for (const { raw } of world.sink.mails) {
      const { domain, selector, headers } = verifyDkim(raw, publicKey);
      expect([domain, selector]).toEqual(['hosting.test', 'news2026']);
      expect(verifyDkim(relayedByCourier(raw), publicKey).headers).toEqual(headers);
      expect(headers).toEqual(
        expect.arrayContaining([
          'from',
          'to',
          'subject',
          'date',
          'message-id',
          'reply-to',
          'list-unsubscribe',
          'list-unsubscribe-post',
        ]),
      );
      expect(() =>
        verifyDkim(raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Click'), publicKey),
      ).toThrow('headers');
      expect(() => verifyDkim(`${raw}x\r\n`, publicKey)).toThrow('body');
    }
  });
});

describe('the DKIM key', () => {
  it('can be given as a file, or on one line of the environment', () => {
    const folder = makeTestFolder(onTestFinished);
    writeFileSync(join(folder, 'key.pem'), pem);

    expect(
      readDkim(env({ DKIM_PRIVATE_KEY: '', DKIM_PRIVATE_KEY_FILE: join(folder, 'key.pem') })),
    ).toBeTypeOf('function');
    expect(readDkim(env({ DKIM_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }))).toBeTypeOf('function');
  });

  it('is not required if no DKIM setting is given', () => {
    expect(readDkim(env({ DKIM_DOMAIN: '', DKIM_SELECTOR: '', DKIM_PRIVATE_KEY: '' }))).toBeUndefined();
  });

  it.each([
    ['without a selector', { DKIM_SELECTOR: '' }, 'belong together'],
    ['without a key', { DKIM_PRIVATE_KEY: '' }, 'belong together'],
    ['no key', { DKIM_PRIVATE_KEY: 'secret-of-somebody' }, 'no private key in PEM form'],
    ['a file that is not there', { DKIM_PRIVATE_KEY_FILE: '/nowhere/key.pem' }, "can't be read"],
    [
      'of another kind',
      {
        DKIM_PRIVATE_KEY: generateKeyPairSync('ed25519')
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      },
      'must be an RSA key',
    ],
  ])('stops the start if it is wrong (%s), and is not shown in the error', (_, changes, text) => {
    expect(() => readDkim(env(changes))).toThrow(text);
    expect(() => readDkim(env(changes))).not.toThrow('secret-of-somebody');
  });
});
