import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { ReadBearer } from '#actions/lib/sessions/access-token.ts';
import { MAX_BYTES, type Variant } from './picture.ts';
import { readPictureFile, storePicture } from './store-picture.ts';

type PictureDeps = { pool: Pool; readBearer: ReadBearer };

const querySchema = object({
  kind: string().oneOf(['wide', 'square']).required(),
  name: string().trim().min(1).max(255).default('logo'),
});

/** Bytes of a body that is read whole: a file that is too large but not larger gets its answer without a broken connection. */
const READ_BYTES = 8 * MAX_BYTES;
/** Address of a file: the picture's hash, and the name of the variant. */
const FILE = /^([0-9a-f]{32})(?:-(180|192|512|48|mail|social))?\.(svg|png|ico)$/;
const EXTENSIONS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/x-icon': 'ico',
};

/**
 * Adds `POST /uploads/pictures?kind=wide&name=…`, whose body is a picture as it is, for administrators. The answer says
 * under which hash the picture is kept; it is shown once a setting names it. `GET /media/<hash>[-<variant>].<type>` is
 * what web servers read it by.
 */
export function addPictureRoutes(server: FastifyInstance, { pool, readBearer }: PictureDeps): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: READ_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  server.setErrorHandler((error: Error & { code?: string }, request) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(request) : error;
  });

  server.post('/uploads/pictures', {
    // Before the body is read, so that no other role can make this service read one.
    onRequest: async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      await readBearer(headers.authorization, ['site_admin']);
    },
    handler: async (request) => {
      const { kind, name } = readQuery(request.query);
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) {
        throw new ActionError('picture-damaged', 'The file is empty.');
      }
      if (body.length > MAX_BYTES) throw tooLarge(request);
      // The library that draws takes its time to load, and is needed on few days.
      const { takePicture } = await import('./take-picture.ts');
      const picture = await takePicture(body, kind);
      await storePicture(pool, picture, name);
      const [file] = picture.files;

      return {
        hash: picture.hash,
        tone: picture.tone,
        media_type: file?.mediaType,
        width: file?.width,
        height: file?.height,
      };
    },
  });

  server.get<{ Params: { file: string } }>('/media/:file', async ({ params }, reply) => {
    const [, hash = '', variant = '', extension] = FILE.exec(params.file) ?? [];
    const file = hash === '' ? undefined : await readPictureFile(pool, hash, variant as Variant);
    if (!file || EXTENSIONS[file.mediaType] !== extension) return reply.callNotFound();

    return reply.type(file.mediaType).send(file.content);
  });
}

function readQuery(query: unknown) {
  try {
    return querySchema.validateSync(query);
  } catch (cause) {
    throw new ActionError(
      'picture-request-invalid',
      'The query must have kind=wide or kind=square, and a name.',
      {
        cause,
      },
    );
  }
}

function tooLarge({ headers }: FastifyRequest): ActionError {
  const bytes = Number(headers['content-length']);
  const found = bytes > 0 ? `${Math.ceil(bytes / 1024).toLocaleString('en')} KB` : 'more';

  return new ActionError('picture-too-large', `A logo may have at most 512 KB; this file has ${found}.`, {
    status: 413,
    details: { found },
  });
}
