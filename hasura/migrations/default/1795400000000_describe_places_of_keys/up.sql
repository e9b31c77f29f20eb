comment on column public.api_keys.allowed_origins is 'Web origins that may use the key and its tokens in a browser; empty: any';
comment on column public.api_keys.allowed_addresses is 'Addresses and networks that may use the key and its tokens; empty: any';
