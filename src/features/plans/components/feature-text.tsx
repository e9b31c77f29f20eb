import { TextOf } from '#src/lib/messages/text-of.tsx';
import type { Feature } from '../features.ts';

/** Shows a feature in the reader's language or, if that is missing, in English and marked as such. */
export function FeatureText({ english, text }: Feature) {
  return <TextOf en={english ?? text} ar={text === english ? null : text} />;
}
