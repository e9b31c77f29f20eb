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

/** What an answer came to. */
type Answered = Readonly<Record<'answerBytes' | 'rows', number>>;

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

/** All subjects, so that every budget's counts have one form, which is quick to read. */
const NOTHING: Readonly<Record<Subject, number>> = {
  requestBytes: 0,
  tokens: 0,
  rootFields: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  values: 0,
  parameters: 0,
  actions: 0,
  answerBytes: 0,
  rows: 0,
};

/**
 * Counts what a request costs, over all operations of a batch, and refuses what is beyond the limits.
 *
 * What is counted: docs/limits.md; why once for each request: decision 19.
 */
export class Budget {
  /** For whoever has the admin secret, and for the engine itself. */
  static unlimited(): Budget {
    return new Budget(undefined);
  }

  /** Undefined: everything is free. */
  readonly limits: BudgetLimits | undefined;
  readonly #spent: Record<Subject, number> = { ...NOTHING };
  /** Of an answer that is yet to be counted. */
  #measure: (() => Answered) | undefined;

  constructor(limits: BudgetLimits | undefined) {
    this.limits = limits;
  }

  spend(subject: Subject, amount: number, path = '$'): void {
    if (this.limits === undefined || amount === 0) return;
    this.check(subject, amount, path);
    this.#spent[subject] += amount;
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

  /**
   * Notes an answer that is within the limits by itself, as its statement sees to. The first one is measured once
   * anything else is asked or answered: mostly nothing is.
   */
  noteAnswer(measure: () => Answered): void {
    if (this.limits === undefined) return;
    const isFirst = this.spent('answerBytes') === 0;
    this.#measure = measure;
    if (isFirst) return;
    this.check('answerBytes', 0);
    this.check('rows', 0);
  }

  spent(subject: Subject): number {
    if (this.#measure !== undefined) this.#countAnswer();

    return this.#spent[subject];
  }

  #countAnswer(): void {
    if (this.#measure === undefined) return;
    const { answerBytes, rows } = this.#measure();
    this.#measure = undefined;
    this.#spent.answerBytes += answerBytes;
    this.#spent.rows += rows;
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
