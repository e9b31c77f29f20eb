-- The demo data is no change made by a person, so the history does not record it.
select set_config('hostfront.history', 'off', true);

-- Demo texts that say so; the operator of the site replaces them under Settings.
insert into public.legal_pages (slug, title, title_ar, body, body_ar) values
  ('privacy', 'Privacy', 'الخصوصية',
   $$> This is a demo text. Replace it with your own before you go live.

## What we keep

We keep what we need to run your services: your name, your email address, your postal address for invoices, and the services that you ordered. Server logs with addresses of visitors are deleted after 14 days.

## What we use it for

- to set up, run and bill your services
- to answer when you write to our support
- to send our newsletter, if you asked for it; every issue has a link that ends it at once

We sell nothing of this to anybody, and we hand it on only where the law or a payment needs it.

## Cookies and statistics

The site works without cookies of third parties. Statistics run only after you have agreed, and you can take that back at any time.

## Your rights

You may ask what we know about you, have it corrected or deleted, and take it with you. Write to us at the address in the imprint; we respond within 30 days.$$,
   $$> هذا نص تجريبي للعرض فقط، فاستبدله بنصك الخاص قبل إطلاق الموقع.

## ما نحتفظ به

نحتفظ بما نحتاج إليه لتشغيل خدماتك: اسمك وبريدك الإلكتروني وعنوانك البريدي للفواتير والخدمات التي طلبتها. أما سجلات الخوادم التي تضم عناوين الزوار فتُحذف بعد 14 يومًا.

## فيمَ نستخدمه

- لتجهيز خدماتك وتشغيلها وإصدار فواتيرها
- للرد عليك حين تراسل فريق الدعم
- لإرسال نشرتنا البريدية إن طلبتها، وفي كل عدد رابط يوقفها فورًا

لا نبيع شيئًا من ذلك لأحد، ولا نشاركه إلا حيث يوجب القانون أو تقتضي عملية الدفع.

## ملفات الارتباط والإحصاءات

يعمل الموقع دون ملفات ارتباط من أطراف أخرى. ولا تبدأ الإحصاءات إلا بعد موافقتك، ويمكنك سحبها متى شئت.

## حقوقك

لك أن تسأل عمّا نعرفه عنك، وأن تطلب تصحيحه أو حذفه، وأن تأخذه معك. راسلنا على العنوان المذكور في بيانات النشر، ونرد عليك خلال 30 يومًا.$$),
  ('terms', 'Terms of service', 'شروط الخدمة',
   $$> This is a demo text. Replace it with your own before you go live.

## The contract

A contract begins when we confirm your order. Services are ready after payment; the time depends on the plan and stands beside it.

## Prices and payment

Prices are in the currency shown and billed in advance for a month or a year. Taxes may apply by region. Changing plans is prorated and without fees.

## Availability

We guarantee the uptime that your plan names. If we fall short of it in a month, we credit your account for the downtime.

## What is not allowed

Spam, attacks on others and content that is against the law. We may stop a service that harms others, and we tell you why.

## Ending the contract

You may cancel at any time to the end of the paid period. Your data stays available for 14 days after that, and is deleted then.$$,
   $$> هذا نص تجريبي للعرض فقط، فاستبدله بنصك الخاص قبل إطلاق الموقع.

## العقد

يبدأ العقد حين نؤكد طلبك. وتكون الخدمات جاهزة بعد الدفع، في المدة المذكورة بجانب كل باقة.

## الأسعار والدفع

الأسعار بالعملة المعروضة، وتُدفع مقدمًا عن شهر أو سنة. وقد تُضاف ضرائب بحسب بلدك. وعند تغيير الباقة تدفع فرق المدة المتبقية فقط، دون رسوم.

## ضمان التشغيل

نضمن وقت التشغيل المذكور في باقتك. وإذا قلّ عن ذلك في أي شهر، أضفنا إلى رصيدك تعويضًا عن مدة التوقف.

## ما لا يُسمح به

الرسائل المزعجة والهجمات على الآخرين وأي محتوى مخالف للقانون. ويحق لنا إيقاف خدمة تضر بغيرك، ونخبرك بالسبب.

## إنهاء العقد

يمكنك الإلغاء متى شئت، ويسري ذلك في نهاية المدة المدفوعة. وتبقى بياناتك متاحة 14 يومًا بعدها، ثم تُحذف.$$),
  ('imprint', 'Imprint', 'بيانات الشركة',
   $$> This is a demo text. Replace it with your own before you go live.

**Hostfront Ltd.**
12 Example Street, London EC1A 1AA, United Kingdom

Email: hello@hostfront.example
Telephone: +44 20 7946 0000

Registered in England and Wales under no. 00000000. VAT: GB 000 0000 00.

Responsible for the content: the management of Hostfront Ltd.$$,
   $$> هذا نص تجريبي للعرض فقط، فاستبدله بنصك الخاص قبل إطلاق الموقع.

**شركة هوست فرونت المحدودة**
‎12 Example Street, London EC1A 1AA، المملكة المتحدة

البريد الإلكتروني: hello@hostfront.example
الهاتف: ‎+44 20 7946 0000

مسجلة في إنجلترا وويلز برقم 00000000. الرقم الضريبي: GB 000 0000 00.

المسؤول عن المحتوى: إدارة شركة هوست فرونت المحدودة.$$);
