import type { Feature } from './features.ts';

/**
 * Topics of the comparison table's rows. The patterns match the English text, which every feature has. "site" after a
 * hyphen ("off-site") means a place and is not matched.
 */
const topics = [
  { id: 'websites', pattern: /(^|[^-\w])(web)?sites?\b/i },
  { id: 'mailboxes', pattern: /\bmailbox(es)?\b/i },
  { id: 'domain', pattern: /\bdomains?\b/i },
  { id: 'processor', pattern: /\b(v?cpus?|cores?|ryzen|epyc|xeon)\b/i },
  { id: 'memory', pattern: /\b(ram|memory)\b/i },
  { id: 'backups', pattern: /\b(backups?|snapshots?|archive|retention)\b/i },
  { id: 'storage', pattern: /\b(nvme|ssd|storage|disks?|raid)\b/i },
  { id: 'security', pattern: /\b(ssl|tls|ddos|firewall|spam|virus)\b/i },
  { id: 'network', pattern: /\b(traffic|bandwidth|ipv[46]|network|load balancer|data centres?)\b|bit\/s/i },
  { id: 'control', pattern: /\b(panel|root|ssh|ipmi|git|toolkit|staging|logins?|webmail|imap|scaling)\b/i },
  { id: 'support', pattern: /\b(support|engineer|manager|migration|replaced|ready)\b/i },
] as const;

type TopicId = (typeof topics)[number]['id'] | 'more';

export type ComparisonRow = { topic: TopicId; cells: Feature[][] };

/** Builds one row per topic that any plan mentions, with one cell per plan: its features of that topic. */
export function compareFeatures(plans: readonly (readonly Feature[])[]): ComparisonRow[] {
  const sorted = plans.map(sortByTopic);
  const ids: TopicId[] = [...topics.map(({ id }) => id), 'more'];

  return ids
    .map((topic) => ({ topic, cells: sorted.map((byTopic) => byTopic.get(topic) ?? []) }))
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
}

const HARDWARE: readonly TopicId[] = ['processor', 'memory', 'storage'];

/** Returns the parts of hardware that the plans name, each once. */
export function hardwareOf(plans: readonly (readonly Feature[])[]) {
  return compareFeatures(plans)
    .filter(({ topic }) => HARDWARE.includes(topic))
    .map(({ topic, cells }) => ({
      topic,
      parts: [...new Map(cells.flat().map((part) => [part.text, part])).values()],
    }));
}

function sortByTopic(features: readonly Feature[]): Map<TopicId, Feature[]> {
  const byTopic = new Map<TopicId, Feature[]>();
  for (const feature of features) {
    const topic = topicOf(feature.english ?? '');
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), feature]);
  }

  return byTopic;
}

function topicOf(feature: string): TopicId {
  return topics.find(({ pattern }) => pattern.test(feature))?.id ?? 'more';
}
