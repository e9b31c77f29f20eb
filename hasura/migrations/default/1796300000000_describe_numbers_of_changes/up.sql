-- Each role sees the numbers of its own tables alone, so that only their order can be promised.
set local lock_timeout = '3s';

comment on column public.changes.number is
  'Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream';
