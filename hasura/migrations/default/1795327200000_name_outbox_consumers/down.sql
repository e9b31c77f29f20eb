drop table outbox.consumers;
