import { createRequire } from 'node:module';
import { createElement, type ElementType } from 'react';

type Props = Record<string, unknown> & { as?: ElementType };
type Options = { shouldForwardProp?: (prop: string) => boolean };

const isNotTheme = (prop: string) => prop !== 'theme';

/** Replaces Emotion's `styled`: draws the element with its props, and without the parts that compute and insert styles. */
function styled(tag: ElementType, { shouldForwardProp = isNotTheme }: Options = {}) {
  const usesAs = !shouldForwardProp('as');

  return () =>
    function PlainElement(props: Props) {
      const forwarded: Record<string, unknown> = {};
      for (const prop in props) {
        if (prop === 'ref' || shouldForwardProp(prop)) forwarded[prop] = props[prop];
      }
      return createElement((usesAs && props.as) || tag, forwarded);
    };
}

const noStyles = { name: 'none', styles: '' };

/**
 * Draws MUI's elements without styles, as only the tests in a real browser check styles. Computing them took a quarter of the
 * time, and each rule would be a `<style>` element that stays from test to test and slows down every search of the document.
 * MUI must load after this.
 */
const require = createRequire(import.meta.url);
Object.assign(require('@emotion/styled') as object, { default: styled });
Object.assign(require('@emotion/serialize') as object, { serializeStyles: () => noStyles });
