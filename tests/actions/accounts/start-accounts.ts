import { expect } from 'vitest';
import { startAccountJobs } from '#actions/app/jobs.ts';
import { partOf, startMailSink } from '../newsletters/mail-sink.ts';
import { endJobs } from '../end-jobs.ts';
import { client, startActions } from '../start-actions.ts';

export const newPassword = 'Another-Password-9';

/** Starts the actions service with its account jobs, and a mail server that accepts everything. */
export async function startAccounts(settings: Record<string, string> = {}) {
  const sink = await startMailSink();
  const actions = await startActions({ SMTP_URL: sink.url, ...settings });
  const runner = await startAccountJobs(actions.services);
  let place = 0;

  const from = () => ({ 'x-forwarded-for': `198.51.100.${place}` });

  /** Returns the only mail to an address, ignoring mails about new devices: every sign-in in these tests causes one. */
  async function mailTo(to: string): Promise<string> {
    const texts = () =>
      sink.mails
        .filter((mail) => mail.to === to)
        .map(({ raw }) => partOf(raw, 'text/plain'))
        .filter((text) => !/was not used for it before|لم يُستخدم له من قبل/.test(text));
    await expect.poll(() => texts().length).toBe(1);
    return texts()[0] ?? '';
  }

  async function ask(email: string, input: object = {}) {
    const captcha_token = await actions.solveCaptcha();
    const given = { email, captcha_token, locale: 'en', ...input };
    return actions.callAction('request_password_recovery', given, from());
  }

  return {
    ...{ sink, actions, from, mailTo, ask },

    /** IP address of this test's requests; each test has its own. */
    address: () => from()['x-forwarded-for'],
    moveOn: () => void (place += 1),
    async clear() {
      place += 1;
      await endJobs(actions.pool);
      sink.mails.length = 0;
      await actions.pool.query('truncate accounts.links, actions.attempts');
    },

    update: (input: object) =>
      actions.callAction('update_password', { password: newPassword, ...input }, from()),

    async askForLink(email: string = client.email): Promise<string> {
      await ask(email);
      return tokenIn(await mailTo(email));
    },

    /** Creates a person for this test. */
    async addPerson(changes: object = {}) {
      const email = `person${place}@example.test`;
      const id = await actions.identity.addPerson({ email, password: 'First-Password-1', ...changes });
      return { email, id, password: 'First-Password-1' };
    },

    queued: async () => (await actions.pool.query('select from graphile_worker.jobs')).rowCount,
    sessionsOf: async (id: string): Promise<unknown> =>
      (await actions.identity.admin('GET', `/users/${id}/sessions`)).json(),

    async stop() {
      await runner.stop();
      actions.services.mailer.close();
      await actions.stop();
      await sink.stop();
    },
  };
}

export type Accounts = Awaited<ReturnType<typeof startAccounts>>;

export const tokenIn = (text: string): string =>
  new URLSearchParams(new URL(/http:\/\/\S+/.exec(text)?.[0] ?? '').hash.slice(1)).get('token') ?? '';

export const codeOf = (response: { json: () => { extensions: { code: string } } }): string =>
  response.json().extensions.code;
