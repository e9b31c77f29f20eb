import { directionOf } from '#src/config/locale.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import { isolateVariables } from './isolate-variables.ts';

type TextWithVariablesProps = { en: string; ar: string | null | undefined };

/**
 * Shows a text of a mail within a line, in the reader's language. Its direction is that of its language: one that begins
 * with a variable would otherwise be taken for English.
 */
export function TextWithVariables(texts: TextWithVariablesProps) {
  const { locale } = useLocale();
  const { text, attributes } = useTextOf(texts);

  return (
    <bdi dir={directionOf(locale)} {...attributes}>
      {isolateVariables(text)}
    </bdi>
  );
}
