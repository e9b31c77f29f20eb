/** The JSON text of a field or of the whole `data`, and headers of an action's webhook for the client. */
export type Answered = {
  readonly data: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
};
