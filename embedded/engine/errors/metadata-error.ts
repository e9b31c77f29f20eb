/** A fault in the metadata: what was wanted, what was found, in which file and where in it. */
export class MetadataError extends Error {
  readonly place: string;

  constructor(place: string, message: string) {
    super(`${place}: ${message}`);
    this.name = 'MetadataError';
    this.place = place;
  }
}
