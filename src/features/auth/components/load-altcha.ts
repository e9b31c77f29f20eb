import 'altcha/external';
import 'altcha/i18n/ar';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';

const HASHES = ['SHA-256', 'SHA-384', 'SHA-512'];

/** Workers come as files of our own, so that the page's security policy needs no inline ones. */
export function registerAltchaWorkers(): void {
  for (const hash of HASHES) {
    $altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker());
    $altcha.algorithms.set(hash, () => new ShaWorker());
  }
}
