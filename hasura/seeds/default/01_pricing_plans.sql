-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

-- Features that all plans of a category include; the site shows them once, above the cards.
with common (category, features, features_ar) as (
  values
    ('plesk',
      array['Ready in 60 seconds', 'DDoS protection', 'Custom firewall', '24/7 expert support', 'Plesk Obsidian panel', 'Free SSL certificate'],
      array['جاهز خلال 60 ثانية', 'حماية من هجمات حجب الخدمة (DDoS)', 'جدار حماية مخصّص', 'دعم من خبراء على مدار الساعة', 'لوحة تحكم Plesk Obsidian', 'شهادة SSL مجانية']),
    ('cloud',
      array['Ready in 60 seconds', 'DDoS protection', 'Custom firewall', '24/7 expert support', 'Automatic failover to another node', 'Resize without reinstalling', 'Hourly snapshots', 'Private network'],
      array['جاهز خلال 60 ثانية', 'حماية من هجمات حجب الخدمة (DDoS)', 'جدار حماية مخصّص', 'دعم من خبراء على مدار الساعة', 'انتقال تلقائي إلى عقدة أخرى عند التعطّل', 'تغيير الموارد دون إعادة تثبيت', 'لقطات احتياطية كل ساعة', 'شبكة خاصة']),
    ('vps',
      array['Ready in 60 seconds', 'DDoS protection', 'Custom firewall', '24/7 expert support', 'Full root access', '1 IPv4 and a /64 of IPv6'],
      array['جاهز خلال 60 ثانية', 'حماية من هجمات حجب الخدمة (DDoS)', 'جدار حماية مخصّص', 'دعم من خبراء على مدار الساعة', 'صلاحيات Root كاملة', 'عنوان IPv4 واحد وشبكة IPv6 ‎/64']),
    ('dedicated',
      array['Ready within one working day', 'DDoS protection', 'Custom firewall', '24/7 expert support', 'Remote management (IPMI)', 'Hardware replaced within 4 hours'],
      array['جاهز خلال يوم عمل واحد', 'حماية من هجمات حجب الخدمة (DDoS)', 'جدار حماية مخصّص', 'دعم من خبراء على مدار الساعة', 'إدارة عن بُعد عبر IPMI', 'استبدال العتاد خلال 4 ساعات']),
    ('mail',
      array['Your own domain', 'IMAP, POP3 and SMTP', 'Webmail', 'Spam and virus protection', 'SSL/TLS on every connection', 'Email forwarding and aliases', '24/7 expert support'],
      array['بريد باسم نطاقك', 'بروتوكولات IMAP وPOP3 وSMTP', 'بريد الويب', 'حماية من الرسائل المزعجة والفيروسات', 'تشفير SSL/TLS لكل اتصال', 'إعادة توجيه البريد وأسماء بديلة', 'دعم من خبراء على مدار الساعة'])
),
-- Each plan lists only its features beyond the common ones; each currency and period has a row of its own below.
plan (category, name, name_ar, highlight, badge, badge_ar, button_url, features, features_ar) as (
  values
    ('plesk', 'Web Start', 'باقة البداية', false, null, null, null,
      array['1 website', '10 GB NVMe storage', '1 TB traffic', 'Daily backups kept for 7 days'],
      array['موقع واحد', 'مساحة 10 جيجابايت على أقراص NVMe', '1 تيرابايت لنقل البيانات', 'نسخ احتياطي يومي يُحفظ 7 أيام']),
    ('plesk', 'Web Business', 'الأعمال', true, 'Best value', 'الأوفر', null,
      array['10 websites', '50 GB NVMe storage', 'Unmetered traffic', 'Daily backups kept for 30 days', 'WordPress Toolkit', 'Staging environment', 'Free domain for the first year'],
      array['10 مواقع', 'مساحة 50 جيجابايت على أقراص NVMe', 'نقل بيانات دون حدّ', 'نسخ احتياطي يومي يُحفظ 30 يومًا', 'أدوات إدارة ووردبريس', 'بيئة تجريبية قبل النشر', 'نطاق مجاني للسنة الأولى']),
    ('plesk', 'Web Agency', 'الوكالات', false, null, null, null,
      array['Unlimited websites', '150 GB NVMe storage', 'Unmetered traffic', 'Daily backups kept for 60 days', 'WordPress Toolkit', 'Staging environment', 'Free domain for the first year', 'Separate logins for your clients', 'Git deployment and SSH', 'Priority support'],
      array['عدد غير محدود من المواقع', 'مساحة 150 جيجابايت على أقراص NVMe', 'نقل بيانات دون حدّ', 'نسخ احتياطي يومي يُحفظ 60 يومًا', 'أدوات إدارة ووردبريس', 'بيئة تجريبية قبل النشر', 'نطاق مجاني للسنة الأولى', 'حسابات دخول مستقلة لعملائك', 'نشر عبر Git ووصول SSH', 'دعم فني بأولوية']),

    ('cloud', 'Cloud Start', 'باقة البداية السحابية', true, 'Most popular', 'الأكثر طلبًا', null,
      array['2 vCPU', '4 GB RAM', '60 GB NVMe storage', '3 TB traffic'],
      array['معالجان افتراضيان', 'ذاكرة 4 جيجابايت', 'مساحة 60 جيجابايت على أقراص NVMe', '3 تيرابايت لنقل البيانات']),
    ('cloud', 'Cloud Business', 'باقة الأعمال السحابية', false, null, null, null,
      array['4 vCPU', '8 GB RAM', '120 GB NVMe storage', '5 TB traffic', 'Load balancer included'],
      array['4 معالجات افتراضية', 'ذاكرة 8 جيجابايت', 'مساحة 120 جيجابايت على أقراص NVMe', '5 تيرابايت لنقل البيانات', 'موازن أحمال ضمن الباقة']),
    ('cloud', 'Cloud Scale', 'باقة التوسّع السحابية', false, null, null, null,
      array['8 vCPU', '32 GB RAM', '400 GB NVMe storage', '10 TB traffic', 'Load balancer included', 'Automatic scaling', 'Two data centres', 'Dedicated account manager'],
      array['8 معالجات افتراضية', 'ذاكرة 32 جيجابايت', 'مساحة 400 جيجابايت على أقراص NVMe', '10 تيرابايت لنقل البيانات', 'موازن أحمال ضمن الباقة', 'توسّع تلقائي حسب الحمل', 'مركزا بيانات', 'مدير حساب مخصّص']),

    ('vps', 'VPS 2', 'VPS 2', false, null, null, null,
      array['2 vCPU', '4 GB RAM', '60 GB NVMe storage', '3 TB traffic', 'Weekly backups'],
      array['معالجان افتراضيان', 'ذاكرة 4 جيجابايت', 'مساحة 60 جيجابايت على أقراص NVMe', '3 تيرابايت لنقل البيانات', 'نسخ احتياطي أسبوعي']),
    ('vps', 'VPS 4', 'VPS 4', false, null, null, null,
      array['4 vCPU', '8 GB RAM', '120 GB NVMe storage', '5 TB traffic', 'Weekly backups'],
      array['4 معالجات افتراضية', 'ذاكرة 8 جيجابايت', 'مساحة 120 جيجابايت على أقراص NVMe', '5 تيرابايت لنقل البيانات', 'نسخ احتياطي أسبوعي']),
    ('vps', 'VPS 8', 'VPS 8', true, 'Recommended', 'نوصي به', null,
      array['8 vCPU', '16 GB RAM', '240 GB NVMe storage', '8 TB traffic', 'Daily backups'],
      array['8 معالجات افتراضية', 'ذاكرة 16 جيجابايت', 'مساحة 240 جيجابايت على أقراص NVMe', '8 تيرابايت لنقل البيانات', 'نسخ احتياطي يومي']),

    ('dedicated', 'Dedicated 8', 'خادم مخصّص 8', false, null, null, null,
      array['AMD Ryzen, 8 cores', '64 GB DDR5 ECC RAM', '2 × 1 TB NVMe in RAID 1', '1 Gbit/s, unmetered', 'Off-site backups of 100 GB'],
      array['معالج AMD Ryzen بثماني أنوية', 'ذاكرة DDR5 ECC بسعة 64 جيجابايت', 'قرصا NVMe سعة كلٍّ منهما 1 تيرابايت بنظام RAID 1', 'اتصال 1 جيجابت/ث دون حدّ للنقل', 'نسخ احتياطي خارجي بسعة 100 جيجابايت']),
    ('dedicated', 'Dedicated 16', 'خادم مخصّص 16', true, 'Best performance', 'الأعلى أداءً', null,
      array['AMD EPYC, 16 cores', '128 GB DDR5 ECC RAM', '2 × 2 TB NVMe in RAID 1', '2 Gbit/s, unmetered', 'Off-site backups of 500 GB'],
      array['معالج AMD EPYC بست عشرة نواة', 'ذاكرة DDR5 ECC بسعة 128 جيجابايت', 'قرصا NVMe سعة كلٍّ منهما 2 تيرابايت بنظام RAID 1', 'اتصال 2 جيجابت/ث دون حدّ للنقل', 'نسخ احتياطي خارجي بسعة 500 جيجابايت']),
    ('dedicated', 'Dedicated 32', 'خادم مخصّص 32', false, null, null, 'mailto:sales@hostfront.example',
      array['AMD EPYC, 32 cores', '256 GB DDR5 ECC RAM', '4 × 3.84 TB NVMe in RAID 10', '10 Gbit/s, unmetered', 'Off-site backups of 1 TB', 'Private rack network', 'Named engineer'],
      array['معالج AMD EPYC باثنتين وثلاثين نواة', 'ذاكرة DDR5 ECC بسعة 256 جيجابايت', '4 أقراص NVMe سعة كلٍّ منها 3.84 تيرابايت بنظام RAID 10', 'اتصال 10 جيجابت/ث دون حدّ للنقل', 'نسخ احتياطي خارجي بسعة 1 تيرابايت', 'شبكة خاصة داخل الخزانة (Rack)', 'مهندس دعم خاص بك']),

    ('mail', 'Mail Basic', 'البريد الأساسي', false, null, null, null,
      array['1 mailbox of 10 GB'],
      array['صندوق بريد واحد بسعة 10 جيجابايت']),
    ('mail', 'Mail Business', 'بريد الأعمال', true, 'For teams', 'لفرق العمل', null,
      array['10 mailboxes of 50 GB', 'Shared calendars and contacts', 'Archive kept for one year'],
      array['10 صناديق بريد بسعة 50 جيجابايت لكلٍّ منها', 'تقويمات وجهات اتصال مشتركة', 'أرشيف يُحفظ سنة كاملة']),
    ('mail', 'Mail Enterprise', 'بريد المؤسسات', false, null, null, null,
      array['50 mailboxes of 100 GB', 'Shared calendars and contacts', 'Archive and retention rules', 'Several domains', 'Administration panel with roles', 'Audit log', 'Migration done by our team'],
      array['50 صندوق بريد بسعة 100 جيجابايت لكلٍّ منها', 'تقويمات وجهات اتصال مشتركة', 'أرشيف وسياسات احتفاظ', 'عدة نطاقات', 'لوحة إدارة بصلاحيات متعددة', 'سجلّ تدقيق', 'ننقل بريدك الحالي نيابةً عنك'])
),
-- The home page shows the first four offers: the smallest plan of each kind of server, so that every list of plans
-- ascends.
dollars (name, period, price, sort_order) as (
  values
    ('Web Start', 'mo', 3.99, 1), ('Web Start', 'yr', 39.90, 101),
    ('Cloud Start', 'mo', 9.00, 2), ('Cloud Start', 'yr', 90.00, 102),
    ('VPS 2', 'mo', 7.50, 3), ('VPS 2', 'yr', 75.00, 103),
    ('Dedicated 8', 'mo', 89.00, 4), ('Dedicated 8', 'yr', 979.00, 104),
    ('Web Business', 'mo', 8.99, 11), ('Web Business', 'yr', 89.90, 111),
    ('Web Agency', 'mo', 18.99, 12), ('Web Agency', 'yr', 189.90, 112),
    ('Cloud Business', 'mo', 24.00, 21), ('Cloud Business', 'yr', 240.00, 121),
    ('Cloud Scale', 'mo', 59.00, 22), ('Cloud Scale', 'yr', 590.00, 122),
    ('VPS 4', 'mo', 14.90, 31), ('VPS 4', 'yr', 149.00, 131),
    ('VPS 8', 'mo', 27.90, 32),
    ('Dedicated 16', 'mo', 139.00, 41), ('Dedicated 16', 'yr', 1529.00, 141),
    ('Dedicated 32', 'mo', 229.00, 42),
    ('Mail Basic', 'mo', 1.50, 51), ('Mail Basic', 'yr', 15.00, 151),
    ('Mail Business', 'mo', 9.50, 52), ('Mail Business', 'yr', 95.00, 152),
    ('Mail Enterprise', 'mo', 39.00, 53)
),
-- Every plan has a price of its own in each currency; `step` is what its prices are multiples of.
currency (code, rate, step, place) as (
  values ('USD', 1, 0.01, 0), ('SAR', 3.75, 1.00, 200), ('KWD', 0.3075, 0.250, 400), ('AED', 3.67, 1.00, 600), ('EGP', 50, 5.00, 800)
),
offer (name, currency, period, price, sort_order) as (
  select name, code, period, round(price * rate / step) * step, sort_order + place from dollars, currency
),
-- What a plan's buyers may count on; the price of a server of one's own isn't paid back.
terms (category, setup_fee, money_back_days, support_minutes) as (
  values ('plesk', 0, 30, 60), ('cloud', 0, 30, 15), ('vps', 0, 30, 30), ('dedicated', 0, null::integer, 15), ('mail', 0, 30, 60)
)
insert into public.pricing_plans
  (name, name_ar, price, currency, period, features, features_ar, highlight, badge, badge_ar, button_url, category, sort_order, renewal_price,
    setup_fee, money_back_days, support_minutes)
select plan.name, plan.name_ar, offer.price, offer.currency, offer.period, plan.features || common.features,
  plan.features_ar || common.features_ar, plan.highlight, plan.badge, plan.badge_ar, plan.button_url, category,
  offer.sort_order, offer.price, setup_fee, money_back_days, support_minutes
from offer join plan using (name) join common using (category) join terms using (category)
order by offer.sort_order;
