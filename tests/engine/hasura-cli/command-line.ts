import { ADMIN_SECRET, type TestEngine } from '../support/start-test-engine.ts';

export type Reply = { readonly status: number; readonly body: unknown };

/** The requests of Hasura's command line, as they were recorded, against one engine. */
export class CommandLine {
  readonly #engine: Pick<TestEngine, 'url'>;
  readonly #secret: string;

  constructor(engine: Pick<TestEngine, 'url'>, secret = ADMIN_SECRET) {
    this.#engine = engine;
    this.#secret = secret;
  }

  async send(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(this.#engine.url + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': this.#secret },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

    return { status: response.status, body: await response.json() };
  }

  metadata(type: string, args: unknown = {}, more: object = {}): Promise<Reply> {
    return this.send('POST', '/v1/metadata', { type, args, ...more });
  }

  sql(sql: string, args: object = {}): Promise<Reply> {
    return this.send('POST', '/v2/query', { type: 'run_sql', args: { sql, source: 'default', ...args } });
  }

  /** Sends the requests that come before every command. */
  async begin(): Promise<void> {
    await this.expectOk('GET', '/v1alpha1/config');
    await this.expectOk('GET', '/v1/version');
    await this.expectOk('POST', '//v1/query', { type: 'export_metadata', args: {} });
    await this.metadata('get_catalog_state');
    await this.metadata('export_metadata');
  }

  /** Sends the requests that come before every command about migrations. */
  async beginMigrate(): Promise<void> {
    await this.begin();
    await this.writeState(await this.readState());
    const { body } = await this.sql(
      "SELECT COUNT(1) FROM information_schema.tables WHERE table_name = 'schema_migrations' AND table_schema = 'hdb_catalog' LIMIT 1",
    );
    if (JSON.stringify(body) !== '{"result_type":"TuplesOk","result":[["count"],["0"]]}')
      throw new Error(`the probe was answered with ${JSON.stringify(body)}`);
    await this.writeState({ ...(await this.readState()), isStateCopyCompleted: true });
  }

  /** Returns the versions that `hasura migrate status` shows as applied. */
  async applied(): Promise<string[]> {
    const { migrations } = await this.readState();

    return Object.keys(migrations?.['default'] ?? {});
  }

  async migrate(version: string, sql: string, direction: 'up' | 'down'): Promise<Reply> {
    await this.beginMigrate();
    const reply = await this.sql(sql, { check_metadata_consistency: false });
    if (reply.status === 200) await this.mark(version, direction);

    return reply;
  }

  /** Writes the state alone, as `--skip-execution` does. */
  async mark(version: string, direction: 'up' | 'down'): Promise<void> {
    const state = await this.readState();
    const others = Object.entries(state.migrations?.['default'] ?? {}).filter(([known]) => known !== version);
    const versions = Object.fromEntries(direction === 'up' ? [...others, [version, false]] : others);
    await this.writeState({ ...state, migrations: { ...state.migrations, default: versions } });
  }

  async readState(): Promise<State> {
    const { body } = await this.metadata('get_catalog_state');

    return (body as { cli_state: State }).cli_state;
  }

  async writeState(state: State): Promise<void> {
    const settings = { migration_mode: 'true' };
    await this.metadata('set_catalog_state', { state: { ...state, settings }, type: 'cli' });
  }

  private async expectOk(method: string, path: string, body?: unknown): Promise<void> {
    const reply = await this.send(method, path, body);
    if (reply.status !== 200) throw new Error(`${path} was answered with ${JSON.stringify(reply)}`);
  }
}

type State = {
  migrations?: Record<string, Record<string, boolean>>;
  isStateCopyCompleted?: boolean;
};
