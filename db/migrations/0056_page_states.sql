-- A template is a text to start from: staff see and change it, buyers are told that the page is not published yet.
alter table content_page
  add column state text not null default 'published' check (state in ('template', 'published')),
  add column version integer not null default 1;

create trigger content_page_public after insert or update or delete on content_page
  for each statement execute function note_public_change();

-- Articles, questions and pages of an invented firm came with earlier versions. As in 0055 a demo keeps them, and any
-- other store loses those that nobody has touched: "changed" is the day that came with the text, at midnight, until
-- somebody writes to it. Titles and names are compared as well, so that nothing is taken for ours that is not.
do $$
begin
  if exists (select from account where email_key = 'demo@ohmstead.example') then return; end if;
  delete from article where changed_at = published_at and title in (
    'How to read a part number', 'Tape, reel, tray, tube: what you get', 'Date codes and what they hide',
    'Ten minutes against counterfeits', 'Moisture levels, from bag to oven', '0402 or 0402? Chip sizes sorted out',
    'Tolerance letters and what they mean', '103, 4K7, 01C: value codes decoded',
    'X7R, X5R, C0G: the capacitor you really get', 'Tariff codes for component buyers',
    'Lead times: why 12 weeks become 20', 'BOM hygiene: nine habits that save an order',
    'When may one part replace another?', 'Price tiers, minimums and multiples');
  delete from article_topic where not exists (select from article where article.topic_id = article_topic.topic_id);
  delete from faq_section as section
    where title in ('Ordering', 'Payment', 'Shipping', 'Returns and after-sales', 'Quotes and BOMs', 'Account and search')
      and not exists (select from faq_question q where q.section_id = section.section_id
        and q.changed_at <> date_trunc('day', q.changed_at, 'UTC'));
  delete from content_page where changed_at = date_trunc('day', changed_at, 'UTC') and page_name in (
    'advantages', 'certification', 'company-profile', 'contact-us', 'core-value', 'demo-tour', 'exhibition-2024-germany',
    'exhibition-2025-japan', 'interview-video', 'privacy', 'refund-and-return', 'technical-support-system',
    'terms-of-use', 'transportation-and-payment');
  delete from content_source;
end $$;
