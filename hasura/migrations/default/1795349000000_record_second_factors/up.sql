alter table accounts.sign_ins add column second_factor boolean not null default false;
comment on column accounts.sign_ins.second_factor is 'Whether the code of an authenticator app was part of it';
