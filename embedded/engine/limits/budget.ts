import { limitExceeded } from '../errors/limit-error.ts';

/** What one HTTP request, or one operation on a WebSocket, may cost at most. */
export type BudgetLimits = {
  /** Of the body or frame. */
  readonly requestBytes: number;
  /** Of its documents, as a parser reads them. */
  readonly tokens: number;
  /** Fields on the root, each of which may be a query of its own or an action's call. */
  readonly rootFields: number;
  /** Fields once all fragments are spread. */
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  /** Values in arguments, lists and objects among them: each one of the document, and each one of a variable wherever that is used. */
  readonly values: number;
  /** Of its SQL statements. */
  readonly parameters: number;
  readonly actions: number;
  readonly answerBytes: number;
  /** Of its answers, related rows among them. */
  readonly rows: number;
};

type Subject = keyof BudgetLimits;

const NAMES: Readonly<Record<Subject, string>> = {
  requestBytes: 'bytes',
  tokens: 'tokens',
  rootFields: 'root fields',
  fields: 'fields',
  aliases: 'aliases',
  directives: 'directives',
  values: 'values',
  parameters: 'SQL parameters',
  actions: 'actions',
  answerBytes: 'bytes of answer',
  rows: 'rows',
};

/** Counts what a request costs, over all operations of a batch, and refuses what is beyond the limits. */
export class Budget {
  /** For whoever has the admin secret, and for the engine itself. */
  static unlimited(): Budget {
    return new Budget(undefined);
  }

  /** Undefined: everything is free. */
  readonly limits: BudgetLimits | undefined;
  readonly #spent: Partial<Record<Subject, number>> = {};

  constructor(limits: BudgetLimits | undefined) {
    this.limits = limits;
  }

  spend(subject: Subject, amount: number, path = '$'): void {
    if (this.limits === undefined || amount === 0) return;
    this.check(subject, amount, path);
    this.#spent[subject] = this.spent(subject) + amount;
  }

  /** Refuses what could not be spent, and spends nothing. */
  check(subject: Subject, amount: number, path = '$'): void {
    if (this.limits === undefined) return;
    const found = this.spent(subject) + amount;
    const allowed = this.limits[subject];
    if (found > allowed)
      throw limitExceeded({ limit: NAMES[subject], allowed, found, subject: 'the request', path });
  }

  /** Notes what has come about already; where that is too much, nothing is left for what comes after. */
  note(subject: Subject, amount: number): void {
    if (this.limits === undefined) return;
    this.#spent[subject] = this.spent(subject) + amount;
    this.check(subject, 0);
  }

  spent(subject: Subject): number {
    return this.#spent[subject] ?? 0;
  }

  /** What is left of something; without limits there is no end to it. */
  left(subject: Subject): number {
    return this.limits === undefined ? Infinity : this.limits[subject] - this.spent(subject);
  }
}

/** The same limits, so many times wider. */
export function widened(limits: BudgetLimits, factor: number): BudgetLimits {
  return Object.fromEntries(
    Object.entries(limits).map(([subject, limit]) => [subject, limit * factor]),
  ) as BudgetLimits;
}
