import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientSecrets, startIdentity } from '#tests/actions/start-identity.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { say, unheardIn } from '#tests/support/doctor.ts';
import { serve } from '#tests/support/processes/serve.ts';
import { checkClientSecrets } from '../../commands/doctor/check-client-secrets.ts';
import { checkEngine, checkKeycloak, checkPart } from '../../commands/doctor/check-parts.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const composeFile = new URL('../../docker-compose.yml', import.meta.url);
const SITE = { publicUrl: 'https://hosting.test', realm: 'hosting' };

describe("the doctor's checks of engine, actions and Keycloak", () => {
  it('report a part that is unreachable or answers an error', async () => {
    const ill = await serve((_request, response) => response.writeHead(503).end());

    expect(await say(checkPart('engine', `http://127.0.0.1:${await freePort()}`))).toMatch(
      /^fault: engine can't be reached: .*ECONNREFUSED/,
    );
    expect(await say(checkPart('actions', ill))).toBe('fault: actions answers 503.');
  });

  it('warn if the engine has another Hasura version than the compose file', async () => {
    const pinned = /hasura\/graphql-engine:(v[\d.]+)-/.exec(readFileSync(composeFile, 'utf8'))?.[1];
    const engineOf = (answer: string) =>
      serve((request, response) => response.end(request.url === '/v1/version' ? answer : 'OK'));
    const own = await engineOf(`{"version":"${pinned}","server_type":"ce"}`);

    expect(await say(checkEngine(own))).toBe(`ok: engine is well.\nok: The engine is Hasura ${pinned}.`);
    expect(await say(checkEngine(await engineOf(`{"version":"${pinned}-ce"}`)))).toContain('-ce.');
    expect(await say(checkEngine(await engineOf('{"version":"v2.36.0"}')))).toContain(
      `warning: The engine is Hasura "v2.36.0"; ${pinned} is the version that`,
    );
    expect(await say(checkEngine(await engineOf('hello')))).toContain('warning: The engine is Hasura ""');
  });

  it('distinguish a Keycloak that is unreachable from one that breaks off its answer', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('{');
      setTimeout(() => response.destroy(), 50);
    });

    expect(await say(checkKeycloak(gone, SITE))).toMatch(/^fault: Keycloak can't be reached: .*ECONNREFUSED/);
    expect(await say(checkClientSecrets({ url: gone, realm: SITE.realm }, { actions: 'any' }))).toMatch(
      /^fault: Keycloak can't be asked for the client "actions": .*ECONNREFUSED/,
    );
    expect(await say(checkKeycloak(broken, SITE))).toMatch(/^fault: terminated/);
  });

  it('report an issuer that differs from PUBLIC_URL, and a clock that is an hour off', async () => {
    const keycloak = await serve((_request, response) => {
      response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
      response.end(JSON.stringify({ issuer: 'https://other.test/realms/hosting' }));
    });

    const said = await say(checkKeycloak(keycloak, SITE));
    expect(said).toContain('fault: Keycloak issues tokens as "https://other.test/realms/hosting"');
    expect(said).toMatch(/fault: The clock here is 3\d{3} s ahead of that of Keycloak/);
    expect(await say(checkKeycloak(keycloak, { ...SITE, publicUrl: 'https://other.test/' }))).toContain(
      'ok: Keycloak issues tokens for PUBLIC_URL.',
    );
  });

  it('name clients whose secret Keycloak refuses, and report a missing realm', async () => {
    const database = await openTestDatabase();
    const identity = await startIdentity(database.url, SITE.publicUrl);
    onTestFinished(() => identity.stop());
    const login = { url: identity.url, realm: SITE.realm };
    const secrets = { actions: clientSecrets.ACTIONS_CLIENT_SECRET, 'api-reader': 'of-another-realm' };

    expect(await say(checkClientSecrets(login, { actions: secrets.actions }))).toBe(
      'ok: Keycloak takes the secrets of its clients.',
    );
    expect(await say(checkClientSecrets(login, secrets))).toBe(
      'fault: Keycloak refuses the secret of the client "api-reader".',
    );
    expect(await say(checkClientSecrets({ ...login, realm: 'none' }, { actions: 'any' }))).toMatch(
      /^fault: Keycloak answers 404 to the client "actions"/,
    );
    expect(await say(checkKeycloak(identity.url, { ...SITE, realm: 'none' }))).toMatch(
      /^fault: Keycloak answers 404 for the realm/,
    );
  });

  it('report a part that does not answer within the deadline', async () => {
    const silent = await serve(() => undefined);

    expect(await say(checkPart('engine', silent), 100)).toBe('fault: There was no answer within 0.1 s.');
  });
  it('have each of their messages tested in this file', () => {
    expect(unheardIn(['check.ts', 'check-client-secrets.ts', 'check-parts.ts', 'clock.ts'])).toEqual([]);
  });
});
