type Request = {
  query: string;
  variables?: Record<string, unknown>;
};

/** Yields the data of each answer until the reader stops. */
export function watch<Data>(options: {
  origin: string;
  key?: string;
  /**
   * Makes the request, with the cursor of that moment, whenever the
   * subscription begins again.
   */
  makeRequest: () => Request;
}): AsyncGenerator<Data, void>;
