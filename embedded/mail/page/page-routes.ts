import type { FastifyInstance } from 'fastify';
import { chooseLanguage, rememberLanguage } from './choose-language.ts';
import element from './element.js?raw';
import style from './inbox.css?raw';
import inbox from './inbox.js?raw';
import mailList from './mail-list.js?raw';
import mailParts from './mail-parts.js?raw';
import mailView from './mail-view.js?raw';
import { PAGE_POLICY, renderPage } from './render-page.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const FILES = {
  'element.js': [SCRIPT, element],
  'inbox.css': ['text/css; charset=utf-8', style],
  'inbox.js': [SCRIPT, inbox],
  'mail-list.js': [SCRIPT, mailList],
  'mail-parts.js': [SCRIPT, mailParts],
  'mail-view.js': [SCRIPT, mailView],
} as const;

/** Registers the inbox's page and the files that it loads. */
export function pageRoutes(server: FastifyInstance): void {
  server.get<{ Querystring: { language?: string } }>('/', async ({ query, headers }, reply) => {
    const language = chooseLanguage({
      asked: query.language,
      cookie: headers.cookie,
      accepted: headers['accept-language'],
    });
    if (query.language === language) reply.header('set-cookie', rememberLanguage(language));
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(renderPage(language));
  });

  for (const [name, [type, text]] of Object.entries(FILES)) {
    server.get(`/page/${name}`, async (_request, reply) => reply.type(type).send(text));
  }
}
