import { describe, expect, it } from 'vitest';
import type { FirstStepsData } from './dashboard-documents.ts';
import { firstSteps } from './first-steps.ts';

const empty = {
  plans: [],
  notices: [],
  invitations: [],
  people: [{ user_id: 'u1' }],
  contacts: [],
  settings: [],
} satisfies FirstStepsData;

const done = (data: object, isSenderSet = false) =>
  firstSteps({ ...empty, ...data }, isSenderSet)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);

describe('firstSteps', () => {
  it('marks no step as done in an empty product', () => {
    expect(done({})).toEqual([]);
  });

  it('marks each step as done once the record or setting that it asks for exists', () => {
    expect(done({}, true)).toEqual(['settings']);
    expect(done({ plans: [{ id: 'p1' }], notices: [{ id: 'n1' }] })).toEqual(['plan', 'notice']);
    expect(done({ invitations: [{ id: 'i1' }] })).toEqual(['invitation']);
    expect(done({ people: [{ user_id: 'u1' }, { user_id: 'u2' }] })).toEqual(['invitation']);
    expect(done({ contacts: [{ id: 'c1' }] })).toEqual(['import']);
  });
});
