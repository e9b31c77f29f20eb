import { engines } from '../../package.json' with { type: 'json' };
import type { Environment } from '#runtime/process/environment.ts';
import { ownTime } from '#runtime/process/own-time.ts';
import { DEADLINE_MS, runChecks, type Check, type Finding } from './check.ts';
import { checkClientSecrets } from './check-client-secrets.ts';
import { checkCollations } from './check-collations.ts';
import { checkDatabase } from './check-database.ts';
import { checkEarlierBuilds } from './check-earlier-builds.ts';
import { checkImap } from './check-imap.ts';
import { checkDisk, checkNode, checkReleases } from './check-machine.ts';
import { checkMailDns, senderDomain } from './check-mail-dns.ts';
import { checkEngine, checkKeycloak, checkPart } from './check-parts.ts';
import { checkPort } from './check-port.ts';
import { checkPreflight } from './check-preflight.ts';
import { examineSettings } from './check-settings.ts';
import { checkSmtp } from './check-smtp.ts';
import { checkTexts } from './check-texts.ts';
import { findDatabase } from './find-database.ts';
import { readSavedSender } from './read-saved-sender.ts';
import type { ProcessName, Target } from './read-target.ts';
import { redact } from './redact.ts';

type Options = {
  readonly process: ProcessName;
  readonly root: string;
  readonly source: Environment;
  readonly dnsServers?: readonly string[];
  readonly deadlineMs?: number;
};

/**
 * Examines the machine and all that the process would use; returns the findings, without a secret. What a start asks
 * before its parts comes first: where that fails, the embedded database is not opened.
 */
export async function examine(options: Options): Promise<Finding[]> {
  const { root, source, deadlineMs } = options;
  const { target, check } = examineSettings(options.process, root, source);
  const findings = await runChecks(
    [
      check,
      checkNode(process.version, engines.node),
      checkDisk(target?.dataDir ?? root),
      ...(target?.start ? checkPreflight(target.start) : []),
    ],
    deadlineMs,
  );
  if (target) findings.push(...(await examineTarget(target, options, findings.every(isNoFault))));

  return redact(findings, source);
}

const isNoFault = ({ level }: Finding) => level !== 'fault';

async function examineTarget(target: Target, options: Options, isFit: boolean): Promise<Finding[]> {
  const { databaseUrl, dataDir, mail } = target;
  if (databaseUrl === undefined && (dataDir === undefined || !isFit)) {
    return runChecks(partsOf(target, mail.sender, options), options.deadlineMs);
  }
  const found = findDatabase({ databaseUrl, dataDir });
  const url = found.then((database) => database.url);
  // Why it can't be opened is said by one check.
  const urlOrNone = url.catch(() => undefined);
  const saved = ownTime.orLate(urlOrNone.then(readSavedSender), DEADLINE_MS, undefined);
  try {
    const sender = (await saved) ?? mail.sender;
    return await runChecks(
      [
        checkDatabase(url, target.hasuraDir),
        checkTexts(urlOrNone),
        checkCollations(urlOrNone),
        checkEarlierBuilds(urlOrNone),
        ...partsOf(target, sender, options),
      ],
      options.deadlineMs,
    );
  } finally {
    const closed = found.then((database) => database.close()).catch(() => undefined);
    // A server that is late ends with this process.
    await ownTime.orLate(closed, DEADLINE_MS, undefined);
  }
}

function partsOf(target: Target, sender: string, { dnsServers }: Options): Check[] {
  const { keycloakUrl, engineUrl, actionsUrl, smtpUrl, imapUrl } = target;
  const domain = senderDomain(sender, target.publicUrl);

  return [
    ...target.ports.map(checkPort),
    target.releasesDir && checkReleases(target.releasesDir),
    keycloakUrl && checkKeycloak(keycloakUrl, target),
    keycloakUrl && checkClientSecrets({ url: keycloakUrl, realm: target.realm }, target.clientSecrets),
    engineUrl && checkEngine(engineUrl),
    actionsUrl && checkPart('actions', actionsUrl),
    smtpUrl && checkSmtp(smtpUrl),
    imapUrl && checkImap(imapUrl),
    smtpUrl && domain && checkMailDns({ ...target.mail, domain }, dnsServers),
  ].filter((check) => typeof check === 'object');
}
