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

it('a stored page shows its stored data, and requests new data with growing pauses until they arrive', async () => {
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

it('a stored page requests new data at once when the browser is back online', async () => {
  const { data } = keptPageWith(new Error('away'), 'new');
  const { getState } = data.query(plans);
  const asking = askUntilAnswered(data);
  await vi.advanceTimersByTimeAsync(0);

  window.dispatchEvent(new Event('online'));
  await asking;

  expect(getState().data).toBe('new');
});

it('a stored page waits until one of its parts has requested data', async () => {
  const { data } = keptPageWith('new');
  const onAnswer = vi.fn();
  void askUntilAnswered(data).then(onAnswer);
  await vi.advanceTimersByTimeAsync(100);
  expect(onAnswer).not.toHaveBeenCalled();

  data.query(plans);
  await vi.advanceTimersByTimeAsync(1_500);

  expect(onAnswer).toHaveBeenCalledOnce();
});
