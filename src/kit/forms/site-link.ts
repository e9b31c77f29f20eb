const LINK_MAX_LENGTH = 2048;
const EXTERNAL_LINK = /^(https?:\/\/[^/?#]+([/?#].*)?|mailto:[^@]+@[^@]+|tel:\+?[0-9().-]+)$/i;
const LINK_WITHIN_SITE = /^(\/([^/].*)?|#.*)$/;
/** White space, control characters and backslashes, which browsers interpret in ways that people don't expect. */
const TREACHEROUS = /[\s\p{Cc}\\]/u;

/** Returns whether a link leads outside the site by a harmless scheme: http, https, mailto or tel. */
export function isExternalLink(link: string): boolean {
  return link.length <= LINK_MAX_LENGTH && !TREACHEROUS.test(link) && EXTERNAL_LINK.test(link);
}

/** Returns whether content may contain a link: external, root path or anchor. Mirrors the SQL function `is_site_link`. */
export function isSiteLink(link: string): boolean {
  const isWithin = link.length <= LINK_MAX_LENGTH && !TREACHEROUS.test(link) && LINK_WITHIN_SITE.test(link);

  return isWithin || isExternalLink(link);
}
