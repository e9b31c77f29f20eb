import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { ADMIN } from './releases.ts';

const FILL = `mutation Fill($contacts: [contacts_insert_input!]!, $settings: [site_settings_insert_input!]!) {
  insert_contacts(objects: $contacts) { affected_rows }
  insert_site_settings(objects: $settings, on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar] }) { affected_rows }
  notice: insert_store_notices_one(object: { content: "Kept over upgrades", content_ar: "يبقى بعد الترقية" }) { id }
  newsletter: insert_newsletters_one(object: { subject: "News", content: "<p>Hello</p>", template_name: "Basic" }) { id }
  insert_footer_links_one(object: { label: "Once", url: "/once", category: "Company" }) { id }
}`;
const CHANGE = `mutation {
  update_footer_links(where: { label: { _eq: "Once" } }, _set: { url: "/twice" }) { affected_rows }
}`;
const SEND = `mutation Send($id: uuid!) {
  send_newsletter(newsletter_id: $id, subject: "News", html_content: "<p>Hello {{first_name}}</p>") { dispatch_id }
}`;
const FINISHED = `{ dispatches(where: { state: { _eq: "finished" } }) { sent_count } }`;

const SETTINGS = [
  { key: 'sender_name', value: 'Hostfront' },
  { key: 'sender_email', value: 'news@hostfront.test' },
  { key: 'postal_address', value: '12 Example Street, London' },
];

/** Fills a running product with a little of everything that an upgrade must keep. */
export async function fillRelease(url: string): Promise<void> {
  const headers = asSiteAdmin(await signIn(url, ADMIN.email, ADMIN.password));
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await postGraphql(url, query, { headers, variables });
    if (!data) throw new Error(`The release refused: ${JSON.stringify(errors)}`);
    return data;
  };
  const contacts = Array.from({ length: 30 }, (_, index) => ({
    email: `person${index}@example.test`,
    first_name: `Person ${index}`,
    locale: index % 2 === 0 ? 'en' : 'ar',
  }));

  const filled = await ask(FILL, { contacts, settings: SETTINGS });
  await ask(CHANGE);
  await ask(SEND, { id: (filled['newsletter'] as { id: string }).id });
  await waitUntil(
    'the newsletter was sent',
    async () => ((await ask(FINISHED))['dispatches'] as unknown[]).length > 0,
    60_000,
  );
}
