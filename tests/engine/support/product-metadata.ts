import type { Metadata } from '#embedded/engine/metadata/metadata.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';

let read: Metadata | undefined;

/** Returns the product's own metadata, which the test files of a process read once. */
export const productMetadata = (): Metadata => (read ??= readMetadataDirectory('hasura/metadata'));
