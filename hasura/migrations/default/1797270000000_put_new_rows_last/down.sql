set local lock_timeout = '3s';

drop trigger site_pieces_put_last on public.site_pieces;
alter table public.site_pieces alter column sort_order set default 0;
comment on column public.site_pieces.sort_order is 'Lower ones stand first within their part';

drop trigger domain_extensions_put_last on public.domain_extensions;
alter table public.domain_extensions alter column sort_order set default 0;
comment on column public.domain_extensions.sort_order is 'Lower ones stand first';

drop function public.put_last;
