import { describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import {
  commaList,
  EnvironmentError,
  givenVariables,
  httpOrigin,
  port,
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
  it('reads what the schema knows, and takes a variable left empty as not given', () => {
    const env = readEnvironment(schema, {
      PORT: '',
      PUBLIC_URL: 'http://localhost:3000',
      PROXIES: '10.0.0.1, ,::1',
      SECRET: undefined,
      OTHER: 'x',
    });

    expect(env).toEqual({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', PROXIES: ['10.0.0.1', '::1'] });
  });

  it('names every fault in one error, and no value of a secret', () => {
    const read = () => readEnvironment(schema, { PORT: '70000', PUBLIC_URL: 'http://a b', SECRET: 'short' });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      /^The environment is not right: PORT must be a port: .*; PUBLIC_URL must be an origin .*; SECRET must be at least 8 characters\.$/,
    );
    expect(read).not.toThrow('short');
  });

  it('leaves an error of another kind as it is', () => {
    const broken = string().test('broken', () => {
      throw new TypeError('a mistake in the schema');
    });

    expect(() => readEnvironment(object({ A: broken }), { A: 'x' })).toThrow(TypeError);
  });
});

describe('givenVariables', () => {
  it('are those with a value', () => {
    expect(givenVariables({ A: 'a', B: '', C: undefined, D: '0' })).toEqual({ A: 'a', D: '0' });
  });
});

describe('readNamedFile', () => {
  it('names the variable whose file is not there', () => {
    expect(() => readNamedFile('REALM', 'nowhere/realm.json')).toThrow(
      "REALM names nowhere/realm.json, which can't be read.",
    );
  });
});
