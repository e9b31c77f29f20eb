comment on column public.api_keys.allowed_origins is 'Web origins that may use the key in a browser; empty: any';
comment on column public.api_keys.allowed_addresses is 'Addresses and networks that may exchange the key; empty: any';
