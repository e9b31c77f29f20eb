import { fault, ok, reasonOf, type Check, type Result } from './check.ts';
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
  const issuer = issuerIn(await readStart(answer));
  if (issuer === wanted) return ok('Keycloak issues tokens for PUBLIC_URL.');
  return fault(
    `Keycloak issues tokens as "${issuer}", but PUBLIC_URL makes it "${wanted}": no login would work.`,
    "Let PUBLIC_URL and Keycloak's KC_HOSTNAME be the same.",
  );
}

function issuerIn(text: string): string {
  try {
    const { issuer } = JSON.parse(text) as { issuer?: unknown };
    return typeof issuer === 'string' ? issuer.slice(0, 200) : '';
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
