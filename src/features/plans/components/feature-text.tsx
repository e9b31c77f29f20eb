import { TextOf } from '#src/lib/messages/text-of.tsx';
import type { Feature } from '../features.ts';

/** What a plan includes, in the reader's language or, where that lacks it, in English and marked as such. */
export function FeatureText({ english, text }: Feature) {
  return <TextOf en={english ?? text} ar={text === english ? null : text} />;
}
