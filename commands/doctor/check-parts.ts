import { HASURA_VERSION } from '#embedded/engine/hasura-version.ts';
import { fault, ok, reasonOf, warning, type Check, type Result } from './check.ts';
import { judgeClock } from './clock.ts';
import { readStart } from './read-start.ts';
import type { Target } from './read-target.ts';

/** Asks a part's health. */
export function checkPart(name: string, url: string): Check {
  return {
    name,
    run: async (signal) => {
      const answer = await ask(`${withoutSlash(url)}/healthz`, signal);
      if (answer instanceof Error) return [unreachable(name, answer)];
      await answer.body?.cancel();
      if (answer.ok) return [ok(`${name} is well.`)];
      return [fault(`${name} answers ${answer.status}.`, 'Read its log.')];
    },
  };
}

/** Asks the engine's health, and whether it is the version of Hasura that the product is tried with. */
export function checkEngine(url: string): Check {
  const health = checkPart('engine', url);
  return {
    name: health.name,
    run: async (signal) => {
      const results = await health.run(signal);
      if (results.some(({ level }) => level !== 'ok')) return results;
      const answer = await ask(`${withoutSlash(url)}/v1/version`, signal);
      return [
        ...results,
        answer instanceof Error ? unreachable('engine', answer) : await judgeEngine(answer),
      ];
    },
  };
}

async function judgeEngine(answer: Response): Promise<Result> {
  const version = textIn(await readStart(answer), 'version');
  if (isSameVersion(version, HASURA_VERSION)) return ok(`The engine is Hasura ${version}.`);
  return warning(
    `The engine is Hasura "${version}"; ${HASURA_VERSION} is the version that the product is tried with.`,
    'Use the image that docker-compose.yml names.',
  );
}

/** An edition may add a suffix: v2.48.5-ce. */
const isSameVersion = (version: string, wanted: string) =>
  version === wanted || version.startsWith(`${wanted}-`);

/** Asks Keycloak who it says it is, and what time it has there. */
export function checkKeycloak(url: string, { publicUrl, realm }: Pick<Target, 'publicUrl' | 'realm'>): Check {
  return {
    name: 'keycloak',
    run: async (signal) => {
      const path = `/realms/${encodeURIComponent(realm)}/.well-known/openid-configuration`;
      const answer = await ask(`${withoutSlash(url)}${path}`, signal);
      if (answer instanceof Error) return [unreachable('Keycloak', answer)];
      const date = Date.parse(answer.headers.get('date') ?? '');
      return [
        await judgeIssuer(answer, `${withoutSlash(publicUrl)}/realms/${realm}`),
        ...(Number.isNaN(date) ? [] : [judgeClock('Keycloak', date)]),
      ];
    },
  };
}

async function judgeIssuer(answer: Response, wanted: string): Promise<Result> {
  if (!answer.ok) {
    await answer.body?.cancel();
    const advice = 'See whether KEYCLOAK_URL is right and the realm was imported (keycloak/realm.json).';
    return fault(`Keycloak answers ${answer.status} for the realm.`, advice);
  }
  const issuer = textIn(await readStart(answer), 'issuer');
  if (issuer === wanted) return ok('Keycloak issues tokens for PUBLIC_URL.');
  return fault(
    `Keycloak issues tokens as "${issuer}", but PUBLIC_URL makes it "${wanted}": no login would work.`,
    "Let PUBLIC_URL and Keycloak's KC_HOSTNAME be the same.",
  );
}

/** Returns a text of a JSON object; empty if there is none. */
function textIn(json: string, key: string): string {
  try {
    const { [key]: text } = JSON.parse(json) as Record<string, unknown>;
    return typeof text === 'string' ? text.slice(0, 200) : '';
  } catch {
    return '';
  }
}

const ask = (url: string, signal: AbortSignal) =>
  fetch(url, { signal, redirect: 'manual' }).catch((error: Error) => error);

const unreachable = (name: string, error: Error) =>
  fault(
    `${name} can't be reached: ${reasonOf(error)}.`,
    'See whether it runs, and whether its address is right.',
  );

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
