select set_config('hasura.user', $1, true), set_config('transaction_timeout', $2, true);
with "$changed" as (delete from "public"."author" as "t0" where "t0"."id" = $1::int4 returning "t0".*) select (select row_to_json("$row") from (select "t1"."name" as "name" from "$changed" as "t1" limit 1) as "$row")::text;
with "$changed" as (insert into "public"."author" as "t2" ("name") values ($1::text) returning "t2".*) select (select row_to_json("$row") from (select "t3"."id" as "id" from "$changed" as "t3" limit 1) as "$row")::text;
