import type pg from 'pg';
import type { InForce, Moment, OfferState, PlanState, Saved } from './reckon-offers.ts';

const MINUTE = 60_000_000n;
const PLAN = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a44';

/** Moves all stored moments into the past, as if so much time had passed; the database's clock can't be set. */
const PASS = `
  alter table pricing_plans disable trigger user; alter table plan_offers disable trigger user;
  create temp table moved on commit drop as select * from prices_in_force;
  delete from prices_in_force;
  insert into prices_in_force select (jsonb_populate_record(moved, jsonb_build_object(
    'valid_from', valid_from - $passed, 'valid_until', valid_until - $passed, 'ends_at', ends_at - $passed
  ))).* from moved;
  create temp table moved_offers on commit drop as select * from plan_offers;
  delete from plan_offers;
  insert into plan_offers select (jsonb_populate_record(moved_offers, jsonb_build_object(
    'starts_at', starts_at - $passed, 'ends_at', ends_at - $passed
  ))).* from moved_offers;
  update pricing_plans set shown_from = shown_from - $passed, updated_at = updated_at - $passed;
  alter table pricing_plans enable trigger user; alter table plan_offers enable trigger user;`;

/** A plan whose price and offers are changed at random, by a clock that can be moved on. */
export class OfferedPlan {
  readonly saved: Saved[] = [];
  readonly #client: pg.ClientBase;
  readonly #below: (bound: number) => number;
  /** How far the clock of the test is ahead of the database's. */
  #ahead = 0n;

  constructor(client: pg.ClientBase, random: () => number) {
    this.#client = client;
    this.#below = (bound) => Math.floor(random() * bound);
  }

  async begin(): Promise<void> {
    await this.#client.query('delete from pricing_plans');
    await this.#save(
      `insert into pricing_plans (id, name, price, features, category) values ('${PLAN}', 'Plan', 10, '{a}', 'cloud')`,
      { price: 10, currency: 'USD', isShown: true, shownFrom: null, offers: [] },
    );
  }

  now(): Promise<Moment> {
    return this.#write('select 1');
  }

  /** Lets time pass. */
  async pass(minutes: number): Promise<void> {
    const time = BigInt(minutes) * MINUTE;
    await this.#write(PASS.replaceAll('$passed', `interval '${time} microseconds'`));
    this.#ahead += time;
  }

  /** Asks the database what is in force at a moment. */
  async ask(moment: Moment): Promise<InForce | undefined> {
    const { rows } = await this.#client.query<{ found: Record<'price' | 'words', string> | null }>(
      `select in_force_at('${PLAN}', ${this.#toText(moment)}) as found`,
    );
    const found = rows[0]?.found as { price: string; lowest_before: string | null; words: string } | null;
    if (!found) return undefined;
    const { price, lowest_before: lowest, words } = found;

    return { price: Number(price), lowest_before: lowest === null ? null : Number(lowest), words };
  }

  /** Saves one change of the plan or of its offers, or none where offers would overlap. */
  async change(): Promise<void> {
    const kind = this.#below(36);
    if (!this.#state.isShown || kind === 0) await this.#hideOrShow();
    else if (kind === 1) await this.#changeCurrency();
    else if (kind < 12) await this.#changePrice();
    else if (kind < 26) await this.#addOffer();
    else await this.#changeOffer();
  }

  get #state(): PlanState {
    return this.saved.at(-1)!.state;
  }

  async #changePrice(): Promise<void> {
    const price = this.#newPrice();
    await this.#save(`update pricing_plans set price = ${price}`, { ...this.#state, price });
  }

  async #hideOrShow(): Promise<void> {
    const isShown = !this.#state.isShown;
    const shownFrom = this.#below(2) > 0 ? null : await this.#newMoment();
    const text = shownFrom === null ? 'null' : this.#toText(shownFrom);
    await this.#save(`update pricing_plans set is_shown = ${isShown}, shown_from = ${text}`, {
      ...this.#state,
      isShown,
      shownFrom,
    });
  }

  async #changeCurrency(): Promise<void> {
    const currency = this.#below(4) > 0 ? 'USD' : 'EUR';
    await this.#save(`update pricing_plans set currency = '${currency}'`, { ...this.#state, currency });
  }

  async #addOffer(): Promise<void> {
    const offer = {
      id: `6f1c1e5e-6a3f-4f0a-9d5e-${String(this.saved.length).padStart(12, '0')}`,
      words: `w${this.#below(9)}`,
      ...(await this.#newTimes()),
    };
    const { id, words, price, startsAt, endsAt } = offer;
    if (this.#overlaps(offer)) return;
    await this.#save(
      `insert into plan_offers (id, plan_id, starts_at, ends_at, price, words)
       values ('${id}', '${PLAN}', ${this.#toText(startsAt)}, ${this.#toText(endsAt)}, ${price}, '${words}')`,
      { ...this.#state, offers: [...this.#state.offers, offer] },
    );
  }

  async #changeOffer(): Promise<void> {
    const { offers } = this.#state;
    const offer = offers[this.#below(offers.length)];
    if (!offer) return;
    const others = offers.filter(({ id }) => id !== offer.id);
    if (this.#below(3) === 0) {
      await this.#save(`delete from plan_offers where id = '${offer.id}'`, {
        ...this.#state,
        offers: others,
      });
      return;
    }
    const times = await this.#newTimes();
    const changed = { ...offer, ...times, startsAt: this.#below(2) === 0 ? offer.startsAt : times.startsAt };
    if (changed.startsAt >= changed.endsAt || this.#overlaps(changed)) return;
    await this.#save(
      `update plan_offers set starts_at = ${this.#toText(changed.startsAt)},
         ends_at = ${this.#toText(changed.endsAt)}, price = ${changed.price} where id = '${offer.id}'`,
      { ...this.#state, offers: [...others, changed] },
    );
  }

  #overlaps({ id, startsAt, endsAt }: OfferState): boolean {
    return this.#state.offers.some(
      (other) => other.id !== id && other.startsAt < endsAt && startsAt < other.endsAt,
    );
  }

  #newPrice(): number {
    return 1 + this.#below(20);
  }

  /** Returns times of an offer near the present: it may be over already, or begin later. */
  async #newTimes(): Promise<Pick<OfferState, 'startsAt' | 'endsAt' | 'price'>> {
    const startsAt = await this.#newMoment();
    return {
      startsAt,
      endsAt: startsAt + BigInt(1 + this.#below(12 * 1_440)) * MINUTE,
      price: this.#newPrice(),
    };
  }

  async #newMoment(): Promise<Moment> {
    return (await this.now()) + BigInt(this.#below(20 * 1_440) - 5 * 1_440) * MINUTE;
  }

  async #save(sql: string, state: PlanState): Promise<void> {
    this.saved.push({ at: await this.#write(sql), state });
  }

  /** Runs statements in one transaction and returns its moment. */
  async #write(sql: string): Promise<Moment> {
    await this.#client.query('begin');
    await this.#client.query(sql);
    const { rows } = await this.#client.query<{ at: string }>(
      `select (extract(epoch from now()) * 1000000)::bigint as at`,
    );
    await this.#client.query('commit');

    return BigInt(rows[0]!.at) + this.#ahead;
  }

  #toText(moment: Moment): string {
    return `to_timestamp(0) + interval '${moment - this.#ahead} microseconds'`;
  }
}
