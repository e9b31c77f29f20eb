/** The package brings no types; what of it is used here. */
declare module 'subset-font' {
  export type Options = {
    targetFormat: 'woff2';
    noHinting?: boolean;
    /** OpenType features to keep; all others go. */
    keepFeatures?: readonly string[];
    /** A variable font's axes, cut to what is used. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  };

  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  // eslint-disable-next-line import-x/no-default-export -- It is the package's.
  export { subsetFont as default };
}
