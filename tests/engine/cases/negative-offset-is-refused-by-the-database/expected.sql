select json_build_object('author', (select coalesce(json_agg("$row"), '[]') from (select "t0"."id" as "id" from "public"."author" as "t0" offset $1::int8) as "$row"))::text;
