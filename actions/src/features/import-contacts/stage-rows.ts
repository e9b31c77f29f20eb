import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Contact } from '#rules/contacts/check-contact.ts';
import { OWN_COLUMNS, type OwnValues } from '#rules/contacts/own-file.ts';
import { copyStage } from './merge-contacts.ts';

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
  let copying: Copying | undefined;
  let held = '';
  let isOwn = false;

  async function flush(isAll = false): Promise<void> {
    copying?.check();
    if (held === '' || (!isAll && held.length < BATCH_LENGTH)) return;
    copying ??= openCopy(client, isOwn);
    const { copy, check, finished } = copying;
    const text = held;
    held = '';
    if (!copy.write(text)) await Promise.race([once(copy, 'drain'), finished]);
    check();
  }

  return {
    add(contact, line) {
      held += `${line}\t${escape(contact.email)}\t${cell(contact.first_name)}\t${cell(contact.last_name)}\t${contact.locale ?? NULL}\t${contact.state ?? NULL}`;
      if (contact.own) held += ownCells(contact, contact.own);
      held += '\n';
      // All rows of a file have the product's own values, or none has.
      isOwn ||= contact.own !== undefined;
    },
    flush,
    async end() {
      await flush(true);
      copying?.copy.end();
      await copying?.finished;
    },
  };
}

type Copying = { copy: CopyStreamQuery; finished: Promise<void>; check: () => void };

/** Begins the COPY; `check` throws its error, if there is one. */
function openCopy(client: Client, isOwn: boolean): Copying {
  const copy = client.query(copyFrom(copyStage(isOwn ? OWN_COLUMNS : [])));
  let failure: Error | undefined;
  copy.on('error', (error: Error) => (failure = error));
  const finished = new Promise<void>((resolve, reject) => {
    copy.once('finish', resolve);
    copy.once('error', reject);
  });
  // `check` and `end` throw the error; without this handler it would be an unhandled rejection.
  finished.catch(() => undefined);

  return {
    copy,
    finished,
    check: () => {
      if (failure) throw failure;
    },
  };
}

/** Reasons for a state that a contact which gets newsletters can't have. */
const REASONS_OF_LEAVING = ['complaint', 'hard-bounce', 'soft-bounces'];

/** Writes the product's own values, as far as they fit the state. */
function ownCells({ state }: Contact, own: OwnValues): string {
  const isStale = state === null && REASONS_OF_LEAVING.includes(own.state_reason ?? '');
  const values: OwnValues = {
    ...own,
    unsubscribed_at: state === 'unsubscribed' ? own.unsubscribed_at : null,
    state_reason: isStale ? null : own.state_reason,
  };
  return OWN_COLUMNS.map((name) => `\t${cell(values[name])}`).join('');
}

const NULL = '\\N';

/** Escapes a text for COPY. Control characters were rejected before, so only the backslash has a meaning. */
const escape = (text: string) => (text.includes('\\') ? text.replaceAll('\\', '\\\\') : text);
const cell = (text: string | null) => (text === null ? NULL : escape(text));
