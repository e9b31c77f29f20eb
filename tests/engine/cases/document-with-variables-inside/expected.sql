select json_build_object('article', (select coalesce(json_agg("$row"), '[]') from (select "t0"."title" as "title" from "public"."article" as "t0" where "t0"."details" @> $1::jsonb) as "$row"))::text;
