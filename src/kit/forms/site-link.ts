const LINK_MAX_LENGTH = 2048;
const EXTERNAL_LINK = /^(https?:\/\/[^/?#]+([/?#].*)?|mailto:[^@]+@[^@]+|tel:\+?[0-9().-]+)$/i;
const LINK_WITHIN_SITE = /^(\/([^/].*)?|#.*)$/;
/** White space, control characters and backslashes, which browsers read in ways that people don't expect. */
const TREACHEROUS = /[\s\p{Cc}\\]/u;

/** Whether a link leads somewhere harmless outside: http, https, a mail address or a telephone number. */
export function isExternalLink(link: string): boolean {
  return link.length <= LINK_MAX_LENGTH && !TREACHEROUS.test(link) && EXTERNAL_LINK.test(link);
}

/** Whether a link may also stand on this site: an external one, a root path or an anchor. Mirrors SQL's `is_site_link`. */
export function isSiteLink(link: string): boolean {
  const isWithin = link.length <= LINK_MAX_LENGTH && !TREACHEROUS.test(link) && LINK_WITHIN_SITE.test(link);

  return isWithin || isExternalLink(link);
}
