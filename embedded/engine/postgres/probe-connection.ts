import { PatientClient } from '#runtime/network/patient-client.ts';

/** A connection that only asks whether the database answers. */
export type ProbeConnection = {
  /** Resolves at the answer; while a question has none, asking again waits for the same answer. */
  readonly ask: () => Promise<void>;
  /** Tells whether the connection has broken. */
  readonly isLost: () => boolean;
  readonly drop: () => void;
};

export function connectProbe(databaseUrl: string): ProbeConnection {
  const client = new PatientClient({ connectionString: databaseUrl, application_name: 'engine-probe' });
  let isLost = false;
  let asking: Promise<void> | undefined;
  const lose = () => void (isLost = true);
  client.on('error', lose).on('end', lose);
  const connected = client.connect();
  const question = async () => {
    await connected;
    await client.query('select');
  };

  return {
    ask: () => (asking ??= question().finally(() => (asking = undefined))),
    isLost: () => isLost,
    drop: () => client.destroy(),
  };
}
