import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Locale } from '#src/config/locale.ts';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import { SignUp } from './components/sign-up.tsx';

const roots = new WeakMap<Element, Root>();

type SignUpProps = { locale: Locale; config: RuntimeConfig };

/**
 * Makes the form at a place work: takes over the form that the server drew there with what the visitor has typed, or
 * draws it. Returns a function that ends it if the place is gone.
 */
export function openSignUp(place: Element, props: SignUpProps): () => void {
  // A letter that is typed between the reading of the field and React's work would be lost; so both are one task.
  flushSync(() => {
    const page = <SignUp {...props} email={typedIn(place)} />;
    const root = roots.get(place);
    if (root) root.render(page);
    else roots.set(place, takeOver(place, props.locale, page));
  });

  return () => {
    // A root can't be ended while React draws the page without it.
    setTimeout(() => {
      if (!place.isConnected) roots.get(place)?.unmount();
    });
  };
}

/** Hydrates the form that the server drew, or draws another one where there is none in this language. */
function takeOver(place: Element, locale: Locale, page: ReactElement): Root {
  if (place.querySelector('form')?.lang === locale) return hydrateRoot(place, page);
  place.replaceChildren();
  const root = createRoot(place);
  root.render(page);

  return root;
}

const typedIn = (place: Element): string =>
  place.querySelector<HTMLInputElement>('input[type=email]')?.value ?? '';
