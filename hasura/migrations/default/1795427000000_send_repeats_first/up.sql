-- Repeated mails go out before those that were never tried.
create index deliveries_repeats_idx on public.deliveries (dispatch_id, next_attempt_at, id)
  where (state = 'unknown' and unknown_attempts < 3) or (state = 'queued' and attempts > 0);
