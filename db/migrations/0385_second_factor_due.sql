-- Since when somebody has had a right that asks for a second factor; it stays when the right is taken away, so that giving
-- it again does not begin a new grace period.
alter table account add column second_factor_since timestamptz;

-- A demo asks for none, as it is seeded now.
update shop_settings set settings = settings || '{"secondFactorDays": 0}', version = version + 1,
  seed = jsonb_set(seed, '{settings,secondFactorDays}', '0')
where seed is not null;

-- For those who are there the grace period begins now.
update account a set second_factor_since = now() from staff_role r
where r.role = a.staff_role and r.rights && array[
    '*', '*.export', '*.erase', '*.refund', '*.write', 'customers.*', 'customers.export', 'customers.erase',
    'payments.*', 'payments.refund', 'people.*', 'people.write', 'integrations.*', 'integrations.write']
  and not exists (select from shop_settings where settings @> '{"secondFactorDays": 0}');
