import { beforeEach, expect, it, vi } from 'vitest';
import {
  createTestSessionStore,
  makeKeycloak,
  makeTokens,
  refusal,
} from '#src/testing/make-session-store.tsx';
import type { SessionStore } from './session-store.ts';
import type { Session, SessionEvent } from './session.ts';

const RUNS = 20;
const STEPS = 25;
const PEOPLE = ['a1', 'b2'];

const pick = <T>(items: readonly T[]): T => items[Math.trunc(Math.random() * items.length)]!;
const pause = () => new Promise((resolve) => setTimeout(resolve));

let cookieAnswer: () => Response;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => cookieAnswer());
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});
/** Follows a store and returns what it did against the rules of a session, with the event and both states. */
function watch(store: SessionStore): string[] {
  const faults: string[] = [];
  let before: Session = store.getSession();
  let initial = 0;
  store.onEvent((event) => {
    const after = store.getSession();
    if (event === 'INITIAL_SESSION') initial += 1;
    const isRight: Partial<Record<SessionEvent, boolean>> = {
      INITIAL_SESSION: before.status === 'loading' && after.status !== 'loading' && initial === 1,
      SIGNED_IN: after.status === 'signed-in',
      SIGNED_OUT: after.status === 'anonymous',
      TOKEN_REFRESHED: before.status === 'signed-in' && after.status === 'signed-in',
      USER_UPDATED: before.status === 'signed-in' && after.status === 'signed-in',
    };
    const isSomebodyElse = before.user !== null && after.user !== null && before.user.id !== after.user.id;
    if (isRight[event] !== true || isSomebodyElse) faults.push(`${before.status} ${event} ${after.status}`);
    before = after;
  });

  return faults;
}

function openTab() {
  const keycloak = makeKeycloak();
  const store = createTestSessionStore(keycloak);
  store.readRoleBy(async () => {
    if (Math.random() < 0.5) await pause();
    if (Math.random() < 0.2) throw new Error('The role can not be read.');

    return 'admin';
  });

  return { keycloak, store, faults: watch(store), stop: store.start() };
}

/** Each step may happen in a tab at any time; the test does not wait for the end of the step before. */
const steps = {
  'sign in': ({ store }) => store.signIn(makeTokens({ userId: pick(PEOPLE) })),
  'sign out': ({ store }) => store.signOut(),
  'change the password': ({ store }) => store.goOn(makeTokens({ userId: pick(PEOPLE), jti: '2' })),
  refresh: ({ store }) => store.refreshNow(),
  'refresh a session that ended': ({ store, keycloak }) => {
    keycloak.answers.push(refusal(400));
    return store.refreshNow();
  },
  'refresh while the server is away': ({ store, keycloak }) => {
    keycloak.answers.push(refusal(409));
    return store.refreshNow();
  },
  wait: pause,
} satisfies Record<string, (tab: ReturnType<typeof openTab>) => Promise<unknown>>;

it('the session store emits only events that fit its state, for random actions in two tabs', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const isSignedIn = Math.random() < 0.5;
    cookieAnswer = () =>
      new Response(JSON.stringify(isSignedIn ? makeTokens() : {}), { status: isSignedIn ? 200 : 400 });
    const tabs = [openTab(), openTab()] as const;
    const taken: string[] = [`cookie ${isSignedIn}`];
    const started: Promise<unknown>[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(Object.keys(steps) as (keyof typeof steps)[]);
      const at = pick([0, 1] as const);
      taken.push(`${name} in ${at}`);
      started.push(steps[name](tabs[at]).catch(() => undefined));
      if (Math.random() < 0.5) await pause();
    }
    await Promise.all(started);
    cookieAnswer = () => new Response('{}');
    // A message from one tab to the other may arrive only now, and undo a sign-in that came before it.
    await vi.waitUntil(async () => {
      await tabs[0].store.signIn(makeTokens({ userId: 'c3' }));
      await pause();
      return tabs.every(({ store }) => store.getSession().user?.id === 'c3');
    });
    await vi.waitUntil(async () => {
      await tabs[0].store.signOut();
      await pause();
      return tabs.every(({ store }) => store.getSession().status === 'anonymous');
    });
    for (const { stop } of tabs) stop();

    expect({ taken, faults: tabs.map(({ faults }) => faults) }).toEqual({ taken, faults: [[], []] });
  }
});
