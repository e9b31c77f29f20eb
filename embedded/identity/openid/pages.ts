import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';

/** Returns the error page for a request that can neither go on nor be sent back to the site. */
export function errorPage(message: string): string {
  const text = escapeHtml(message);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>We are sorry...</title></head><body><h1>We are sorry...</h1><p>${text}</p></body></html>`;
}

/** Shows an error of the authorization endpoint. */
export function renderError(
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
): void {
  ctx.type = 'html';
  ctx.body = errorPage(out.error_description ?? out.error);
}
