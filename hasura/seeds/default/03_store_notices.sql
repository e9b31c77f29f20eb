-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

-- Dates count from the day of the first start, so that a demo never looks abandoned.
insert into public.store_notices (content, content_ar, notice_date, is_active, severity, link_url, ends_at) values
  ('New: cloud servers in Singapore and Tokyo, ready in 60 seconds.',
   'جديد: خوادم سحابية في سنغافورة وطوكيو، جاهزة خلال 60 ثانية.',
   current_date, true, 'info', '/hosting/cloud', null),
  ('Scheduled maintenance in Frankfurt on Sunday from 02:00 to 04:00 UTC; short interruptions are possible.',
   'صيانة مجدولة في فرانكفورت يوم الأحد من الساعة 02:00 إلى 04:00 بالتوقيت العالمي، وقد ينقطع الاتصال مددًا قصيرة.',
   current_date - 1, true, 'warning', null, now() + interval '30 days'),
  ('Pay yearly and get two months free on any web or cloud plan.',
   'ادفع سنويًا واحصل على شهرين مجانًا مع أي باقة استضافة مواقع أو باقة سحابية.',
   current_date - 4, true, 'info', '/#pricing', null),
  ('PHP 8.3 is now the default on all Plesk plans.',
   'أصبح PHP 8.3 الإصدار الافتراضي في جميع باقات Plesk.',
   current_date - 9, true, 'info', '/hosting/plesk', null),
  ('Our support team is available by phone again.',
   'عاد فريق الدعم لدينا إلى استقبال مكالماتكم الهاتفية.',
   current_date - 30, false, 'info', null, null);
