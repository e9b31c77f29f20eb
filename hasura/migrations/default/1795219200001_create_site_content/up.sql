create table public.store_notices (
  id uuid primary key default gen_random_uuid(),
  content text not null,
  content_ar text,
  notice_date date not null default current_date,
  is_active boolean not null default true,
  severity text not null default 'info',
  link_url text,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint store_notices_content_present check (content ~ '\S'),
  constraint store_notices_content_length check (char_length(content) <= 500),
  constraint store_notices_content_ar_length check (char_length(content_ar) <= 500),
  constraint store_notices_notice_date_range check (notice_date between date '1900-01-01' and date '9999-12-31'),
  constraint store_notices_severity_known check (severity in ('info', 'warning', 'critical')),
  constraint store_notices_link_url_form check (link_url = '' or public.is_site_link(link_url)),
  constraint store_notices_period_order check (ends_at > starts_at)
);
comment on table public.store_notices is 'Announcements of the bar on top of the site';
comment on column public.store_notices.severity is 'info | warning | critical; the latter two show on phones too';
comment on column public.store_notices.starts_at is 'Not shown before; null: from the beginning';
comment on column public.store_notices.ends_at is 'Not shown from then on; null: without end';
create index store_notices_notice_date_idx on public.store_notices (notice_date desc, created_at desc);
create trigger store_notices_set_updated_at before update on public.store_notices
  for each row execute function public.set_updated_at();

create table public.pricing_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_ar text,
  price numeric not null,
  currency text not null default 'USD',
  period text not null default 'mo',
  period_ar text,
  features text[] not null,
  features_ar text[],
  highlight boolean not null default false,
  badge text,
  badge_ar text,
  logo text,
  logo_alt text,
  logo_alt_ar text,
  button_url text,
  category text not null,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pricing_plans_name_present check (name ~ '\S'),
  constraint pricing_plans_name_length check (char_length(name) <= 100 and char_length(name_ar) <= 100),
  constraint pricing_plans_price_range check (price >= 0 and price < 1000000000),
  constraint pricing_plans_currency_known check (public.currency_exponent(currency) is not null),
  constraint pricing_plans_price_exponent check (price = round(price, public.currency_exponent(currency))),
  constraint pricing_plans_period_present check (period ~ '\S'),
  constraint pricing_plans_period_length check (char_length(period) <= 30 and char_length(period_ar) <= 30),
  constraint pricing_plans_features_form check (public.is_text_list(features)),
  constraint pricing_plans_features_ar_form check (features_ar = '{}' or public.is_text_list(features_ar)),
  constraint pricing_plans_badge_length check (char_length(badge) <= 60 and char_length(badge_ar) <= 60),
  constraint pricing_plans_logo_form check (logo = '' or public.is_site_link(logo)),
  constraint pricing_plans_logo_alt_length check (char_length(logo_alt) <= 200 and char_length(logo_alt_ar) <= 200),
  constraint pricing_plans_button_url_form check (button_url = '' or public.is_external_link(button_url)),
  constraint pricing_plans_category_present check (category ~ '\S'),
  constraint pricing_plans_category_length check (char_length(category) <= 60)
);
comment on column public.pricing_plans.price is 'Exact; its decimals are those of the currency by ISO 4217';
comment on column public.pricing_plans.period is 'mo and yr of one name, category and currency are one plan with two cycles';
comment on column public.pricing_plans.category is 'plesk | cloud | vps | dedicated | mail, or a new one';
create index pricing_plans_category_sort_order_idx on public.pricing_plans (category, sort_order);
create index pricing_plans_sort_order_idx on public.pricing_plans (sort_order);
create trigger pricing_plans_set_updated_at before update on public.pricing_plans
  for each row execute function public.set_updated_at();

create table public.footer_links (
  id uuid primary key default gen_random_uuid(),
  label text not null,
  label_ar text,
  url text not null,
  category text not null,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint footer_links_label_present check (label ~ '\S'),
  constraint footer_links_label_length check (char_length(label) <= 100 and char_length(label_ar) <= 100),
  constraint footer_links_url_form check (public.is_site_link(url)),
  constraint footer_links_category_known check (category in ('Services', 'Company'))
);
create index footer_links_category_sort_order_idx on public.footer_links (category, sort_order);
create trigger footer_links_set_updated_at before update on public.footer_links
  for each row execute function public.set_updated_at();
