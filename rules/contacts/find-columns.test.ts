import { describe, expect, it } from 'vitest';
import { findColumns } from './find-columns.ts';

describe('findColumns', () => {
  it.each([
    [['email', 'first_name', 'last_name'], { email: 0, first_name: 1, last_name: 2 }],
    [['\ufeffEmail ', ' First Name', 'LAST-NAME'], { email: 0, first_name: 1, last_name: 2 }],
    [['id', 'E-Mail', 'email', 'Language'], { email: 1, locale: 3 }],
    [['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني'], { email: 2, first_name: 0, last_name: 1 }],
    [['name', 'email'], { email: 1, full_name: 0 }],
    [['Name', 'Given Name', 'E-mail 1 - Value'], { email: 2, first_name: 1, full_name: 0 }],
    [['State', 'email', 'status'], { email: 1, state: [2] }],
    [['Email Address', 'UNSUB_TIME', 'UNSUB_REASON'], { email: 0, state: [1] }],
    [['Ｅｍａｉｌ', 'First\nName', 'Last\u200b Name'], { email: 0, first_name: 1, last_name: 2 }],
    [['البـــريد', 'الاســـم', 'الحـــالة'], { email: 0, full_name: 1, state: [2] }],
    [['البريد', 'حاله الاشتراك', 'اللغه'], { email: 0, locale: 2, state: [1] }],
    [['Email', 'Subscribed', 'Bounced', 'Unsubscribe Reason'], { email: 0, state: [1, 2] }],
    [['Email', 'City', 'State', 'ZIP'], { email: 0 }],
    [['Email', 'unsubscribe_timestamp', 'Newsletter'], { email: 0, state: [1] }],
    [['Email', 'Subscription status', 'Status'], { email: 0, state: [1] }],
    [['E-Mail-Adresse', 'Vorname', 'Name', 'Sprache'], { email: 0, first_name: 1, last_name: 2, locale: 3 }],
    [
      ['Correo electrónico', 'Nombre', 'Apellidos', 'Idioma'],
      { email: 0, full_name: 1, last_name: 2, locale: 3 },
    ],
    [['Adresse e-mail', 'Nom', 'Prénom', 'Langue'], { email: 0, last_name: 1, first_name: 2, locale: 3 }],
    [['Courriel', 'Nom'], { email: 0, full_name: 1 }],
    [
      ['Surel', 'Nama depan', 'Nama belakang', 'Bahasa'],
      { email: 0, first_name: 1, last_name: 2, locale: 3 },
    ],
    [['Indirizzo e-mail', 'Nome', 'Cognome', 'Lingua'], { email: 0, full_name: 1, last_name: 2, locale: 3 }],
    [['E-mailadres', 'Voornaam', 'Naam', 'Taal'], { email: 0, first_name: 1, last_name: 2, locale: 3 }],
    [
      ['Endereço de e-mail', 'Nome', 'Sobrenome', 'Língua', 'Idioma'],
      { email: 0, full_name: 1, last_name: 2, locale: 4 },
    ],
    [['E-POSTA', 'Adı', 'SOYADI', 'Dil'], { email: 0, full_name: 1, last_name: 2, locale: 3 }],
    [['Nachname', 'Vorname', 'Name', 'Mail'], { email: 3, first_name: 1, last_name: 0, full_name: 2 }],
    [['Prenom'.normalize('NFD'), 'pre\u0301nom', 'mail'], { email: 2, first_name: 0 }],
  ])('recognizes the columns of the header row %j', (header, columns) => {
    expect(findColumns(header)).toEqual(columns);
  });

  it('ignores columns named like properties of JavaScript objects, such as __proto__', () => {
    const columns = findColumns(['__proto__', 'constructor', 'email']);

    expect(columns).toEqual({ email: 2 });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
