import styles from './coloured-code.module.css';
import { toTokens } from './tokens.ts';

type ColouredCodeProps = {
  code: string;
  /** Ending of the file that the code is from, such as `mjs`. */
  ending: string;
};

/** Shows code with its comments, strings, numbers and keywords in colours of their own, also without scripts. */
export function ColouredCode({ code, ending }: ColouredCodeProps) {
  let at = 0;

  return (
    <code>
      {toTokens(code, ending).map(({ text, kind }) => {
        const key = (at += text.length);

        return kind ? (
          <span key={key} className={styles[kind]}>
            {text}
          </span>
        ) : (
          text
        );
      })}
    </code>
  );
}
