-- Which edition of the built-in synonyms is loaded: a later one adds its words, those that staff deleted do not come back.
create table search_words_loaded (
  edition integer not null
);
insert into search_words_loaded select case when exists (select from search_synonym) then 1 else 0 end;
