-- What people type into the search box, and what it means in this shop. All of it is data that staff can change.

-- Other words for the same thing, in words the catalogue knows: xtal is a crystal. Without a meaning the phrase says
-- nothing about a part and is passed over: datasheet, price.
create table search_synonym (
  phrase text not null,
  meaning text not null,
  primary key (phrase, meaning)
);

-- What a word means when the names of categories do not tell: a resistor is no thermistor, though both are below Resistors.
create table search_category_word (
  phrase text not null,
  category_id integer not null references category on delete cascade,
  primary key (phrase, category_id)
);

-- How a number is compared with a parameter: a rating is at least what was asked for, a tolerance at most. Of several
-- parameters in volts the one with the lowest rank is meant. `implies` is what a part is when nothing else says so, in
-- phrases between bars: 10 kΩ is a resistor.
create table search_attribute (
  code text primary key,
  compare text not null check (compare in ('equal', 'at least', 'at most')),
  rank smallint not null,
  implies text
);

insert into search_attribute (code, compare, rank, implies) values
  ('resistance', 'equal', 1, 'resistor'), ('capacitance', 'equal', 1, 'capacitor'), ('inductance', 'equal', 1, 'inductor'),
  ('impedance', 'equal', 2, null), ('frequency', 'equal', 1, 'crystal|oscillator|resonator'), ('memorySize', 'equal', 2, null),
  ('tolerance', 'at most', 1, null), ('power', 'at least', 2, null), ('voltage', 'at least', 4, null),
  ('current', 'at least', 4, null), ('outputVoltage', 'equal', 1, null), ('outputCurrent', 'at least', 1, null),
  ('outputPower', 'at least', 1, null), ('zenerVoltage', 'equal', 1, null), ('coilVoltage', 'equal', 1, null),
  ('contactRating', 'at least', 1, null), ('standoffVoltage', 'equal', 1, null), ('peakPulsePower', 'at least', 1, null),
  ('varistorVoltage', 'equal', 1, null), ('sparkoverVoltage', 'equal', 1, null),
  ('drainSourceVoltage', 'at least', 1, null), ('drainCurrent', 'at least', 1, null), ('onResistance', 'at most', 3, null),
  ('collectorEmitterVoltage', 'at least', 1, null), ('collectorCurrent', 'at least', 1, null),
  ('transitionFrequency', 'at least', 3, null), ('reverseVoltage', 'at least', 1, null),
  ('forwardCurrent', 'at least', 2, null), ('forwardVoltage', 'equal', 6, null), ('isolationVoltage', 'at least', 7, null),
  ('holdCurrent', 'equal', 1, null), ('saturationCurrent', 'at least', 5, null), ('rippleCurrent', 'at least', 6, null),
  ('gainBandwidth', 'at least', 2, null), ('clockFrequency', 'at least', 3, null), ('switchingFrequency', 'at least', 3, null),
  ('sampleRate', 'at least', 3, null), ('dataRate', 'at least', 2, null), ('resolution', 'equal', 1, null),
  ('flashSize', 'equal', 1, null), ('ramSize', 'at least', 3, null), ('pitch', 'equal', 1, null),
  ('wavelength', 'equal', 2, null), ('betaValue', 'equal', 1, null), ('colourTemperature', 'equal', 1, null),
  ('capacity', 'at least', 2, null), ('channels', 'equal', 1, null), ('positions', 'equal', 1, null), ('rows', 'equal', 1, null),
  ('supplyVoltageMin', 'at most', 5, null), ('supplyVoltageMax', 'at least', 6, null), ('inputVoltageMax', 'at least', 4, null), ('thresholdVoltage', 'equal', 2, null), ('temperatureMax', 'at least', 4, null), ('luminousIntensity', 'at least', 2, null),
  ('luminousFlux', 'at least', 2, null), ('length', 'equal', 5, null), ('height', 'equal', 6, null),
  ('temperatureCoefficient', 'at most', 2, null), ('frequencyTolerance', 'at most', 2, null),
  ('frequencyStability', 'at most', 3, null), ('loadCapacitance', 'equal', 3, null), ('gain', 'equal', 3, null),
  ('nominalImpedance', 'equal', 2, null), ('ioCount', 'equal', 4, null),
  ('turns', 'equal', 2, null), ('surgeCurrent', 'at least', 3, null), ('currentGain', 'at least', 5, null);

-- Searches that found nothing, so that staff can see what is missing and teach words.
create table search_miss (
  searched_on date not null default current_date,
  query text not null,
  times integer not null default 1,
  primary key (searched_on, query)
);

-- Words of the description, for what is neither a number nor a name of anything.
create index goods_words on goods using gin (to_tsvector('english', goods_name || ' ' || introduce));

-- A package alone may be asked for, or be one of several meanings of a word.
create index goods_package on goods (package_id, in_stock desc, popularity desc, goods_id);

-- Whoever teaches a word is understood at the next search: processes look at this number.
create function words_changed() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end
$$;
create trigger words_changed after insert or update or delete on search_synonym for each statement execute function words_changed();
create trigger words_changed after insert or update or delete on search_category_word for each statement execute function words_changed();
create trigger words_changed after insert or update or delete on search_attribute for each statement execute function words_changed();
