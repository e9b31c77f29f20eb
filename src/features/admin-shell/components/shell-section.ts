import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { AdminPageName } from '#src/config/pages.ts';
import type { RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Counts of a section; `prices` are those of the plans that it counts. */
type Counts = { count: number; prices?: number };

/** Live count on a section's card. */
export type SectionFigure = {
  document: TypedDocumentNode<{ figure: { aggregate?: Counts | null | undefined } }, Record<string, never>>;
  /** Message that shows the count as `{count}`, and that of the prices as `{prices}`. */
  text: MessageId;
};

/**
 * One section of the back office; sidebar, dashboard, routes, titles, breadcrumbs and command palette are built from
 * it.
 */
export type ShellSection = {
  name: AdminPageName;
  path: string;
  /** True if only the exact path marks the section as current; false if the pages below it do so too. */
  isExact: boolean;
  /** SVG path from @mdi/js. */
  icon: string;
  /**
   * True for the administrator's own account, which is opened from the top bar and is missing from sidebar and
   * dashboard.
   */
  isOwn?: boolean;
  label: MessageId;
  title: MessageId;
  description: MessageId;
  /** Loads the page when it is first opened; missing for the dashboard, whose page is built from the sections. */
  page?: () => Promise<ComponentType>;
  /** Label of the palette command that opens the form for a new record. */
  add?: MessageId;
  /** Loads the search by which the command palette finds the section's records. */
  records?: () => Promise<RecordSearch>;
};
