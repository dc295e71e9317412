-- A draft is seen by staff only. A published article with a later date is not there yet.
alter table article
  add column state text not null default 'published' check (state in ('draft', 'published')),
  add column version integer not null default 1;
alter table faq_question add column version integer not null default 1;

-- Pages hold these texts: whoever changes them makes every process render them anew.
create trigger article_public after insert or update or delete on article
  for each statement execute function note_public_change();
create trigger faq_section_public after insert or update or delete on faq_section
  for each statement execute function note_public_change();
create trigger faq_question_public after insert or update or delete on faq_question
  for each statement execute function note_public_change();
