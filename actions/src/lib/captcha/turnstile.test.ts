import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTurnstileCheck } from './turnstile.ts';

let close: () => void = () => undefined;
afterEach(() => close());

async function checkAgainst(answer: unknown, status = 200) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => response.writeHead(status).end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return { bodies, check: createTurnstileCheck({ secretKey: 'key', hostname: 'hosting.test', url }) };
}

describe('the Turnstile check', () => {
  it('asks Cloudflare with the secret, the token and the IP address of the visitor', async () => {
    const { bodies, check } = await checkAgainst({ success: true, hostname: 'hosting.test' });

    await check('token', '192.0.2.1');
    expect(bodies).toEqual(['secret=key&response=token&remoteip=192.0.2.1']);
  });

  it.each([[{ success: false }], [{ success: true, hostname: 'elsewhere.test' }]])(
    'refuses the visitor if Cloudflare answers %j',
    async (answer) => {
      const { check } = await checkAgainst(answer);

      await expect(check('token', '192.0.2.1')).rejects.toMatchObject({ code: 'captcha-invalid' });
    },
  );

  it('refuses an empty token without asking Cloudflare', async () => {
    const { bodies, check } = await checkAgainst({ success: true });

    await expect(check(' ', '192.0.2.1')).rejects.toMatchObject({ code: 'captcha-missing' });
    expect(bodies).toEqual([]);
  });

  it('refuses with captcha-unavailable if the answer of Cloudflare is invalid', async () => {
    const { check } = await checkAgainst('oops', 500);

    await expect(check('token', '192.0.2.1')).rejects.toMatchObject({ code: 'captcha-unavailable' });
  });
});
