-- Features, partners, what the About panel says, the hero, headings and the guaranteed uptime become pieces of the site's content.
-- A number that is a claim may have a source and a day.
set local lock_timeout = '3s';

alter table public.site_pieces
  add column picture text,
  add column value text,
  add column value_ar text,
  add column source text,
  add column source_ar text,
  add column source_date date,
  drop constraint site_pieces_part_known,
  drop constraint site_pieces_text_present,
  add constraint site_pieces_part_known check (
    part in ('faq', 'feature', 'partner', 'about-figure', 'about-reason', 'about-value', 'heading', 'uptime')
  ),
  add constraint site_pieces_text_present check (
    part not in ('faq', 'feature', 'about-reason', 'about-value') or coalesce(text, '') ~ '\S'
  ),
  add constraint site_pieces_picture_known check (
    part = 'feature'
      and picture in ('deploy', 'ddos', 'ssd', 'locations', 'uptime', 'pricing', 'support', 'firewall')
    or part = 'partner' and picture in ('plesk', 'cloudflare', 'amd', 'wordpress', 'almalinux', 'letsencrypt')
    or part = 'about-reason' and picture in ('servers', 'shield', 'headset', 'globe')
    or picture is null
  ),
  add constraint site_pieces_value_present check (part <> 'about-figure' or coalesce(value, '') ~ '\S'),
  add constraint site_pieces_value_length check (char_length(value) <= 40 and char_length(value_ar) <= 40),
  -- From 50 on, so that a fraction of 1 is not taken for percent.
  add constraint site_pieces_uptime_form check (
    part <> 'uptime' or coalesce(value, '') ~ '^([5-9][0-9](\.[0-9]{1,4})?|100)$'
  ),
  add constraint site_pieces_source_length check (char_length(source) <= 200 and char_length(source_ar) <= 200),
  add constraint site_pieces_source_date_whole check (source_date is null or coalesce(source, '') ~ '\S'),
  add constraint site_pieces_source_date_range check (source_date between '1900-01-01' and '9999-12-31'),
  -- The page needs these: without its heading a part has no name.
  add constraint site_pieces_shown_always check (part not in ('heading', 'uptime') or is_shown);

comment on column public.site_pieces.part is
  'Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime';
comment on column public.site_pieces.title is
  'Its title in English, such as the question, the name of a partner or what a figure counts';
comment on column public.site_pieces.picture is
  'Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none';
comment on column public.site_pieces.value is
  'What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent';
comment on column public.site_pieces.value_ar is 'What a figure says in Arabic; null: as in English';
comment on column public.site_pieces.source is 'What proves the claim, in English; the page shows it beside the claim';
comment on column public.site_pieces.source_ar is 'What proves the claim, in Arabic; null: the English text';
comment on column public.site_pieces.source_date is 'Day of which the claim is; needs a source';

comment on constraint site_pieces_part_known on public.site_pieces is
  'part must be one of faq, feature, partner, about-figure, about-reason, about-value, heading, uptime';
comment on constraint site_pieces_text_present on public.site_pieces is
  'text must not be empty or blank in the parts faq, feature, about-reason and about-value';
comment on constraint site_pieces_picture_known on public.site_pieces is
  'picture must be one of the set of its part: of feature deploy, ddos, ssd, locations, uptime, pricing, support, firewall; of partner plesk, cloudflare, amd, wordpress, almalinux, letsencrypt; of about-reason servers, shield, headset, globe';
comment on constraint site_pieces_value_present on public.site_pieces is
  'value must not be empty or blank in the part about-figure';
comment on constraint site_pieces_value_length on public.site_pieces is
  'value and value_ar may have at most 40 characters each';
comment on constraint site_pieces_uptime_form on public.site_pieces is
  'value must be a percentage from 50 to 100 with at most 4 decimals in the part uptime';
comment on constraint site_pieces_source_length on public.site_pieces is
  'source and source_ar may have at most 200 characters each';
comment on constraint site_pieces_source_date_whole on public.site_pieces is 'source_date may be set only together with source';
comment on constraint site_pieces_source_date_range on public.site_pieces is
  'source_date must be between 1900-01-01 and 9999-12-31';
comment on constraint site_pieces_shown_always on public.site_pieces is
  'is_shown must be true in the parts heading and uptime';

drop trigger site_pieces_refuse_unseen on public.site_pieces;
create trigger site_pieces_refuse_unseen
  after insert or update of title, title_ar, text, text_ar, value, value_ar, source, source_ar on public.site_pieces
  for each row when (
    public.is_unseen(new.title) or public.is_unseen(new.title_ar)
    or public.is_unseen(new.text) or public.is_unseen(new.text_ar)
    or public.is_unseen(new.value) or public.is_unseen(new.value_ar)
    or public.is_unseen(new.source) or public.is_unseen(new.source_ar)
  )
  execute function public.refuse_unseen_texts(
    'title', 'title_ar', 'text', 'text_ar', 'value', 'value_ar', 'source', 'source_ar'
  );

-- The words that the product showed before: nobody changed anything, so the history and the outbox tell nothing.
select set_config('hostfront.history', 'off', true);
insert into public.site_pieces (id, part, original, sort_order, picture, value, value_ar, title, title_ar, text, text_ar) values
  ('5e17c0de-0000-4000-8000-000000000201', 'feature', 'deploy', 1, 'deploy', null, null,
    'Instant deploy', 'تجهيز فوري',
    'A running server 60 seconds after payment, with the operating system of your choice.',
    'خادم يعمل خلال 60 ثانية من الدفع، وعليه النظام الذي اخترته.'),
  ('5e17c0de-0000-4000-8000-000000000202', 'feature', 'ddos', 2, 'ddos', null, null,
    'DDoS protection', 'حماية من هجمات حجب الخدمة (DDoS)',
    'Attacks are filtered at the edge of our network, before they reach your server.',
    'نصفّي الهجمات عند أطراف الشبكة قبل أن تصل إلى خادمك.'),
  ('5e17c0de-0000-4000-8000-000000000203', 'feature', 'ssd', 3, 'ssd', null, null,
    'SSD storage', 'تخزين SSD',
    'NVMe drives for quick responses, with your data mirrored on two of them.',
    'أقراص NVMe سريعة الاستجابة، وبياناتها منسوخة على قرصين.'),
  ('5e17c0de-0000-4000-8000-000000000204', 'feature', 'locations', 4, 'locations', null, null,
    'Global locations', 'مواقع حول العالم',
    'Seven data centres on three continents. Host your site close to the people who use it.',
    'سبعة مراكز بيانات في ثلاث قارات. اختر أقربها إلى زوارك.'),
  ('5e17c0de-0000-4000-8000-000000000205', 'feature', 'uptime', 5, 'uptime', null, null,
    'Uptime you can hold us to', 'ضمان تشغيل نلتزم به',
    '{uptime} uptime by contract, with credit for every minute below it.',
    'نضمن في العقد وقت تشغيل بنسبة {uptime}، ونعوّضك عن كل دقيقة تنقص عنه.'),
  ('5e17c0de-0000-4000-8000-000000000206', 'feature', 'pricing', 6, 'pricing', null, null,
    'Affordable pricing', 'أسعار في المتناول',
    'One clear price with no set-up fee, and plan changes are prorated.',
    'سعر واحد واضح دون رسوم إعداد، وعند تغيير الباقة تدفع فرق المدة المتبقية فقط.'),
  ('5e17c0de-0000-4000-8000-000000000207', 'feature', 'support', 7, 'support', null, null,
    'Expert support', 'دعم من خبراء',
    'Engineers reply around the clock, in English and Arabic.',
    'مهندسون يردّون عليك على مدار الساعة، بالعربية أو الإنجليزية.'),
  ('5e17c0de-0000-4000-8000-000000000208', 'feature', 'firewall', 8, 'firewall', null, null,
    'Custom firewall', 'جدار حماية مخصّص',
    'Your own rules in front of every server, changed in seconds from the control panel.',
    'قواعدك أنت أمام كل خادم، تعدّلها من لوحة التحكم خلال ثوانٍ.'),
  ('5e17c0de-0000-4000-8000-000000000301', 'partner', 'plesk', 1, 'plesk', null, null,
    'Plesk', null, null, null),
  ('5e17c0de-0000-4000-8000-000000000302', 'partner', 'cloudflare', 2, 'cloudflare', null, null,
    'Cloudflare', null, null, null),
  ('5e17c0de-0000-4000-8000-000000000303', 'partner', 'amd', 3, 'amd', null, null,
    'AMD', null, null, null),
  ('5e17c0de-0000-4000-8000-000000000304', 'partner', 'wordpress', 4, 'wordpress', null, null,
    'WordPress', null, null, null),
  ('5e17c0de-0000-4000-8000-000000000305', 'partner', 'almalinux', 5, 'almalinux', null, null,
    'AlmaLinux', null, null, null),
  ('5e17c0de-0000-4000-8000-000000000306', 'partner', 'letsencrypt', 6, 'letsencrypt', null, null,
    'Let''s Encrypt', null, null, null),
  ('5e17c0de-0000-4000-8000-000000000401', 'about-figure', 'clients', 1, null, '50K+', '⁦+50⁩ ألف',
    'active clients', 'عميل نشط', null, null),
  ('5e17c0de-0000-4000-8000-000000000402', 'about-figure', 'uptime', 2, null, '99.9%', '99.9‎%‎',
    'uptime SLA', 'ضمان التشغيل', null, null),
  ('5e17c0de-0000-4000-8000-000000000403', 'about-figure', 'years', 3, null, '15+', '⁦+15⁩',
    'years of experience', 'عامًا من الخبرة', null, null),
  ('5e17c0de-0000-4000-8000-000000000404', 'about-figure', 'support', 4, null, '24/7', '24/7',
    'support', 'دعم فني متواصل', null, null),
  ('5e17c0de-0000-4000-8000-000000000501', 'about-reason', 'infrastructure', 1, 'servers', null, null,
    'Enterprise infrastructure', 'بنية تحتية بمستوى المؤسسات',
    'Current hardware, with redundant power and network in every data centre.',
    'عتاد حديث، وفي كل مركز بيانات مصدر كهرباء احتياطي ومسار شبكة احتياطي.'),
  ('5e17c0de-0000-4000-8000-000000000502', 'about-reason', 'security', 2, 'shield', null, null,
    'Advanced security', 'أمان متقدم',
    'Attacks filtered at the edge of our network, and a firewall with your own rules.',
    'نصفّي الهجمات عند أطراف الشبكة، ولك جدار حماية تضبط قواعده بنفسك.'),
  ('5e17c0de-0000-4000-8000-000000000503', 'about-reason', 'support', 3, 'headset', null, null,
    '24/7 expert support', 'دعم من خبراء على مدار الساعة',
    'Our engineers reply at any hour, in English and Arabic.',
    'يرد عليك مهندسونا في أي ساعة، بالعربية أو الإنجليزية.'),
  ('5e17c0de-0000-4000-8000-000000000504', 'about-reason', 'network', 4, 'globe', null, null,
    'Global network', 'شبكة عالمية',
    'US East, US West, London, Frankfurt, Amsterdam, Singapore and Tokyo.',
    'شرق الولايات المتحدة وغربها ولندن وفرانكفورت وأمستردام وسنغافورة وطوكيو.'),
  ('5e17c0de-0000-4000-8000-000000000601', 'about-value', 'excellence', 1, null, null, null,
    'Excellence', 'التميّز',
    'We don''t stop at good enough.',
    '«الجيد» نقطة بدايتنا، لا غايتنا.'),
  ('5e17c0de-0000-4000-8000-000000000602', 'about-value', 'customer', 2, null, null, null,
    'Customer-centric', 'العميل أولًا',
    'Your site comes first, our schedule second.',
    'موقعك أولًا، وعليه نضبط مواعيدنا.'),
  ('5e17c0de-0000-4000-8000-000000000603', 'about-value', 'reliability', 3, null, null, null,
    'Reliability', 'الموثوقية',
    'We promise only what we can measure.',
    'لا نعِد إلا بما يمكننا قياسه.'),
  ('5e17c0de-0000-4000-8000-000000000901', 'heading', 'hero', 1, null, null, null,
    'Hosting that’s live in a minute, and stays up.', 'استضافة تنطلق خلال دقيقة، وتظل تعمل.',
    'Web hosting, cloud servers and managed services for businesses and for anyone with an idea. Your server is ready 60 seconds after payment.',
    'استضافة مواقع وخوادم سحابية وخدمات مُدارة، للشركات ولكل صاحب فكرة. خادمك جاهز خلال 60 ثانية من إتمام الدفع.'),
  ('5e17c0de-0000-4000-8000-000000000902', 'heading', 'hero-badge', 2, null, null, null,
    '{uptime} uptime SLA', 'ضمان تشغيل بنسبة {uptime}', null, null),
  ('5e17c0de-0000-4000-8000-000000000903', 'heading', 'hero-plans', 3, null, null, null,
    'See plans and prices', 'اطّلع على الباقات والأسعار', null, null),
  ('5e17c0de-0000-4000-8000-000000000904', 'heading', 'hero-about', 4, null, null, null,
    'Who we are', 'تعرّف إلينا', null, null),
  ('5e17c0de-0000-4000-8000-000000000905', 'heading', 'fact-locations', 5, null, null, null,
    '7 data centres', '7 مراكز بيانات', null, null),
  ('5e17c0de-0000-4000-8000-000000000906', 'heading', 'fact-support', 6, null, null, null,
    'Engineers on duty 24/7', 'مهندسون حاضرون على مدار الساعة', null, null),
  ('5e17c0de-0000-4000-8000-000000000907', 'heading', 'fact-prorated', 7, null, null, null,
    'Change plans at any time, prorated, no fees', 'غيّر باقتك متى شئت دون رسوم، وادفع الفرق فقط', null, null),
  ('5e17c0de-0000-4000-8000-000000000908', 'heading', 'deploy', 8, null, null, null,
    '60-second deploy', 'تجهيز خلال 60 ثانية', null, null),
  ('5e17c0de-0000-4000-8000-000000000909', 'heading', 'deploy-reserved', 9, null, null, null,
    'Server reserved', 'حُجز الخادم', null, null),
  ('5e17c0de-0000-4000-8000-000000000910', 'heading', 'deploy-installed', 10, null, null, null,
    'System installed', 'ثُبّت النظام', null, null),
  ('5e17c0de-0000-4000-8000-000000000911', 'heading', 'deploy-secured', 11, null, null, null,
    'Firewall and TLS on', 'فُعّل جدار الحماية وTLS', null, null),
  ('5e17c0de-0000-4000-8000-000000000912', 'heading', 'deploy-live', 12, null, null, null,
    'Your site is live', 'موقعك يعمل الآن', null, null),
  ('5e17c0de-0000-4000-8000-000000000701', 'heading', 'features', 13, null, null, null,
    'Everything a site needs to stay fast, safe and online', 'كل ما يحتاج إليه موقعك ليظل سريعًا وآمنًا ومتاحًا',
    'Included with every web, cloud, VPS and dedicated plan.',
    'تشمله كل باقات استضافة المواقع والخوادم السحابية والافتراضية والمخصّصة.'),
  ('5e17c0de-0000-4000-8000-000000000702', 'heading', 'partners', 14, null, null, null,
    'Built with', 'تقنيات نعتمد عليها', null, null),
  ('5e17c0de-0000-4000-8000-000000000703', 'heading', 'about', 15, null, null, null,
    'Who we are', 'تعرّف إلينا',
    'We are a hosting company run by engineers. Since our first server we have done one thing: keep the sites of businesses, and of anyone with an idea, online, fast and safe.',
    'نحن شركة استضافة يقودها مهندسون. ومنذ خادمنا الأول لا يشغلنا إلا أمر واحد: أن يظل موقعك متاحًا وسريعًا وآمنًا، سواء كنت شركة قائمة أو صاحب فكرة في أول الطريق.'),
  ('5e17c0de-0000-4000-8000-000000000704', 'heading', 'reasons', 16, null, null, null,
    'Why choose us', 'لماذا تختارنا', null, null),
  ('5e17c0de-0000-4000-8000-000000000705', 'heading', 'record', 17, null, null, null,
    'Our track record', 'سجلنا بالأرقام', null, null),
  ('5e17c0de-0000-4000-8000-000000000706', 'heading', 'values', 18, null, null, null,
    'Our values', 'قيمنا', null, null),
  ('5e17c0de-0000-4000-8000-000000000707', 'heading', 'call', 19, null, null, null,
    'Ready to begin?', 'هل أنت مستعد للانطلاق؟', null, null),
  ('5e17c0de-0000-4000-8000-000000000801', 'uptime', 'sla', 1, null, '99.99', null,
    'Guaranteed uptime', 'نسبة التشغيل المضمونة', null, null);
select set_config('hostfront.history', '', true);
