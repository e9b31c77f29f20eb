create table shelf (id int primary key, name text);
create table shade (value text primary key, comment text);
create table book (id int primary key, title text, shelf_id int references shelf, spare_id int references shelf,
  shade text references shade);
create table label (book_id int primary key references book, words text);
create table note (book_id int primary key references book, text text);
create table spare (id int primary key, text text);
create schema old;
create table old.book (id int primary key, title text, shelf_id int references shelf);
create table old.spare (id int primary key, text text);
create function book_said(book_row book, asker json default null) returns text language sql stable
  as $$ select coalesce(asker ->> 'x-hasura-role' || ' said ', 'book ') || book_row.title $$;
create function book_initial(book) returns text language sql stable as $$ select left($1.title, 1) $$;
create function book_reader(asker json, book_row book) returns text language sql stable
  as $$ select asker ->> 'x-hasura-role' || ' read ' || book_row.title $$;
create function find_books(word text) returns setof book language sql stable
  as $$ select * from book where title like '%' || word || '%' order by id $$;
create function old.find_books(word text) returns setof book language sql stable as $$ select * from book where id = 2 $$;
create function books_of(asker json default null) returns setof book language sql stable
  as $$ select * from book where asker is null or id = 1 order by id $$;
create function add_book(book_id int) returns setof book language sql volatile
  as $$ insert into book (id) values (book_id) returning * $$;
insert into shade values ('dark', 'as night'), ('pale', null);
