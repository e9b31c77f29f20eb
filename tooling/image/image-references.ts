import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';

/**
 * A place of a file that names an image of others; `text` makes the text there, from `start` to `end`, once it is
 * pinned.
 */
export type ImageReference = { image: string; start: number; end: number; text(digest: string): string };

/** The last part of the names of images that are built here; the person who pushes one chooses its tag. */
const OURS = /^hostfront(-|$)/;
/** A name with its tag and, once it was pinned, its digest. What is built here has no tag in the compose file. */
const NAMED =
  /^(?:\s*(?:- )?(?:image|imageName): |FROM )((?:[\w.-]+:\d+\/)?[\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?=\s|$)/gm;

/** Lists the images of others that a compose file, a Dockerfile, or a file of Kubernetes or kustomize names. */
export function findImages(file: string, text: string): ImageReference[] {
  const named = [...text.matchAll(NAMED)]
    .filter(([, image = '']) => !isOurs(image))
    .map(({ 0: all, 1: image = '', 2: digest = '', index }) => {
      const end = index + all.length;
      return { image, start: end - digest.length, end, text: (found: string) => `@${found}` };
    });

  return file.endsWith('kustomization.yaml') ? [...named, ...findOverrides(file, text)] : named;
}

/** Writes digests into a text; the last place is written first, so that the others stay where they were found. */
export const pinImages = (
  text: string,
  references: readonly ImageReference[],
  digests: ReadonlyMap<string, string>,
): string =>
  references
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (all, { image, start, end, text: pinned }) =>
        all.slice(0, start) + pinned(digests.get(image) ?? '') + all.slice(end),
      text,
    );

const isOurs = (name: string): boolean => OURS.test(name.split('/').at(-1)?.split(':')[0] ?? '');

/** Lists the entries below `images`, whose digest is a key of its own: with it kustomize writes name:tag@digest. */
function findOverrides(file: string, text: string): ImageReference[] {
  const document = parseDocument(text);
  if (document.errors[0]) throw new Error(`${file} can't be read: ${document.errors[0].message}`);
  const images = document.get('images');
  if (!isSeq(images)) return [];

  return images.items.filter(isMap).flatMap((entry) => {
    const name = String(entry.get('name'));
    const image = String(entry.get('newName') ?? name);
    if (isOurs(name) || isOurs(image)) return [];
    const tag = scalarOf(entry, 'newTag');
    if (tag) return [{ image: `${image}:${tag.source ?? ''}`, ...placeOfDigest(text, entry, tag) }];
    if (entry.has('digest')) return [];
    throw new Error(`${file} gives ${image} no newTag`);
  });
}

const scalarOf = (entry: YAMLMap, key: string): Scalar | undefined => {
  const node = entry.get(key, true);
  return isScalar(node) ? node : undefined;
};

/** Returns where the digest of an entry is, or will be: behind its tag, in a line of its own in block style. */
function placeOfDigest(text: string, entry: YAMLMap, tag: Scalar): Omit<ImageReference, 'image'> {
  const digest = scalarOf(entry, 'digest');
  if (digest?.range) return { start: digest.range[0], end: digest.range[1], text: (found) => found };
  const [from = 0, behind = 0] = tag.range ?? [];
  if (entry.flow) return { start: behind, end: behind, text: (found) => `, digest: ${found}` };
  const key = text.lastIndexOf('newTag', from);
  const indent = ' '.repeat(key - text.lastIndexOf('\n', key) - 1);
  const lineEnd = /\r?\n|$/g;
  lineEnd.lastIndex = behind;
  const end = lineEnd.exec(text)?.index ?? text.length;

  return { start: end, end, text: (found) => `\n${indent}digest: ${found}` };
}
