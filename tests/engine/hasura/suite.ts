import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { laterAnswers } from './later-answers.ts';

/** The suites' index, in the form of their README, section 3.1. */
export type SuiteIndex = { default_engine: EngineNeeds; suites: Suite[] };

export type EngineNeeds = {
  stringify_numeric_types?: boolean;
  infer_function_permissions?: boolean;
  enable_allowlist?: boolean;
  unauthorized_role?: string | null;
  jwt_config?: Record<string, unknown> | null;
};

export type Suite = {
  id: string;
  per: 'class' | 'test';
  engine: EngineNeeds;
  compiled: {
    metadata: string;
    setup_sql: string;
    case_setup_sql?: string;
    case_teardown_sql?: string;
  };
  cases: CaseEntry[];
};

export type Transport = 'http' | 'websocket' | 'subscription';
export type Auth = 'admin-secret' | 'none' | 'jwt' | 'jwt-from-headers' | 'no-admin-secret-configured';

export type CaseEntry = {
  id: string;
  file: string;
  tag: 'core' | 'extended';
  transports: readonly Transport[];
  isolate?: boolean;
  auth?: Auth;
  needs?: string[];
};

type Request = { query: string; variables?: Record<string, unknown>; operationName?: string };
export type Assertion = { path: string; equals?: unknown; named_type?: string };
export type Token = {
  alg: string;
  key: 'right' | 'wrong';
  exp_offset_s: number;
  claims: Record<string, unknown>;
};

export type Expectation = {
  status?: number;
  response?: unknown;
  responses?: unknown[];
  asserts?: Assertion[];
  expect?: 'data' | 'errors';
  response_headers?: Record<string, string>;
};

export type GraphqlStep = Request &
  Expectation & {
    kind: 'graphql';
    url: string;
    headers?: Record<string, string>;
    capture?: Record<string, string>;
    poll?: { timeout_s: number };
    token?: Token;
    token_in?: { type: 'Authorization' | 'Cookie'; name?: string };
  };
export type BatchStep = Expectation & {
  kind: 'graphql-batch';
  url: string;
  headers?: Record<string, string>;
  batch: Request[];
};
export type SqlStep = { kind: 'sql'; sql: string };
export type MetadataStep = { kind: 'metadata'; metadata_file: string };
export type SocketStep = { kind: 'ws' } & Record<string, unknown>;
export type Step = GraphqlStep | BatchStep | SqlStep | MetadataStep | SocketStep;

/** Reads files of the suite's folder. */
export class SuiteFolder {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  index(): SuiteIndex {
    return JSON.parse(this.text('index.json')) as SuiteIndex;
  }

  text(file: string): string {
    return readFileSync(join(this.directory, file), 'utf8');
  }

  json(file: string): unknown {
    return JSON.parse(this.text(file));
  }

  /** Returns a case's steps, with the answers of Hasura's current releases where those differ. */
  steps({ id, file }: CaseEntry): Step[] {
    const { steps } = parse(this.text(file)) as { steps: Step[] };
    const later = laterAnswers[id];

    return later === undefined ? steps : steps.map((step) => ({ ...step, response: later }));
  }
}
