import { ServerError } from '@apollo/client/errors';
import { mixed, number, object, string } from 'yup';
import { toServerError } from '#src/lib/apollo/error-code.ts';
import { authHeaders } from '#src/lib/apollo/request-context.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import type { Logo } from '#src/config/runtime-config.ts';

export type PictureKind = 'wide' | 'square';
/** An uploaded picture, as the site shows it. */
export type Uploaded = Logo & {
  hash: string;
  /** Name of its file under /media. */
  fileName: string;
};

const answerSchema = object({
  hash: string().required(),
  width: number().required(),
  height: number().required(),
  tone: string().required(),
  media_type: string().required(),
});

/** Sends a file to the actions service, which checks it and writes a clean one; nothing shows it before it is saved. */
export async function uploadPicture(session: SessionStore, file: File, kind: PictureKind): Promise<Uploaded> {
  const token = await session.accessToken();
  const query = new URLSearchParams({ kind, name: file.name.slice(0, 255) });
  const response = await fetch(`/uploads/pictures?${query}`, {
    method: 'POST',
    headers: { ...authHeaders(token, undefined), 'content-type': 'application/octet-stream' },
    body: file,
  });
  const bodyText = await response.text();
  if (!response.ok) throw toServerError(messageOf(bodyText), response, bodyText);
  const { hash, media_type: type, ...size } = await answerSchema.validate(JSON.parse(bodyText));
  const fileName = `${hash}.${type === 'image/svg+xml' ? 'svg' : 'png'}`;

  return { ...size, hash, fileName, src: previewOf(hash) };
}

/** Returns the address of a picture as a raster picture, whatever kind of file it is. */
export const previewOf = (hash: string): string => `/media/${hash}-social.png`;

const refusalSchema = object({
  message: string().required(),
  extensions: object({ code: string().required(), found: mixed(), wanted: mixed() }),
});

/** Returns what the service found in a refused file, for the texts of its codes. */
export function foundIn(error: unknown): Record<string, string> {
  try {
    const { found, wanted } = refusalSchema.validateSync(
      JSON.parse(ServerError.is(error) ? error.bodyText : ''),
    ).extensions;
    return { found: String(found ?? ''), wanted: String(wanted ?? '') };
  } catch {
    // The answer did not come from the service, so that the error's own text is shown.
    return { found: '', wanted: '' };
  }
}

function messageOf(bodyText: string): string {
  try {
    return refusalSchema.validateSync(JSON.parse(bodyText)).message;
  } catch {
    // The body is not JSON from the service.
    return 'The service did not answer as expected.';
  }
}
