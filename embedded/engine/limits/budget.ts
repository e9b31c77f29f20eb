import { limitExceeded } from '../errors/limit-error.ts';

/** Upper bounds for the cost of one HTTP request, or of one operation on a WebSocket. */
export type BudgetLimits = {
  /** Bytes of the body or frame. */
  readonly requestBytes: number;
  /** Lexical tokens of the GraphQL documents. */
  readonly tokens: number;
  /** Root fields, each of which may be a query of its own or an action's call. */
  readonly rootFields: number;
  /** Fields, counted after all fragments are spread. */
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  /**
   * Values in arguments, lists and objects included; the values of a variable count again at each use of the
   * variable.
   */
  readonly values: number;
  /** Parameters of the SQL statements. */
  readonly parameters: number;
  readonly actions: number;
  /** Estimated rows and objects of the answers, by the limits of nested lists. */
  readonly nodes: number;
  /** Estimated rows of nested lists below one row of a root field: the product on the way down that has the most. */
  readonly nestedRows: number;
  /** Estimated bytes of the values in the answers. */
  readonly estimatedBytes: number;
  readonly answerBytes: number;
  /** Rows in the answers, related rows included. */
  readonly rows: number;
};

type Subject = keyof BudgetLimits;

/** Size of an answer. */
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
  nodes: 'estimated nodes',
  nestedRows: 'estimated nested rows',
  estimatedBytes: 'estimated bytes',
  answerBytes: 'bytes of answer',
  rows: 'rows',
};

/** Costs of an operation's document, in the order in which they are spent. */
const OF_DOCUMENT = ['rootFields', 'fields', 'aliases', 'directives', 'values'] as const;
type DocumentCost = Readonly<Record<(typeof OF_DOCUMENT)[number], number>>;

/** Makes the initial counts; all keys are present, so that all objects of counts have one shape, which V8 reads quickly. */
const noCounts = (): Record<Subject, number> => ({
  requestBytes: 0,
  tokens: 0,
  rootFields: 0,
  fields: 0,
  aliases: 0,
  directives: 0,
  values: 0,
  parameters: 0,
  actions: 0,
  nodes: 0,
  nestedRows: 0,
  estimatedBytes: 0,
  answerBytes: 0,
  rows: 0,
});

/**
 * Counts the cost of a request, over all operations of a batch, and refuses everything beyond the limits.
 *
 * docs/integrate/limits.md explains each count; decision 19 explains why there is one budget for each request.
 */
export class Budget {
  /** Returns a budget without limits, for sessions with the admin secret and for the engine itself. */
  static unlimited(): Budget {
    return new Budget(undefined);
  }

  /** Undefined means no limits. */
  readonly limits: BudgetLimits | undefined;
  readonly #spent = noCounts();
  /** Measures the last answer, which is not counted yet. */
  #measure: (() => Answered) | undefined;

  constructor(limits: BudgetLimits | undefined) {
    this.limits = limits;
  }

  spend(subject: Exclude<Subject, keyof Answered>, amount: number, path = '$'): void {
    if (this.limits === undefined || amount === 0) return;
    const found = this.#spent[subject] + amount;
    if (found > this.limits[subject]) this.check(subject, amount, path);
    this.#spent[subject] = found;
  }

  /** Spends the costs of a document, usually in one step, because every request has them. */
  spendDocument(cost: DocumentCost, path: string): void {
    const { limits } = this;
    if (limits === undefined) return;
    const spent = this.#spent;
    const isWithin =
      spent.rootFields + cost.rootFields <= limits.rootFields &&
      spent.fields + cost.fields <= limits.fields &&
      spent.aliases + cost.aliases <= limits.aliases &&
      spent.directives + cost.directives <= limits.directives &&
      spent.values + cost.values <= limits.values;
    if (!isWithin) {
      for (const subject of OF_DOCUMENT) this.spend(subject, cost[subject], path);

      return;
    }
    spent.rootFields += cost.rootFields;
    spent.fields += cost.fields;
    spent.aliases += cost.aliases;
    spent.directives += cost.directives;
    spent.values += cost.values;
  }

  /** Throws if the amount could not be spent, and spends nothing. */
  check(subject: Subject, amount: number, path = '$'): void {
    if (this.limits !== undefined) this.#within(this.limits[subject], subject, amount, path);
  }

  /** Returns what is spent together with the amount; throws if it is more than allowed. */
  #within(allowed: number, subject: Subject, amount: number, path: string): number {
    const found = this.spent(subject) + amount;
    if (found <= allowed) return found;
    throw limitExceeded({ limit: NAMES[subject], allowed, found, subject: 'the request', path });
  }

  /**
   * Counts an amount that is already used up, then throws if it exceeds the limit; it stays counted for later checks.
   */
  note(subject: Subject, amount: number): void {
    if (this.limits === undefined) return;
    this.#spent[subject] = this.spent(subject) + amount;
    this.check(subject, 0);
  }

  /**
   * Counts an answer; its own SQL statement has already kept it within the limits. The first answer is measured only
   * when the counts are needed again, which rarely happens: most requests have one answer.
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

  /** Returns the amount that may still be spent; Infinity without limits. */
  left(subject: Subject): number {
    return this.limits === undefined ? Infinity : this.limits[subject] - this.spent(subject);
  }
}

/** Returns the limits multiplied by the factor. */
export function widened(limits: BudgetLimits, factor: number): BudgetLimits {
  return Object.fromEntries(
    Object.entries(limits).map(([subject, limit]) => [subject, limit * factor]),
  ) as BudgetLimits;
}
