import { gql } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { forgetTable } from './forgotten-tables.ts';
import { createPublicData, keyOf, type PublicSource } from './public-data.ts';
import { publicOperation } from './public-operation.ts';

const operation = publicOperation(gql`
  query Plans($category: String!) {
    pricing_plans(where: { category: { _eq: $category } }) {
      id
    }
  }
`);
const request = { operation, variables: { category: 'vps' } };
const listener = () => undefined;

function fakeSource(...answers: unknown[]) {
  const query = vi.fn(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const stop = vi.fn();
  const subscribe = vi.fn<PublicSource['subscribe']>(() => stop);

  return { query, subscribe, stop };
}

describe('the data of public pages', () => {
  it('are requested once for several parts of a page', async () => {
    const source = fakeSource('plans');
    const data = createPublicData({ source });

    data.query(request).subscribe(listener);
    data.query({ ...request, variables: { category: 'vps' } }).subscribe(listener);

    await vi.waitFor(() => expect(data.query(request).getState().data).toBe('plans'));
    expect(source.query).toHaveBeenCalledOnce();
  });

  it('are not requested if they came with the document', () => {
    const source = fakeSource();
    const data = createPublicData({ source, answers: { [keyOf(request)]: 'plans' } });

    data.query(request).subscribe(listener);

    expect(data.query(request).getState()).toEqual({ data: 'plans', error: undefined, loading: false });
    expect(source.query).not.toHaveBeenCalled();
  });

  it('are requested again, and shown meanwhile, if they came with a stored page', async () => {
    const source = fakeSource('newer plans');
    const data = createPublicData({ source, answers: { [keyOf(request)]: 'plans' }, areOld: true });
    const { getState, subscribe } = data.query(request);

    subscribe(listener);

    expect(getState().data).toBe('plans');
    await vi.waitFor(() => expect(getState().data).toBe('newer plans'));
    expect(source.query).toHaveBeenCalledOnce();
  });

  it('are kept if they cannot be requested again', async () => {
    const data = createPublicData({ source: fakeSource('plans', new Error('down')) });
    const { getState, refetch } = data.query(request);
    await refetch();

    await expect(refetch()).rejects.toThrow('down');

    expect(getState()).toMatchObject({ data: 'plans', error: { message: 'down' } });
  });

  it('are requested again after something was saved in their table, but not in another one', async () => {
    const source = fakeSource('plans', 'newer plans');
    const data = createPublicData({ source });
    const { getState, subscribe, refetch } = data.query(request);
    await refetch();
    forgetTable('store_notices');
    subscribe(listener)();
    expect(source.query).toHaveBeenCalledOnce();

    forgetTable('pricing_plans');
    subscribe(listener);

    expect(getState().data).toBe('plans');
    await vi.waitFor(() => expect(getState().data).toBe('newer plans'));
  });

  it('are followed by one subscription, until no part of the page shows them', () => {
    const source = fakeSource();
    const data = createPublicData({ source, answers: { [keyOf(request)]: 'plans' } });
    const { follow, subscribe, getState } = data.query(request);
    subscribe(listener);
    expect(source.subscribe).not.toHaveBeenCalled();

    const leaveOne = follow(listener);
    const leaveOther = follow(listener);
    const [[asked, { next }]] = source.subscribe.mock.calls as [Parameters<PublicSource['subscribe']>];
    next('newer plans');
    leaveOne();
    expect(source.stop).not.toHaveBeenCalled();
    leaveOther();

    expect(source.subscribe).toHaveBeenCalledOnce();
    expect(asked.operation.text).toMatch(/^subscription Plans\(/);
    expect(asked.variables).toEqual(request.variables);
    expect(source.stop).toHaveBeenCalledOnce();
    expect(getState().data).toBe('newer plans');
  });

  it('stay as they were pushed, if an answer to an earlier question arrives after that', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const query = () => new Promise((resolve) => (answer = resolve));
    const source = { ...fakeSource(), query };
    const { follow, getState, refetch } = createPublicData({ source }).query(request);
    follow(listener);
    const asked = refetch();

    source.subscribe.mock.calls[0]?.[1].next('newer plans');
    answer('plans');
    await asked;

    expect(getState()).toEqual({ data: 'newer plans', error: undefined, loading: false });
  });

  it('tell no listener of a push that changes nothing, as the first one after a page was drawn', () => {
    const source = fakeSource();
    const data = createPublicData({ source, answers: { [keyOf(request)]: { plans: [1] } } });
    const told = vi.fn();
    data.query(request).follow(told);
    const { next } = source.subscribe.mock.calls[0]![1];

    next({ plans: [1] });
    expect(told).not.toHaveBeenCalled();
    next({ plans: [] });

    expect(told).toHaveBeenCalledOnce();
  });

  it('are not requested while the server renders the page, which collects the requests instead', () => {
    const data = createPublicData({ source: null });

    expect(data.query(request).getState().loading).toBe(true);

    expect([...data.requests().keys()]).toEqual(['Plans {"category":"vps"}']);
  });
});
