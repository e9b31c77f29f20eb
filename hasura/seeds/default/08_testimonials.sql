-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

-- Nobody said these words, and each of them says so: they show where the words of real customers stand.
insert into public.testimonials (name, name_ar, company, company_ar, quote, quote_ar, sort_order) values
  ('Demo customer', 'عميل تجريبي', 'Example company', 'شركة للعرض فقط',
   'This is demo text. Here stands what one of your customers said about you, in that person''s own words.',
   'هذا نص تجريبي. يظهر هنا ما قاله أحد عملائك عنك، بكلماته هو.', 1),
  ('Demo customer', 'عميل تجريبي', 'Example shop', 'متجر للعرض فقط',
   'This is demo text too. An administrator replaces it under Settings, or deletes it; without any words nothing stands here.',
   'وهذا نص تجريبي أيضًا. يستبدله مدير الموقع من الإعدادات أو يحذفه، وإن لم توجد آراء لم يظهر شيء هنا.', 2);
