import { gql } from '@apollo/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPublicData, type PublicRequest } from '#src/lib/public-data/public-data.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { askUntilAnswered } from './ask-until-answered.ts';

const plans: PublicRequest = {
  operation: publicOperation(gql`
    query Plans {
      pricing_plans {
        id
      }
    }
  `),
  variables: {},
};

beforeEach(() => vi.useFakeTimers());
/** Creates the data of a kept page that came with plans, and an API that gives these answers in turn. */
function keptPageWith(...answers: unknown[]) {
  const query = vi.fn(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const source = { query, subscribe: () => () => undefined };

  return { data: createPublicData({ source, answers: { Plans: 'kept' }, areOld: true }), query };
}

it('a page asks again, with growing pauses, until all is answered, and shows its kept answers meanwhile', async () => {
  const { data, query } = keptPageWith(new Error('away'), new Error('away'), 'new');
  const { getState } = data.query(plans);
  const onAnswer = vi.fn();

  void askUntilAnswered(data).then(onAnswer);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(getState().data).toBe('kept');
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_500);

  expect(getState().data).toBe('new');
  expect(onAnswer).toHaveBeenCalledOnce();
  expect(query).toHaveBeenCalledTimes(3);
});

it('asks at once when the browser finds a network', async () => {
  const { data } = keptPageWith(new Error('away'), 'new');
  const { getState } = data.query(plans);
  const asking = askUntilAnswered(data);
  await vi.advanceTimersByTimeAsync(0);

  window.dispatchEvent(new Event('online'));
  await asking;

  expect(getState().data).toBe('new');
});

it('waits for a page that has not asked for anything yet', async () => {
  const { data } = keptPageWith('new');
  const onAnswer = vi.fn();
  void askUntilAnswered(data).then(onAnswer);
  await vi.advanceTimersByTimeAsync(100);
  expect(onAnswer).not.toHaveBeenCalled();

  data.query(plans);
  await vi.advanceTimersByTimeAsync(1_500);

  expect(onAnswer).toHaveBeenCalledOnce();
});
