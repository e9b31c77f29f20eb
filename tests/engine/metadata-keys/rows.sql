truncate shelf, book, label, note, spare, old.book, old.spare;
insert into shelf values (1, 'low'), (2, 'high');
insert into book values (1, 'Sea', 1, 2, 'dark'), (2, 'Sand', 1, 1, 'pale');
insert into label values (1, 'wet');
insert into note values (1, 'read twice');
insert into spare values (1, 'spare');
insert into old.book values (1, 'Old', 1);
insert into old.spare values (1, 'old spare');
