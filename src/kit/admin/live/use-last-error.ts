import { useState } from 'react';

type Answer = { error?: unknown; loading: boolean };

/** Returns the error of the last answer until the next one: a retry under way does not take the message from the page. */
export function useLastError({ error, loading }: Answer): unknown {
  const [last, setLast] = useState<unknown>();
  const shown = loading ? last : error;
  if (shown !== last) setLast(shown);

  return shown;
}
