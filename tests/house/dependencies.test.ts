import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import imageInPlace from '../../deploy/package.json' with { type: 'json' };
import { dependencies, devDependencies, overrides } from '../../package.json' with { type: 'json' };
import { imageManifest } from '../../tooling/image/image-manifest.ts';
import { lockedPackages, sizeInMiB, type LockedPackage } from '../../tooling/packages/lock-file.ts';
import { productPackages } from '../../tooling/packages/product-packages.ts';

const DECISION = 'docs/build/decisions/0062-two-sets-of-packages-and-an-image-of-its-own.md';
/** Upper bounds in packages and MiB on Linux; raising one needs a better reason than convenience. */
const START = { packages: 570, mebibytes: 415 };
const IMAGE = { packages: 195, mebibytes: 86 };

/** A version, with the package's own name in front where package.json gives it another one. */
const EXACT = /^(npm:(@[^/]+\/)?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const locked = lockedPackages('package-lock.json');
const ofImage = lockedPackages('deploy/package-lock.json');
let installed: Map<string, LockedPackage>;

beforeAll(() => {
  installed = lockedPackages('node_modules/.package-lock.json');
});

/** Selects the packages that npm installs on this machine, without the binaries of other platforms. */
const standing = (places: Iterable<string>) => [...places].filter((place) => installed.has(place));

describe('the npm packages', () => {
  it('under `dependencies` are exactly those that start and build the product', () => {
    expect(Object.keys(dependencies)).toEqual(productPackages());
  });

  it('of the production image are exactly those that its processes load, in the same versions', () => {
    expect(imageInPlace).toEqual(imageManifest());
  });

  it("of the image's lock file have the version and integrity hash of the product's lock file", () => {
    const places = [...ofImage].map(([place, { version, integrity }]) => ({ place, version, integrity }));

    expect(places).toEqual(
      places.map(({ place }) => ({
        place,
        version: locked.get(place)?.version,
        integrity: locked.get(place)?.integrity,
      })),
    );
  });

  it('that `overrides` pins are named in decision 62', () => {
    const decision = readFileSync(DECISION, 'utf8');
    const names = Object.entries(overrides).flatMap(([name, value]) =>
      typeof value === 'string' ? [name] : [name, ...Object.keys(value)],
    );

    expect(names.filter((name) => !decision.includes(`\`${name}\``))).toEqual([]);
  });

  it('have exact versions in package.json', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies });

    expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('the installed packages', () => {
  it('for `npm start` stay within their limits of number and size', () => {
    const places = standing([...locked].filter(([, { dev }]) => !dev).map(([place]) => place));

    expect(places.length).toBeLessThanOrEqual(START.packages);
    expect(sizeInMiB(places)).toBeLessThanOrEqual(START.mebibytes);
  });

  it('of the production image stay within their limits of number and size', () => {
    const places = standing(ofImage.keys());

    expect(places.length).toBeLessThanOrEqual(IMAGE.packages);
    expect(sizeInMiB(places)).toBeLessThanOrEqual(IMAGE.mebibytes);
  });
});
