// Announces maintenance for a night in Riyadh. HOSTFRONT_KEY is a
// key of the role editor.
const origin = process.env.ORIGIN ?? 'http://localhost:3000';

const response = await fetch(
  `${origin}/api/rest/notices/external/maintenance-7`,
  {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      'x-api-key': process.env.HOSTFRONT_KEY,
    },
    body: JSON.stringify({
      content: 'Maintenance tonight',
      // This is a day in the calendar, so it has no zone.
      notice_date: '2026-12-01',
      // These are moments: with the offset of Riyadh, or in UTC.
      starts_at: '2026-12-01T01:00:00+03:00',
      ends_at: '2026-12-01T02:30:00Z',
    }),
  },
);
if (!response.ok) throw new Error(await response.text());
console.log(JSON.stringify(await response.json()));
