select (select row_to_json("$row") from (select "t0"."name" as "name" from "public"."author" as "t0" where "t0"."id" = $1::int4) as "$row")::text;
