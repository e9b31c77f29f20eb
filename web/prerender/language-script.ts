/**
 * Runs in the head, before anything is painted. Of the order of detection in SPEC section 9 the server knows address,
 * cookie and Accept-Language. A language stored only in local or session storage wins over Accept-Language: the script
 * copies it to the cookie and reloads the page. If the browser refuses the cookie, the script does nothing and the page
 * switches its language after hydration. If the browser denies access to storage, there is no stored language.
 */
export const LANGUAGE_SCRIPT = `(() => {
  const toLanguage = (tag) => /^(en|ar)(?![a-z])/i.exec(tag ?? '')?.[1].toLowerCase();
  const inCookie = () => toLanguage(/(?:^|;\\s*)i18next=([^;]*)/.exec(document.cookie)?.[1]);
  try {
    if (/^\\/(en|ar)(\\/|$)/.test(location.pathname) || inCookie()) return;
    if (toLanguage(new URLSearchParams(location.search).get('lng'))) return;
    const stored = toLanguage(localStorage.getItem('i18nextLng')) ?? toLanguage(sessionStorage.getItem('i18nextLng'));
    if (!stored || stored === document.documentElement.lang) return;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = 'i18next=' + stored + '; path=/; max-age=31536000; samesite=lax' + secure;
    if (inCookie() !== stored) return;
    document.documentElement.hidden = true;
    location.reload();
  } catch {}
})()`.replace(/\n\s*/g, ' ');
