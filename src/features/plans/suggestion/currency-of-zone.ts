/**
 * Time zones of the countries whose currency a plan can have, by IANA's names and by the older ones that browsers still
 * report.
 */
export const ZONES: Readonly<Record<string, string>> = {
  USD: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit America/Boise America/Juneau America/Indiana/Indianapolis America/Indianapolis America/Kentucky/Louisville America/Louisville America/Puerto_Rico Pacific/Honolulu',
  EUR: 'Europe/Amsterdam Europe/Athens Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Dublin Europe/Helsinki Europe/Lisbon Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Paris Europe/Riga Europe/Rome Europe/Sofia Europe/Tallinn Europe/Vienna Europe/Vilnius Europe/Zagreb Asia/Nicosia Asia/Famagusta Atlantic/Canary Atlantic/Azores Atlantic/Madeira Africa/Ceuta',
  GBP: 'Europe/London Europe/Jersey Europe/Guernsey Europe/Isle_of_Man',
  CAD: 'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Regina America/Halifax America/Moncton America/St_Johns America/Whitehorse',
  AUD: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Darwin Australia/Hobart Australia/Canberra',
  JPY: 'Asia/Tokyo',
  CNY: 'Asia/Shanghai Asia/Urumqi Asia/Chongqing',
  INR: 'Asia/Kolkata Asia/Calcutta',
  BRL: 'America/Sao_Paulo America/Bahia America/Belem America/Fortaleza America/Recife America/Maceio America/Manaus America/Cuiaba America/Campo_Grande America/Porto_Velho America/Rio_Branco America/Araguaina',
  MXN: 'America/Mexico_City America/Monterrey America/Merida America/Cancun America/Chihuahua America/Hermosillo America/Mazatlan America/Tijuana America/Ciudad_Juarez',
  SAR: 'Asia/Riyadh',
  AED: 'Asia/Dubai',
  QAR: 'Asia/Qatar',
  KWD: 'Asia/Kuwait',
  BHD: 'Asia/Bahrain',
  OMR: 'Asia/Muscat',
  EGP: 'Africa/Cairo Egypt',
  JOD: 'Asia/Amman',
  LBP: 'Asia/Beirut',
  SYP: 'Asia/Damascus',
  IQD: 'Asia/Baghdad',
  YER: 'Asia/Aden',
  DZD: 'Africa/Algiers',
  MAD: 'Africa/Casablanca Africa/El_Aaiun',
  TND: 'Africa/Tunis',
  LYD: 'Africa/Tripoli',
  SDG: 'Africa/Khartoum',
  SOS: 'Africa/Mogadishu',
  DJF: 'Africa/Djibouti',
  KMF: 'Indian/Comoro',
  MRU: 'Africa/Nouakchott',
  ILS: 'Asia/Jerusalem Asia/Tel_Aviv Asia/Hebron Asia/Gaza',
};

/** Returns the currency of the country that a time zone belongs to; null if no plan can have it. */
export function currencyOfZone(zone: string): string | null {
  const found = Object.entries(ZONES).find(([, zones]) => zones.split(' ').includes(zone));

  return found?.[0] ?? null;
}
