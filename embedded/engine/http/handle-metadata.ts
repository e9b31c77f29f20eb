import type { IncomingMessage } from 'node:http';
import type { Authenticate } from '../auth/authenticate.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { Limits } from '../limits/limits.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { readBody, requireJson } from './read-body.ts';

type Parts = {
  readonly authenticate: Authenticate;
  readonly limits: Limits;
  readonly reload: () => Promise<void>;
};

/**
 * Runs the one supported metadata command, `reload_metadata`. The metadata are files, so no command changes them.
 *
 * See https://hasura.io/docs/2.0/api-reference/metadata-api/manage-metadata/#metadata-reload-metadata
 */
export async function handleMetadata(request: IncomingMessage, parts: Parts): Promise<string> {
  requireJson(request);
  const session = await parts.authenticate(request.headers);
  if (session.role !== 'admin' || !session.isTrusted) {
    throw new EngineError('access-denied', 'restricted access : admin only');
  }
  const { text } = await readBody(request, parts.limits.maxBodyBytes);
  if (commandOf(text) !== 'reload_metadata') {
    throw new EngineError(
      'not-supported',
      'the engine reads its metadata from files; it takes reload_metadata only',
    );
  }
  try {
    await parts.reload();
    return JSON.stringify({ message: 'success', is_consistent: true });
  } catch (error) {
    if (error instanceof MetadataError) return JSON.stringify(inconsistency(error));
    throw error;
  }
}

/**
 * Returns Hasura's answer to faulty metadata; the engine uses none of them and keeps the core from before the reload.
 */
function inconsistency({ place, message }: MetadataError) {
  const object = { type: 'metadata', name: place, reason: message, definition: {} };

  return { message: 'success', is_consistent: false, inconsistent_objects: [object] };
}

function commandOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  } catch (error) {
    throw new EngineError('invalid-json', 'the body is not valid JSON', { cause: error });
  }
}
