import { withClient } from '#embedded/postgres/with-client.ts';
import type { PatientClient } from '#runtime/network/patient-client.ts';
import { DEADLINE_MS, reasonOf, type Check, type Result } from './check.ts';

/** Undefined before the first start. */
export type DatabaseUrl = string | undefined | Promise<string | undefined>;

/** Each question to a database has the doctor's deadline. */
export const ASKING = {
  connectMs: DEADLINE_MS,
  answerMs: DEADLINE_MS,
  application_name: 'hostfront doctor',
};

type Asking = {
  readonly name: string;
  ask(client: PatientClient): Promise<Result[]>;
  /** Tells why the database could not be asked. */
  refused(why: string): Result;
};

/** Checks what a database holds; finds nothing where there is none. */
export function onDatabase(databaseUrl: DatabaseUrl, { name, ask, refused }: Asking): Check {
  return {
    name,
    run: async () => {
      const connectionString = await databaseUrl;
      if (connectionString === undefined) return [];
      try {
        return await withClient({ connectionString, ...ASKING }, ask);
      } catch (error) {
        return [refused(reasonOf(error))];
      }
    },
  };
}
