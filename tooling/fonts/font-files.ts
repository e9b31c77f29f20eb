import { EXTRA_ARABIC_FONTS, FONT_SUBSETS } from './font-subsets.ts';
import { fontSheet, stillSheet } from './font-sheet.ts';

/** Folder of the fonts in the repository. */
export const FONT_FOLDER = 'src/lib/theme/fonts';

/** Makes the site's fonts and their style sheet, each with its path in the repository. */
export async function fontFiles(): Promise<{ file: string; content: Buffer }[]> {
  const fonts = [...FONT_SUBSETS, ...EXTRA_ARABIC_FONTS].map(async ({ name, make }) => ({
    file: `${FONT_FOLDER}/${name}.woff2`,
    content: await make(),
  }));

  return [
    { file: `${FONT_FOLDER}/fonts.generated.css`, content: Buffer.from(fontSheet()) },
    { file: `${FONT_FOLDER}/still.generated.css`, content: Buffer.from(stillSheet()) },
    ...(await Promise.all(fonts)),
  ];
}
