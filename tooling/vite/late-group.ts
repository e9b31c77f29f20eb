/**
 * Files for modules that are loaded together anyway, by the pattern of their paths. Split by who uses which module
 * they were sixty files, all of whose names stand in the first script of a visitor. A group must import nothing
 * that imports it; `transfer-sizes.ts` refuses such a circle.
 */
const GROUPS: readonly [name: string, pattern: RegExp][] = [
  ['api', /\/node_modules\/(@apollo\/client|@wry|optimism|rxjs|tslib)\//],
  ['look', /\/node_modules\/(@emotion|stylis|@mui\/(styled-engine|private-theming))\//],
  ['look', /\/@mui\/(system|utils)\/(?!useRovingTabIndex|useMediaQuery|Stack|Grid|Container)/],
  ['look', /\/@mui\/material\/(utils|styles)\/(?!createSvgIcon|enhanceHighContrast)/],
  [
    'look',
    /\/@mui\/material\/(zero-styled|transitions|DefaultPropsProvider|InitColorSchemeScript|GlobalStyles)\//,
  ],
  ['modal', /\/@mui\/material\/(Modal|Portal|Unstable_TrapFocus|Backdrop|Fade)\/(?!\w*Classes)\w+\.mjs$/],
  ['menus', /\/@mui\/material\/(Popover|Menu|MenuList|Grow|Select|NativeSelect)\/(?!\w*Classes)\w+\.mjs$/],
  ['parts', /\/src\/(components\/(alert|page-section|skeleton|brand-icons?|brand-names)\b|lib\/pieces\/)/],
  ['content', /\/src\/(components\/world-map|features\/(feature-grid|partners)\/components)\//],
  [
    'plans',
    /\/src\/features\/plans\/(terms\.ts|features\.ts|yearly-price\.ts|components\/(card\/|offer\/offer-band|pricing\/(buying-controls|segments|plans-alert|use-buying-choices)|category\/(common-features|category-label))\b)/,
  ],
  [
    'plans',
    /\/(src\/features\/plans\/(offers|monthly-price)|src\/lib\/buying\/tax-note|rules\/money\/tax-rate)\.tsx?$/,
  ],
  ['fields', /\/(src\/kit\/fields\/(fields-of|kinds|common-options)|rules\/lengths)\.ts/],
  [
    'office',
    /\/src\/kit\/(announce\/|address\/stays-in-place|admin\/(address|guard|live)\/[\w-]+\.tsx?$|admin\/alert\/plain-alert)/,
  ],
  [
    'office',
    /\/src\/kit\/admin\/(arabic\/arabic-texts|dialogs\/(create-subject-dialog|question-dialog|use-opened-id)|form\/use-opened-record|hint\/hint|late\/(late|late-dialog|load-after-list|missing-dialog)|toasts\/(late-toasts|use-action|use-error-text|use-toasts)|values\/isolate-variables)\.tsx?$/,
  ],
  [
    'office',
    /\/src\/kit\/admin\/(list\/(forget-cached|list-state|load-error|one-at-a-time|page-variables|row-sets|search-pattern|use-list|use-now|use-page-clamp|use-refresh)|table\/(column-look|localized-text|quiet-status|use-stable))\.tsx?$/,
  ],
  [
    'inputs',
    /\/@mui\/material\/(FormControl|FormLabel|InputBase|InputLabel|OutlinedInput|TextareaAutosize)\//,
  ],
  ['shapes', /\/@mui\/material\/(IconButton|Link|Paper|Skeleton)\/(?!\w*Classes)\w+\.mjs$/],
  ['menus', /\/@mui\/material\/(FilledInput|Input|TextField)\/(?!\w*Classes)\w+\.mjs$/],
];

/** Returns the file of a module that is loaded late; null leaves that to the bundler. Visitors' first file has none of them. */
export function lateGroup(id: string): string | null {
  return GROUPS.find(([, pattern]) => pattern.test(id))?.[0] ?? null;
}
