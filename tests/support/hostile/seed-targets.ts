import { withClient } from '#embedded/postgres/with-client.ts';

const SQL = `
select set_config('hostfront.history', 'off', false);
insert into legal_pages (slug, title, body)
  select slug, slug, slug from unnest(array['privacy', 'terms', 'imprint']) slug on conflict do nothing;
update legal_pages set body = repeat('0123456789', 9999), body_ar = repeat('9876543210', 9999);
insert into contacts (email, first_name)
  select 'contact' || n || '@hostile.test',
    case when n = 1 then 'Scheduled maintenance in Frankfurt on Sunday from 02:00 to 04:00; short interruptions are possible.' end
  from generate_series(1, 300) n;
insert into newsletters (subject, content) select 'Hostile', repeat('0123456789', 50000) from generate_series(1, 2);
insert into dispatches (newsletter_id, state, subject, html_content, template_name)
  select id, 'finished', 'Hostile', 'Hostile', 'Basic' from newsletters where subject = 'Hostile' limit 1;
insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state)
  select dispatches.id, newsletter_id, contacts.id, 'hostile' || contacts.id, 'sent'
  from dispatches, contacts where contacts.email like '%@hostile.test';
analyze;
`;

/** Adds rows that attacks need: long texts, a mail to each of 300 contacts, a name that is slow to compare. */
export async function seedTargets(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) => client.query(SQL));
}
