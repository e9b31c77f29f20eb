import { withClient } from '#embedded/postgres/with-client.ts';
import { ASKING } from './on-database.ts';

/**
 * Returns the sender's email of the settings; undefined where none is saved, or where the database can't be asked, which
 * another check says.
 */
export async function readSavedSender(databaseUrl: string | undefined): Promise<string | undefined> {
  if (databaseUrl === undefined) return undefined;
  try {
    return await withClient({ connectionString: databaseUrl, ...ASKING }, async (client) => {
      const { rows } = await client.query<{ value: string | null }>(
        "select value from site_settings where key = 'sender_email'",
      );
      return rows[0]?.value?.trim() || undefined;
    });
  } catch {
    return undefined;
  }
}
