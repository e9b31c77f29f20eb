import { describe, expect, it } from 'vitest';
import {
  cancelDispatch,
  pauseDispatch,
  rescheduleDispatch,
  resumeDispatch,
  retryDeliveries,
  undoDispatch,
} from '#actions/features/send-newsletter/change-dispatch.ts';
import { createProblem, DISPATCH_STATES, finish } from '#actions/features/send-newsletter/dispatch-state.ts';
import { beginDispatch } from '#actions/features/send-newsletter/prepare-deliveries.ts';
import { documentedMoves, itMovesByTable, movesIn, statesOf } from '#tests/support/drive-states.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { adminSession, startNewsletters } from './start-newsletters.ts';

const DAY_MS = 86_400_000;
const dispatch_id = '00000000-0000-4000-8000-000000000001';

const world = useStarted(() => startNewsletters());

describe('a dispatch', () => {
  itMovesByTable({
    table: DISPATCH_STATES,
    put: async (state) => {
      await world.clear();
      await world.rows(
        `insert into dispatches (id, newsletter_id, state, subject, html_content, template_name)
         values ($1, $2, $3, 'News', 'Hello', 'Basic')`,
        [dispatch_id, await world.addNewsletter(), state],
      );
    },
    // Nothing but the state keeps the dispatch from its beginning or its end.
    prepare: async () => {
      await world.rows('delete from holds');
      await world.rows('update dispatches set undo_until = now(), prepared_at = now(), retry_until = null');
    },
    read: async () => (await world.dispatch(dispatch_id)) as { state: string },
    causes: [
      ['begin', () => beginDispatch(world.pool, dispatch_id)],
      ['undo', () => undoDispatch({ dispatch_id }, adminSession, world.deps)],
      ['pause', () => pauseDispatch({ dispatch_id }, adminSession, world.deps)],
      ['pause', () => createProblem(world, dispatch_id).pause('settings-missing')],
      ['resume', () => resumeDispatch({ dispatch_id }, adminSession, world.deps)],
      ['cancel', () => cancelDispatch({ dispatch_id }, adminSession, world.deps)],
      ['retry', () => retryDeliveries({ dispatch_id }, adminSession, world.deps)],
      ['finish', () => finish(world.pool, dispatch_id)],
      ['restore', () => world.rows('select hold_restored_data(now())')],
      [
        'reschedule',
        () =>
          rescheduleDispatch(
            { dispatch_id, scheduled_at: new Date(Date.now() + DAY_MS).toISOString() },
            adminSession,
            world.deps,
          ),
      ],
    ],
  });

  it('has exactly the states that the database allows and the moves that the documents describe', async () => {
    expect(Object.keys(DISPATCH_STATES).toSorted()).toEqual(
      await statesOf(world.pool, 'dispatches_state_known'),
    );
    expect(movesIn(DISPATCH_STATES)).toEqual(documentedMoves('Dispatches'));
  });
});
