select set_config('hasura.user', $1, true), set_config('transaction_timeout', $2, true);
select json_build_object('__typename', 'author_mutation_response'::text, 'affected_rows', 0, 'returning', (select coalesce(json_agg("$row"), '[]') from (select "t1"."name" as "name", "public"."author_label"(row("t1"."id", "t1"."name", "t1"."email", "t1"."balance", "t1"."created_by")::"public"."author") as "label" from (select * from "public"."author" where false) as "t1") as "$row"))::text;
select (select row_to_json("$row") from (select "t3"."name" as "name" from (select * from "public"."author" where false) as "t3" limit 1) as "$row")::text;
select json_build_object('affected_rows', 0)::text;
with "$changed" as (update "public"."author" as "t6" set "name" = $1::text where "t6"."id" = $2::int4 returning "t6".*) select json_build_object('affected_rows', (select count(*) from "$changed"))::text;
