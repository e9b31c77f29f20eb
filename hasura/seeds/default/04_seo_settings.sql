-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

insert into public.seo_settings (key, value, value_ar) values
  ('site_title',
   'Hostfront: web hosting, cloud servers and managed services',
   'هوست فرونت: استضافة مواقع وخوادم سحابية وخدمات مُدارة'),
  ('meta_description',
   'Plesk web hosting, cloud servers, VPS, dedicated servers and business mail with NVMe storage, DDoS protection and support around the clock.',
   'استضافة مواقع بلوحة Plesk وخوادم سحابية وافتراضية ومخصّصة وبريد للأعمال، مع أقراص NVMe وحماية من هجمات حجب الخدمة ودعم على مدار الساعة.'),
  ('keywords',
   'web hosting, Plesk hosting, cloud servers, VPS, dedicated servers, business mail, domain names',
   'استضافة مواقع, استضافة Plesk, خوادم سحابية, خوادم افتراضية, خوادم مخصّصة, بريد الأعمال, أسماء النطاقات');
