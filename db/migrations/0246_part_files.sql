-- Pictures, data sheets and other documents of parts that staff upload.
-- Rows that are there fulfil the narrower check before it.
alter table resource drop constraint resource_kind_check;
alter table resource add constraint resource_kind_check
  check (kind in ('avatar', 'proof', 'aftersale', 'attachment', 'logo', 'content', 'film', 'part', 'datasheet')) not valid;
