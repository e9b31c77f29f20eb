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
  /** Does the same, and keeps the data as new as the API's until the returned function is called. */
  follow: (listener: () => void) => () => void;
  /** Requests the data again; the old data stay until the answer arrives, and also if the request fails. */
  refetch: () => Promise<unknown>;
};

/** Answers by operation and variables, as `keyOf` writes them. */
export type PublicAnswers = Record<string, unknown>;

export type PublicData = {
  query: <Data>(request: PublicRequest) => PublicEntry<Data>;
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
 * Creates the data of the public pages, as visitors see them: each query is sent once per visit, and followed where a part
 * of the page asks for that. There are no tokens and no cache of records, so that a visitor's first page needs no Apollo
 * (decision 48).
 */
export function createPublicData({ source, answers = {}, areOld = false }: Options): PublicData {
  const requests = new Map<string, PublicRequest>();
  const queries = new Map<string, PublicEntry<unknown>>();

  return {
    query: <Data>(request: PublicRequest) => {
      const key = keyOf(request);
      const entry = queries.get(key) ?? createQuery(request, source, { known: answers[key], isOld: areOld });
      queries.set(key, entry);
      requests.set(key, request);

      return entry as PublicEntry<Data>;
    },
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

  const answered = (data: unknown): void => state.set({ data, error: undefined, loading: false });
  const failed = (error: unknown): void =>
    state.set({ ...state.get(), error: asError(error), loading: false });

  const ask = async (): Promise<unknown> => {
    forgettings = forgettingsOf(tables);
    const { data: before } = state.get();
    try {
      const data = await source?.query(request);
      // What was pushed meanwhile may be newer than the answer.
      if (state.get().data === before) answered(data);
      return data;
    } catch (error) {
      failed(error);
      throw error;
    } finally {
      running = undefined;
    }
  };
  const refetch = () => (running ??= ask());

  const subscribe = (listener: () => void) => {
    const isMissing = state.get().data === undefined && state.get().error === undefined;
    // The error is ignored here, as the state reports it.
    if (isMissing || forgettings !== forgettingsOf(tables)) refetch().catch(() => undefined);

    return state.subscribe(listener);
  };
  return {
    getState: state.get,
    subscribe,
    refetch,
    follow: createFollow(request, source, { state, subscribe, answered, failed }),
  };
}

type Followed = {
  state: ReturnType<typeof createState>;
  subscribe: PublicEntry<unknown>['subscribe'];
  answered: (data: unknown) => void;
  failed: (error: Error) => void;
};

/** Creates `follow` of a query: one subscription for all that follow it. */
function createFollow(
  { operation, variables }: PublicRequest,
  source: PublicSource | null,
  { state, subscribe, answered, failed }: Followed,
): PublicEntry<unknown>['follow'] {
  let followers = 0;
  let stop: (() => void) | undefined;
  const next = (data: unknown): void => {
    const { data: before, error } = state.get();
    // The first push only says again what came with the document.
    if (error || JSON.stringify(data) !== JSON.stringify(before)) answered(data);
  };

  return (listener) => {
    const text = operation.text.replace('query', 'subscription');
    stop ??= source?.subscribe({ operation: { ...operation, text }, variables }, { next, error: failed });
    followers += 1;
    const leave = subscribe(listener);

    return () => {
      leave();
      followers -= 1;
      if (followers > 0) return;
      stop?.();
      stop = undefined;
    };
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
