import Fastify from 'fastify';
import { addUnsubscribeRoutes } from '#actions/features/unsubscribe/unsubscribe-routes.ts';
import { startNewsletters } from '../start-newsletters.ts';

/** Starts the pages of unsubscribe links, with functions that use them. */
export async function startLinks() {
  const world = await startNewsletters();
  const server = Fastify();
  addUnsubscribeRoutes(server, world);

  return {
    ...world,
    server,

    /** Adds a contact; `url` is the link in its mail. */
    async addContact(email = 'salma@example.test', locale = 'en') {
      const [row] = await world.rows('insert into contacts (email, locale) values ($1, $2) returning id', [
        email,
        locale,
      ]);
      const id = String(row?.['id']);
      return { id, url: `/unsubscribe/${(await world.tokens()).make(id, email)}` };
    },

    stateOf: async (id: string) =>
      (await world.rows('select state from contacts where id = $1', [id]))[0]?.['state'],

    post: (url: string) =>
      server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),

    async stop() {
      await server.close();
      await world.stop();
    },
  };
}
