-- Since when no text, banner or film shows a picture of the shop; null: one does, or it has not been looked at yet.
alter table resource add column unused_since timestamptz;
create table promo_film (
  only_one boolean primary key default true check (only_one),
  title text not null check (length(title) <= 80),
  video text not null, -- address of the file; empty: the film that comes with a demo
  video_type text not null check (video_type in ('', 'video/mp4', 'video/webm')),
  poster text not null, -- address of the picture; empty: the first frame
  captions text not null, -- WebVTT; empty: nobody speaks in it
  shown boolean not null,
  version integer not null default 1,
  check ((video = '') = (video_type = ''))
);
create trigger promo_film_public after insert or update or delete on promo_film
  for each statement execute function note_public_change();

-- Rows that are there fulfil the narrower check before it.
alter table resource drop constraint resource_kind_check;
alter table resource add constraint resource_kind_check
  check (kind in ('avatar', 'proof', 'aftersale', 'attachment', 'logo', 'content', 'film')) not valid;
