-- A template is a text to start from: staff see and change it, buyers are told that the page is not published yet.
alter table content_page
  add column state text not null default 'published' check (state in ('template', 'published')),
  add column version integer not null default 1;

create trigger content_page_public after insert or update or delete on content_page
  for each statement execute function note_public_change();

-- Which row a text has become, and how it read then: what is still the same nobody has touched.
alter table content_source
  add column item text, -- id of the article or section, name of the page
  add column text_hash text;

create function text_hash_of(source text, item text) returns text language sql stable as $$
  select case split_part(source, '/', 1)
    when 'articles' then (select md5(concat_ws(E'\n', title, summary, body)) from article where article_id = item::int)
    when 'faq' then (
      select md5(string_agg(concat_ws(E'\n', question, answer), E'\n' order by position, question_id))
      from faq_question where section_id = item::int)
    else (select md5(concat_ws(E'\n', title, summary, body)) from content_page where page_name = item)
  end
$$;

-- Takes the texts of the demo back, as far as nobody has changed them. What is not the demo's stays.
create function withdraw_demo_texts() returns void language plpgsql as $$
begin
  delete from article where article_id::text in (
    select item from content_source where source like 'articles/%' and text_hash = text_hash_of(source, item));
  delete from article_topic where not exists (select from article where article.topic_id = article_topic.topic_id);
  delete from faq_section where section_id::text in (
    select item from content_source where source like 'faq/%' and text_hash = text_hash_of(source, item));
  delete from content_page where page_name in (
    select item from content_source where source like 'pages/%' and text_hash = text_hash_of(source, item));
  -- The template of a page that has gone may come again.
  delete from content_source where source ~ '^(articles|faq|pages)/'
    or source like 'templates/%' and not exists (select from content_page where page_name = item);
end $$;

-- Earlier versions came with the texts of an invented firm and did not note their rows. "Changed" is the day that came
-- with a text, at midnight, until somebody writes to it; so one can tell. Titles are compared as well.
update content_source set item = article_id::text
from article join (values
  ('01-how-to-read-a-part-number', 'How to read a part number'),
  ('02-tape-and-reel', 'Tape, reel, tray, tube: what you get'),
  ('03-date-codes', 'Date codes and what they hide'),
  ('04-counterfeit-checks', 'Ten minutes against counterfeits'),
  ('05-moisture-levels', 'Moisture levels, from bag to oven'),
  ('06-chip-sizes', '0402 or 0402? Chip sizes sorted out'),
  ('07-tolerance-codes', 'Tolerance letters and what they mean'),
  ('08-value-codes', '103, 4K7, 01C: value codes decoded'),
  ('09-ceramic-dielectrics', 'X7R, X5R, C0G: the capacitor you really get'),
  ('10-tariff-codes', 'Tariff codes for component buyers'),
  ('11-lead-times', 'Lead times: why 12 weeks become 20'),
  ('12-bom-hygiene', 'BOM hygiene: nine habits that save an order'),
  ('13-alternatives', 'When may one part replace another?'),
  ('14-price-tiers', 'Price tiers, minimums and multiples')) as came (file, came_title) on title = came_title
where source = 'articles/' || file || '.md' and changed_at = published_at;

update content_source set item = section_id::text
from faq_section section join (values
  ('1-ordering', 'Ordering'), ('2-payment', 'Payment'), ('3-shipping', 'Shipping'),
  ('4-returns', 'Returns and after-sales'), ('5-quotes-and-boms', 'Quotes and BOMs'),
  ('6-account', 'Account and search')) as came (file, came_title) on title = came_title
where source = 'faq/' || file || '.md' and not exists (
  select from faq_question q where q.section_id = section.section_id
    and q.changed_at <> date_trunc('day', q.changed_at, 'UTC'));

update content_source set item = page_name from content_page
where source = 'pages/' || page_name || '.md' and changed_at = date_trunc('day', changed_at, 'UTC');

update content_source set text_hash = text_hash_of(source, item) where item is not null;

-- As in 0055 a demo keeps them, and any other store loses those that nobody has touched.
do $$
begin
  if not exists (select from account where email_key = 'demo@ohmstead.example') then perform withdraw_demo_texts(); end if;
end $$;
