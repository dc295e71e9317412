-- A captcha is work for the browser instead of a picture. Processes of the version before may still insert pictures.
alter table captcha
  alter column answer_hash drop not null,
  add column salt text,
  add column bits smallint;
