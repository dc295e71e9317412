-- outside of a transaction
-- The audit trail is searched by day and by address, too.
drop index concurrently if exists staff_audit_at;
create index concurrently staff_audit_at on staff_audit (at desc);
drop index concurrently if exists staff_audit_address;
create index concurrently staff_audit_address on staff_audit (address, audit_id desc);
