import type { ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { fakeApi, pageOf } from './fake-api.ts';
import { makeDispatch, makeNewsletter } from './make-rows.ts';
import { changedTo, makeProgress } from './newsletters-page.tsx';

/** An answer about a dispatch that is under way. */
export const progress = (values: Record<string, unknown> = {}): ApolloLink.Result => ({
  data: {
    dispatch: makeProgress({
      ...{ state: 'sending', sent_count: 90, failed_count: 2, queued_count: 28 },
      subject_ar: 'عروض الربيع',
      started_at: '2026-11-22T10:00:10+00:00',
      prepared_at: '2026-11-22T10:00:10+00:00',
      person: { __typename: 'people', user_id: 'u1', email: 'admin@site.test' },
      ...values,
    }),
  },
});
/** Values of a dispatch that has not begun yet. */
export const AHEAD = { started_at: null, prepared_at: null };

/** A page of a dispatch's recipients: `count` of them in all, of whose bounces `held` are held back. */
export const recipientsOf = (count: number, hasRows = true, held = 0): ApolloLink.Result => ({
  data: {
    deliveries: (hasRows ? [0] : []).map(() => ({
      __typename: 'deliveries',
      id: 'v1',
      state: 'failed',
      reason: 'refused',
      locale: 'en',
      attempts: 1,
      unknown_attempts: 0,
      next_attempt_at: '2026-11-22T10:00:10+00:00',
      finished_at: null,
      response: '550 5.1.1 no such user',
      bounce: held > 0 ? 'held' : null,
      contact: { __typename: 'contacts', id: 'c1', email: 'gone@example.test' },
    })),
    total: { __typename: 'total', aggregate: { __typename: 'fields', count } },
    held: { __typename: 'held', aggregate: { __typename: 'fields', count: held } },
  },
});

/** An API with one newsletter, whose dispatch is under way. */
export const apiOf = (values: Record<string, unknown> = {}, answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    NewslettersList: () =>
      pageOf([makeNewsletter({ status: 'sent', dispatches: [makeDispatch({ state: 'sending' })] })]),
    DispatchProgress: () => of(progress(values)),
    DispatchRecipients: () => recipientsOf(61),
    PauseDispatch: () => changedTo('paused'),
    CancelDispatch: () => changedTo('cancelled'),
    RetryDeliveries: () => changedTo('sending'),
    ResumeDispatch: () => changedTo('sending'),
    UndoDispatch: () => changedTo('undone'),
    RescheduleDispatch: () => changedTo('scheduled'),
    ...answers,
  });
