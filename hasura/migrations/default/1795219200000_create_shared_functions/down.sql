drop function public.is_site_link(text);
drop function public.is_external_link(text);
drop function public.is_text_list(text[]);
drop function public.currency_exponent(text);
drop function public.set_updated_at();
drop function public.acting_user();
