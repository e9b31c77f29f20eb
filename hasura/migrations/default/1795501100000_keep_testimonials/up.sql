-- What customers say, with the picture of a person or company where there is one.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_ar text,
  company text,
  company_ar text,
  quote text not null,
  quote_ar text,
  picture text,
  picture_width integer,
  picture_height integer,
  picture_alt text,
  picture_alt_ar text,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint testimonials_name_present check (name ~ '\S'),
  constraint testimonials_name_length check (char_length(name) <= 100 and char_length(name_ar) <= 100),
  constraint testimonials_company_length check (char_length(company) <= 100 and char_length(company_ar) <= 100),
  constraint testimonials_quote_present check (quote ~ '\S'),
  constraint testimonials_quote_length check (char_length(quote) <= 600 and char_length(quote_ar) <= 600),
  -- Only from this site: a picture elsewhere would tell somebody else who reads the page.
  constraint testimonials_picture_form check (picture = '' or (picture like '/%' and public.is_site_link(picture))),
  constraint testimonials_picture_whole check (
    coalesce(picture, '') = ''
    or (picture_width is not null and picture_height is not null and coalesce(picture_alt, '') ~ '\S')
  ),
  constraint testimonials_picture_size_range check (
    picture_width between 1 and 4096 and picture_height between 1 and 4096
  ),
  constraint testimonials_picture_alt_length check (
    char_length(picture_alt) <= 200 and char_length(picture_alt_ar) <= 200
  )
);
comment on table public.testimonials is 'Words of customers, which the landing page shows after the six logos';
comment on column public.testimonials.id is 'Given by the database';
comment on column public.testimonials.name is 'Who says it, in English';
comment on column public.testimonials.name_ar is 'Who says it, in Arabic; null: the English name';
comment on column public.testimonials.company is 'The company, or what the person does there; may be missing';
comment on column public.testimonials.company_ar is 'The same in Arabic; null: the English text';
comment on column public.testimonials.quote is 'What was said, in English';
comment on column public.testimonials.quote_ar is 'What was said, in Arabic; null: the English text';
comment on column public.testimonials.picture is 'Path of a picture on this site, such as /pictures/salma.jpg; null: none';
comment on column public.testimonials.picture_width is 'Width of the picture in pixels; needed with a picture';
comment on column public.testimonials.picture_height is 'Height of the picture in pixels; needed with a picture';
comment on column public.testimonials.picture_alt is 'What the picture shows, in English; needed with a picture';
comment on column public.testimonials.picture_alt_ar is 'What the picture shows, in Arabic; null: the English text';
comment on column public.testimonials.sort_order is 'Lower ones stand first';
comment on column public.testimonials.created_at is 'When it was added';
comment on column public.testimonials.updated_at is 'When it was last changed';
create index testimonials_sort_order_idx on public.testimonials (sort_order);
create trigger testimonials_set_updated_at before update on public.testimonials
  for each row execute function public.set_updated_at();

call public.keep_history('testimonials', 'id', 'name');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials'
  );
