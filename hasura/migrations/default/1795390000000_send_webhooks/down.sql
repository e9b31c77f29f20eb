drop trigger dispatches_tell_webhooks on public.dispatches;
drop trigger imports_tell_webhooks on public.imports;
drop trigger contacts_tell_webhooks_update on public.contacts;
drop trigger contacts_tell_webhooks_insert on public.contacts;
drop trigger pricing_plans_tell_webhooks on public.pricing_plans;
drop trigger store_notices_tell_webhooks on public.store_notices;
drop table webhooks.secrets;
drop table public.webhook_attempts, public.webhook_deliveries, public.webhook_events, public.webhook_health,
  public.webhook_endpoints;
drop schema webhooks cascade;
delete from outbox.events where table_name = 'webhook_events';
delete from outbox.consumers where name = 'webhooks';
