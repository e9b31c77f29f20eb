import { describe, expect, it } from 'vitest';
import { attentionItems } from './attention-items.ts';
import type { AttentionData } from './dashboard-documents.ts';

const counted = (count: number) => ({ aggregate: { count } });
const quiet = {
  webhooks: [],
  dispatches: [],
  ending: [],
  invitations: counted(0),
  plans: counted(0),
  notices: counted(0),
  links: counted(0),
  testimonials: counted(0),
  settings: [],
} satisfies AttentionData;
const dispatch = { id: 'd1', subject: 'News', subject_ar: null, problem: null, failed_count: 0 };

const items = (data: object, missing: Parameters<typeof attentionItems>[1] = []) =>
  attentionItems({ ...quiet, ...data } as AttentionData, missing).map(({ text, to }) => [text, to]);

describe('attentionItems', () => {
  it('returns no item when nothing needs attention', () => {
    expect(items({})).toEqual([]);
  });

  it('links each item to the admin page on which it is dealt with', () => {
    expect(
      items(
        {
          webhooks: [
            { id: 'w1', name: 'Billing', is_enabled: true },
            { id: 'w2', name: 'Chat', is_enabled: false },
          ],
          ending: [{ id: 'n1', content: 'Sale', content_ar: 'تخفيضات', ends_at: '2026-11-27T20:00:00Z' }],
          invitations: counted(2),
          plans: counted(1),
          testimonials: counted(3),
        },
        ['sender_email'],
      ),
    ).toEqual([
      ['dashboard.attention.webhookFailing', '/admin/webhooks?record=w1'],
      ['dashboard.attention.webhookDisabled', '/admin/webhooks?record=w2'],
      ['dashboard.attention.sender', '/admin/settings'],
      ['dashboard.attention.noticeEnds', '/admin/notices?record=n1'],
      ['dashboard.attention.invitations', '/admin/users'],
      ['dashboard.attention.arabicPlans', '/admin/pricing?arabic=missing'],
      ['dashboard.attention.arabicTestimonials', '/admin/settings?part=testimonials&arabic=missing'],
    ]);
  });

  it.each([
    [{ state: 'paused', problem: 'settings-missing' }, 'dashboard.attention.dispatchPaused'],
    [{ state: 'sending', problem: '421 try later' }, 'dashboard.attention.dispatchProblem'],
    [{ state: 'finished', failed_count: 3 }, 'dashboard.attention.dispatchFailed'],
  ])('describes a newsletter dispatch with %o by the text %s', (row, text) => {
    expect(items({ dispatches: [{ ...dispatch, ...row }] })).toEqual([
      [text, '/admin/newsletters?dispatch=d1'],
    ]);
  });
});
