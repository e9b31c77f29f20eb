import { expect, inject, onTestFinished } from 'vitest';
import type { Page } from 'playwright-core';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { createClient, deletePerson } from '#tests/support/clients.ts';
import { signInByApi } from '#tests/support/browser/pages.ts';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');
const PASSWORD = 'a-long-enough-password';

/** Opens User Management, signed in as a person. */
async function openUsers(locale: Locale, who = site): Promise<Page> {
  const { page, context } = await visit({ locale });
  await signInByApi(context, who);
  await page.goto('/admin/users');
  await page.getByRole('heading', { level: 1, name: textsOf(locale)('users.page.title') }).waitFor();

  return page;
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function choose(page: Page, email: string, role: string): Promise<void> {
  await rowOf(page, email).getByRole('combobox').click();
  await page.getByRole('option', { name: role, exact: true }).click();
}

type Caught = { to: { address: string }[]; text: string };

/** Returns the address that leads to `path` in the last mail to a person. */
async function linkMailedTo(email: string, path: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${site.inboxUrl}/api/email`)).json()) as Caught[];
    const own = mails.filter(({ to }) => to.some(({ address }) => address === email));
    return (
      own
        .at(-1)
        ?.text.match(/https?:\/\/\S+/g)
        ?.find((link) => link.includes(path)) ?? ''
    );
  };
  await expect.poll(find).toContain(path);

  return find();
}

/** Creates a client for this test alone. */
async function newClient(name: string): Promise<typeof site> {
  const person = newPerson(name);
  await createClient(site, { email: person.adminEmail, password: PASSWORD });

  return person;
}

/**
 * Makes up a person who is gone after the test: an administrator that a failed test leaves behind would let the last
 * one of all other tests give the role up.
 */
function newPerson(name: string): typeof site {
  const email = `${name}-${Date.now()}@example.test`;
  onTestFinished(() => deletePerson(site, email));

  return { ...site, adminEmail: email, adminPassword: PASSWORD };
}

describeInTurn('admin-users')('User Management', () => {
  itSome(
    'admin-users',
    {
      'makes a client an administrator, who gives up the role and is led away; the history names both changes':
        async () => {
          const noor = await newClient('noor');
          const page = await openUsers('en');
          await page.getByRole('searchbox', { name: 'Search users' }).fill(noor.adminEmail);
          await expect.poll(() => page.getByRole('row').count()).toBe(2);
          await expect.poll(() => page.url()).toContain('q=');

          await choose(page, noor.adminEmail, 'Admin');
          await page.getByText('User role updated successfully!').waitFor();

          const own = await openUsers('en', noor);
          await choose(own, noor.adminEmail, 'User');
          await own.getByRole('alertdialog').getByRole('button', { name: 'Give up the role' }).click();
          await own.waitForURL((url) => url.pathname === '/');

          // The page in the other browser shows the change without a reload.
          await expect
            .poll(() => rowOf(page, noor.adminEmail).getByRole('combobox').textContent())
            .toBe('User');
          const id = await rowOf(page, noor.adminEmail)
            .getByText(/^[0-9a-f-]{36}$/)
            .textContent();
          const { data } = await postGraphql(
            site.url,
            `query ($id: String!) {
        history_entries(where: { table_name: { _eq: "user_roles" }, record_id: { _eq: $id }, operation: { _eq: "update" } }, order_by: { id: asc }) {
          role: after(path: "$.role")
          person { email }
        }
      }`,
            {
              variables: { id },
              headers: asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword)),
            },
          );
          expect(data?.['history_entries']).toEqual([
            { role: 'admin', person: { email: site.adminEmail } },
            { role: 'user', person: { email: noor.adminEmail } },
          ]);
        },

      'never lets the last administrator give up the role, in Arabic': async () => {
        const t = textsOf('ar');
        const huda = await newClient('huda');
        const page = await openUsers('ar');
        expect(await page.getAttribute('html', 'dir')).toBe('rtl');

        await choose(page, huda.adminEmail, t('users.role.admin'));
        await page.getByText(t('users.role.updated')).waitFor();
        await choose(page, huda.adminEmail, t('users.role.user'));
        await expect
          .poll(() => rowOf(page, huda.adminEmail).getByRole('combobox').textContent())
          .toBe(t('users.role.user'));
        await rowOf(page, huda.adminEmail).locator('[role=combobox]:not([aria-disabled=true])').waitFor();

        await choose(page, site.adminEmail, t('users.role.user'));
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t('users.own.confirm') })
          .click();
        await page.getByText(t('users.role.failed', { message: t('users.errors.lastAdmin') })).waitFor();

        const own = rowOf(page, site.adminEmail).getByRole('combobox');
        await expect.poll(() => own.textContent()).toBe(t('users.role.admin'));
        expect(new URL(page.url()).pathname).toBe('/admin/users');
      },

      'invites an administrator, who sets name and password by the mailed link and is signed in':
        async () => {
          const rana = newPerson('rana');
          const ar = textsOf('ar');
          const page = await openUsers('en');
          await page.getByRole('button', { name: 'Invite user' }).click();
          const dialog = page.getByRole('dialog', { name: 'Invite a user' });
          await dialog.getByRole('textbox', { name: 'Email' }).fill(rana.adminEmail);
          await dialog.getByRole('combobox', { name: 'Language' }).click();
          await page.getByRole('option', { name: 'Arabic' }).click();
          await dialog.getByRole('button', { name: 'Send invitation' }).click();
          const pending = page.getByRole('region', { name: 'pending invitation' });
          await pending.getByText(rana.adminEmail).waitFor();

          const guest = await visit();
          await guest.page.goto(await linkMailedTo(rana.adminEmail, '/invitation'));
          await guest.page.getByText(rana.adminEmail).waitFor();
          expect(guest.page.url()).not.toContain('token');
          await guest.page.getByRole('textbox', { name: ar('invitation.form.firstName') }).fill('رنا');
          await guest.page.getByRole('textbox', { name: ar('invitation.form.lastName') }).fill('حداد');
          await guest.page.locator('input[name=password]').fill(PASSWORD);
          await guest.page.getByRole('button', { name: ar('invitation.form.send') }).click();
          await guest.page.getByRole('dialog').waitFor();

          await expect
            .poll(() => rowOf(page, rana.adminEmail).getByRole('combobox').textContent())
            .toBe('Admin');
          await expect.poll(() => pending.getByText(rana.adminEmail).count()).toBe(0);
          const own = await openUsers('ar', rana);
          await choose(own, rana.adminEmail, ar('users.role.user'));
          await own
            .getByRole('alertdialog')
            .getByRole('button', { name: ar('users.own.confirm') })
            .click();
          await own.waitForURL((url) => url.pathname === '/');
        },
    },
    { count: 2 },
  );
});
