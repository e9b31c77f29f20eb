delete from accounts.links where purpose = 'email_change';
alter table accounts.links
  drop constraint links_email_of_change,
  drop constraint links_purpose_known,
  add constraint links_purpose_known check (purpose in ('recovery', 'invitation')),
  drop column email;
