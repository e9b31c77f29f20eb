import { Parser } from 'htmlparser2';
import { ActionError } from '#actions/lib/action-error.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { ATTRIBUTES, ELEMENTS, LOADING, MOVING, RUNNING, WRITING } from './svg-names.ts';
import { sizeOf } from './svg-size.ts';

/** Elements of a file, those drawn for each `use`, and the depth of elements in one another. */
const MAX_ELEMENTS = 5_000;
const MAX_DRAWN = 20_000;
const MAX_DEPTH = 100;

export type CleanSvg = { text: string; width: number; height: number };
type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

/**
 * Writes a clean SVG from the elements and attributes of a logo (svg-names.ts). What would run, move, load something or
 * depend on a font is refused with a sentence, as without it the picture would be another one; what only editors read
 * is left out.
 */
export function cleanSvg(source: string): CleanSvg {
  const root = parse(source);
  boundDrawing(root);
  const { width, height, viewBox } = sizeOf(root.attributes);
  const attributes = { ...root.attributes, viewBox, width: String(width), height: String(height) };

  return { text: write({ ...root, attributes: { xmlns: SVG, ...attributes } }), width, height };
}

const SVG = 'http://www.w3.org/2000/svg';

function parse(source: string): Element {
  const open: (Element | null)[] = [];
  let root: Element | undefined;
  let count = 0;
  const parent = () => open.findLast((element) => element !== null);
  const isDropped = () => open.at(-1) === null;

  const parser = new Parser(
    {
      onprocessinginstruction: (name, data) => {
        if (name.toLowerCase() === '!doctype' && data.includes('[')) {
          throw complex('a document type with definitions of its own (<!ENTITY …>)');
        }
        if (name.toLowerCase() === '?xml-stylesheet') throw loads(data);
      },
      onopentag: (qualified, given) => {
        const name = localName(qualified);
        refuseElement(name);
        count += 1;
        if (count > MAX_ELEMENTS) throw complex(`more than ${MAX_ELEMENTS.toLocaleString('en')} elements`);
        if (open.length >= MAX_DEPTH) throw complex(`elements in one another, ${MAX_DEPTH} deep`);
        if (root === undefined && name !== 'svg') throw noSvg(name);
        const isKept = !isDropped() && ELEMENTS.has(name);
        const element = isKept ? { name, attributes: attributesOf(name, given), children: [] } : null;
        if (element) parent()?.children.push(element);
        root ??= element ?? undefined;
        open.push(element);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element?.name === 'style') element.children.push(checkedCss(text));
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(source);
  if (!root) throw noSvg();

  return root;
}

/** Names are read without their prefix: `svg:rect` is `rect`; an editor's own, such as `sodipodi:namedview`, are unknown. */
const localName = (qualified: string) => qualified.replace(/^svg:/, '');

function refuseElement(name: string): void {
  if (RUNNING.has(name)) throw runs(`<${name}>`);
  if (MOVING.has(name)) {
    throw new ActionError('picture-moves', `The logo must stand still; this SVG has <${name}>.`, {
      details: { found: `<${name}>` },
    });
  }
  if (WRITING.has(name)) {
    throw new ActionError(
      'picture-has-text',
      `The SVG has letters as text (<${name}>), which look different on every machine. Please convert them to outlines.`,
      { details: { found: `<${name}>` } },
    );
  }
  if (LOADING.has(name)) throw loads(`<${name}>`);
}

/** Returns the attributes to keep; throws for one that would run or load something. */
function attributesOf(element: string, given: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [qualified, value] of Object.entries(given)) {
    const name = qualified.replace(/^xlink:/, '');
    if (/^on/i.test(name)) throw runs(`${name}="…"`);
    if (!ATTRIBUTES.has(name)) continue;
    if (name === 'href') {
      // A link has no effect in a picture; its address goes, and what it holds stays.
      if (element === 'a') continue;
      if (!/^\s*#[^\s]+\s*$/.test(value)) throw /^\s*javascript:/i.test(value) ? runs(value) : loads(value);
    }
    kept[name] = name === 'href' ? value.trim() : checkedCss(value);
  }

  return kept;
}

/** Returns a style, or a value that may have `url(…)`; throws if it names anything but a part of the picture. */
function checkedCss(css: string): string {
  // An escaped letter could hide `url` or `@import` from these patterns.
  if (css.includes('\\')) throw complex('a backslash in its styles');
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const [foreign] = /@import[^;]*|@font-face|image-set\([^)]*|url\(\s*(?!["']?#)[^)]*/i.exec(plain) ?? [];
  if (foreign) throw loads(foreign);
  if (/\b(animation|transition)\b|@keyframes/i.test(plain)) {
    throw new ActionError(
      'picture-moves',
      'The logo must stand still; this SVG has an animation in its styles.',
      {
        details: { found: 'animation' },
      },
    );
  }

  return plain;
}

/** Counts the elements that are drawn, those of each `use` included: a few of them in one another make millions. */
function boundDrawing(root: Element): void {
  const byId = new Map<string, Element>();
  const index = (element: Element): void => {
    const { id } = element.attributes;
    if (id) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') index(child);
  };
  index(root);
  const byStyles = referencesOfStyles(root).filter((id) => !byId.get(id)?.name.endsWith('Gradient'));
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // While an element is being counted, a reference to it is a circle, which draws without end.
    counts.set(element, Infinity);
    let sum = 1;
    const targets = element.attributes['class']
      ? [...referencesOf(element), ...byStyles]
      : referencesOf(element);
    for (const target of targets) sum += countOf(byId.get(target));
    for (const child of element.children) if (typeof child !== 'string') sum += count(child);
    counts.set(element, sum);

    return sum;
  };
  const countOf = (element: Element | undefined): number => (element ? count(element) : 0);
  if (count(root) > MAX_DRAWN) throw complex('parts that repeat one another without end');
}

/** Returns the ids of the parts that an element draws or paints with. */
function referencesOf({ attributes }: Element): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    name === 'href' ? [value.slice(1)] : idsIn(value),
  );
}

/** Returns the ids that style sheets name; which elements they apply to is not asked, each with a class may be one. */
function referencesOfStyles({ children }: Element): string[] {
  return children.flatMap((child) => (typeof child === 'string' ? idsIn(child) : referencesOfStyles(child)));
}

const idsIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);

function write({ name, attributes, children }: Element): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  if (children.length === 0) return `<${name}${list.join('')}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeHtml(child) : write(child)));

  return `<${name}${list.join('')}>${inside.join('')}</${name}>`;
}

const runs = (found: string) =>
  new ActionError(
    'picture-has-script',
    `A logo must be a picture and nothing else; this SVG has ${short(found)}.`,
    {
      details: { found: short(found) },
    },
  );

const loads = (found: string) =>
  new ActionError(
    'picture-loads',
    `A logo must have all its parts in the file; this SVG loads something: ${short(found)}.`,
    { details: { found: short(found) } },
  );

const complex = (found: string) =>
  new ActionError('picture-too-complex', `The SVG is too complex for a logo: it has ${found}.`, {
    details: { found },
  });

const noSvg = (found = '') =>
  new ActionError(
    'picture-damaged',
    `The file should be an SVG, with <svg> around everything${found && `; it begins with <${short(found)}>`}.`,
  );

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
