import { Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { ownTime, type OwnTime } from '../process/own-time.ts';
import { CONNECT_LATE, PatientClient, type HastyDeadlines, type Patience } from './patient-client.ts';

export type PatientPoolConfig = Omit<PoolConfig, HastyDeadlines | 'Client'> & Patience;

type OnConnection = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/**
 * A pool of connections whose deadlines are judged by the process's own time (own-time.ts). `connectMs` bounds the wait
 * for a connection that is in use, too.
 */
export class PatientPool extends Pool {
  readonly #time: OwnTime;
  readonly #connectMs: number | undefined;
  readonly #open: ReadonlySet<PatientClient>;

  constructor({ connectMs, answerMs, time = ownTime, ...config }: PatientPoolConfig) {
    const open = new Set<PatientClient>();
    super({ ...config, Client: clientOf({ connectMs, answerMs, time }, open) });
    this.#time = time;
    this.#connectMs = connectMs;
    this.#open = open;
  }

  override connect(): Promise<PoolClient>;
  override connect(onConnection: OnConnection): void;
  override connect(onConnection?: OnConnection): Promise<PoolClient> | undefined {
    const connectMs = this.idleCount > 0 ? undefined : this.#connectMs;
    if (onConnection !== undefined) {
      super.connect(connectMs === undefined ? onConnection : this.#unlessLate(connectMs, onConnection));
      return undefined;
    }
    if (connectMs === undefined) return super.connect();

    return new Promise((resolve, reject) => {
      this.connect((error, client) => (client === undefined ? reject(error as Error) : resolve(client)));
    });
  }

  /** Closes the sockets of all connections at once; whatever waits for an answer on them fails. */
  destroyAll(): void {
    for (const client of this.#open) client.destroy();
  }

  /** Closes the sockets of connections that are not open yet; a request that waits for one of them gets an error. */
  destroyConnecting(): void {
    for (const client of this.#open) if (client.isConnecting) client.destroy();
  }

  /** Returns the listener that gives up the wait after a time; a connection that comes later is given back. */
  #unlessLate(connectMs: number, onConnection: OnConnection): OnConnection {
    let isLate = false;
    const waiting = this.#time.after(connectMs, () => {
      isLate = true;
      onConnection(new Error(CONNECT_LATE), undefined, () => undefined);
    });

    return (error, client, release) => {
      waiting.end();
      if (!isLate) onConnection(error, client, release);
      else if (client !== undefined) release();
    };
  }
}

/** Makes the class of a pool's connections, which are in `open` until they have ended. */
function clientOf(patience: Patience, open: Set<PatientClient>): NonNullable<PoolConfig['Client']> {
  const PooledClient = class extends PatientClient {
    constructor(config: ClientConfig) {
      super({ ...config, ...patience });
      open.add(this);
      this.once('end', () => open.delete(this));
    }
  };

  return PooledClient as unknown as NonNullable<PoolConfig['Client']>;
}
