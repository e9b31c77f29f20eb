-- The first few of a long queue are found without looking at all of it.
create index webhook_deliveries_queue_idx on public.webhook_deliveries (endpoint_id, position nulls first, created_at)
  where state = 'waiting';
