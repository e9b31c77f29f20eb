import { FormattedMessage } from 'react-intl';
import { PageHeader } from '#src/components/page-header.tsx';
import { SectionCards } from '#src/features/admin-shell/components/section-cards.tsx';
import { useAfterListOnceDrawn } from '#src/kit/admin/late/load-after-list.ts';
import { figures } from './figures.ts';
import { sections } from './sections.ts';

/** Start page of the back office. */
export function DashboardPage() {
  // The next page is a list.
  useAfterListOnceDrawn(true);
  const others = sections.slice(1).filter(({ isOwn }) => !isOwn);

  return (
    <>
      <PageHeader
        title={<FormattedMessage id="admin.dashboard.heading" />}
        text={<FormattedMessage id="admin.dashboard.subtitle" />}
      />
      <SectionCards sections={others} figures={figures} />
    </>
  );
}
