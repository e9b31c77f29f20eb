import { createListeners } from '#src/lib/listeners/create-listeners.ts';
import { forgettingsOf } from './forgotten-tables.ts';
import type { PublicOperation } from './public-operation.ts';

type Variables = Record<string, unknown>;

/** Operation of the API that visitors may send, with its variables. */
export type PublicRequest = { operation: PublicOperation; variables: Variables };

type Sink = { next: (data: unknown) => void; error: (error: Error) => void };

/** Source of public data. */
export type PublicSource = {
  query: (request: PublicRequest) => Promise<unknown>;
  /** Calls the sink at each answer until the returned function is called. */
  subscribe: (request: PublicRequest, sink: Sink) => () => void;
};

export type PublicState<Data> = { data: Data | undefined; error: Error | undefined; loading: boolean };

/** Last answer to one operation, as a store for `useSyncExternalStore`. */
export type PublicEntry<Data> = {
  getState: () => PublicState<Data>;
  /** Adds a listener; also requests the data if they are missing, or if their tables have changed since. */
  subscribe: (listener: () => void) => () => void;
  /** Requests the data again; the old data stay until the answer arrives, and also if the request fails. */
  refetch: () => Promise<unknown>;
};

/** Answers by operation and variables, as `keyOf` writes them. */
export type PublicAnswers = Record<string, unknown>;

export type PublicData = {
  query: <Data>(request: PublicRequest) => PublicEntry<Data>;
  live: <Data>(request: PublicRequest) => PublicEntry<Data>;
  /** Returns every query used so far, by its key. */
  requests: () => ReadonlyMap<string, PublicRequest>;
};

type Options = {
  /** Source of the data; null sends no requests, as while the server renders a page. */
  source: PublicSource | null;
  /** Answers that came with the document. */
  answers?: PublicAnswers;
  /** True if `answers` are old: they are shown, but requested once more. */
  areOld?: boolean;
};

/**
 * Creates the data of the public pages, as visitors see them: each query is sent once per visit, and subscriptions are
 * live. There are no tokens and no cache of records, so that a visitor's first page needs no Apollo (decision 48).
 */
export function createPublicData({ source, answers = {}, areOld = false }: Options): PublicData {
  const requests = new Map<string, PublicRequest>();
  const queries = new Map<string, PublicEntry<unknown>>();
  const lives = new Map<string, PublicEntry<unknown>>();

  const entryOf = (
    entries: Map<string, PublicEntry<unknown>>,
    request: PublicRequest,
    create: (key: string) => PublicEntry<unknown>,
  ) => {
    const key = keyOf(request);
    const entry = entries.get(key) ?? create(key);
    entries.set(key, entry);

    return entry;
  };

  return {
    query: <Data>(request: PublicRequest) =>
      entryOf(queries, request, (key) => {
        requests.set(key, request);
        return createQuery(request, source, { known: answers[key], isOld: areOld });
      }) as PublicEntry<Data>,
    live: <Data>(request: PublicRequest) =>
      entryOf(lives, request, () => createLive(request, source)) as PublicEntry<Data>,
    requests: () => requests,
  };
}

/** Returns the key of a request, which is identical in the browser and on the server. */
export function keyOf({ operation: { name }, variables }: PublicRequest): string {
  return Object.keys(variables).length > 0 ? `${name} ${JSON.stringify(variables)}` : name;
}

function createQuery(
  request: PublicRequest,
  source: PublicSource | null,
  { known, isOld }: { known: unknown; isOld: boolean },
): PublicEntry<unknown> {
  const { tables } = request.operation;
  const state = createState({ data: known, error: undefined, loading: known === undefined });
  let running: Promise<unknown> | undefined;
  let forgettings = isOld ? -1 : forgettingsOf(tables);

  const ask = async (): Promise<unknown> => {
    forgettings = forgettingsOf(tables);
    try {
      const data = await source?.query(request);
      state.set({ data, error: undefined, loading: false });
      return data;
    } catch (error) {
      state.set({ ...state.get(), error: asError(error), loading: false });
      throw error;
    } finally {
      running = undefined;
    }
  };
  const refetch = () => (running ??= ask());

  return {
    getState: state.get,
    subscribe: (listener) => {
      const isMissing = state.get().data === undefined && state.get().error === undefined;
      // The error is ignored here, as the state reports it.
      if (isMissing || forgettings !== forgettingsOf(tables)) refetch().catch(() => undefined);

      return state.subscribe(listener);
    },
    refetch,
  };
}

/** Creates the entry of a subscription, which is open while it has listeners; the last answer is kept after that. */
function createLive(request: PublicRequest, source: PublicSource | null): PublicEntry<unknown> {
  const state = createState({ data: undefined, error: undefined, loading: true });
  let listeners = 0;
  let stop: (() => void) | undefined;

  return {
    getState: state.get,
    subscribe: (listener) => {
      listeners += 1;
      stop ??= source?.subscribe(request, {
        next: (data) => state.set({ data, error: undefined, loading: false }),
        error: (error) => state.set({ ...state.get(), error, loading: false }),
      });
      const leave = state.subscribe(listener);

      return () => {
        leave();
        listeners -= 1;
        if (listeners > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    refetch: () => Promise.resolve(),
  };
}

function createState(initial: PublicState<unknown>) {
  const listeners = createListeners();
  let state = initial;

  return {
    get: () => state,
    set: (next: PublicState<unknown>) => {
      state = next;
      listeners.tell();
    },
    subscribe: listeners.add,
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The API could not be asked.', { cause: error });
}
