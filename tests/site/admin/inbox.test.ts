import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { buildServer } from '#tests/support/processes/built-product.ts';
import en from '#embedded/mail/page/en.json' with { type: 'json' };
import ar from '#embedded/mail/page/ar.json' with { type: 'json' };
import { findFaults } from '#tests/support/browser/axe.ts';
import { itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const { visit } = useBrowser();
let mail: ChildProcess;
let [url, smtpPort] = ['', 0];

/** Starts an inbox for these tests alone, from the build that the product runs. */
beforeAll(async () => {
  const webPort = await freePort();
  [url, smtpPort] = [`http://127.0.0.1:${webPort}`, await freePort()];
  const env = { MAIL_SMTP_PORT: String(smtpPort), MAIL_WEB_PORT: String(webPort) };
  mail = spawn(process.execPath, [join(await buildServer(process.cwd()), 'mail.js')], {
    env,
    stdio: 'ignore',
  });
  const isUp = async () => (await fetch(`${url}/api/healthz`).catch(() => undefined))?.ok ?? false;
  await waitUntil('the inbox answers', isUp);
});
afterAll(() => void mail.kill());
beforeEach(async () => {
  await fetch(`${url}/api/email/all`, { method: 'DELETE' });
});

async function send(given: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: 'news@hosting.test', to: 'salma@example.test', ...given });
  transport.close();
}

const ARABIC = {
  subject: 'عروض نهاية العام',
  text: 'شهران مجانًا.',
  html: '<!doctype html><html dir="rtl"><body><p>شهران مجانًا.</p></body></html>',
};

describe("the inbox that shows the product's own mails", () => {
  itSome(
    'inbox',
    {
      "shows a mail that arrives while it is open, in the mail's text direction, and axe finds no fault":
        async () => {
          const { page } = await visit({ url });
          await page.goto('/');
          await page.getByRole('heading', { name: en.empty }).waitFor();
          expect(await findFaults(page)).toEqual([]);

          await send(ARABIC);
          await page.getByRole('link', { name: /عروض نهاية العام/ }).click();

          const html = page.frameLocator('iframe').locator('html');
          await html.getByText('شهران مجانًا.').waitFor();
          expect(await html.getAttribute('dir')).toBe('rtl');
          expect(await page.getAttribute('html', 'dir')).toBe('ltr');
          for (const view of ['view.text', 'view.headers', 'view.source'] as const) {
            await page.getByRole('tab', { name: en[view] }).click();
            expect(await findFaults(page)).toEqual([]);
          }
          await page.getByText('Subject: =?UTF-8?').waitFor();
        },

      'runs no script of a mail and loads none of its remote images, in Arabic and in dark mode':
        async () => {
          const { page, refused } = await visit({ url, locale: 'ar' });
          await page.emulateMedia({ colorScheme: 'dark' });
          const hostile = '<img src="x" onerror="document.title=1">';
          const script = '<script>top.document.body.remove()</script>';
          await send({
            subject: hostile,
            html: `${script}<p>Quiet</p><img src="https://pixel.example/a.png">`,
          });

          await page.goto('/');
          await page.getByRole('link', { name: hostile }).click();
          await page.frameLocator('iframe').getByText('Quiet').waitFor();

          await page.getByText(ar.pictures).waitFor();
          expect(await page.getAttribute('html', 'dir')).toBe('rtl');
          expect(await page.title()).toBe(`${ar.title} (1)`);
          expect(await findFaults(page)).toEqual([]);
          expect(refused.splice(0).join('\n')).toContain('pixel.example');
        },

      'searches and deletes mails on a phone, and remembers the language': async () => {
        for (const subject of ['One', 'Two', 'Three']) await send({ subject, text: 'Hello' });
        const { page } = await visit({ url, width: 390 });
        await page.goto('/');
        await page.getByRole('searchbox').fill('two');
        await page.getByText('1 of 3 mails').waitFor();

        await page.getByRole('link', { name: /Two/ }).click();
        await page.getByRole('heading', { name: 'Two' }).waitFor();
        expect(await page.getByRole('searchbox').isVisible()).toBe(false);
        await page.getByRole('button', { name: en.delete }).click();
        await page.getByRole('heading', { name: en.noneFound }).waitFor();

        await page.getByRole('searchbox').fill('');
        await page.getByRole('link', { name: /One/ }).waitFor();
        await page.getByRole('link', { name: en.otherLanguage }).click();
        await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl');
        await page.goto('/');
        await page.getByRole('button', { name: ar.deleteAll }).click();
        const question = page.getByRole('dialog', { name: ar.deleteAllQuestion });
        expect(await findFaults(page, 'dialog')).toEqual([]);
        await question.getByRole('button', { name: ar.deleteAll }).click();
        await page.getByRole('heading', { name: ar.empty }).waitFor();
      },
    },
    { count: 2 },
  );
});
