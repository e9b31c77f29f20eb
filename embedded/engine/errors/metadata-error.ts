/**
 * A fault in the metadata: `place` is its file and the path in it, the message names the expected and the found
 * value.
 */
export class MetadataError extends Error {
  readonly place: string;

  constructor(place: string, message: string) {
    super(`${place}: ${message}`);
    this.name = 'MetadataError';
    this.place = place;
  }
}
