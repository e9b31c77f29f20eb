alter table accounts.sign_ins drop column locale;
