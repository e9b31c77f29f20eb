import type { RunningImport } from './import-documents.ts';
import type { ImportCounts } from './upload-contacts.ts';

type Counted = Pick<
  RunningImport,
  'created_count' | 'updated_count' | 'existing_count' | 'duplicate_count' | 'invalid_count'
>;

/** Returns what an import did, from its record. */
export const countsOf = (record: Counted): ImportCounts => ({
  created: record.created_count,
  updated: record.updated_count,
  existing: record.existing_count,
  duplicates: record.duplicate_count,
  invalid: record.invalid_count,
});

/** Returns the values of the text that says what an import did, and why it left rows out. */
export function summaryOf({ created, updated, existing, duplicates, invalid }: ImportCounts) {
  return { created, updated, existing, duplicates, invalid, omitted: existing + duplicates + invalid };
}
