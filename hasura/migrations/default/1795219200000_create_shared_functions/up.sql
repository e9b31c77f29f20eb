-- Who acts: the user id that the GraphQL engine (or the actions service) leaves in the transaction;
-- 'system' for jobs and for everything that comes without a user.
create function public.acting_user() returns text
  language sql stable
  return coalesce(
    nullif(nullif(current_setting('hasura.user', true), '')::jsonb ->> 'x-hasura-user-id', ''),
    'system'
  );

create function public.set_updated_at() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Decimals of a currency by ISO 4217, for the currencies that a plan may have; null for any other code.
create function public.currency_exponent(currency text) returns integer
  language sql immutable parallel safe
  return case
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    when currency in ('DJF', 'JPY', 'KMF') then 0
    when currency in ('AED', 'AUD', 'BRL', 'CAD', 'CNY', 'DZD', 'EGP', 'EUR', 'GBP', 'ILS', 'INR', 'LBP', 'MAD',
      'MRU', 'MXN', 'QAR', 'SAR', 'SDG', 'SOS', 'SYP', 'USD', 'YER') then 2
  end;

-- At least one entry, none of them blank or long.
create function public.is_text_list(entries text[]) returns boolean
  language sql immutable parallel safe
  return cardinality(entries) between 1 and 50
    and array_ndims(entries) = 1
    and array_position(entries, null) is null
    and not exists (select from unnest(entries) as entry where entry !~ '\S' or char_length(entry) > 200);

-- Where a button may lead: absolute http and https, a mail address, a telephone number.
create function public.is_external_link(link text) returns boolean
  language sql immutable parallel safe
  return char_length(link) <= 2048
    and link !~ '[\s[:cntrl:]\\]'
    and link ~* '^(https?://[^/?#]+([/?#].*)?|mailto:[^@]+@[^@]+|tel:\+?[0-9().-]+)$';

-- Also within this site: root paths and anchors.
create function public.is_site_link(link text) returns boolean
  language sql immutable parallel safe
  return public.is_external_link(link)
    or (char_length(link) <= 2048 and link !~ '[\s[:cntrl:]\\]' and link ~ '^(/([^/].*)?|#.*)$');
