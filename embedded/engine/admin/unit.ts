import type { ClientBase } from 'pg';
import { MetadataError } from '../errors/metadata-error.ts';
import { AdminFault } from './admin-fault.ts';
import { readStored, writeMetadata, writeRevision, type StoredMetadata } from './catalog-store.ts';
import type { Command, Fields } from './command.ts';
import { buildConsistent, type CheckMetadata, type Inconsistent } from './inconsistency.ts';
import { dependentsOf } from './dependents.ts';
import { followSchema } from './follow-schema.ts';
import type { Node } from './metadata-tree.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { refuseRetyped } from './refuse-retyped.ts';
import {
  compareSchemas,
  renamedRelationship,
  takeSnapshot,
  type SchemaChanges,
  type SchemaSnapshot,
} from './schema-changes.ts';
import { AnswerCount } from './sql-answer.ts';

export type UnitParts = {
  /** Throws a MetadataError where the engine can't read the metadata, whatever the database holds. */
  readonly parse: (metadata: unknown) => void;
  readonly check: CheckMetadata;
  /** Objects of the metadata in force that were inconsistent before. */
  readonly known: readonly Inconsistent[];
};

/** Kinds of objects that Hasura does not count among the dependents of tables, columns and functions. */
const INDEPENDENT = new Set(['rest_endpoint', 'query of a collection', 'allowlist', 'inherited_role']);

/**
 * The commands of one request: one transaction, one draft of the metadata. The draft is checked and written once, after
 * all commands.
 */
export class Unit {
  readonly client: ClientBase;
  readonly answered = new AnswerCount();
  readonly #parts: UnitParts;
  readonly #stored: StoredMetadata;
  #draft: Node;
  #isChanged = false;
  #isChecked = false;
  #touchesSchema = false;
  #allowsInconsistent = false;
  #cascades = false;
  #isReplaced = false;
  /** Whether a command drops something on which other objects may depend. */
  #drops = false;
  /** Objects that were inconsistent when the unit was settled. */
  inconsistent: readonly Inconsistent[];

  constructor(client: ClientBase, stored: StoredMetadata, parts: UnitParts) {
    this.client = client;
    this.#stored = stored;
    this.#parts = parts;
    this.#draft = structuredClone(stored.metadata) as Node;
    this.inconsistent = parts.known;
  }

  static async begin(client: ClientBase, parts: UnitParts, isReadOnly: boolean): Promise<Unit> {
    return new Unit(client, await readStored(client, { forUpdate: !isReadOnly }), parts);
  }

  get metadata(): Fields {
    return this.#draft;
  }

  get resourceVersion(): number {
    return this.#stored.resourceVersion;
  }

  /** Returns true if engines must build their core again. */
  get needsReload(): boolean {
    return this.#isChanged || this.#touchesSchema;
  }

  get known(): readonly Inconsistent[] {
    return this.#parts.known;
  }

  /** Refuses a command that was written for another version of the metadata. */
  expectVersion({ resourceVersion, path }: Command): void {
    const { resourceVersion: current } = this.#stored;
    if (resourceVersion === undefined || resourceVersion === current) return;
    throw new AdminFault(
      'conflict',
      `metadata resource version referenced (${resourceVersion}) did not match current version (${current})`,
      { path, status: 409 },
    );
  }

  /** Lets `change` edit the draft. */
  edit(change: (draft: Node) => void, { drops = false, cascades = false } = {}): void {
    change(this.#draft);
    this.#drops ||= drops;
    this.#isChanged = true;
    this.#isChecked = true;
    this.#cascades ||= cascades;
  }

  /** Puts other metadata in place of the draft. */
  replace(metadata: Fields, { allowsInconsistent }: { allowsInconsistent: boolean }): void {
    this.#draft = structuredClone(metadata) as Node;
    this.#isChanged = true;
    this.#isChecked = true;
    this.#isReplaced = true;
    this.#allowsInconsistent ||= allowsInconsistent;
    this.#readable('$.args.metadata');
  }

  /** Takes every inconsistent object out of the draft. */
  async dropInconsistent(): Promise<void> {
    const { metadata } = await this.#consistent();
    this.replace(metadata, { allowsInconsistent: false });
  }

  /** Lets the draft follow what SQL has done to the schema since `before`. */
  async followSchema(before: SchemaSnapshot): Promise<void> {
    const changes = compareSchemas(this.#draft, before, await takeSnapshot(this.client));
    refuseRetyped(this.#draft, changes);
    const text = JSON.stringify(this.#draft);
    const followed = structuredClone(this.#draft);
    followSchema(followed, changes);
    if (JSON.stringify(followed) === text) return;
    this.#draft = followed;
    this.#isChanged = true;
  }

  /** Renames a relationship in the conditions of permissions, before the command renames it itself. */
  async renameRelationship(relationship: NonNullable<SchemaChanges['relationship']>): Promise<void> {
    followSchema(this.#draft, renamedRelationship(await takeSnapshot(this.client), relationship));
  }

  touchSchema({ checks, cascades }: { checks: boolean; cascades: boolean }): void {
    this.#touchesSchema = true;
    this.#isChecked ||= checks;
    this.#drops ||= checks;
    this.#cascades ||= cascades;
  }

  /** Checks the draft and writes it; throws where it breaks something that was whole before. */
  async settle(): Promise<void> {
    if (this.#isChanged) this.#readable('$.args');
    if (this.#isChecked) await this.#check();
    if (this.#isChanged) await writeMetadata(this.client, this.#draft);
    else if (this.#touchesSchema) await writeRevision(this.client);
  }

  #readable(path: string): void {
    try {
      this.#parts.parse(this.#draft);
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error;
      const place = error.place.replace(/^metadata/, path);
      throw new AdminFault('parse-failed', error.message.slice(error.place.length + 2), { path: place });
    }
  }

  async #check(): Promise<void> {
    const { known } = this.#parts;
    const { metadata, inconsistent } = await this.#consistent();
    const names = new Set(known.map(({ name }) => name));
    const fresh = inconsistent.filter(({ name }) => !names.has(name));
    this.inconsistent = inconsistent;
    if (fresh.length === 0 || this.#allowsInconsistent) return;
    if (!this.#cascades) throw this.#refusal(fresh);
    if (inconsistent.length > fresh.length)
      throw new AdminFault('not-supported', 'drop the inconsistent metadata before a command that cascades');
    this.#draft = metadata as Node;
    this.#isChanged = true;
    this.inconsistent = [];
  }

  #consistent() {
    const { check } = this.#parts;
    const inOrder = oneAfterAnother(this.client);

    return buildConsistent(this.#draft, (rest, lost) => check(inOrder, rest, lost));
  }

  #refusal(fresh: readonly Inconsistent[]): AdminFault {
    if (this.#drops && fresh.some(({ type }) => !INDEPENDENT.has(type)))
      return new AdminFault(
        'dependency-error',
        `cannot drop due to the following dependent objects: ${dependentsOf(fresh)}`,
        { path: '$' },
      );
    const found = this.#isReplaced ? 'inconsistent metadata' : 'newly found inconsistent metadata';

    return new AdminFault('unexpected', `cannot continue due to ${found}`, { internal: fresh });
  }
}
