import type { PaletteOptions } from '@mui/material/styles';

/** Colours of the dark pine surfaces (hero, highlighted plan, footer), which stay dark in both colour schemes. */
type NightPalette = {
  main: string;
  raised: string;
  text: string;
  muted: string;
  line: string;
  /** Colours of code: keywords and numbers. */
  sky: string;
  amber: string;
};

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    night: NightPalette;
    /** Bright accent: calls to action on dark surfaces, lights in the illustrations. */
    lime: { main: string; soft: string; ink: string };
    /** Colour of the ring around the focused element. */
    focus: { main: string };
    /** Colours of the faces in the illustrations, from light to dark. */
    face: { top: string; front: string; side: string };
    /** The same in the landing page's first drawing, whose ground is dark. */
    heroFace: { top: string; front: string; side: string };
  }
  interface PaletteOptions {
    night?: NightPalette;
    lime?: { main: string; soft: string; ink: string };
    focus?: { main: string };
    face?: { top: string; front: string; side: string };
    heroFace?: { top: string; front: string; side: string };
  }
}

const heroFace = { top: '#3f7a63', front: '#28584a', side: '#1a4034' };
const lime = { main: '#c8f169', soft: '#e6f8bd', ink: '#10231d' };

export const lightPalette: PaletteOptions = {
  primary: { main: '#0f4d3a', dark: '#0a3629', light: '#2c7a5f', contrastText: '#ffffff' },
  secondary: { main: lime.main, dark: '#b2dd4c', light: lime.soft, contrastText: lime.ink },
  error: { main: '#b3261e' },
  warning: { main: '#9a4b00', contrastText: '#ffffff' },
  info: { main: '#0b5c7a' },
  success: { main: '#1c6b45' },
  background: { default: '#f7f5ee', paper: '#ffffff' },
  text: { primary: '#10231d', secondary: '#4a5c55' },
  divider: 'rgba(16, 35, 29, 0.14)',
  night: {
    main: '#0b2a21',
    raised: '#123a2e',
    text: '#f1f7f2',
    muted: '#b4cabf',
    line: 'rgba(226, 244, 234, 0.16)',
    sky: '#8ad2ef',
    amber: '#ffb870',
  },
  lime,
  focus: { main: '#0f4d3a' },
  face: { top: '#e9f3e4', front: '#bcd8c4', side: '#8db9a1' },
  heroFace,
};

export const darkPalette: PaletteOptions = {
  primary: { main: lime.main, dark: '#b2dd4c', light: lime.soft, contrastText: lime.ink },
  secondary: { main: lime.main, dark: '#b2dd4c', light: lime.soft, contrastText: lime.ink },
  error: { main: '#ffb4ab' },
  warning: { main: '#ffb870', contrastText: lime.ink },
  info: { main: '#8ad2ef' },
  success: { main: '#8ddcb0' },
  background: { default: '#07150f', paper: '#0e231b' },
  text: { primary: '#edf4ef', secondary: '#a9bdb3' },
  divider: 'rgba(226, 244, 234, 0.16)',
  night: {
    main: '#0b261d',
    raised: '#133529',
    text: '#f1f7f2',
    muted: '#b4cabf',
    line: 'rgba(226, 244, 234, 0.16)',
    sky: '#8ad2ef',
    amber: '#ffb870',
  },
  lime: { ...lime, soft: '#21402f' },
  focus: { main: lime.main },
  face: { top: '#3b6a57', front: '#28503f', side: '#1b3b2e' },
  heroFace,
};
