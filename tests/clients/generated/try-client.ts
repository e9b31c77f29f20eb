// Uses the REST endpoints by the client that openapi-generator made: node --import tsx try-client.ts FOLDER ORIGIN KEY
import { join } from 'node:path';

const [folder = '', origin = '', key = ''] = process.argv.slice(2);
const { Configuration, DefaultApi } = (await import(join(folder, 'index.ts'))) as Generated;

type Link = { label: string; url: string; category: string };
type Api = {
  plans(): Promise<{ pricingPlans: unknown[] }>;
  changes(): Promise<unknown>;
  contacts(): Promise<unknown>;
  exchangeKey(wanted: { exchangeKeyRequest: { key: string } }): Promise<{ accessToken: string }>;
  putLink(wanted: {
    externalId: string;
    putLinkRequest: Link;
  }): Promise<{ link: { externalId: string } | null }>;
  deleteLink(wanted: { externalId: string }): Promise<{ deleted: { affectedRows: number } | null }>;
};
type Generated = {
  Configuration: new (settings: { basePath: string; accessToken?: string; apiKey?: string }) => object;
  DefaultApi: new (configuration: object) => Api;
};

const LINK: Link = { label: 'By a generated client', url: '/status', category: 'Company' };

const open = (settings: { accessToken?: string; apiKey?: string } = {}) =>
  new DefaultApi(new Configuration({ basePath: origin, ...settings }));

async function refusal(answer: Promise<unknown>): Promise<unknown> {
  try {
    await answer;
    return undefined;
  } catch (error) {
    const { response } = error as { response: Response };
    return [response.status, ((await response.json()) as { code: string }).code];
  }
}

const put = (api: Api, link = LINK) => api.putLink({ externalId: 'generated', putLinkRequest: link });
const found: Record<string, unknown> = { plans: (await open().plans()).pricingPlans.length > 0 };
const { accessToken } = await open().exchangeKey({ exchangeKeyRequest: { key } });
for (const [name, settings] of Object.entries({
  key: { accessToken: key },
  header: { apiKey: key },
  token: { accessToken },
})) {
  const api = open(settings);
  const made = await put(api);
  const { deleted } = await api.deleteLink({ externalId: 'generated' });
  found[name] = [made.link?.externalId, deleted?.affectedRows];
}
const editor = open({ accessToken: key });
found['refusals'] = [
  await refusal(put(open())),
  await refusal(open({ accessToken: 'hfk_none' }).changes()),
  await refusal(editor.contacts()),
  await refusal(put(editor, { ...LINK, category: 'Nowhere' })),
];
process.stdout.write(JSON.stringify(found));
