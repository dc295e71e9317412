-- What the owner shows on the home page beside the parts. Shown from `from_at` until `until_at`, where these are given.
create table banner (
  banner_id integer generated always as identity primary key,
  position integer not null,
  title text not null check (length(title) between 1 and 80),
  body text not null,
  link_label text not null,
  href text not null, -- empty: no link
  picture text not null, -- address of the picture; empty: none
  picture_alt text not null, -- empty: the picture says nothing that the words do not
  shown boolean not null,
  from_at timestamptz,
  until_at timestamptz,
  version integer not null default 1,
  check (until_at is null or from_at is null or until_at > from_at)
);
create trigger banner_public after insert or update or delete on banner
  for each statement execute function note_public_change();

-- Pictures of texts and banners, for everybody to see.
alter table resource drop constraint resource_kind_check;
alter table resource add constraint resource_kind_check
  check (kind in ('avatar', 'proof', 'aftersale', 'attachment', 'logo', 'content'));

-- Entries of the menu that the store cannot do without: the owner moves them, but does not remove or rename them.
alter table site_link add column fixed boolean not null default false;
update site_link set fixed = true where (link_id, label) in (
  (1, 'All Categories'), (2, 'Manufacturers'), (3, 'Inquiry'), (4, 'RFQ tool'), (5, 'BOM'), (6, 'Support'), (7, 'FAQ'),
  (8, 'Refund & Return'), (9, 'Technical Support System'), (10, 'Alternative Solutions'), (11, 'Blogs & Posts'),
  (15, 'About Us'), (16, 'Company profile'), (17, 'Certification'), (18, 'Advantages'), (19, 'Core value'),
  (20, 'Contact us'), (21, 'Company brochure (PDF)'),
  (30, 'Information'), (40, 'Support'), (50, 'About us'), (55, 'Company brochure (PDF)'));
