import type { Environment } from '#runtime/environment.ts';
import { runChecks, type Check, type Finding } from './check.ts';
import { checkClientSecrets } from './check-client-secrets.ts';
import { checkCollations } from './check-collations.ts';
import { checkDatabase } from './check-database.ts';
import { checkEarlierBuilds } from './check-earlier-builds.ts';
import { checkImap } from './check-imap.ts';
import { checkDataDir, checkDisk, checkNode, checkReleases } from './check-machine.ts';
import { checkMailDns, senderDomain } from './check-mail-dns.ts';
import { checkEngine, checkKeycloak, checkPart } from './check-parts.ts';
import { checkMetricsPort, checkPort } from './check-port.ts';
import { examineSettings } from './check-settings.ts';
import { checkSmtp } from './check-smtp.ts';
import { checkTexts } from './check-texts.ts';
import { readSavedSender } from './read-saved-sender.ts';
import type { ProcessName, Target } from './read-target.ts';
import { redact } from './redact.ts';

type Options = {
  readonly process: ProcessName;
  readonly root: string;
  readonly source: Environment;
  /** Versions of Node.js that the product runs on, as in package.json. */
  readonly nodeRange: string;
  readonly dnsServers?: readonly string[];
  readonly deadlineMs?: number;
};

/** Examines the machine and all that the process would use; returns the findings, without a secret. */
export async function examine(options: Options): Promise<Finding[]> {
  const { root, source, nodeRange, dnsServers, deadlineMs } = options;
  const { target, check } = examineSettings(options.process, root, source);
  const findings = await runChecks(
    [
      check,
      checkNode(process.version, nodeRange),
      checkDisk(target?.dataDir ?? root),
      ...(target ? checksOf(target, await senderOf(target), dnsServers) : []),
    ],
    deadlineMs,
  );

  return redact(findings, source);
}

/** Returns the sender of the settings, else that of the environment. */
async function senderOf({ databaseUrl, mail }: Target): Promise<string> {
  return (databaseUrl && (await readSavedSender(databaseUrl))) || mail.sender;
}

function checksOf(target: Target, sender: string, dnsServers: readonly string[] | undefined): Check[] {
  const { dataDir, databaseUrl, keycloakUrl, engineUrl, actionsUrl, smtpUrl, imapUrl } = target;
  const domain = senderDomain(sender, target.publicUrl);

  return [
    dataDir && checkDataDir(dataDir),
    checkPort(target.host, target.port),
    ...target.metrics.ports.map((port) => checkMetricsPort(target.metrics.host, port)),
    target.releasesDir && checkReleases(target.releasesDir),
    databaseUrl && checkDatabase(databaseUrl),
    databaseUrl && checkTexts(databaseUrl),
    (databaseUrl ?? dataDir) && checkCollations({ databaseUrl, dataDir }),
    (databaseUrl ?? dataDir) && checkEarlierBuilds({ databaseUrl, dataDir }),
    keycloakUrl && checkKeycloak(keycloakUrl, target),
    keycloakUrl && checkClientSecrets({ url: keycloakUrl, realm: target.realm }, target.clientSecrets),
    engineUrl && checkEngine(engineUrl),
    actionsUrl && checkPart('actions', actionsUrl),
    smtpUrl && checkSmtp(smtpUrl),
    imapUrl && checkImap(imapUrl),
    smtpUrl && domain && checkMailDns({ ...target.mail, domain }, dnsServers),
  ].filter((check) => typeof check === 'object');
}
