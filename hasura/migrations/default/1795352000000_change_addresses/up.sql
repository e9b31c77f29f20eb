-- A link to a new address of somebody's account names that address, which its mail went to.
alter table accounts.links
  add column email text,
  drop constraint links_purpose_known,
  add constraint links_purpose_known check (purpose in ('recovery', 'invitation', 'email_change')),
  add constraint links_email_of_change check ((purpose = 'email_change') = (email is not null));
