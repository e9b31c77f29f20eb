// Shows a moment and a day of the API to a reader in Dubai.
const notice = {
  notice_date: '2026-12-01',
  starts_at: '2026-11-30T22:00:00+00:00',
};

const moment = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});
console.log(moment.format(new Date(notice.starts_at)));

// JavaScript reads a day as midnight in UTC; in another zone it
// could become the day before.
const day = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
console.log(day.format(new Date(notice.notice_date)));
