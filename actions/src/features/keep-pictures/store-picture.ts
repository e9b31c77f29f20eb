import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';
import type { Picture, Variant } from './picture.ts';

/** Stores all files of a picture at once; one that is there already counts as uploaded now. */
export async function storePicture(db: Db, { hash, tone, files }: Picture, name: string): Promise<void> {
  await db.query(
    `insert into pictures (hash, tone, name, variant, media_type, width, height, content)
     select $1, $2, $3, variant, media_type, width, height, decode(content, 'base64')
     from jsonb_to_recordset($4) as file (variant text, media_type text, width integer, height integer, content text)
     on conflict on constraint pictures_hash_variant_key do update set created_at = now()`,
    [
      ...[hash, tone, name],
      JSON.stringify(
        files.map(({ mediaType, content, ...file }) => ({
          ...file,
          media_type: mediaType,
          content: content.toString('base64'),
        })),
      ),
    ],
  );
}

export type StoredFile = { mediaType: string; content: Buffer };

/** Reads one file of a picture; undefined if there is none. */
export async function readPictureFile(
  db: Db,
  hash: string,
  variant: Variant,
): Promise<StoredFile | undefined> {
  const { rows } = await db.query<{ media_type: string; content: Buffer }>(
    'select media_type, content from pictures where hash = $1 and variant = $2',
    [hash, variant],
  );
  const [row] = rows;

  return row && { mediaType: row.media_type, content: row.content };
}

/**
 * Deletes pictures that were uploaded a day ago or earlier and that neither a setting nor a kind of hosting names, nor an
 * entry of the history, from which these can be restored.
 */
export function forgetPictures(db: Db): Promise<number> {
  return deleteChunk(db, {
    table: 'pictures',
    key: 'id',
    where: `created_at < now() - make_interval(days => $2)
      and not exists (select from site_settings where key like 'logo\\_%' and hash in (value, value_ar))
      and not exists (
        select from history_entries where table_name = 'site_settings' and record_id like 'logo\\_%'
          and hash in (before ->> 'value', before ->> 'value_ar', after ->> 'value', after ->> 'value_ar'))
      and not exists (select from hosting_kinds where split_part(picture, '.', 1) = hash)
      and not exists (
        select from history_entries where table_name = 'hosting_kinds'
          and hash in (split_part(before ->> 'picture', '.', 1), split_part(after ->> 'picture', '.', 1)))`,
    values: [1],
    chunk: PICTURES_CHUNK,
  });
}

/** Rows of pictures that are deleted at a time; each may have half a megabyte. */
export const PICTURES_CHUNK = 100;
