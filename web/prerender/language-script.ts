/**
 * Runs in the head, before anything is painted. Of SPEC's order of detection (section 9) the server knows address, cookie
 * and the browser's wish; a choice that local or session storage alone still has outranks that wish. It is written into
 * the cookie, and the page asked for once more in that language. Where the cookie is refused nothing happens: the page
 * changes its language once it is hydrated. Where storage is closed to the page it holds no choice.
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
