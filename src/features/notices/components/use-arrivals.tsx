import { Fragment, type RefObject, useEffect, useRef } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { FormattedMessage } from 'react-intl';
import type { NoticeSlide_NoticeFragment } from '#src/gql/graphql.ts';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { NoticeSlideFragment } from './notice-slide.tsx';

type Notice = { id: string } & FragmentType<NoticeSlide_NoticeFragment>;
type Arrivals = {
  /** Every notice; undefined while they load. */
  notices: readonly Notice[] | undefined;
  /** Those that this screen shows. */
  shown: readonly Notice[];
  /** Notice that the carousel's own live region speaks, if it changes; null while it plays and speaks none. */
  spoken: RefObject<string | null>;
};

/** Lets screen readers hear each notice that comes, or whose text changes, while the page is open: once. */
export function useArrivals({ notices, shown, spoken }: Arrivals): void {
  const announce = useAnnounce();
  const known = useRef<ReadonlyMap<string, string>>(null);

  useEffect(() => {
    if (!notices) return;
    const before = known.current;
    known.current = new Map(notices.map((notice) => [notice.id, wordsOf(notice)]));
    if (!before) return;
    // A live region that came together with its content speaks nothing.
    const hasRegion = before.size > 0;
    const arrived = shown.filter(
      (notice) => before.get(notice.id) !== wordsOf(notice) && !(hasRegion && notice.id === spoken.current),
    );
    if (arrived.length > 0) announce(<Arrived notices={arrived} />);
  }, [announce, notices, shown, spoken]);
}

/** Returns what a visitor reads of a notice, in both languages: another language of the page is no news. */
function wordsOf(notice: Notice): string {
  const { content, content_ar } = readFragment(NoticeSlideFragment, notice);

  return JSON.stringify([content, content_ar]);
}

function Arrived({ notices }: { notices: readonly Notice[] }) {
  return notices.map((notice) => {
    const { content, content_ar } = readFragment(NoticeSlideFragment, notice);
    const text = <TextOf key="text" en={content} ar={content_ar} />;

    return (
      <Fragment key={notice.id}>
        <FormattedMessage id="notices.banner.arrived" values={{ text }} />{' '}
      </Fragment>
    );
  });
}
