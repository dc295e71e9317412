-- Words of a removed category stay. When the removal is undone, the category comes back with its id and so with its words.
-- Until then they are not read; the previous version takes such a word for a category without parts.
alter table search_category_word drop constraint search_category_word_category_id_fkey;
