-- A quote may offer a part that the catalogue does not have, in several quantities with a price each.
alter table enquiry_line
  add column quote_model text,
  add column quote_brand text,
  add column quote_tiers jsonb not null default '[]'; -- [{"count": 100, "price": "0.25"}, …]; the chosen one is quote_count

-- A visitor's quote is opened and claimed with the key in the mail, once. Only its hash is kept.
alter table enquiry add column claim_hash bytea;
