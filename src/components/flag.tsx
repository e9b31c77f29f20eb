import type { Locale } from '#src/config/locale.ts';
import styles from './flag.module.css';

/** Draws the small flag of a language in the language switch (United Kingdom, Saudi Arabia). */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true" focusable="false" className={styles.flag}>
      {locale === 'en' ? <UnitedKingdom /> : <SaudiArabia />}
    </svg>
  );
}

function UnitedKingdom() {
  return (
    <g>
      <rect width="30" height="20" fill="#012169" />
      <path d="M0 0 30 20M30 0 0 20" stroke="#fff" strokeWidth="4" />
      <path d="M0 0 30 20M30 0 0 20" stroke="#c8102e" strokeWidth="1.6" />
      <path d="M15 0v20M0 10h30" stroke="#fff" strokeWidth="6.4" />
      <path d="M15 0v20M0 10h30" stroke="#c8102e" strokeWidth="3.6" />
    </g>
  );
}

/** The drawing only hints at the inscription, which would be illegible, and so disrespectful, at this size. */
function SaudiArabia() {
  return (
    <g>
      <rect width="30" height="20" fill="#006c35" />
      <path
        d="M7 6.2c1.2 1.6 2 .2 2.6-.4.7 1.9 2.3 1.5 2.8 0 .8 1.8 2.5 1.6 3 .1.7 1.6 2.4 1.4 3-.2.6 1.5 2.6 1.5 4.4.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M8.5 9.4h13" stroke="#fff" strokeWidth=".9" strokeLinecap="round" strokeDasharray="1.6 1.1" />
      <path d="M8 13.6h13.4M20 12.5v2.3" stroke="#fff" strokeWidth="1.1" strokeLinecap="round" />
    </g>
  );
}
