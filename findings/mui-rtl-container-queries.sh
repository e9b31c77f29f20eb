#!/usr/bin/env bash
# Styles in container queries keep their sides on pages from right to left.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-audit --no-fund --ignore-scripts --silent \
  @mui/material@9.5.0 @mui/stylis-plugin-rtl@9.4.0 @emotion/cache@11.14.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 stylis@4.4.0

cat >"$folder/finding.mjs" <<'JS'
import createCacheModule from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prefixer } from 'stylis';

const createCache = createCacheModule.default ?? createCacheModule;
const theme = createTheme({ direction: 'rtl' });

/** Renders a box with these styles as MUI's guide to right-to-left pages says, and returns its margin. */
function marginOf(sx) {
  const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
  const themed = createElement(ThemeProvider, { theme }, createElement(Box, { sx }));
  const html = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, themed));
  return /margin-\w+:8px/.exec(html)[0];
}

console.log(`without a query: ${marginOf({ marginLeft: '8px' })}`);
console.log(`breakpoints.up('md'): ${marginOf({ [theme.breakpoints.up('md')]: { marginLeft: '8px' } })}`);
console.log(`containerQueries.up('md'): ${marginOf({ [theme.containerQueries.up('md')]: { marginLeft: '8px' } })}`);
console.log(`'@md' in sx: ${marginOf({ marginLeft: { '@md': '8px' } })}`);
JS

cat <<'TEXT'
@mui/material 9.5.0 with @mui/stylis-plugin-rtl 9.4.0: a left margin in a theme whose direction is rtl
  expected:  margin-right each time, as the plugin mirrors styles, and container queries are MUI's own
  behaviour: rules within @container are passed over; those within @media are mirrored
TEXT
expected="without a query: margin-right:8px
breakpoints.up('md'): margin-right:8px
containerQueries.up('md'): margin-left:8px
'@md' in sx: margin-left:8px"
seen=$(node "$folder/finding.mjs")
echo "  seen:      ${seen//$'\n'/$'\n             '}"
[ "$seen" = "$expected" ] || { echo "  This has changed. It was: $expected" >&2; exit 1; }
