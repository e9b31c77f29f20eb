import { createContext, use, type HTMLAttributes } from 'react';
import { AsDrawnContext } from '#src/lib/loading/as-drawn.ts';
import { writeAlternatives, type ByChoices, type Priced } from './alternatives.ts';
import { useChoices } from './use-choices.ts';

/** Holds what can be chosen; only the web server reads it, because it draws a page for every choice. */
export const PricedContext = createContext<Priced>({ currencies: [], cycles: ['mo'] });

/** What `choices-script.ts` sets in a place: its text, or an attribute. */
type Kind = 'text' | 'href' | 'value' | 'aria-pressed';

/** React compares neither text nor attributes of such a place with the document, where the kept choice may stand. */
const AS_IT_IS = { suppressHydrationWarning: true };

/**
 * Returns the attributes of an element whose text or attribute follows the visitor's choices. On the web server they hold
 * what is there for each choice; browsers leave them alone.
 */
export function useAlternatives(kind: Kind, valueOf: ByChoices, isByCycle = true): object {
  if (!import.meta.env.SSR) return AS_IT_IS;

  return {
    ...AS_IT_IS,
    'data-choice-kind': kind,
    'data-choices': writeAlternatives(valueOf, use(PricedContext), isByCycle),
  };
}

/**
 * Returns the key of such an element. Where the script has put a kept choice into it, React makes the element again once
 * the page is hydrated: it would not change what was equal in its own last two drawings.
 */
export function usePlaceKey(): 'drawn' | 'own' {
  const isAsDrawn = use(AsDrawnContext);

  return isAsDrawn || import.meta.env.SSR || !('chosen' in document.documentElement.dataset)
    ? 'drawn'
    : 'own';
}

type ByChoiceProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  text: ByChoices;
  as?: 'b' | 'div' | 'p' | 's' | 'span';
  /** False if the billing cycle makes no difference. */
  isByCycle?: boolean;
};

/** Shows a text that follows the visitor's choice of currency and billing cycle, from the first paint on. */
export function ByChoice({ text, as: Element = 'span', isByCycle = true, ...attributes }: ByChoiceProps) {
  const choices = useChoices();
  const alternatives = useAlternatives('text', text, isByCycle);

  return (
    <Element key={usePlaceKey()} {...attributes} {...alternatives}>
      {text(choices) ?? ''}
    </Element>
  );
}
