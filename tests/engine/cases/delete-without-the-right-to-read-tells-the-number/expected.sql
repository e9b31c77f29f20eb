select set_config('hasura.user', $1, true), set_config('transaction_timeout', $2, true);
with "$changed" as (delete from "public"."article" as "t0" where ("t0"."is_published" = 'false'::bool and not (false)) returning "t0".*) select json_build_object('affected_rows', (select count(*) from "$changed"))::text;
