import { string } from 'yup';
import { describe, expect, it } from 'vitest';
import { idOfJob } from './id-of-job.ts';

const job = { id: '7', revision: 0, created_at: new Date('2026-11-24T10:00:00.123Z') };

describe('the id of a job', () => {
  it('is a UUID, and the same in each attempt of the job', () => {
    expect(string().uuid().isValidSync(idOfJob(job))).toBe(true);
    expect(idOfJob({ ...job })).toBe(idOfJob(job));
  });

  it('differs between two jobs, after a job was replaced, and if a new database counts jobs from 1 again', () => {
    const others = [{ id: '8' }, { revision: 1 }, { created_at: new Date('2026-11-25T10:00:00.123Z') }];

    expect(new Set([job, ...others.map((other) => ({ ...job, ...other }))].map(idOfJob)).size).toBe(4);
  });
});
