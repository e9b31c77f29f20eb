import { isArticlePath } from '../pages/page-list.ts';
import type { LiveAnswers } from './live-answers.ts';
import type { AskedQuery } from './renderer.ts';

/** Paths of announcements whose answers are followed; each announcement has up to three. */
const MAX_FOLLOWED_ARTICLES = 60;

/**
 * Keeps the queries that each path used when it was last drawn, and follows their answers. Of announcements those drawn
 * last are followed; when another changes, the list of them in the settings tells of it.
 */
export function createAskedQueries(live: Pick<LiveAnswers, 'watch' | 'forget'>) {
  const asked = new Map<string, readonly string[]>();
  const inUse = (): Set<string> => new Set([...asked.values()].flat());

  return {
    /** Keys of the queries that a path is known to use; of one never drawn, those of all others, as pages share most. */
    keysFor: (path: string): readonly string[] => asked.get(path) ?? [...inUse()],
    /** Follows what a path asked now, and drops which of the `known` queries no page asks any more. */
    take(path: string, queries: readonly AskedQuery[], known: readonly string[]): void {
      queries.forEach(live.watch);
      asked.delete(path);
      asked.set(
        path,
        queries.map(({ key }) => key),
      );
      const articles = [...asked.keys()].filter(isArticlePath);
      const old = articles.slice(0, Math.max(articles.length - MAX_FOLLOWED_ARTICLES, 0));
      const dropped = old.flatMap((of) => asked.get(of) ?? []);
      for (const of of old) asked.delete(of);
      const used = inUse();
      for (const key of [...known, ...dropped]) if (!used.has(key)) live.forget(key);
    },
  };
}
