/** Server that an attack targets. */
export type Target = {
  /** Origin of the engine, or of the web server before it; it believes `X-Forwarded-For` of this machine. */
  readonly url: string;
  /** Headers of a program whose key may write contacts. */
  readonly writer: Readonly<Record<string, string>>;
  /** Process id of PostgreSQL's first process. */
  readonly postmaster: number;
};

/** How often an attacker was answered with data, refused with which code, or lost the connection. */
export type Outcomes = Readonly<Record<string, number>>;

export type RunningAttack = { stop(): Promise<Outcomes> };

/** Begins an attack, which goes on until it is stopped. */
export type Attack = (target: Target) => Promise<RunningAttack>;

/** Requests of one attack; none of them ever rejects, as a hostile client doesn't care. */
export type HostileRequests = {
  /** Returns after the answer, or after the connection was lost. */
  post(body: unknown, options: PostOptions): Promise<void>;
  /** Hangs up on all requests that are under way, and returns what came of the others. */
  hangUp(): Outcomes;
};

type PostOptions = {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the client hangs up. */
  readonly patienceMs?: number;
};

/** Makes the sender of an attack's requests, each of which comes from the address that it names. */
export function hostileRequests({ url }: Target): HostileRequests {
  const running = new Set<AbortController>();
  const outcomes = countOutcomes();

  return {
    post: async (body, { address, headers = {}, patienceMs = 30_000 }) => {
      const controller = new AbortController();
      running.add(controller);
      const timer = setTimeout(() => controller.abort(), patienceMs);
      try {
        const response = await fetch(`${url}/v1/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
          body: JSON.stringify(body),
          signal: controller.signal,
        });
        outcomes.count(outcomeOf(response.status, await response.text()));
      } catch {
        outcomes.count(controller.signal.aborted ? 'hung up' : 'lost');
      } finally {
        clearTimeout(timer);
        running.delete(controller);
      }
    },
    hangUp: () => {
      const counts = outcomes.counts();
      for (const controller of running) controller.abort();
      return counts;
    },
  };
}

/** Counts what happens to an attacker, by name. */
export function countOutcomes() {
  const counts: Record<string, number> = {};

  return {
    count: (outcome: string, times = 1) => {
      counts[outcome] = (counts[outcome] ?? 0) + times;
    },
    counts: (): Outcomes => ({ ...counts }),
  };
}

function outcomeOf(status: number, body: string): string {
  if (body.startsWith('{"data"')) return 'data';

  return /"code":"([^"]+)"/.exec(body.slice(0, 2_000))?.[1] ?? `status ${status}`;
}

/** Repeats an act one at a time, with a pause after each; returns the function that ends the repetition. */
export function repeat(act: () => Promise<void>, pauseMs: number): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const next = async () => {
    await act();
    if (!isOver) timer = setTimeout(() => void next(), pauseMs);
  };
  void next();

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
