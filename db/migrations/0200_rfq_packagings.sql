-- How a line of an enquiry is to be packed, and how it is offered. Empty: whatever costs least, and the part on its own terms.
alter table enquiry_line
  add column packing text not null default '' check (length(packing) <= 20),
  add column quote_packing text not null default '' check (length(quote_packing) <= 20);
