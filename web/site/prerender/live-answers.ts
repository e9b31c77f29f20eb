import type { Logger } from 'pino';
import type { AskedQuery } from './renderer.ts';
import { createKnownAnswers } from './known-answers.ts';
import { connectAsVisitor } from './visitors-socket.ts';

/**
 * Upper bound of watched queries; pages use about fifteen, two for each kind of hosting, and announcements sixty. Many more
 * would be a fault.
 */
const MAX_WATCHED = 300;
/** Milliseconds before each retry of a failed query; further retries wait as long as the last. */
const RETRY_STEPS_MS = [100, 500, 1_000, 2_000, 5_000];
/** The same of a connection. Its first come quickly, since an engine that starts beside this server is there soon. */
const CONNECTION_STEPS_MS = [...Array<number>(30).fill(100), ...RETRY_STEPS_MS];
const JITTER = 0.2;

export type LiveAnswers = {
  /** Keeps the answer of a query up to date from now on, by a subscription. */
  watch: (query: AskedQuery) => void;
  /** Ends watching a query and drops its answer. */
  forget: (key: string) => void;
  /** Returns the last answer, also while the API is unreachable; undefined until the first answer. */
  get: (key: string) => unknown;
  /** Settles once each of these queries has an answer, or after two seconds. */
  arrived: (keys: readonly string[]) => Promise<void>;
  close: () => void;
};

type Options = {
  endpoint: string;
  log: Pick<Logger, 'warn'>;
  onAnswer: (key: string, isNew: boolean) => void;
};

/**
 * Keeps the API's answers to anonymous visitors up to date by subscriptions: the embedded engine pushes after each
 * commit, Hasura at its own interval.
 */
export function createLiveAnswers({ endpoint, log, onAnswer }: Options): LiveAnswers {
  const answers = createKnownAnswers();
  /** Ends the subscription of each watched query. */
  const watched = new Map<string, () => void>();
  const retries = createRetries();
  const client = connectAsVisitor({
    endpoint,
    retryWait: (attempt) => retries.wait(attempt, CONNECTION_STEPS_MS),
  });

  function keep(key: string, data: unknown): void {
    onAnswer(key, answers.keep(key, data));
  }

  function subscribe(asked: AskedQuery, failed = 0): void {
    const { key, name, query, variables } = asked;
    let failures = failed;
    const isWatched = () => watched.get(key) === stop;
    const fail = (error: unknown): void => {
      if (failures === 0)
        log.warn({ err: error, query: name }, 'A query can not be watched; its last answer stands');
      void retries.wait(failures).then(() => {
        if (isWatched()) subscribe(asked, failures + 1);
      });
    };
    const stop = client.subscribe(
      { operationName: name, query: query.replace(/^query\b/, 'subscription'), variables },
      {
        next: ({ data, errors }) => {
          if (errors) return log.warn({ errors, query: name }, 'A query was refused; its last answer stands');
          failures = 0;
          if (isWatched()) keep(key, data);
        },
        error: fail,
        complete: () => {
          if (isWatched()) fail(new Error('The API ended the subscription.'));
        },
      },
    );
    watched.set(key, stop);
  }

  return {
    watch: (query) => {
      if (!watched.has(query.key) && watched.size < MAX_WATCHED) subscribe(query);
    },
    forget: (key) => {
      const stop = watched.get(key);
      watched.delete(key);
      answers.forget(key);
      stop?.();
    },
    get: answers.get,
    arrived: answers.arrived,
    close: () => {
      retries.stop();
      // `dispose` waits for a connection attempt that is under way; after closing, its failure does not matter.
      Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
}

/** Creates the waits before retries; after `stop` none of them resolves. */
function createRetries() {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isStopped = false;

  return {
    wait: (attempt: number, steps = RETRY_STEPS_MS): Promise<void> =>
      new Promise((resolve) => {
        if (isStopped) return;
        const step = steps[attempt] ?? steps.at(-1) ?? 0;
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            resolve();
          },
          step * (1 - JITTER + 2 * JITTER * Math.random()),
        );
        timers.add(timer);
      }),
    stop: () => {
      isStopped = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
