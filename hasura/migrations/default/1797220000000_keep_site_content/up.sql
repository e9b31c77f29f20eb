-- The site's own words, which the owner changes in the back office: one row for each piece. A product that exists gets
-- the words that it shows today; rules/site-content has the same ones, to which a piece can be brought back.
set local lock_timeout = '3s';

create table public.site_pieces (
  id uuid primary key default gen_random_uuid(),
  part text not null,
  original text,
  title text collate public.name_order not null,
  title_ar text,
  text text,
  text_ar text,
  sort_order integer not null default 0,
  is_shown boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_pieces_part_original_key unique (part, original),
  constraint site_pieces_part_known check (part in ('faq')),
  constraint site_pieces_original_form check (original ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint site_pieces_title_present check (title ~ '\S'),
  constraint site_pieces_title_length check (char_length(title) <= 200 and char_length(title_ar) <= 200),
  constraint site_pieces_title_single_line check (title !~ '[\u0001-\u001f\u2028\u2029]' and title_ar !~ '[\u0001-\u001f\u2028\u2029]'),
  constraint site_pieces_text_present check (part not in ('faq') or coalesce(text, '') ~ '\S'),
  constraint site_pieces_text_length check (char_length(text) <= 2000 and char_length(text_ar) <= 2000)
);
create index site_pieces_part_sort_order_idx on public.site_pieces (part, sort_order);

comment on table public.site_pieces is 'The words of the public pages that the owner may change, one row for each piece';
comment on column public.site_pieces.id is 'Given by the database';
comment on column public.site_pieces.part is 'Which part of the site it belongs to: faq for a question with its answer';
comment on column public.site_pieces.original is
  'Which of the pieces that the product came with it is, unique within its part; null: it was added';
comment on column public.site_pieces.title is 'Its title in English, such as the question';
comment on column public.site_pieces.title_ar is 'Its title in Arabic; null: the English title';
comment on column public.site_pieces.text is
  'Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime';
comment on column public.site_pieces.text_ar is 'Its text in Arabic; null: the English text';
comment on column public.site_pieces.sort_order is 'Lower ones stand first within their part';
comment on column public.site_pieces.is_shown is 'False: visitors do not see it';
comment on column public.site_pieces.created_at is 'When it was added';
comment on column public.site_pieces.updated_at is 'When it was last changed';

comment on constraint site_pieces_part_original_key on public.site_pieces is
  'original must be unique within its part';
comment on constraint site_pieces_part_known on public.site_pieces is 'part must be faq';
comment on constraint site_pieces_original_form on public.site_pieces is
  'original must have 1 to 40 lower-case letters, digits and hyphens, and begin with a letter';
comment on constraint site_pieces_title_present on public.site_pieces is 'title must not be empty or blank';
comment on constraint site_pieces_title_length on public.site_pieces is
  'title and title_ar may have at most 200 characters each';
comment on constraint site_pieces_title_single_line on public.site_pieces is
  'title and title_ar must be a single line';
comment on constraint site_pieces_text_present on public.site_pieces is 'text must not be empty or blank';
comment on constraint site_pieces_text_length on public.site_pieces is
  'text and text_ar may have at most 2,000 characters each';

-- Before the triggers of the history: nobody changed anything.
insert into public.site_pieces (id, part, original, sort_order, title, title_ar, text, text_ar) values
  ('5e17c0de-0000-4000-8000-000000000101', 'faq', 'setup-time', 1,
    'How soon is my server ready?',
    'متى يصبح خادمي جاهزًا؟',
    'About 60 seconds after your payment is confirmed. We email you your login details, and your server is ready to use.',
    'بعد نحو 60 ثانية من تأكيد الدفع. نرسل إليك بيانات الدخول بالبريد الإلكتروني، ويكون خادمك جاهزًا للاستخدام.'),
  ('5e17c0de-0000-4000-8000-000000000102', 'faq', 'uptime', 2,
    'What does your uptime guarantee cover?',
    'ما الذي يشمله ضمان التشغيل؟',
    'Our uptime SLA is {uptime}. If a month falls below it, we credit your account for the downtime.',
    'نضمن وقت تشغيل بنسبة {uptime}. وإذا قلّ عن ذلك في أي شهر، أضفنا إلى رصيدك تعويضًا عن مدة التوقف.'),
  ('5e17c0de-0000-4000-8000-000000000103', 'faq', 'locations', 3,
    'Where are your data centres?',
    'أين تقع مراكز بياناتكم؟',
    'In seven locations: US East, US West, London, Frankfurt, Amsterdam, Singapore and Tokyo. You choose one when you order.',
    'في سبعة مواقع: شرق الولايات المتحدة وغربها ولندن وفرانكفورت وأمستردام وسنغافورة وطوكيو. تختار ما يناسبك منها عند الطلب.'),
  ('5e17c0de-0000-4000-8000-000000000104', 'faq', 'plan-changes', 4,
    'Can I change my plan later?',
    'هل يمكنني تغيير باقتي لاحقًا؟',
    'At any time, up or down. Plan changes are prorated, with no fees: you pay only the difference for the remaining time.',
    'نعم، في أي وقت، ترقيةً أو تخفيضًا. دون رسوم، وتدفع فرق المدة المتبقية فقط.'),
  ('5e17c0de-0000-4000-8000-000000000105', 'faq', 'moving', 5,
    'Do you move my existing site?',
    'هل تنقلون موقعي الحالي إليكم؟',
    'Yes. Our engineers copy your files, databases and email, test the result with you and switch over when you are ready.',
    'نعم. ينقل مهندسونا ملفاتك وقواعد بياناتك وبريدك، ويختبرون كل شيء معك، ثم يحوّلون الموقع في الموعد الذي تختاره.'),
  ('5e17c0de-0000-4000-8000-000000000106', 'faq', 'payment', 6,
    'How can I pay?',
    'كيف يمكنني الدفع؟',
    'By Visa, PayPal or Ethereum, monthly or annually. Prices are in USD unless shown otherwise; taxes may apply by region.',
    'عبر Visa أو PayPal أو Ethereum، شهريًا أو سنويًا. الأسعار بالدولار الأمريكي ما لم يُذكر غير ذلك، ولا تشمل الضرائب التي قد تُفرض بحسب بلدك.');

create trigger site_pieces_set_updated_at before update on public.site_pieces
  for each row execute function public.set_updated_at();
create trigger site_pieces_refuse_unseen after insert or update of title, title_ar, text, text_ar on public.site_pieces
  for each row when (
    public.is_unseen(new.title) or public.is_unseen(new.title_ar)
    or public.is_unseen(new.text) or public.is_unseen(new.text_ar)
  )
  execute function public.refuse_unseen_texts('title', 'title_ar', 'text', 'text_ar');
call public.keep_history('site_pieces', 'id', 'title');
create or replace function public.is_restorable(table_name text) returns boolean
  language sql immutable parallel safe
  return table_name in (
    'store_notices', 'pricing_plans', 'footer_links', 'seo_settings', 'analytics_settings', 'newsletters',
    'site_settings', 'legal_pages', 'domain_prices', 'testimonials', 'site_pieces'
  );
