import type { Outcome } from '#actions/lib/mail/outcome.ts';
import { inSpan, startSpan, type Span } from '#runtime/observe/tracing.ts';

/** Upper bound for the mails of one run of a dispatch that are steps of its trace; all are counted. */
const TRACED_MAILS = 20;

/** Makes the first mails of a dispatch's run steps of its trace, by what came of them and nothing of their recipients. */
export function traceMails(run: Span | undefined) {
  const counts = new Map<string, number>();
  let begun = 0;

  async function trace(send: () => Promise<Outcome>): Promise<Outcome> {
    begun += 1;
    const span =
      begun > TRACED_MAILS
        ? undefined
        : startSpan('SMTP', { kind: 'client', parent: run?.traceparent ?? null });
    const outcome = await inSpan(span, async () => {
      const { kind, response } = await send();
      const status = Number(/^[2-5]\d\d\b/.exec(response)?.[0]);
      span?.set({
        'hostfront.mail.outcome': kind,
        ...(status > 0 ? { 'smtp.response.status_code': status } : {}),
      });
      if (kind !== 'sent') span?.fail(kind);
      return { kind, response };
    });
    counts.set(outcome.kind, (counts.get(outcome.kind) ?? 0) + 1);
    return outcome;
  }

  return {
    trace: (send: () => Promise<Outcome>) => (run === undefined ? send() : trace(send)),
    /** Tells the run's step how many mails had which outcome. */
    tell: () => {
      for (const [kind, count] of counts) run?.set({ [`hostfront.mails.${kind}`]: count });
    },
  };
}
