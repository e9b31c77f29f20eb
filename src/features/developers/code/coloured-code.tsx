import styles from './coloured-code.module.css';
import { toTokens, type Token } from './tokens.ts';

type ColouredCodeProps = {
  code: string;
  /** Ending of the file that the code is from, such as `mjs`. */
  ending: string;
};

/** Shows code with its comments, strings, numbers and keywords in colours of their own, also without scripts. */
export function ColouredCode({ code, ending }: ColouredCodeProps) {
  return (
    <code>
      {withPlaces(toTokens(code, ending)).map(({ text, kind, at }) =>
        kind ? (
          <span key={at} className={styles[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  );
}

/** Adds to each piece the place in the code at which it begins. */
function withPlaces(tokens: readonly Token[]) {
  let next = 0;

  return tokens.map((token) => {
    const at = next;
    next += token.text.length;

    return { ...token, at };
  });
}
