set local lock_timeout = '3s';

drop trigger contacts_erase_test_mails on public.contacts;
drop function mailing.erase_test_mails;
drop function mailing.record_test_mail;
delete from public.history_entries where table_name = 'test_mails';
