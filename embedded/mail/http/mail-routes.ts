import type { FastifyInstance, FastifyReply } from 'fastify';
import { listMails } from '../mails/list-mails.ts';
import type { MailStore } from '../mails/mail-store.ts';
import { readAttachments } from '../mails/read-mail.ts';
import { framePolicy, hasRemotePictures, renderFrame } from './render-frame.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 2_000;
const SEARCH_MAX_LENGTH = 200;
/** Types of pictures that run no code, even when a browser opens them by themselves. */
const PICTURE = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

type OfMail = { Params: { id: string } };
type OfAttachment = { Params: { id: string; name: string } };
type OfList = { Querystring: { search?: string; limit?: string } };
type OfFrame = OfMail & { Querystring: { pictures?: string } };

/** Registers the routes that list mails as JSON, serve the parts of each, and delete them. */
export function mailRoutes(server: FastifyInstance, store: MailStore): void {
  server.get('/api/healthz', async () => true);
  server.get('/api/email', async () => store.all());
  server.get<OfList>('/api/email/summary', async ({ query }) => listMails(store.all(), readList(query)));
  server.delete('/api/email/all', async () => {
    store.clear();
    return true;
  });

  server.get<OfMail>('/api/email/:id', async ({ params: { id } }, reply) => {
    const mail = store.get(id);
    if (!mail) return notFound(reply);
    store.markRead(id);
    return { ...mail, remotePictures: hasRemotePictures(mail.html) };
  });
  server.delete<OfMail>('/api/email/:id', async ({ params: { id } }, reply) =>
    store.remove(id) ? true : notFound(reply),
  );
  partRoutes(server, store);
}

function partRoutes(server: FastifyInstance, store: MailStore): void {
  server.get<OfFrame>('/api/email/:id/html', async ({ params: { id }, query }, reply) => {
    const [mail, source] = [store.get(id), store.sourceOf(id)];
    if (mail?.html === undefined || !source) return notFound(reply);
    return reply
      .header('content-security-policy', framePolicy(query.pictures === 'all'))
      .type('text/html; charset=utf-8')
      .send(renderFrame(mail.html, mail.attachments, await readAttachments(source)));
  });

  server.get<OfMail>('/api/email/:id/source', async ({ params: { id } }, reply) => {
    const source = store.sourceOf(id);
    return source ? reply.type('text/plain; charset=utf-8').send(source) : notFound(reply);
  });

  server.get<OfMail>('/api/email/:id/download', async ({ params: { id } }, reply) => {
    const source = store.sourceOf(id);
    if (!source) return notFound(reply);
    return reply
      .header('content-disposition', attached(`${id}.eml`))
      .type('message/rfc822')
      .send(source);
  });

  server.get<OfAttachment>('/api/email/:id/attachment/:name', async ({ params: { id, name } }, reply) => {
    const { attachments = [] } = store.get(id) ?? {};
    const place = attachments.findIndex(({ generatedFileName }) => generatedFileName === name);
    const [attachment, source] = [attachments[place], store.sourceOf(id)];
    if (!attachment || !source) return notFound(reply);
    const isPicture = PICTURE.test(attachment.contentType);
    return reply
      .header('content-disposition', isPicture ? 'inline' : attached(attachment.filename))
      .type(isPicture ? attachment.contentType : 'application/octet-stream')
      .send((await readAttachments(source))[place]);
  });
}

function readList({ search = '', limit }: OfList['Querystring']) {
  return {
    search: String(search).slice(0, SEARCH_MAX_LENGTH),
    limit: Math.min(MAX_LIMIT, Math.max(1, Number(limit) || DEFAULT_LIMIT)),
  };
}

/** Returns the header's value for a file that is saved; the file's name may be in any script (RFC 6266). */
function attached(filename: string): string {
  const wellFormed = Buffer.from(filename).toString();
  const name = encodeURIComponent(wellFormed).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

  return `attachment; filename*=UTF-8''${name}`;
}

const notFound = (reply: FastifyReply) => reply.status(404).send({ error: 'Email was not found' });
