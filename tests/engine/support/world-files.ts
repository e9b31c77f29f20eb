import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../world', file), 'utf8');

/** The small world of the cases, which other tests use too. */
export const worldSql = read('schema.sql');
export const worldMetadata = () => parseMetadata(parse(read('metadata.yaml')));
