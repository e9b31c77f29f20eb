import { appIcons } from './app-icons.ts';
import { brandSprite } from './brand-icons.ts';
import { iconPaths } from './icon-paths.ts';

/** Makes every committed file that holds icons, with its path in the repository. */
export async function drawnFiles(): Promise<{ file: string; content: Buffer }[]> {
  return [
    { file: 'src/components/icon-paths.generated.ts', content: Buffer.from(iconPaths()) },
    { file: 'src/components/brand-icons.svg', content: Buffer.from(brandSprite()) },
    ...(await appIcons()),
  ];
}
