-- A text that nobody can see is none: the forms take it for empty, and the API refuses it. Rows that have one already
-- keep it until somebody writes that column; `npm run doctor` counts them.
set local lock_timeout = '3s';

-- The same characters as in rules/text/has-text.ts: white space, control characters, those that programs may ignore
-- (Unicode's Default_Ignorable_Code_Point) and the braille blank.
create function public.has_text(content text) returns boolean
  language sql immutable parallel safe
  return content ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';

-- Not empty, and yet nothing to see.
create function public.is_unseen(content text) returns boolean
  language sql immutable parallel safe
  return content <> '' and not public.has_text(content);

create function public.is_any_unseen(entries text[]) returns boolean
  language sql immutable parallel safe
  return exists (select from unnest(entries) as entry where not public.has_text(entry));

-- Refuses the first column of its arguments that was written and that nobody can see. A constraint would also refuse
-- every other change of a row of earlier days: a key could not be revoked, nor a notice announced.
create function public.refuse_unseen_texts() returns trigger
  language plpgsql
as $$
declare
  older constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  newer constant jsonb := to_jsonb(new);
  written text;
begin
  foreach written in array tg_argv loop
    if newer -> written is distinct from older -> written and (
      case jsonb_typeof(newer -> written)
        when 'array' then exists (
          select from jsonb_array_elements_text(newer -> written) as entry where not public.has_text(entry)
        )
        else public.is_unseen(newer ->> written)
      end
    ) then
      raise exception 'text-unseen' using
        errcode = '23514',
        detail = format('The column %s has only characters that nobody can see.', written),
        column = written, table = tg_table_name, schema = tg_table_schema;
    end if;
  end loop;
  return null;
end
$$;

create trigger store_notices_refuse_unseen after insert or update of content, content_ar on public.store_notices
  for each row when (public.is_unseen(new.content) or public.is_unseen(new.content_ar))
  execute function public.refuse_unseen_texts('content', 'content_ar');
create trigger pricing_plans_refuse_unseen
  after insert or update of name, name_ar, period, period_ar, category, badge, badge_ar, logo_alt, logo_alt_ar,
    features, features_ar
  on public.pricing_plans
  for each row when (
    public.is_unseen(new.name) or public.is_unseen(new.name_ar)
    or public.is_unseen(new.period) or public.is_unseen(new.period_ar)
    or public.is_unseen(new.category) or public.is_unseen(new.badge)
    or public.is_unseen(new.badge_ar) or public.is_unseen(new.logo_alt)
    or public.is_unseen(new.logo_alt_ar) or public.is_any_unseen(new.features)
    or public.is_any_unseen(new.features_ar)
  )
  execute function public.refuse_unseen_texts(
    'name', 'name_ar', 'period', 'period_ar', 'category', 'badge', 'badge_ar',
    'logo_alt', 'logo_alt_ar', 'features', 'features_ar'
  );
create trigger footer_links_refuse_unseen after insert or update of label, label_ar on public.footer_links
  for each row when (public.is_unseen(new.label) or public.is_unseen(new.label_ar))
  execute function public.refuse_unseen_texts('label', 'label_ar');
create trigger seo_settings_refuse_unseen after insert or update of value, value_ar on public.seo_settings
  for each row when (public.is_unseen(new.value) or public.is_unseen(new.value_ar))
  execute function public.refuse_unseen_texts('value', 'value_ar');
create trigger site_settings_refuse_unseen after insert or update of value, value_ar on public.site_settings
  for each row when (public.is_unseen(new.value) or public.is_unseen(new.value_ar))
  execute function public.refuse_unseen_texts('value', 'value_ar');
create trigger legal_pages_refuse_unseen after insert or update of title, title_ar, body, body_ar on public.legal_pages
  for each row when (
    public.is_unseen(new.title) or public.is_unseen(new.title_ar)
    or public.is_unseen(new.body) or public.is_unseen(new.body_ar)
  )
  execute function public.refuse_unseen_texts('title', 'title_ar', 'body', 'body_ar');
create trigger newsletters_refuse_unseen
  after insert or update of subject, subject_ar, preheader, preheader_ar, content, content_ar
  on public.newsletters
  for each row when (
    public.is_unseen(new.subject) or public.is_unseen(new.subject_ar)
    or public.is_unseen(new.preheader) or public.is_unseen(new.preheader_ar)
    or public.is_unseen(new.content) or public.is_unseen(new.content_ar)
  )
  execute function public.refuse_unseen_texts(
    'subject', 'subject_ar', 'preheader', 'preheader_ar', 'content', 'content_ar'
  );
create trigger testimonials_refuse_unseen
  after insert or update of name, name_ar, company, company_ar, quote, quote_ar, picture_alt, picture_alt_ar
  on public.testimonials
  for each row when (
    public.is_unseen(new.name) or public.is_unseen(new.name_ar)
    or public.is_unseen(new.company) or public.is_unseen(new.company_ar)
    or public.is_unseen(new.quote) or public.is_unseen(new.quote_ar)
    or public.is_unseen(new.picture_alt) or public.is_unseen(new.picture_alt_ar)
  )
  execute function public.refuse_unseen_texts(
    'name', 'name_ar', 'company', 'company_ar', 'quote', 'quote_ar', 'picture_alt',
    'picture_alt_ar'
  );
create trigger webhook_endpoints_refuse_unseen after insert or update of name on public.webhook_endpoints
  for each row when (public.is_unseen(new.name))
  execute function public.refuse_unseen_texts('name');
create trigger api_keys_refuse_unseen after insert or update of name on public.api_keys
  for each row when (public.is_unseen(new.name))
  execute function public.refuse_unseen_texts('name');
