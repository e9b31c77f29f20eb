import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RecordSearch } from '#src/kit/admin/palette/search-records.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** A count that a section's card shows, live. */
export type SectionFigure = {
  document: TypedDocumentNode<
    { figure: { aggregate?: { count: number } | null | undefined } },
    Record<string, never>
  >;
  /** Says it with `{count}`. */
  text: MessageId;
};

/** A section of the back office, as sidebar, dashboard, routes, titles, breadcrumbs and command palette know it. */
export type Section = {
  path: string;
  /** Whether only the path itself counts as being there, and not what lies beneath. */
  isExact: boolean;
  /** An outline of @mdi/js. */
  icon: string;
  /** About the administrator alone: reached from the top bar, not from sidebar and dashboard. */
  isOwn?: boolean;
  label: MessageId;
  title: MessageId;
  description: MessageId;
  /** Loads the page when it is first asked for; the dashboard, which is drawn from the sections, has its own. */
  page?: () => Promise<ComponentType>;
  figure?: SectionFigure;
  /** What the command palette calls adding a record; its form opens. */
  add?: MessageId;
  /** How the command palette finds its records. */
  records?: () => Promise<RecordSearch>;
};
