set local lock_timeout = '3s';

comment on column public.changes.number is 'Given after the commit, one by one without a gap; a cursor for changes_stream';
