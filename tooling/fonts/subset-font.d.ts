/** Types of the used part of the package, which has no types of its own. */
declare module 'subset-font' {
  export type Options = {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** OpenType features to keep; all others are removed. */
    keepFeatures?: readonly string[];
    /** Axes of a variable font, limited to the used ranges. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  };

  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  // oxlint-disable-next-line hostfront/no-declared-default -- It is the package's.
  export { subsetFont as default };
}
