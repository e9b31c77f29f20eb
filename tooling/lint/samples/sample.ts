/** A piece of code that breaks one rule. */
export type Sample = {
  /** Rule as oxlint reports it, such as `eslint(no-debugger)`; or the beginning of its message where no rule is named. */
  readonly rule: string;
  /** The file's path in the repository. */
  readonly file: string;
  readonly code: string;
  /** Paths at which the same code is no fault. */
  readonly allowedIn?: readonly string[];
};

/** Makes a sample from each rule's code, as a file of `folder`. */
export function samplesOf(
  plugin: string,
  codes: Readonly<Record<string, string>>,
  { folder = 'src/samples', extension = 'ts' } = {},
): Sample[] {
  return Object.entries(codes).map(([name, code]) => ({
    rule: `${plugin}(${name})`,
    file: `${folder}/${plugin}-${name}.${extension}`,
    code,
  }));
}
