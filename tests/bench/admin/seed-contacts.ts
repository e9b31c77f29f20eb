import type { Client } from 'pg';

/** SQL that inserts contacts with English, Arabic and Cyrillic names, of which some are frequent. */
const SEED = `
  insert into contacts (email, first_name, last_name, locale, created_at)
  select format('person%s@example%s.test', n, n % 50),
    case n % 5
      when 0 then (array['سلمى', 'أحمد', 'هدى', 'مريم', 'يوسف'])[1 + n / 5 % 5]
      when 1 then (array['Salma', 'Omar', 'Huda', 'Łukasz', 'Иван'])[1 + n / 5 % 5]
      else format('Name%s', n % 1000)
    end,
    case n % 4
      when 0 then 'الحداد' || n % 1000
      when 1 then 'Haddad' || n % 1000
      when 2 then 'إبراهيم' || n % 1000
      else case when n % 40 = 3 then 'Иванов' || n % 1000 end
    end,
    case when n % 5 = 0 then 'ar' else 'en' end,
    now() - make_interval(mins => n)
  from generate_series(1, $1::integer) as n`;

/** Fills the list of contacts with invented people; the history does not record them. */
export async function seedContacts(client: Client, count: number): Promise<void> {
  await client.query('begin');
  await client.query(`set local hostfront.history = 'off'`);
  await client.query(SEED, [count]);
  await client.query('commit');
}
