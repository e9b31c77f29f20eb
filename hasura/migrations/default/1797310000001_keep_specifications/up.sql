-- The technical specifications of each kind of hosting become pieces of the site's content: one group is one piece.
set local lock_timeout = '3s';

alter table public.site_pieces
  add column kind_id uuid,
  drop constraint site_pieces_part_known,
  drop constraint site_pieces_text_present,
  add constraint site_pieces_part_known check (
    part in (
      'faq', 'feature', 'partner', 'about-figure', 'about-reason', 'about-value', 'heading', 'uptime', 'specification'
    )
  ),
  add constraint site_pieces_text_present check (
    part not in ('faq', 'feature', 'about-reason', 'about-value', 'specification') or coalesce(text, '') ~ '\S'
  ),
  add constraint site_pieces_kind_whole check ((part = 'specification') = (kind_id is not null)),
  add constraint site_pieces_kind_known foreign key (kind_id) references public.hosting_kinds (id) on delete cascade;
create index site_pieces_kind_id_idx on public.site_pieces (kind_id);

comment on column public.site_pieces.part is
  'Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading, uptime or specification';
comment on column public.site_pieces.title is
  'Its title in English, such as the question, the name of a partner, what a figure counts or the name of a group of specifications';
comment on column public.site_pieces.text is
  'Its text in English, such as the answer, without markup; of a group of specifications one on each line. {uptime} is the guaranteed uptime';
comment on column public.site_pieces.kind_id is
  'Of the part specification: which of hosting_kinds it is about; it goes with the kind';
comment on constraint site_pieces_part_known on public.site_pieces is
  'part must be one of faq, feature, partner, about-figure, about-reason, about-value, heading, uptime, specification';
comment on constraint site_pieces_text_present on public.site_pieces is
  'text must not be empty or blank in the parts faq, feature, about-reason, about-value and specification';
comment on constraint site_pieces_kind_whole on public.site_pieces is
  'kind_id must be given in the part specification, and in no other';
comment on constraint site_pieces_kind_known on public.site_pieces is 'kind_id must be the id of one of hosting_kinds';

-- Nobody changed anything.
select set_config('hostfront.history', 'off', true);
insert into public.site_pieces (id, part, kind_id, original, sort_order, title, title_ar, text, text_ar) values
  ('5e17c0de-0000-4000-8000-000000001101', 'specification', '5e17c0de-0000-4000-8000-000000001001', 'plesk-languages', 1, 'Languages and modules', 'اللغات والوحدات',
    E'PHP 8.3 / 8.2 / 8.1\nPerl\nPython\nRoR\nGD\ncURL\nCGI\nmcrypt3',
    null),
  ('5e17c0de-0000-4000-8000-000000001102', 'specification', '5e17c0de-0000-4000-8000-000000001001', 'plesk-web-server', 2, 'Web server', 'خادم الويب',
    E'Apache 2.4x',
    null),
  ('5e17c0de-0000-4000-8000-000000001103', 'specification', '5e17c0de-0000-4000-8000-000000001001', 'plesk-database', 3, 'Database', 'قاعدة البيانات',
    E'MySQL 5.7',
    null),
  ('5e17c0de-0000-4000-8000-000000001104', 'specification', '5e17c0de-0000-4000-8000-000000001001', 'plesk-frameworks', 4, 'Frameworks and accelerators', 'أطر العمل والمسرّعات',
    E'Ruby On Rails\nZend Optimizer\nZend Engine\nionCube Loader',
    null),
  ('5e17c0de-0000-4000-8000-000000001105', 'specification', '5e17c0de-0000-4000-8000-000000001002', 'cloud-languages', 1, 'Languages and modules', 'اللغات والوحدات',
    E'PHP 8.3 / 8.2 / 8.1\nPerl\nPython\nRoR\nGD\ncURL\nCGI\nmcrypt3',
    null),
  ('5e17c0de-0000-4000-8000-000000001106', 'specification', '5e17c0de-0000-4000-8000-000000001002', 'cloud-web-server', 2, 'Web server', 'خادم الويب',
    E'Apache 2.4x',
    null),
  ('5e17c0de-0000-4000-8000-000000001107', 'specification', '5e17c0de-0000-4000-8000-000000001002', 'cloud-database', 3, 'Database', 'قاعدة البيانات',
    E'MySQL 5.7',
    null),
  ('5e17c0de-0000-4000-8000-000000001108', 'specification', '5e17c0de-0000-4000-8000-000000001002', 'cloud-frameworks', 4, 'Frameworks and accelerators', 'أطر العمل والمسرّعات',
    E'Ruby On Rails\nZend Optimizer\nZend Engine\nionCube Loader',
    null),
  ('5e17c0de-0000-4000-8000-000000001109', 'specification', '5e17c0de-0000-4000-8000-000000001003', 'vps-languages', 1, 'Languages and modules', 'اللغات والوحدات',
    E'PHP 8.3 / 8.2 / 8.1\nPerl\nPython\nRoR\nGD\ncURL\nCGI\nmcrypt3',
    null),
  ('5e17c0de-0000-4000-8000-000000001110', 'specification', '5e17c0de-0000-4000-8000-000000001003', 'vps-web-server', 2, 'Web server', 'خادم الويب',
    E'Apache 2.4x',
    null),
  ('5e17c0de-0000-4000-8000-000000001111', 'specification', '5e17c0de-0000-4000-8000-000000001003', 'vps-database', 3, 'Database', 'قاعدة البيانات',
    E'MySQL 5.7',
    null),
  ('5e17c0de-0000-4000-8000-000000001112', 'specification', '5e17c0de-0000-4000-8000-000000001003', 'vps-frameworks', 4, 'Frameworks and accelerators', 'أطر العمل والمسرّعات',
    E'Ruby On Rails\nZend Optimizer\nZend Engine\nionCube Loader',
    null),
  ('5e17c0de-0000-4000-8000-000000001113', 'specification', '5e17c0de-0000-4000-8000-000000001004', 'dedicated-languages', 1, 'Languages and modules', 'اللغات والوحدات',
    E'PHP 8.3 / 8.2 / 8.1\nPerl\nPython\nRoR\nGD\ncURL\nCGI\nmcrypt3',
    null),
  ('5e17c0de-0000-4000-8000-000000001114', 'specification', '5e17c0de-0000-4000-8000-000000001004', 'dedicated-web-server', 2, 'Web server', 'خادم الويب',
    E'Apache 2.4x',
    null),
  ('5e17c0de-0000-4000-8000-000000001115', 'specification', '5e17c0de-0000-4000-8000-000000001004', 'dedicated-database', 3, 'Database', 'قاعدة البيانات',
    E'MySQL 5.7',
    null),
  ('5e17c0de-0000-4000-8000-000000001116', 'specification', '5e17c0de-0000-4000-8000-000000001004', 'dedicated-frameworks', 4, 'Frameworks and accelerators', 'أطر العمل والمسرّعات',
    E'Ruby On Rails\nZend Optimizer\nZend Engine\nionCube Loader',
    null),
  ('5e17c0de-0000-4000-8000-000000001117', 'specification', '5e17c0de-0000-4000-8000-000000001005', 'mail-protocols', 1, 'Protocols', 'البروتوكولات',
    E'IMAP / POP3 / SMTP\nWebmail',
    E'IMAP / POP3 / SMTP\nبريد الويب'),
  ('5e17c0de-0000-4000-8000-000000001118', 'specification', '5e17c0de-0000-4000-8000-000000001005', 'mail-protection', 2, 'Protection', 'الحماية',
    E'Spam and virus protection\nSSL / TLS',
    E'حماية من الرسائل المزعجة والفيروسات\nSSL / TLS'),
  ('5e17c0de-0000-4000-8000-000000001119', 'specification', '5e17c0de-0000-4000-8000-000000001005', 'mail-mailboxes', 3, 'Mailboxes', 'صناديق البريد',
    E'Custom domain email\nLarge mailbox storage',
    E'بريد باسم نطاقك\nسعة كبيرة لصندوق البريد'),
  ('5e17c0de-0000-4000-8000-000000001120', 'specification', '5e17c0de-0000-4000-8000-000000001005', 'mail-management', 4, 'Management', 'الإدارة',
    E'Admin panel\nEmail forwarding',
    E'لوحة إدارة\nإعادة توجيه البريد');
select set_config('hostfront.history', '', true);
