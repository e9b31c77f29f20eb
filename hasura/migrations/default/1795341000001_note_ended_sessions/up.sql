alter table public.user_roles add column sessions_ended_at timestamptz;
comment on column public.user_roles.sessions_ended_at is 'When an administrator last ended all sessions of the person; the history says who';
