import { describe, expect, it } from 'vitest';
import { relayAll } from '../support/relay-all.ts';
import { useProductEngine } from '../support/use-engine.ts';

const { engine, pool } = useProductEngine();

/** Inserts a row and returns its id. */
const one = async (sql: string, values: unknown[] = []) =>
  (await pool.query<{ id: string }>(`${sql} returning id`, values)).rows[0]!.id;

describe('relationships of the product', () => {
  it('lead from a record to its history and changes, with counts, and back', async () => {
    const id = await one(
      `insert into footer_links (label, url, category) values ('Both ways', '/', 'Company')`,
    );
    await pool.query(`update footer_links set label = 'Both' where id = $1`, [id]);
    await relayAll(pool);

    const { data } = await engine.askAs(
      'site_admin',
      `query ($id: uuid!) {
        link: footer_links_by_pk(id: $id) {
          history(order_by: { id: asc }) { operation footer_link { label } pricing_plan { name } }
          history_aggregate { aggregate { count } }
          changes_aggregate { aggregate { count } }
        }
      }`,
      { id },
    );

    const entry = (operation: string) => ({ operation, footer_link: { label: 'Both' }, pricing_plan: null });
    expect(data).toEqual({
      link: {
        history: [entry('insert'), entry('update')],
        history_aggregate: { aggregate: { count: 2 } },
        changes_aggregate: { aggregate: { count: 2 } },
      },
    });
  });

  it('lead from a newsletter to its contacts, and from an import to its contacts, and back', async () => {
    const ids = { newsletter: '', dispatch: '', contact: '', importing: '' };
    ids.newsletter = await one(`insert into newsletters (subject, content) values ('News', 'Hello')`);
    ids.importing = await one(`insert into imports (idempotency_key) values ('import-0001')`);
    ids.contact = await one(`insert into contacts (email, import_id) values ('omar@example.test', $1)`, [
      ids.importing,
    ]);
    ids.dispatch = await one(
      `insert into dispatches (newsletter_id, subject, html_content, template_name)
       values ($1, 'News', 'Hello', 'Basic')`,
      [ids.newsletter],
    );
    await one(
      `insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token) values ($1, $2, $3, 'm1')`,
      [ids.dispatch, ids.newsletter, ids.contact],
    );

    const { data } = await engine.askAs(
      'mailing',
      `query ($newsletter: uuid!, $importing: uuid!) {
        newsletter: newsletters_by_pk(id: $newsletter) {
          deliveries { contact { email deliveries { newsletter { subject } dispatch { state } } } }
          deliveries_aggregate { aggregate { count } }
          dispatches { newsletter { subject } deliveries_aggregate { aggregate { count } } }
        }
        import: imports_by_pk(id: $importing) {
          contacts { import { state } }
          contacts_aggregate { aggregate { count } }
        }
      }`,
      { newsletter: ids.newsletter, importing: ids.importing },
    );

    const counted = { aggregate: { count: 1 } };
    const news = { newsletter: { subject: 'News' } };
    expect(data).toEqual({
      newsletter: {
        deliveries: [
          {
            contact: {
              email: 'omar@example.test',
              deliveries: [{ ...news, dispatch: { state: 'waiting' } }],
            },
          },
        ],
        deliveries_aggregate: counted,
        dispatches: [{ ...news, deliveries_aggregate: counted }],
      },
      import: { contacts: [{ import: { state: 'receiving' } }], contacts_aggregate: counted },
    });
  });
});
