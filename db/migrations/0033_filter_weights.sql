-- What an engineer filters by first differs from category to category: the heavier a parameter, the higher it stands.
-- Of equal ones the general order of parameters decides.
alter table category_attribute add column weight smallint not null default 0;
-- Where the package stands among the parameters.
alter table category add column package_weight smallint not null default 0;
