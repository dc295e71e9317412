-- outside of a transaction
-- Erasing a person looks for the numbers of their orders, requests and messages in the inputs of the audit trail.
drop index concurrently if exists staff_audit_input;
create index concurrently staff_audit_input on staff_audit using gin (input jsonb_path_ops) with (gin_pending_list_limit = 256);
