drop table accounts.links;
do $$
begin
  if not exists (select from pg_class where relnamespace = 'accounts'::regnamespace) then
    drop schema accounts;
  end if;
end
$$;
