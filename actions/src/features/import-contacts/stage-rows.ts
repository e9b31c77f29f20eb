import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Contact } from '#rules/contacts/check-contact.ts';
import { COPY_STAGE } from './merge-contacts.ts';

/** Characters of text that are collected before they are sent to the database. */
const BATCH_LENGTH = 64 * 1024;

export type Stage = {
  /** Adds a contact to the text that `flush` sends. */
  add(contact: Contact, line: number): void;
  /** Sends the collected text if there is enough of it, or if `isAll`; resolves once the database can take more. */
  flush(isAll?: boolean): Promise<void>;
  /** Ends the COPY; all rows are in the temporary table then. */
  end(): Promise<void>;
};

/** Copies contacts into the temporary table as fast as the database takes them. */
export function openStage(client: Client): Stage {
  const copy = client.query(copyFrom(COPY_STAGE));
  let failure: Error | undefined;
  copy.on('error', (error: Error) => (failure = error));
  const finished = new Promise<void>((resolve, reject) => {
    copy.once('finish', resolve);
    copy.once('error', reject);
  });
  // `flush` and `end` throw the error; without this handler it would be an unhandled rejection.
  finished.catch(() => undefined);
  let held = '';

  async function flush(isAll = false): Promise<void> {
    if (failure) throw failure;
    if (held === '' || (!isAll && held.length < BATCH_LENGTH)) return;
    const text = held;
    held = '';
    if (!copy.write(text)) await Promise.race([once(copy, 'drain'), finished]);
    if (failure) throw failure;
  }

  return {
    add(contact, line) {
      held += `${line}\t${escape(contact.email)}\t${cell(contact.first_name)}\t${cell(contact.last_name)}\t${contact.locale ?? NULL}\t${contact.state ?? NULL}\n`;
    },
    flush,
    async end() {
      await flush(true);
      copy.end();
      await finished;
    },
  };
}

const NULL = '\\N';

/** Escapes a text for COPY. Control characters were rejected before, so only the backslash has a meaning. */
const escape = (text: string) => (text.includes('\\') ? text.replaceAll('\\', '\\\\') : text);
const cell = (text: string | null) => (text === null ? NULL : escape(text));
