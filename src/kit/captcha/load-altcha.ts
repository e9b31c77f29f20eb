import 'altcha/external';
import 'altcha/i18n/ar';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';

/** Texts of the widget in the site's spelling, with the sign of nunation before its alif. */
$altcha.i18n.set('ar', {
  ...$altcha.i18n.get('ar'),
  label: 'لستُ روبوتًا',
  error: 'فشل التحقق. يُرجى المحاولة لاحقًا.',
});

const HASHES = ['SHA-256', 'SHA-384', 'SHA-512'];

/**
 * Registers ALTCHA's workers as files of our own; inline workers would need an exception in the content security
 * policy. This file is a chunk of its own, which is loaded with the captcha.
 */
export function registerAltchaWorkers(): void {
  for (const hash of HASHES) {
    $altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker());
    $altcha.algorithms.set(hash, () => new ShaWorker());
  }
}
