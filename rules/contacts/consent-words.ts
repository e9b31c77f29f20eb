import { toPlain, toUnaccented } from '../text/to-plain.ts';
import { isNothing } from '../text/empty-value.ts';

/** State that a row can give to a contact: it gets no newsletters. No import subscribes anybody. */
export type LeftState = 'unsubscribed' | 'bounced';

const wordsOf = <T>(table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([meaning, words]) =>
      words.split(' ').map((word) => [toUnaccented(word), meaning as T] as const),
    ),
  );

/** Values of columns of states in listmonk, Keila, Mailtrain (numbers), Mailchimp, Sendy, Brevo and others. */
const STATES: ReadonlyMap<string, LeftState | 'subscribed'> = wordsOf({
  subscribed:
    'subscribed subscriber active enabled confirmed optedin optin marketingcontact 1 مشترك مشتركة نشط نشطة مفعل مفعلة ' +
    'abonniert aktiv suscrito suscrita activo activa abonne abonnee actif active berlangganan aktif iscritto iscritta ' +
    'attivo attiva geabonneerd actief inscrito inscrita ativo ativa abone',
  unsubscribed:
    'unsubscribed unsubscribe unsub blocklisted blacklisted blocked disabled optedout optout nonsubscribed ' +
    'notsubscribed complained complaint complainer spam markedasspam junk abuse suppressed donotcontact donotemail ' +
    '2 4 ملغىالاشتراك ملغيالاشتراك ألغىالاشتراك غيرمشترك غيرمشتركة محظور محظورة ' +
    'abgemeldet desuscrito desuscrita dadodebaja dadadebaja baja desabonne desabonnee desinscrit desinscrite ' +
    'berhentiberlangganan tidakberlangganan disiscritto disiscritta noniscritto noniscritta afgemeld uitgeschreven ' +
    'descadastrado descadastrada aboneliktencikti',
  bounced: 'bounced bounce hardbounced hardbounce unreachable undeliverable undelivered cleaned 3 مرتد مرتدة',
});

/** Words of yes and no, also as spreadsheet programs of other languages write their booleans. */
const ANSWERS: ReadonlyMap<string, 'yes' | 'no'> = wordsOf({
  yes: 'yes y true t 1 on x ok wahr ja vrai oui verdadero si sim ya vero да истина evet نعم صح صواب صحيح',
  no: 'no n false f 0 off falsch nein faux non falso nao nee tidak нет ложь hayir لا خطأ خاطئ غيرصحيح',
});
/**
 * States in which other programs send nothing, though the person did not leave; what they mean here is for a person to
 * say.
 */
const WAITING: ReadonlySet<string> = new Set(
  wordsOf({
    waiting:
      'inactive pending unconfirmed notconfirmed cancelled canceled archived neversubscribed never expired deleted ' +
      'transactional nonmarketingcontact غيرنشط غيرنشطة معلق بانتظارالتأكيد مؤرشف محذوف',
  }).keys(),
);
/** A number with a sign, which is none of those that stand for states. */
const SIGNED = /^\P{Nd}+\p{Nd}+$/u;
const TICKS = /^[✓✔☑✅]\ufe0f?$/u;

/** A date or a time in figures of any script: a year of four digits, or six digits and more. */
const TIME = /(?:^|\P{Nd})\p{Nd}{4}(?:\P{Nd}|$)|(?:\p{Nd}\P{Nd}{0,2}){6}/u;

/** What one cell says by itself, whatever its column is called. */
export type Word =
  | { kind: 'nothing' }
  | { kind: 'answer'; isYes: boolean; state: LeftState | 'subscribed' | null }
  | { kind: 'state'; state: LeftState | 'subscribed' }
  | { kind: 'time' }
  | { kind: 'waiting' }
  | { kind: 'unknown' };

const NOTHING: Word = { kind: 'nothing' };

/** Reads what a cell says. */
export function readWord(cell: string): Word {
  const text = cell.trim();
  if (isNothing(text)) return NOTHING;
  if (TICKS.test(text)) return { kind: 'answer', isYes: true, state: null };
  const plain = toUnaccented(text);
  const answer = ANSWERS.get(plain);
  const state = (SIGNED.test(text) ? undefined : STATES.get(plain)) ?? null;
  if (answer !== undefined) return { kind: 'answer', isYes: answer === 'yes', state };
  if (state !== null) return { kind: 'state', state };

  if (WAITING.has(plain)) return { kind: 'waiting' };

  return TIME.test(text) ? { kind: 'time' } : { kind: 'unknown' };
}

/** Words for nothing that may be the name of a state, too: a subscription of `none`. */
const NO_STATE = /^\s*(?:none|nil)\s*$/i;
export const mayBeState = (cell: string): boolean => NO_STATE.test(cell);

/** Returns the key by which two cells count as the same value; empty for a cell that says nothing. */
export function valueKey(cell: string): string {
  const text = cell.trim();
  if (isNothing(text) && !mayBeState(text)) return '';

  return SIGNED.test(text) ? text.toLowerCase() : toPlain(text) || text.toLowerCase();
}

/** Words that tell in any column, whatever it is called, that somebody may have left; one quick test. */
const LEFT_ANYWHERE =
  /^\s*(?:un-?subscribed?|non-?subscribed|not subscribed|never subscribed|opt(?:ed)?[-_ ]?out|hard[-_ ]?bounced?|bounced|block-?listed|black-?listed|complained|marked as spam|suppressed|do not (?:e-?mail|contact)|cleaned|in-?active|un-?confirmed|not confirmed|cancell?ed|archived|pending|غير نشطة?|غير مشتركة?|ملغ[ىي] الاشتراك|[أا]لغ[ىي] الاشتراك|محظورة?|مرتدة?|abgemeldet|dad[oa] de baja|desuscrit[oa]|d[eé]s(?:abonn[eé]|inscrit)e?|berhenti berlangganan|disiscritt[oa]|afgemeld|uitgeschreven|descadastrad[oa]|abonelikten çıktı)\s*$/i;

export const isLeftAnywhere = (cell: string): boolean => LEFT_ANYWHERE.test(cell);
