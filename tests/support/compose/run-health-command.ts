import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readCompose } from './read-compose.ts';

/**
 * Runs the health command of a service of docker-compose.yml as it is written, without a shell, for a process that
 * listens on another port; returns whether the service is healthy by it.
 */
export async function runHealthCommand(service: string, port: number): Promise<boolean> {
  const [kind, program = '', ...args] =
    readCompose('docker-compose.yml').services[service]?.healthcheck?.test ?? [];
  if (kind !== 'CMD') throw new Error(`${service} has no health command that runs without a shell.`);
  const local = args.map((word) => word.replace(/(?<=^http:\/\/127\.0\.0\.1:)\d+/, String(port)));
  const [code] = await once(spawn(program, local, { stdio: 'ignore' }), 'exit');

  return code === 0;
}
