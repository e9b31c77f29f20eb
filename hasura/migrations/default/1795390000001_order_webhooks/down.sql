drop index public.webhook_deliveries_queue_idx;
