type ApiError = { message: string; extensions?: Record<string, unknown> };

/** Errors that the API returned. Apollo's `CombinedGraphQLErrors` also has the property `errors` with such a list. */
export class ApiErrors extends Error {
  override readonly name = 'ApiErrors';
  readonly errors: readonly ApiError[];

  constructor(errors: readonly ApiError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.errors = errors;
  }
}

/** Returns the API's errors, from Apollo or from the public data's own requests; empty if the API was not reached. */
export function apiErrorsOf(error: unknown): readonly ApiError[] {
  if (error instanceof ApiErrors) return error.errors;
  // Checks the name, since importing the class would load Apollo.
  const isApollos = error instanceof Error && error.name === 'CombinedGraphQLErrors' && 'errors' in error;

  return isApollos ? (error.errors as readonly ApiError[]) : [];
}
