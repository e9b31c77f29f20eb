import { findConsentColumns } from './consent-columns.ts';
import { toUnaccented } from '../text/to-plain.ts';

/** Columns with one cell for each contact. `full_name` counts where there is no `first_name`. */
export const CELL_FIELDS = ['email', 'first_name', 'last_name', 'full_name', 'locale'] as const;
type CellField = (typeof CELL_FIELDS)[number];
/** Columns that a file may have; only `email` is required. */
export const FIELDS = [...CELL_FIELDS, 'state'] as const;

/** Index of each column in a row, counted from 0; several columns may say who has left (`state`). */
export type Columns = Partial<Record<CellField, number>> & { state?: readonly number[] };

/**
 * Names that files give to each column, without blanks, punctuation and accents, the best first: in English and Arabic,
 * then in German, Spanish, French, Indonesian, Italian, Dutch, Portuguese and Turkish.
 */
const NAMES: Record<CellField, readonly string[]> = {
  email: namesOf(
    'email emailaddress mail emailالبريد البريدالإلكتروني البريد الإيميل email1value emailvalue contactemail ' +
      'subscriberemail subscriber ' +
      'emailadresse mailadresse correo correoelectronico direcciondecorreo direcciondecorreoelectronico courriel ' +
      'adressemail adresseemail adressecourriel adresseelectronique adressedemessagerie surel alamatemail alamatsurel ' +
      'postaelettronica indirizzoemail indirizzodipostaelettronica mailadres emailadres correioeletronico ' +
      'correioelectronico enderecodeemail enderecodecorreioeletronico eposta epostaadresi emailadresi',
  ),
  first_name: namesOf(
    'firstname givenname forename fname mergefirstname الاسمالأول ' +
      'vorname nombredepila primernombre prenom namadepan voornaam primeironome nomeproprio',
  ),
  last_name: namesOf(
    'lastname surname familyname lname mergelastname اسمالعائلة العائلة اللقب الكنية ' +
      'nachname familienname zuname apellido apellidos primerapellido nomdefamille namabelakang namakeluarga cognome ' +
      'achternaam familienaam sobrenome apelido ultimonome soyadi soyad soyisim',
  ),
  full_name: namesOf(
    'fullname name displayname الاسمالكامل الاسم ' +
      'vollstandigername vorundnachname nombrecompleto nombreyapellido nombreyapellidos nombre nomcomplet nometprenom ' +
      'prenometnom nom namalengkap nama nomecompleto nomeecognome nome volledigenaam naam adsoyad adisoyadi tamadi ad ' +
      'adi isim',
  ),
  locale: namesOf(
    'locale language lang preferredlanguage preferredlocale اللغة ' +
      'sprache idioma lengua langue bahasa lingua taal dil',
  ),
};

/** Names of a given name, each with the name that is the family's beside it: `Name; Vorname` and `Nom; Prénom`. */
const FAMILY_BESIDE: ReadonlyMap<string, string> = new Map([
  ['vorname', 'name'],
  ['prenom', 'nom'],
  ['voornaam', 'naam'],
]);

function namesOf(names: string): string[] {
  return names.split(' ').map(toUnaccented);
}

/** Finds the columns by the names of a header row; of two columns with one name the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(toUnaccented);
  const columns: Columns = {};
  for (const field of CELL_FIELDS) {
    const best = NAMES[field].find((name) => names.includes(name));
    if (best !== undefined) columns[field] = names.indexOf(best);
  }
  const state = findConsentColumns(header);

  return { ...withFamilyName(columns, names), ...(state.length > 0 ? { state } : {}) };
}

/** Takes a column of names for that of the family names where the language of the given name's column says so. */
function withFamilyName(columns: Columns, names: readonly string[]): Columns {
  const { full_name: family, ...others } = columns;
  if (family === undefined || others.first_name === undefined || others.last_name !== undefined)
    return columns;
  const isFamily = FAMILY_BESIDE.get(names[others.first_name] ?? '') === names[family];

  return isFamily ? { ...others, last_name: family } : columns;
}
