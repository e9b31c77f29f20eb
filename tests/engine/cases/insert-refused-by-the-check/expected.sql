select set_config('hasura.user', $1, true);
with "$changed" as (insert into "public"."article" as "t0" ("title", "author_id") values ($1::text, $2::int4), ($3::text, $2::int4) returning "t0".*, (case when not ("t0"."title" = ''::text) then '1' else 'engine failure 0' end)::int4 as "$check") select json_build_object('affected_rows', (select count(*) from "$changed"))::text;
