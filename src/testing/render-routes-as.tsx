import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { answeringLink } from './answering-link.ts';
import { makeSessionStore, withSession } from './make-session-store.tsx';
import { renderRoutes, type RenderAppOptions } from './render-app.tsx';

/** Renders routes with a session, or with one in this state; the API never answers where the options have none. */
export async function renderRoutesAs(
  who: Parameters<typeof makeSessionStore>[0] | SessionStore,
  routes: Parameters<typeof renderRoutes>[0],
  options: RenderAppOptions = {},
) {
  const session = typeof who === 'string' ? await makeSessionStore(who) : who;

  return renderRoutes(routes, { link: answeringLink({}), wrap: withSession(session), ...options });
}
