/** The JSON text of a field or of the whole `data`, and headers that an action wants passed on. */
export type Answered = {
  readonly data: string;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
};
