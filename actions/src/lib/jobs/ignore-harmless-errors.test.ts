import { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { ignoreHarmlessErrors } from './ignore-harmless-errors.ts';

it('ignoreHarmlessErrors lets a connection be released twice, which pg answers with an error', () => {
  const release = vi
    .fn()
    .mockImplementationOnce(() => undefined)
    .mockImplementation(() => {
      throw new Error('Release called on client which has already been released to the pool.');
    });
  const pool = new Pool();
  pool.connect = ((onConnection: (...given: unknown[]) => void) =>
    onConnection(undefined, {}, release)) as typeof pool.connect;
  ignoreHarmlessErrors(pool, () => true);
  let releaseIt: () => void = () => undefined;

  pool.connect((_error, _client, done) => (releaseIt = done));
  releaseIt();

  expect(releaseIt).not.toThrow();
  expect(release).toHaveBeenCalledOnce();
});
