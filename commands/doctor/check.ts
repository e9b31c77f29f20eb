import { ownTime } from '#runtime/process/own-time.ts';

export type Result = {
  readonly level: 'ok' | 'warning' | 'fault';
  readonly message: string;
  /** The advice tells the operator what to do about it. */
  readonly advice?: string;
};
export type Finding = Result & { readonly check: string };
export type Check = { readonly name: string; run(signal: AbortSignal): Promise<Result[]> };

/** Milliseconds of own time (own-time.ts) that one check may take. */
export const DEADLINE_MS = 5_000;

export const ok = (message: string): Result => ({ level: 'ok', message });
export const warning = (message: string, advice: string): Result => ({ level: 'warning', message, advice });
/** A sentence of the product itself says already what to do. */
export const fault = (message: string, advice?: string): Result => ({
  level: 'fault',
  message,
  ...(advice !== undefined && { advice }),
});

/** Runs all checks at once, each within its deadline; a check that throws or is late is a fault itself. */
export async function runChecks(checks: readonly Check[], deadlineMs = DEADLINE_MS): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(async ({ name, run }) => {
      const results = await runWithin(run, deadlineMs);
      return results.map((result) => ({ check: name, ...result }));
    }),
  );

  return findings.flat();
}

async function runWithin(run: Check['run'], deadlineMs: number): Promise<Result[]> {
  const end = new AbortController();
  const late = fault(
    `There was no answer within ${deadlineMs / 1_000} s.`,
    'See whether the server runs and is reachable.',
  );
  try {
    return await ownTime.orLate(run(end.signal), deadlineMs, [late]);
  } catch (error) {
    return [fault(reasonOf(error), 'See whether the address is right and the server runs.')];
  } finally {
    end.abort();
  }
}

/** Returns the fault by which a start ends that meets this error, in the same sentence. */
export const refusal = (error: unknown): Result =>
  fault(error instanceof Error ? error.message : String(error));

/** Returns why something failed; a connection tried at several addresses has its reasons in `errors`. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
