import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** Starts a mail server that asks for a login, and repeats a wrong password; returns its host and port. */
export async function startLoginServer(rightPassword: string): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ password }, _session, done) =>
      password === rightPassword ? done(null, { user: 'me' }) : done(new Error(`no ${password} here`)),
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));

  return `127.0.0.1:${port}`;
}
