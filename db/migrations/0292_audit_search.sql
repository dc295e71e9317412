-- The audit trail is searched by day and by address, too.
create index staff_audit_at on staff_audit (at desc);
create index staff_audit_address on staff_audit (address, audit_id desc);
