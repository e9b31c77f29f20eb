-- Mails about an account are written in the language that its person reads.
alter table accounts.sign_ins
  add column locale text,
  add constraint sign_ins_locale_known check (locale in ('en', 'ar'));
comment on column accounts.sign_ins.locale is 'Language of the page at the sign-in: en | ar; null when it did not say';
