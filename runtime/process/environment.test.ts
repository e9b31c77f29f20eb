import { describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import {
  commaList,
  EnvironmentError,
  givenVariables,
  httpOrigin,
  port,
  postgresUrl,
  readEnvironment,
  readNamedFile,
} from './environment.ts';

const schema = object({
  PORT: port().default(3000),
  PUBLIC_URL: httpOrigin().required(),
  SECRET: string().min(8),
  PROXIES: commaList(),
  COUNT: number().positive(),
});

describe('readEnvironment', () => {
  it('returns the variables of the schema, and treats an empty variable as not set', () => {
    const env = readEnvironment(schema, {
      PORT: '',
      PUBLIC_URL: 'http://localhost:3000',
      PROXIES: '10.0.0.1, ,::1',
      SECRET: undefined,
      OTHER: 'x',
    });

    expect(env).toEqual({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', PROXIES: ['10.0.0.1', '::1'] });
  });

  it('names every invalid variable in one error, without the value of a secret', () => {
    const read = () => readEnvironment(schema, { PORT: '70000', PUBLIC_URL: 'http://a b', SECRET: 'short' });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      /^The environment is not right: PORT must be a port: .*; PUBLIC_URL must be an origin .*; SECRET must be at least 8 characters\.$/,
    );
    expect(read).not.toThrow('short');
  });

  it('does not turn an error of the schema itself into an EnvironmentError', () => {
    const broken = string().test('broken', () => {
      throw new TypeError('a mistake in the schema');
    });

    expect(() => readEnvironment(object({ A: broken }), { A: 'x' })).toThrow(TypeError);
  });
});

describe('postgresUrl', () => {
  const read = (password: string) =>
    readEnvironment(object({ DB: postgresUrl() }), { DB: `postgres://me:${password}@db.test:5432/x` });

  it.each(['a@b', 'a%b', 'a%40%2F%3F%23%25b', 'plain'])('accepts the password %s', (password) => {
    expect(() => read(password)).not.toThrow();
  });

  it.each(['a/b', '12/b', 'a?b', 'a#b', '12#b'])('explains how to escape the password %s', (password) => {
    expect(() => read(password)).toThrow(/: DB is no URL; in its password write @ as %40, \/ as %2F/);
    expect(() => read(password)).not.toThrow(password);
  });

  it('accepts a PostgreSQL server that is named by its Unix socket', () => {
    const DB = 'postgresql://me@/x?host=/var/run/postgresql';

    expect(readEnvironment(object({ DB: postgresUrl() }), { DB })).toEqual({ DB });
    expect(readEnvironment(object({ DB: postgresUrl() }), {})).toEqual({});
  });
});

describe('givenVariables', () => {
  it('returns the variables that are set and not empty', () => {
    expect(givenVariables({ A: 'a', B: '', C: undefined, D: '0' })).toEqual({ A: 'a', D: '0' });
  });
});

describe('readNamedFile', () => {
  it('names the variable in the error if its file does not exist', () => {
    expect(() => readNamedFile('REALM', 'nowhere/realm.json')).toThrow(
      "REALM names nowhere/realm.json, which can't be read.",
    );
  });
});
