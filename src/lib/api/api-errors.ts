type ApiError = { message: string; extensions?: Record<string, unknown> };

/** What the API answered instead of data. Apollo's `CombinedGraphQLErrors` has the same list under the same name. */
export class ApiErrors extends Error {
  override readonly name = 'ApiErrors';
  readonly errors: readonly ApiError[];

  constructor(errors: readonly ApiError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.errors = errors;
  }
}

/** The API's errors, whoever asked for the data; none where the API was not reached at all. */
export function apiErrorsOf(error: unknown): readonly ApiError[] {
  if (error instanceof ApiErrors) return error.errors;
  // By its name: the class would bring Apollo along.
  const isApollos = error instanceof Error && error.name === 'CombinedGraphQLErrors' && 'errors' in error;

  return isApollos ? (error.errors as readonly ApiError[]) : [];
}
