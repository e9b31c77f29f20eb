import { toUnaccented } from '../text/to-plain.ts';

/**
 * Meanings of columns by their names, in English, Arabic, German, Spanish, French, Indonesian, Italian, Dutch, Portuguese and
 * Turkish:
 * `status` holds a state; `left` and `bounced` hold yes, or a time, where a contact has left; `in` holds yes, or a time,
 * where it has not. The others sound like it: they decide nothing and are asked about. `maybe-left` is asked about by a
 * yes or a time, `maybe-in` by a no, `newsletter` by all but a yes.
 */
export type ConsentKind = 'status' | 'left' | 'bounced' | 'in' | 'newsletter' | 'maybe-in' | 'maybe-left';

const namesOf = (names: string) => new Set(names.split(' ').map(toUnaccented));

const NAMES: ReadonlyArray<readonly [ConsentKind, ReadonlySet<string>]> = [
  [
    'left',
    namesOf(
      'unsubtime unsubscribedat unsubscribed isunsubscribed unsubscribedfromallemail unsubscribedfromallemails ' +
        'unsubscribedfromall unsubscribetime unsubscribedate unsubscribedon unsubscribeddate dateunsubscribed ' +
        'emailoptout hsemailoptout optout optedout optedoutat optoutdate optouttime hasoptedoutofemail emailoptedout ' +
        'donotemail donotcontact donotbulkemail donotsendemail donotsendemails donotmail donotsend dnc noemail nomail ' +
        'blacklisted isblacklisted emailblacklist emailblacklisted blocklisted isblocklisted suppressed issuppressed ' +
        'complained complainedat spamcomplaint markedasspam globalunsubscribe globallyunsubscribed ' +
        'ألغىالاشتراك إلغاءالاشتراك تاريخإلغاءالاشتراك ملغىالاشتراك لاترسل عدمالمراسلة محظور غيرمشترك ' +
        'abgemeldet abgemeldetam abmeldedatum keinewerbung keinnewsletter baja dadodebaja fechadebaja desuscrito ' +
        'desabonne desinscrit datededesabonnement datededesinscription berhentiberlangganan ' +
        'tanggalberhentiberlangganan disiscritto disiscrittoil datadisiscrizione afgemeld afgemeldop afmelddatum ' +
        'uitgeschreven uitschrijfdatum descadastrado descadastradoem descadastro aboneliktencikti abonelikiptali ' +
        'aboneliktencikistarihi',
    ),
  ],
  ['bounced', namesOf('cleantime cleanedat bounced isbounced bouncedat hardbounced hardbouncedat مرتد')],
  [
    'in',
    namesOf(
      'subscribed issubscribed subscribedtoemails subscribedtoemail subscribedtonewsletter subscribedtonewsletters ' +
        'newslettersubscribed emailsubscribed optin optedin isoptedin emailoptin emailoptedin acceptsmarketing ' +
        'acceptsemailmarketing emailmarketingconsent emailconsent marketingconsent receivesemails receiveemails ' +
        'receivenewsletter receivesnewsletter مشترك مشتركفيالنشرة موافقعلىالمراسلة ' +
        'abonniert newsletterabonniert suscrito abonne berlangganan iscrittoallanewsletter geabonneerd inscrito ' +
        'inscritonanewsletter assinante abone',
    ),
  ],
  [
    'status',
    namesOf(
      'subscriptionstatus subscriberstatus subscription emailsubscription emailmarketing emailstatus emailsubscriptionstatus emailmarketingstatus marketingstatus ' +
        'marketingcontactstatus memberstatus newsletterstatus status state حالةالاشتراك حالةالمشترك الحالة ' +
        'abonnementstatus abostatus newsletterstatus anmeldestatus estadodesuscripcion estadodelasuscripcion ' +
        'statutdabonnement statutdelabonnement statusberlangganan statuslangganan statoiscrizione ' +
        'inschrijfstatus abonneestatus statusdainscricao estadodasubscricao abonelikdurumu ' +
        'statut estado stato situacao durum',
    ),
  ],
];

/** Names of states so general that another column of states takes their place. */
const GENERAL = ['status', 'state', 'statut', 'estado', 'stato', 'situacao', 'durum', toUnaccented('الحالة')];
/** Names of states that are a part of a country beside a column of an address. */
const REGIONS: ReadonlySet<string> = new Set(['state', 'estado']);
/** Columns of an address. */
const PLACES = namesOf(
  'city town zip zipcode postcode postalcode postal street address address1 addressline1 country region county ' +
    'province ciudad codigopostal cp direccion pais provincia cidade cep endereco morada المدينة الدولة البلد العنوان المحافظة',
);

/** A column with the time at which somebody left: `unsubscribe_timestamp`, `Date of opt-out`. */
const LEFT =
  '(?:global|emails?|mail|newsletters?|marketing)?(?:unsub|unsubscribed?|unsubscription|optout|optedout)';
const LEFT_AT = new RegExp(`^(?:(?:date|time)(?:of)?${LEFT}|${LEFT}(?:date|time|stamp|on|at|utc)+)$`);
const NEWSLETTER =
  /^(?:e?mail|marketing|our|get|gets|receives?|wants|send)*(?:newsletters?|newsletter(?:subscription|subscriber|consent|permission)|permission|consent|النشره|النشرهالبريديه)$/;

const MAYBE_LEFT = new RegExp(
  [
    'unsub|optout|optedout|donot|dontmail|blacklist|blocklist|suppress|bounce|complain|spam|الغا|ملغ|محظور|مرتد',
    'withdr|revok|exclude|declin|refus|banned|blocked|disabled|inactive|deactiv|cancell?ed|archived|deleted|removed',
    'unreachable|undeliver|invalid|stop(?:ped|e?mail|news|market|send)|no(?:e?mails?|news|mailing|market|contact)',
    'معطل|محذوف|مؤرشف|متوقف|موقوف|رفض',
  ].join('|'),
);
const MAYBE_IN =
  /subscri|optin|optedin|newsletter|consent|permission|marketing|mailing|gdpr|confirm|verified|^(?:is)?active$|^enabled$|stat(?:us|e)$|اشتراك|نشره|موافق|حاله/;
/** Columns that speak of something beside the fact: why, by what, how often. */
const BESIDE =
  /reason|campaign|title|(?:id|ip|url|link|token|count|rate|score|lists|source|version|locale|type|code)$|سبب|رابط/;
/** A column of times, not of a `subscription` or a `format`. */
const TIMES = /(?:date|time|stamp|(?:ed|in|out)(?:at|on))$|تاريخ/;

/** Returns what a column says by its name; undefined for one that says nothing about newsletters. */
export function consentKindOf(name: string): ConsentKind | undefined {
  const plain = toUnaccented(name);
  const known = NAMES.find(([, names]) => names.has(plain));
  if (known) return known[0];
  if (LEFT_AT.test(plain)) return 'left';
  if (plain === '' || BESIDE.test(plain)) return undefined;
  if (MAYBE_LEFT.test(plain)) return 'maybe-left';
  if (TIMES.test(plain)) return undefined;
  if (NEWSLETTER.test(plain)) return 'newsletter';

  return MAYBE_IN.test(plain) ? 'maybe-in' : undefined;
}

/** Kinds that decide by themselves; all others are asked about. */
const DECIDING: ReadonlySet<ConsentKind> = new Set(['status', 'left', 'bounced', 'in']);
export const isDeciding = (kind: ConsentKind): boolean => DECIDING.has(kind);

/** Finds the columns that decide who gets newsletters, by the names of a header. */
export function findConsentColumns(header: readonly string[]): number[] {
  const names = header.map(toUnaccented);
  const isPlace = names.some((name) => PLACES.has(name));
  const found = names.flatMap((name, index) => {
    const kind = consentKindOf(name);
    return kind === undefined || !isDeciding(kind) || (REGIONS.has(name) && isPlace)
      ? []
      : [{ index, name, kind }];
  });
  const states = found.filter(({ kind }) => kind === 'status');
  const [best] = states.toSorted((one, other) => GENERAL.indexOf(one.name) - GENERAL.indexOf(other.name));

  return found
    .filter(({ index, kind, name }) => kind !== 'status' || index === best?.index || !GENERAL.includes(name))
    .map(({ index }) => index);
}
