type Fallback = {
  /** System fonts with equal letter widths: names of the regular and of the bold fonts. */
  regular: readonly string[];
  bold: readonly string[];
  /** Width of our font in percent of theirs (`size-adjust`), regular and bold. */
  adjust: readonly [regular: number, bold: number];
};

const ARIAL = {
  regular: ['Arial', 'ArialMT', 'Arimo', 'Liberation Sans', 'Helvetica'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
};
const ROBOTO = { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] };
const OPEN_SANS = { regular: ['Open Sans', 'OpenSans-Regular'], bold: ['Open Sans Bold', 'OpenSans-Bold'] };
const DEJAVU = { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] };
const NOTO_SANS = {
  regular: ['Noto Sans Arabic', 'Noto Sans Arabic UI', 'NotoSansArabic-Regular'],
  bold: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold', 'NotoSansArabic-Bold'],
};
const NOTO_NASKH = {
  regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI', 'NotoNaskhArabic-Regular'],
  bold: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold', 'NotoNaskhArabic-Bold'],
};

/** Ascent and descent of our fonts, in thousandths of the font size. */
const METRICS = {
  Inter: { ascent: 969, descent: 241 },
  Plex: { ascent: 1085, descent: 415 },
};

const LATIN = 'U+0-5FF,U+2000-2BFF';
const ARABIC = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFF';

type Family = { name: string; font: keyof typeof METRICS; range: string; fallback: Fallback };

/**
 * Fallback fonts until a web font has loaded, scaled to its width so that nothing moves then. The widths were measured
 * over all texts of the public pages, bold ones at weight 650 (Inter) and 600 (Plex).
 */
const FAMILIES: readonly Family[] = [
  latin('Inter', 'Arial', { ...ARIAL, adjust: [106.7, 102.9] }),
  latin('Inter', 'Roboto', { ...ROBOTO, adjust: [106.7, 109.5] }),
  latin('Inter', 'Open Sans', { ...OPEN_SANS, adjust: [101.5, 98] }),
  latin('Inter', 'DejaVu', { ...DEJAVU, adjust: [94.8, 87] }),
  latin('Plex', 'Arial', { ...ARIAL, adjust: [101.6, 97.6] }),
  latin('Plex', 'Roboto', { ...ROBOTO, adjust: [101.6, 103.8] }),
  latin('Plex', 'Open Sans', { ...OPEN_SANS, adjust: [96.7, 92.9] }),
  arabic('Noto Sans', { ...NOTO_SANS, adjust: [93.8, 89.7] }),
  arabic('Noto Naskh', { ...NOTO_NASKH, adjust: [102.8, 104.2] }),
  arabic('DejaVu', { ...DEJAVU, adjust: [89.4, 78.7] }),
];

/** Returns the names of a font's fallbacks for Latin and Arabic, in the order in which browsers try them. */
export function fallbackNames(font: keyof typeof METRICS): string[] {
  return FAMILIES.filter((family) => family.font === font).map(({ name }) => name);
}

/** Returns the fallbacks as `@font-face` rules; browsers skip a font that the system lacks. */
export function fallbackCss(): string {
  return FAMILIES.flatMap((family) => [face(family, 'regular', 0), face(family, 'bold', 1)]).join('\n');
}

function face({ name, font, range, fallback }: Family, weight: 'regular' | 'bold', at: 0 | 1): string {
  const adjust = fallback.adjust[at];
  const { ascent, descent } = METRICS[font];
  const share = (thousandths: number) => `${(thousandths / 10 / (adjust / 100)).toFixed(1)}%`;

  return `@font-face {
  font-family: '${name}';
  font-weight: ${weight === 'bold' ? '550 900' : '100 549'};
  src: ${fallback[weight].map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${adjust}%;
  ascent-override: ${share(ascent)};
  descent-override: ${share(descent)};
  line-gap-override: 0%;
  unicode-range: ${range};
}`;
}

function latin(font: keyof typeof METRICS, like: string, fallback: Fallback): Family {
  return { name: `${font} like ${like}`, font, range: LATIN, fallback };
}

function arabic(like: string, fallback: Fallback): Family {
  return { name: `Plex like Arabic ${like}`, font: 'Plex', range: ARABIC, fallback };
}
