import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { serve } from '#tests/support/processes/serve.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { askBoth, SECRETS, type Answers } from './ask-both.ts';

let folder: string;
let source: Record<string, string>;

beforeEach(async () => {
  folder = makeTestFolder(onTestFinished);
  source = { PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
});

const inData = (name: string) => join(folder, 'data', name);
const makeData = (name = '') => mkdirSync(inData(name), { recursive: true });

/** Plants a database folder that says it was made by this version. */
function plantVersion(version: string): void {
  makeData('postgres');
  writeFileSync(inData('postgres/PG_VERSION'), `${version}\n`);
  writeFileSync(inData('secrets.json'), JSON.stringify(SECRETS));
}

type Fault = { readonly fault: string; plant(): unknown; readonly sentence: RegExp };

const FAULTS: Fault[] = [
  {
    fault: 'another program on the port, which answers any JSON',
    plant: async () => {
      const url = await serve((_request, response) =>
        response.setHeader('content-type', 'application/json').end('{"status":"ok","parts":{}}'),
      );
      source['PORT'] = new URL(url).port;
    },
    sentence: /^Port \d+ is in use already; stop what holds it, or set PORT to another one\.$/,
  },
  {
    fault: 'another program on a port for metrics',
    plant: async () => {
      // The ports after it are for metrics, too; neither systems nor other tests take one of these by chance.
      const port = randomInt(12_000, 19_000);
      await serve((_request, response) => response.end('hostfront_up 1\n'), port);
      source['METRICS_PORT'] = String(port);
    },
    sentence: /^Port \d+ is in use already; .* set METRICS_PORT to another one\.$/,
  },
  {
    fault: 'a host of another machine',
    plant: () => (source['HOST'] = '192.0.2.1'),
    sentence: /^HOST is "192\.0\.2\.1", which is no address of this machine \(EADDRNOTAVAIL\); /,
  },
  {
    fault: 'a file in the place of the data folder',
    plant: () => writeFileSync(join(folder, 'data'), ''),
    sentence: /^The data folder .*\/data can't be written; set DATA_DIR to one that can\.$/,
  },
  {
    fault: 'a data folder below a file',
    plant: () => {
      writeFileSync(join(folder, 'file'), '');
      source['DATA_DIR'] = join(folder, 'file/data');
    },
    sentence: /^The data folder .*\/file\/data can't be written; /,
  },
  {
    fault: 'a data folder that is a link to a disk which is not there',
    plant: () => symlinkSync(join(folder, 'gone'), join(folder, 'data')),
    sentence: /^The data folder .* can't be written; /,
  },
  {
    fault: 'secrets that were cut off',
    plant: () => {
      makeData();
      writeFileSync(inData('secrets.json'), '{"superuserPassword":');
    },
    sentence:
      /^The secrets in .*secrets\.json can't be read \(it is no JSON\); put the file back as it was, /,
  },
  {
    fault: 'secrets of which one is missing',
    plant: () => {
      makeData();
      writeFileSync(inData('secrets.json'), JSON.stringify({ ...SECRETS, actionSecret: undefined }));
    },
    sentence: /^The secrets in .* \(actionSecret is a required field\)/,
  },
  {
    fault: 'secrets that are no object',
    plant: () => {
      makeData();
      writeFileSync(inData('secrets.json'), 'null');
    },
    sentence: /^The secrets in .* can't be read \(/,
  },
  {
    fault: 'a database without its secrets',
    plant: () => {
      plantVersion('17');
      rmSync(inData('secrets.json'));
    },
    sentence: /^The data folder .* has a database and lacks the secrets\.json that belongs to it; /,
  },
  {
    fault: 'a database of an earlier version of PostgreSQL',
    plant: () => plantVersion('16'),
    sentence: /was made by PostgreSQL 16, but this is PostgreSQL 17; run npm run upgrade:postgres/,
  },
  {
    fault: 'a database of a later version of PostgreSQL',
    plant: () => plantVersion('18'),
    sentence: /was made by PostgreSQL 18, but this is PostgreSQL 17; start the newer release/,
  },
  {
    fault: 'a data folder that a killed restore has begun to fill',
    plant: () => makeData('content.999999999@elsewhere.part'),
    sentence:
      /^A restore into .*\/data did not end; run npm run restore again, or choose another DATA_DIR\.$/,
  },
  {
    fault: 'a database folder that a killed upgrade has left under another name',
    plant: () => {
      makeData('postgres-16');
      writeFileSync(inData('secrets.json'), JSON.stringify(SECRETS));
    },
    sentence: /^The upgrade of the database folder .* was ended half-way; run npm run upgrade:postgres, /,
  },
  {
    fault: 'a file in the place of the database folder',
    plant: () => {
      makeData();
      writeFileSync(inData('postgres'), '');
    },
    sentence: /^The database folder .* can't be written \((EACCES|ENOTDIR)\)/,
  },
  {
    fault: 'a database folder with something else in it',
    plant: () => {
      makeData('postgres');
      writeFileSync(inData('postgres/notes.txt'), '');
    },
    sentence: /^The folder .* is not empty and holds no PostgreSQL data; /,
  },
];

describe('npm start and npm run doctor report the same about', () => {
  it.each(FAULTS)('$fault', async ({ plant, sentence }) => {
    await plant();

    const { start, faults } = await askBoth(source);

    expect(start).toMatch(sentence);
    expect(faults).toEqual([start]);
  });

  it.runIf(process.getuid?.() === 0)('a database folder of another owner', async () => {
    plantVersion('17');
    chmodSync(folder, 0o755);
    for (const name of ['', 'secrets.json']) chownSync(inData(name), PLAIN_USER.uid, PLAIN_USER.gid);
    chmodSync(inData('postgres'), 0o777);

    const program = fileURLToPath(new URL('ask-both-alone.ts', import.meta.url));
    const { ended, said } = await startProgram(program, [], { ...PLAIN_USER, env: source });
    await ended;
    const { start, faults } = JSON.parse(said.stdout) as Answers;

    expect(start).toMatch(/^The database folder .* belongs to user 0, but this is user 1; /);
    expect(faults).toEqual([start]);
  });
});

/** The account `daemon`, which every Unix has. */
const PLAIN_USER = { uid: 1, gid: 1 };
