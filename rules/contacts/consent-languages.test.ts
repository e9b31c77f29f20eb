import { describe, expect, it } from 'vitest';
import { findConsentColumns } from './consent-columns.ts';
import { createConsentReader } from './read-consent.ts';

/** Reads one cell of a column with this name, beside an email. */
function meaning(name: string, cell: string, deciding: readonly number[]) {
  const read = createConsentReader({ header: ['email', name], deciding, others: new Set([0]), meanings: [] });
  return read(['a@x.test', cell])?.meaning ?? null;
}

describe('a CSV column of states in another language', () => {
  it.each([
    ['Abgemeldet', 'ja', 'nein'],
    ['Abo-Status', 'abgemeldet', 'abonniert'],
    ['Fecha de baja', '2026-01-02', ''],
    ['Estado de suscripción', 'Dado de baja', 'Suscrito'],
    ['Désabonné', 'oui', 'non'],
    ["Statut d'abonnement", 'Désinscrit', 'Abonnée'],
    ['Berhenti berlangganan', 'ya', 'tidak'],
    ['Status berlangganan', 'berhenti berlangganan', 'aktif'],
    ['Iscritto alla newsletter', 'no', 'sì'],
    ['Stato iscrizione', 'disiscritta', 'iscritta'],
    ['Afgemeld op', '2026-01-02 10:00', ''],
    ['Geabonneerd', 'nee', 'ja'],
    ['Inscrito', 'não', 'sim'],
    ['Status da inscrição', 'descadastrado', 'ativo'],
    ['Abone', 'HAYIR', 'evet'],
    ['Abonelik durumu', 'abonelikten çıktı', 'abone'],
  ])('is known by the name %j: %j has left and %j has not', (name, left, stayed) => {
    const deciding = findConsentColumns(['email', name]);

    expect(deciding).toEqual([1]);
    expect([left, stayed].map((cell) => meaning(name, cell, deciding))).toEqual(['unsubscribed', null]);
  });

  it.each(['Abgemeldet', 'dado de baja', 'désabonnée', 'DISISCRITTO', 'afgemeld', 'Descadastrada'])(
    'is asked about where its name is unknown and a row says %j',
    (cell) => {
      expect(meaning('extra', cell, [])).toBe('unknown');
    },
  );

  it('is no state beside an address, where it names a part of a country', () => {
    expect(findConsentColumns(['Correo', 'Ciudad', 'Estado'])).toEqual([]);
  });
});
