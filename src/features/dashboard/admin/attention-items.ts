import { paths } from '#src/config/paths.ts';
import { ARABIC_FILTER, MISSING } from '#src/kit/admin/arabic/arabic-texts.ts';
import { recordSearch } from '#src/kit/admin/form/use-opened-record.ts';
import type { SenderSetting } from '#src/kit/admin/sender/use-missing-sender.ts';
import type { StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import type { AttentionData } from './dashboard-documents.ts';
import type messages from '../messages/admin-en.json';

/** One thing that waits for an administrator, with the page on which it is settled. */
export type AttentionItem = {
  key: string;
  tone: StatusTone;
  /** Names what the linked page lets one do; it is the line's last word. */
  action: 'arabic' | 'change' | 'complete' | 'look' | 'resume';
  text: keyof typeof messages;
  /** Values of the text; names in both languages, of which the reader's is shown. */
  name?: { en: string; ar?: string | null | undefined };
  count?: number;
  settings?: readonly SenderSetting[];
  /** Moment that the text names, as ISO text. */
  at?: string;
  to: string;
};

const page = (name: string, search = '') => `${paths.admin}/${name}${search}`;
const gap = new URLSearchParams({ [ARABIC_FILTER]: MISSING }).toString();

type Counted = { aggregate?: { count: number } | null | undefined };
const countOf = ({ aggregate }: Counted) => aggregate?.count ?? 0;

/** Lists what waits for an administrator, the most urgent first. */
export function attentionItems(data: AttentionData, missing: readonly SenderSetting[]): AttentionItem[] {
  return [
    ...data.webhooks.map(failingWebhook),
    ...data.dispatches.map(troubledDispatch),
    ...unsetSender(missing),
    ...data.ending.map(endingNotice),
    ...counted('invitations', 'dashboard.attention.invitations', data.invitations, page('users'), 'look'),
    ...counted('plans', 'dashboard.attention.arabicPlans', data.plans, page('pricing', `?${gap}`)),
    ...counted('notices', 'dashboard.attention.arabicNotices', data.notices, page('notices', `?${gap}`)),
    ...counted('links', 'dashboard.attention.arabicLinks', data.links, page('footer-links', `?${gap}`)),
    ...counted(
      'testimonials',
      'dashboard.attention.arabicTestimonials',
      data.testimonials,
      page('settings', `?part=testimonials&${gap}`),
    ),
  ];
}

function failingWebhook({ id, name, is_enabled }: AttentionData['webhooks'][number]): AttentionItem {
  return {
    key: `webhook-${id}`,
    tone: 'bad',
    action: 'look',
    text: is_enabled ? 'dashboard.attention.webhookFailing' : 'dashboard.attention.webhookDisabled',
    name: { en: name },
    to: page('webhooks', recordSearch(id)),
  };
}

function troubledDispatch(dispatch: AttentionData['dispatches'][number]): AttentionItem {
  const { id, subject, subject_ar, state, failed_count } = dispatch;
  const base = {
    key: `dispatch-${id}`,
    action: 'look' as const,
    name: { en: subject, ar: subject_ar },
    to: page('newsletters', `?${new URLSearchParams({ dispatch: id }).toString()}`),
  };
  if (state === 'paused')
    return { ...base, tone: 'warning', action: 'resume', text: 'dashboard.attention.dispatchPaused' };
  if (dispatch.problem) return { ...base, tone: 'bad', text: 'dashboard.attention.dispatchProblem' };

  return { ...base, tone: 'warning', text: 'dashboard.attention.dispatchFailed', count: failed_count };
}

function unsetSender(settings: readonly SenderSetting[]): AttentionItem[] {
  if (settings.length === 0) return [];

  return [
    {
      key: 'sender',
      tone: 'warning',
      action: 'complete',
      text: 'dashboard.attention.sender',
      settings,
      to: page('settings'),
    },
  ];
}

function endingNotice(notice: AttentionData['ending'][number]): AttentionItem {
  const { id, content, content_ar, ends_at } = notice;

  return {
    key: `notice-${id}`,
    tone: 'waiting',
    action: 'change',
    text: 'dashboard.attention.noticeEnds',
    name: { en: content, ar: content_ar },
    ...(ends_at && { at: ends_at }),
    to: page('notices', recordSearch(id)),
  };
}

function counted(
  key: string,
  text: AttentionItem['text'],
  rows: Counted,
  to: string,
  action: AttentionItem['action'] = 'arabic',
): AttentionItem[] {
  const count = countOf(rows);

  return count > 0 ? [{ key, tone: 'waiting', action, text, count, to }] : [];
}
