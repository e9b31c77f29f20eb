/**
 * Runs in the head, before anything is painted. Of the order of detection in SPEC section 9 the server knows address,
 * cookie and Accept-Language. A language stored only in local or session storage wins over Accept-Language: the script
 * copies it to the cookie and reloads the page. If the browser refuses the cookie, the script does nothing and the page
 * switches its language after hydration. If the browser denies access to storage, there is no stored language.
 *
 * A language in the address is a choice: the script writes it to the cookie, because a visitor may open a page whose
 * address has none before the page's own scripts run.
 */
export const LANGUAGE_SCRIPT = `(() => {
  const toLanguage = (tag) => /^(en|ar)(?![a-z])/i.exec(tag ?? '')?.[1].toLowerCase();
  const inCookie = () => toLanguage(/(?:^|;\\s*)i18next=([^;]*)/.exec(document.cookie)?.[1]);
  try {
    const keep = (language) => {
      const secure = location.protocol === 'https:' ? '; secure' : '';
      document.cookie = 'i18next=' + language + '; path=/; max-age=31536000; samesite=lax' + secure;
    };
    const ofPath = /^\\/(en|ar)(\\/|$)/.exec(location.pathname)?.[1];
    const chosen = ofPath ?? toLanguage(new URLSearchParams(location.search).get('lng'));
    if (chosen) return keep(chosen);
    if (inCookie()) return;
    const stored = toLanguage(localStorage.getItem('i18nextLng')) ?? toLanguage(sessionStorage.getItem('i18nextLng'));
    if (!stored || stored === document.documentElement.lang) return;
    keep(stored);
    if (inCookie() !== stored) return;
    document.documentElement.hidden = true;
    location.reload();
  } catch {}
})()`.replace(/\n\s*/g, ' ');
