#!/usr/bin/env bash
# A badge stays at the right corner on pages from right to left.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  @mui/material@9.5.0 @mui/stylis-plugin-rtl@9.4.0 @emotion/cache@11.14.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 stylis@4.4.0

cat >"$folder/finding.mjs" <<'JS'
import createCacheModule from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Badge from '@mui/material/Badge';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prefixer } from 'stylis';

const createCache = createCacheModule.default ?? createCacheModule;

/** Renders a badge in a direction, as MUI's guide to right-to-left pages says, and returns the edges that place it. */
function edgesOf(direction, stylisPlugins) {
  const badge = createElement(Badge, { badgeContent: 4 }, 'Inbox');
  const themed = createElement(ThemeProvider, { theme: createTheme({ direction }) }, badge);
  const cache = createCache({ key: direction, stylisPlugins });
  const html = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, themed));
  return `${/[;{](inset:[^;}]*)/.exec(html)[1]} of ${/--Badge-inset:([^;"]*)/.exec(html)[1]}`;
}

console.log(`ltr: ${edgesOf('ltr', [prefixer])}`);
console.log(`rtl: ${edgesOf('rtl', [prefixer, rtlPlugin])}`);
JS

cat <<'TEXT'
@mui/material 9.5.0 with @mui/stylis-plugin-rtl 9.4.0: a badge at its usual place, top right (edges are top, right, bottom, left)
  expected:  at the top left in a theme whose direction is rtl, as the plugin mirrors `right` and as an avatar's end is there
  behaviour: its place is in variables of the style attribute, which the plugin does not reach, so that it stays at the right
TEXT
expected='ltr: inset:var(--Badge-inset) of 0 0 auto auto
rtl: inset:var(--Badge-inset) of 0 0 auto auto'
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
