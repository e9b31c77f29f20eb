-- The kinds of hosting become rows. A product that exists keeps the five of the specification, and each other category
-- of its plans becomes a kind without an entry in a menu.
set local lock_timeout = '3s';

create table public.hosting_kinds (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  original text,
  name text collate public.name_order not null,
  name_ar text,
  summary text,
  summary_ar text,
  text text,
  text_ar text,
  picture text,
  menu text not null default 'hosting',
  former_slugs text[] not null default '{}',
  sort_order integer not null,
  is_shown boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hosting_kinds_slug_unique unique (slug),
  constraint hosting_kinds_original_unique unique (original),
  constraint hosting_kinds_slug_form check (slug ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and char_length(slug) <= 40),
  constraint hosting_kinds_slug_free check (
    slug <> all (array[
      'account', 'admin', 'all', 'api', 'ar', 'assets', 'auth', 'brand', 'confirm-email', 'demo-portal', 'developers',
      'domain-search', 'en', 'feed', 'hosting', 'icons', 'imprint', 'invitation', 'media', 'new', 'news', 'og', 'privacy',
      'realms', 'resources', 'session', 'subscribe', 'terms', 'unsubscribe', 'update-password', 'uploads'
    ])
  ),
  constraint hosting_kinds_original_form check (original ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint hosting_kinds_name_present check (name ~ '\S'),
  constraint hosting_kinds_name_length check (char_length(name) <= 60 and char_length(name_ar) <= 60),
  constraint hosting_kinds_summary_length check (char_length(summary) <= 120 and char_length(summary_ar) <= 120),
  constraint hosting_kinds_text_length check (char_length(text) <= 500 and char_length(text_ar) <= 500),
  constraint hosting_kinds_single_line check (
    coalesce(name, '') || coalesce(name_ar, '') || coalesce(summary, '') || coalesce(summary_ar, '')
      || coalesce(text, '') || coalesce(text_ar, '') !~ '[\u0001-\u001f\u2028\u2029]'
  ),
  constraint hosting_kinds_picture_known check (
    picture in ('plesk', 'cloud', 'vps', 'dedicated', 'mail', 'storage', 'chip', 'shield')
    or picture ~ '^[0-9a-f]{32}\.(svg|png)$'
  ),
  constraint hosting_kinds_menu_known check (menu in ('hosting', 'own', 'none')),
  constraint hosting_kinds_former_slugs_length check (cardinality(former_slugs) <= 20)
);
comment on table public.hosting_kinds is
  'Kinds of hosting: each has a page, a panel and an entry in a menu, and is the category of its plans';
comment on column public.hosting_kinds.id is 'Given by the database';
comment on column public.hosting_kinds.slug is
  'Its name in addresses (/hosting/<slug>), in the event that opens its panel, and as the category of its plans';
comment on column public.hosting_kinds.original is
  'Which of the kinds that the product came with it is; null: it was added';
comment on column public.hosting_kinds.name is 'Its name in English';
comment on column public.hosting_kinds.name_ar is 'Its name in Arabic; null: the English name';
comment on column public.hosting_kinds.summary is 'A few words beneath its name in the menu, in English';
comment on column public.hosting_kinds.summary_ar is 'A few words beneath its name in the menu, in Arabic; null: the English ones';
comment on column public.hosting_kinds.text is
  'What its page and its panel say of it in English, without markup; also the description for search engines';
comment on column public.hosting_kinds.text_ar is 'What its page and its panel say of it in Arabic; null: the English text';
comment on column public.hosting_kinds.picture is
  'Picture of the set (plesk, cloud, vps, dedicated, mail, storage, chip, shield) or the file of an uploaded one; null: none';
comment on column public.hosting_kinds.menu is
  'hosting: an entry of the Hosting menu | own: a service beside hosting, with an entry of its own in the header, as mail has | none: in no menu; only prices of hosting count for the lowest price of all hosting';
comment on column public.hosting_kinds.former_slugs is
  'Slugs that it had, the last one at the end, whose addresses lead to it; written by the database';
comment on column public.hosting_kinds.sort_order is 'Lower ones stand first; a kind without a number comes last';
comment on column public.hosting_kinds.is_shown is
  'False: it and its plans are hidden from visitors and from programs that read';
comment on column public.hosting_kinds.created_at is 'When it was added';
comment on column public.hosting_kinds.updated_at is 'When it was last changed';
comment on constraint hosting_kinds_slug_unique on public.hosting_kinds is 'slug must be unique';
comment on constraint hosting_kinds_slug_form on public.hosting_kinds is
  'slug must have at most 40 lower-case letters, digits and single hyphens, begin with a letter and end with none of the hyphens';
comment on constraint hosting_kinds_slug_free on public.hosting_kinds is
  'slug must not be a reserved one: account, admin, all, api, ar, assets, auth, brand, confirm-email, demo-portal, developers, domain-search, en, feed, hosting, icons, imprint, invitation, media, new, news, og, privacy, realms, resources, session, subscribe, terms, unsubscribe, update-password, uploads';
comment on constraint hosting_kinds_original_form on public.hosting_kinds is
  'original must have 1 to 40 lower-case letters, digits and hyphens, and begin with a letter';
comment on constraint hosting_kinds_name_present on public.hosting_kinds is 'name must not be empty or blank';
comment on constraint hosting_kinds_name_length on public.hosting_kinds is
  'name and name_ar may have at most 60 characters each';
comment on constraint hosting_kinds_summary_length on public.hosting_kinds is
  'summary and summary_ar may have at most 120 characters each';
comment on constraint hosting_kinds_text_length on public.hosting_kinds is
  'text and text_ar may have at most 500 characters each';
comment on constraint hosting_kinds_single_line on public.hosting_kinds is
  'name, summary and text must be a single line each, in both languages';
comment on constraint hosting_kinds_picture_known on public.hosting_kinds is
  'picture must be one of plesk, cloud, vps, dedicated, mail, storage, chip, shield, or the file of an uploaded picture: its hash with .svg or .png';
comment on constraint hosting_kinds_menu_known on public.hosting_kinds is 'menu must be one of hosting, own, none';
comment on constraint hosting_kinds_former_slugs_length on public.hosting_kinds is
  'former_slugs may have at most 20 entries';

-- Before the triggers of the history: nobody changed anything.
insert into public.hosting_kinds
  (id, slug, original, picture, menu, sort_order, name, name_ar, summary, summary_ar, text, text_ar) values
  ('5e17c0de-0000-4000-8000-000000001001', 'plesk', 'plesk', 'plesk', 'hosting', 1,
    'Plesk hosting', 'استضافة Plesk',
    'Websites with a full control panel', 'مواقع بلوحة تحكم متكاملة',
    'Websites, databases, email and certificates in one clear panel. For agencies and site owners who want to run things themselves, without a command line.',
    'مواقعك وقواعد بياناتك وبريدك وشهاداتك في لوحة واحدة واضحة. لأصحاب المواقع والوكالات ممن يديرون أعمالهم بأنفسهم، دون سطر أوامر.'),
  ('5e17c0de-0000-4000-8000-000000001002', 'cloud', 'cloud', 'cloud', 'hosting', 2,
    'Cloud hosting', 'الاستضافة السحابية',
    'Resources that grow with your traffic', 'موارد تتوسع مع ازدياد زوارك',
    'Processor, memory and storage that grow as soon as your traffic does, across several nodes, so that one failed server doesn''t take your site down.',
    'تتوسع فور ازدياد زوارك، على عدة عُقد، فلا يتوقف موقعك بتعطّل خادم واحد.'),
  ('5e17c0de-0000-4000-8000-000000001003', 'vps', 'vps', 'vps', 'hosting', 3,
    'VPS hosting', 'الخوادم الافتراضية VPS',
    'A virtual server of your own', 'خادم افتراضي خاص بك',
    'A virtual server with guaranteed resources and full root access. Your system, your software and your rules, at a fraction of the price of a whole machine.',
    'خادم افتراضي بموارد مضمونة وصلاحيات Root كاملة. نظامك وبرامجك وقواعدك، بجزء يسير من تكلفة خادم كامل.'),
  ('5e17c0de-0000-4000-8000-000000001004', 'dedicated', 'dedicated', 'dedicated', 'hosting', 4,
    'Dedicated hosts', 'الخوادم المخصّصة',
    'A whole server, yours alone', 'خادم فعلي كامل لك وحدك',
    'A whole physical server for you alone: full performance, full control, and hardware that our engineers replace within hours.',
    'خادم فعلي كامل لك وحدك: أداء كامل وتحكم كامل، وإذا تعطّلت قطعة استبدلها مهندسونا خلال ساعات.'),
  ('5e17c0de-0000-4000-8000-000000001005', 'mail', 'mail', 'mail', 'own', 5,
    'Mail services', 'خدمات البريد',
    null, null,
    'Email on your own domain that reaches the inbox, stays free of spam and opens on every device.',
    'بريد باسم نطاقك يصل إلى صندوق الوارد، محمي من الرسائل المزعجة، وتفتحه من أي جهاز.');

create trigger hosting_kinds_set_updated_at before update on public.hosting_kinds
  for each row execute function public.set_updated_at();
create trigger hosting_kinds_put_last before insert on public.hosting_kinds
  for each row when (new.sort_order is null) execute function public.put_last();
create trigger hosting_kinds_refuse_unseen
  after insert or update of name, name_ar, summary, summary_ar, text, text_ar on public.hosting_kinds
  for each row when (
    public.is_unseen(new.name) or public.is_unseen(new.name_ar)
    or public.is_unseen(new.summary) or public.is_unseen(new.summary_ar)
    or public.is_unseen(new.text) or public.is_unseen(new.text_ar)
  )
  execute function public.refuse_unseen_texts('name', 'name_ar', 'summary', 'summary_ar', 'text', 'text_ar');

create function public.remember_slug() returns trigger
  language plpgsql
as $$
begin
  new.former_slugs := array_remove(array_remove(new.former_slugs, new.slug), old.slug) || old.slug;
  new.former_slugs := new.former_slugs[greatest(1, cardinality(new.former_slugs) - 19):];
  return new;
end
$$;
comment on function public.remember_slug is 'Keeps the slug that a kind of hosting had, so that its address leads to the kind';
create trigger hosting_kinds_remember_slug before update of slug on public.hosting_kinds
  for each row when (old.slug <> new.slug) execute function public.remember_slug();

create function public.take_slug() returns trigger
  language plpgsql
as $$
begin
  update public.hosting_kinds set former_slugs = array_remove(former_slugs, new.slug)
    where id <> new.id and new.slug = any (former_slugs);
  return null;
end
$$;
comment on function public.take_slug is 'Takes the slug of a kind of hosting from those that had it before';
create trigger hosting_kinds_take_slug after insert or update of slug on public.hosting_kinds
  for each row execute function public.take_slug();

create function public.keep_original_kinds() returns trigger
  language plpgsql
as $$
begin
  raise exception 'kind-is-original' using
    errcode = '23514',
    detail = 'A kind of hosting that the product came with can be hidden, and is not deleted.',
    constraint = 'hosting_kinds_original_kept', table = 'hosting_kinds', schema = 'public';
end
$$;
comment on function public.keep_original_kinds is 'Refuses to delete a kind of hosting that the product came with';
create trigger hosting_kinds_keep_originals before delete on public.hosting_kinds
  for each row when (old.original is not null) execute function public.keep_original_kinds();

-- A category that is no slug gets the one that addresses of the portal's store have for it ("Cloud Servers" is
-- cloud-servers); where that is a kind already, its plans join the kind.
do $$
declare
  found record;
  wanted text;
  shown text;
begin
  for found in
    select distinct category from public.pricing_plans
    where category not in (select slug from public.hosting_kinds) order by 1
  loop
    wanted := btrim(left(btrim(regexp_replace(lower(found.category), '[^a-z0-9]+', '-', 'g'), '-'), 40), '-');
    shown := left(btrim(regexp_replace(found.category, '[\u0001-\u001f\u2028\u2029]', ' ', 'g')), 60);
    begin
      insert into public.hosting_kinds (slug, name, menu) values (wanted, shown, 'none')
        on conflict on constraint hosting_kinds_slug_unique do nothing;
    exception when check_violation then
      wanted := 'kind-' || left(md5(found.category), 8);
      insert into public.hosting_kinds (slug, name, menu) values (wanted, shown, 'none');
    end;
    update public.pricing_plans set category = wanted where category = found.category and category <> wanted;
  end loop;
end
$$;

call public.keep_history('hosting_kinds', 'id', 'name');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces',
    'tax_rates', 'domain_extensions', 'plan_offers', 'hosting_kinds'
  );

alter table public.pricing_plans add constraint pricing_plans_category_known
  foreign key (category) references public.hosting_kinds (slug) on update cascade;
comment on constraint pricing_plans_category_known on public.pricing_plans is
  'category must be the slug of one of hosting_kinds; one with plans can''t be deleted';
comment on column public.pricing_plans.category is
  'Slug of one of hosting_kinds: plesk, cloud, vps, dedicated, mail, or one that was added';
