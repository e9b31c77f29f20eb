alter table accounts.sign_ins drop column second_factor;
