import { TextOf } from '#src/lib/messages/text-of.tsx';
import { keepUnits, type Feature } from '../../features.ts';

/** Shows a feature in the reader's language or, if that is missing, in English and marked as such; units stay with their numbers. */
export function FeatureText({ english, text }: Feature) {
  const shown = keepUnits(text);

  return <TextOf en={english === null ? shown : keepUnits(english)} ar={text === english ? null : shown} />;
}
