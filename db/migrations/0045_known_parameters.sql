-- Parameters the store knows by name: a column "Capacitance (µF)" of any list becomes the parameter that search and
-- filters know. Weights order the filters of a category; staff may change all of it.
create table known_parameter (
  code text primary key,
  parameter_name text not null,
  unit text,
  position integer not null,
  separator text,
  weight smallint not null default 0,
  -- Other headings for it, small letters and single spaces.
  aliases text[] not null default '{}'
);
insert into known_parameter (code, parameter_name, unit, position, separator, weight) values
  ('resistance', 'Resistance', 'Ω', 1, null, 300),
  ('capacitance', 'Capacitance', 'F', 2, null, 300),
  ('inductance', 'Inductance', 'H', 3, null, 300),
  ('impedance', 'Impedance at 100 MHz', 'Ω', 4, null, 300),
  ('tolerance', 'Tolerance', '%', 5, null, 100),
  ('capacitanceTolerance', 'Capacitance tolerance', 'F', 6, null, 100),
  ('inductanceTolerance', 'Inductance tolerance', 'H', 7, null, 100),
  ('power', 'Power', 'W', 8, null, 200),
  ('voltage', 'Rated voltage', 'V', 9, null, 200),
  ('current', 'Rated current', 'A', 10, null, 200),
  ('saturationCurrent', 'Saturation current', 'A', 11, null, 200),
  ('dcResistance', 'DC resistance', 'Ω', 12, null, 100),
  ('esr', 'ESR', 'Ω', 13, null, 100),
  ('rippleCurrent', 'Ripple current', 'A', 14, null, 0),
  ('lifetime', 'Lifetime', 'h', 15, null, 0),
  ('temperatureCoefficient', 'Temperature coefficient', 'ppm/°C', 16, null, 100),
  ('dielectric', 'Dielectric', null, 17, null, 150),
  ('shielding', 'Shielding', null, 18, null, 0),
  ('turns', 'Turns', '', 19, null, 0),
  ('betaValue', 'B value', 'K', 20, null, 0),
  ('holdCurrent', 'Hold current', 'A', 21, null, 300),
  ('tripCurrent', 'Trip current', 'A', 22, null, 0),
  ('varistorVoltage', 'Varistor voltage at 1 mA', 'V', 23, null, 300),
  ('surgeCurrent', 'Surge current, 8/20 µs', 'A', 24, null, 0),
  ('selfResonance', 'Self-resonant frequency', 'Hz', 25, null, 0),
  ('polarity', 'Polarity', null, 26, null, 300),
  ('drainSourceVoltage', 'Drain-source voltage', 'V', 27, null, 200),
  ('drainCurrent', 'Continuous drain current', 'A', 28, null, 200),
  ('onResistance', 'On resistance', 'Ω', 29, null, 100),
  ('gateThreshold', 'Gate threshold voltage', 'V', 30, null, 0),
  ('gateCharge', 'Gate charge', 'C', 31, null, 0),
  ('collectorEmitterVoltage', 'Collector-emitter voltage', 'V', 32, null, 200),
  ('collectorCurrent', 'Collector current', 'A', 33, null, 200),
  ('currentGain', 'DC current gain', '', 34, null, 0),
  ('transitionFrequency', 'Transition frequency', 'Hz', 35, null, 0),
  ('reverseVoltage', 'Reverse voltage', 'V', 36, null, 200),
  ('forwardCurrent', 'Forward current', 'A', 37, null, 200),
  ('forwardVoltage', 'Forward voltage', 'V', 38, null, 0),
  ('zenerVoltage', 'Zener voltage', 'V', 39, null, 300),
  ('standoffVoltage', 'Stand-off voltage', 'V', 40, null, 300),
  ('clampingVoltage', 'Clamping voltage', 'V', 41, null, 0),
  ('peakPulsePower', 'Peak pulse power', 'W', 42, null, 200),
  ('direction', 'Direction', null, 43, null, 0),
  ('recoveryTime', 'Reverse recovery time', 's', 44, null, 0),
  ('breakdownVoltage', 'Breakdown voltage', 'V', 45, null, 0),
  ('channels', 'Channels', '', 46, null, 300),
  ('supplyVoltageMin', 'Supply voltage, min', 'V', 47, null, 100),
  ('supplyVoltageMax', 'Supply voltage, max', 'V', 48, null, 100),
  ('supplyCurrent', 'Supply current', 'A', 49, null, 0),
  ('gainBandwidth', 'Gain bandwidth', 'Hz', 50, null, 200),
  ('slewRate', 'Slew rate', 'V/µs', 51, null, 0),
  ('offsetVoltage', 'Input offset voltage', 'V', 52, null, 0),
  ('inputBiasCurrent', 'Input bias current', 'A', 53, null, 0),
  ('railToRail', 'Rail-to-rail', null, 54, null, 0),
  ('inputVoltageMin', 'Input voltage, min', 'V', 55, null, 200),
  ('inputVoltageMax', 'Input voltage, max', 'V', 56, null, 200),
  ('outputVoltage', 'Output voltage', 'V', 57, null, 300),
  ('outputCurrent', 'Output current', 'A', 58, null, 200),
  ('dropoutVoltage', 'Dropout voltage', 'V', 59, null, 0),
  ('switchingFrequency', 'Switching frequency', 'Hz', 60, null, 0),
  ('topology', 'Topology', null, 61, null, 300),
  ('resolution', 'Resolution', 'bit', 62, null, 300),
  ('sampleRate', 'Sample rate', 'Hz', 63, null, 200),
  ('accuracy', 'Accuracy', '%', 64, null, 0),
  ('logicFunction', 'Function', null, 65, null, 300),
  ('logicFamily', 'Logic family', null, 66, null, 0),
  ('propagationDelay', 'Propagation delay', 's', 67, null, 0),
  ('core', 'Core', null, 68, null, 300),
  ('clockFrequency', 'Clock frequency', 'Hz', 69, null, 200),
  ('flashSize', 'Flash', 'KB', 70, null, 200),
  ('ramSize', 'RAM', 'KB', 71, null, 199),
  ('ioCount', 'I/O pins', '', 72, null, 0),
  ('connectivity', 'Connectivity', null, 73, ', ', 300),
  ('logicCells', 'Logic cells', '', 74, null, 0),
  ('thresholdVoltage', 'Threshold voltage', 'V', 75, null, 0),
  ('memorySize', 'Memory size', 'bit', 76, null, 300),
  ('memoryOrganisation', 'Organisation', null, 77, null, 0),
  ('interface', 'Interface', null, 78, ', |/', 200),
  ('dataRate', 'Data rate', 'bit/s', 79, null, 200),
  ('frequency', 'Frequency', 'Hz', 80, null, 300),
  ('frequencyTolerance', 'Frequency tolerance', 'ppm', 81, null, 100),
  ('frequencyStability', 'Frequency stability', 'ppm', 82, null, 100),
  ('loadCapacitance', 'Load capacitance', 'F', 83, null, 0),
  ('gain', 'Gain', 'dB', 84, null, 0),
  ('measures', 'Measures', null, 85, ', ', 300),
  ('range', 'Range', null, 86, null, 0),
  ('colour', 'Colour', null, 87, null, 300),
  ('wavelength', 'Wavelength', 'nm', 88, null, 0),
  ('luminousIntensity', 'Luminous intensity', 'mcd', 89, null, 0),
  ('luminousFlux', 'Luminous flux', 'lm', 90, null, 0),
  ('colourTemperature', 'Colour temperature', 'K', 91, null, 0),
  ('viewingAngle', 'Viewing angle', '°', 92, null, 0),
  ('isolationVoltage', 'Isolation voltage', 'V', 93, null, 200),
  ('currentTransferRatio', 'Current transfer ratio', '%', 94, null, 0),
  ('positions', 'Positions', '', 95, null, 300),
  ('rows', 'Rows', '', 96, null, 298),
  ('pitch', 'Pitch', 'mm', 97, null, 299),
  ('gender', 'Gender', null, 98, null, 0),
  ('orientation', 'Orientation', null, 99, null, 0),
  ('plating', 'Plating', null, 100, null, 0),
  ('series', 'Series', null, 101, null, 0),
  ('circuit', 'Circuit', null, 102, null, 300),
  ('actuationForce', 'Actuation force', 'N', 103, null, 0),
  ('coilVoltage', 'Coil voltage', 'V', 104, null, 300),
  ('contactRating', 'Contact rating', 'A', 105, null, 200),
  ('outputPower', 'Output power', 'W', 106, null, 300),
  ('capacity', 'Capacity', 'Ah', 107, null, 300),
  ('chemistry', 'Chemistry', null, 108, null, 0),
  ('sparkoverVoltage', 'DC spark-over voltage', 'V', 109, null, 300),
  ('impulseCurrent', 'Impulse current 8/20 µs', 'A', 110, null, 0),
  ('nominalImpedance', 'Nominal impedance', 'Ω', 111, null, 0),
  ('characteristic', 'Characteristic', null, 112, null, 0),
  ('soundPressure', 'Sound pressure', 'dB', 113, null, 0),
  ('wireGauge', 'Wire gauge', null, 114, null, 0),
  ('length', 'Length', 'mm', 115, null, 0),
  ('material', 'Material', null, 116, null, 0),
  ('mounting', 'Mounting', null, 117, null, 0),
  ('size', 'Size', null, 118, null, 0),
  ('height', 'Height', 'mm', 119, null, 0),
  ('temperatureMin', 'Operating temperature, min', '°C', 120, null, 0),
  ('temperatureMax', 'Operating temperature, max', '°C', 121, null, 0),
  ('qualification', 'Qualification', null, 122, null, 0),
  ('packing', 'Packing', null, 123, null, 0),
  ('packCount', 'Pieces per pack', '', 124, null, 0);

update known_parameter known set aliases = other.aliases
from (values
  ('resistance', '{resistor value,ohms}'::text[]), ('capacitance', '{cap}'), ('inductance', '{}'),
  ('tolerance', '{tol}'), ('power', '{power rating,rated power,power dissipation}'),
  ('voltage', '{voltage rating,voltage rated,rated voltage dc,voltage}'), ('current', '{current rating,current}'),
  ('temperatureCoefficient', '{tcr,tempco}'), ('dielectric', '{dielectric material,temperature characteristic}'),
  ('drainSourceVoltage', '{vds,vdss,drain to source voltage}'), ('drainCurrent', '{id,drain current,current continuous drain}'),
  ('onResistance', '{rds on,on state resistance}'), ('collectorEmitterVoltage', '{vceo,vce}'),
  ('reverseVoltage', '{vr,vrrm,reverse voltage max}'), ('forwardVoltage', '{vf}'), ('forwardCurrent', '{if}'),
  ('temperatureMin', '{temperature min,min temperature,operating temperature min}'),
  ('temperatureMax', '{temperature max,max temperature,operating temperature max}'),
  ('mounting', '{mounting type,mount}'), ('flashSize', '{flash size,program memory size}'), ('ramSize', '{ram size,sram}'),
  ('positions', '{pins,pin count,number of positions}'), ('colour', '{color}'), ('esr', '{equivalent series resistance}'),
  ('clockFrequency', '{speed,clock speed}'), ('frequency', '{frequency nominal}')
) other (code, aliases) where other.code = known.code;

-- Where one part of the catalogue differs: a resistor is chosen by its tolerance before its power.
create table known_parameter_weight (
  top_name text not null,
  code text not null references known_parameter on delete cascade,
  weight smallint not null,
  primary key (top_name, code)
);
insert into known_parameter_weight values ('Resistors', 'tolerance', 250), ('Capacitors', 'dielectric', 250);

-- Parts of the catalogue in which the package does not stand first.
create table known_package_weight (
  top_name text primary key,
  weight smallint not null
);
insert into known_package_weight
  select top, 0 from unnest(array['Connectors', 'Switches & Relays', 'Power Supplies & Batteries',
    'Audio & Electromechanical', 'Cables & Wire', 'Development Boards & Tools']) top;

create function top_category_name(id integer) returns text language sql stable parallel safe as $$
  with recursive above as (
    select category_id, parent_id, category_name from category where category_id = id
    union all
    select c.category_id, c.parent_id, c.category_name from category c join above on c.category_id = above.parent_id
  )
  select category_name from above where parent_id is null
$$;

create function default_parameter_weight(category_id integer, attribute_id integer) returns smallint
  language sql stable parallel safe as $$
  select coalesce(special.weight, known.weight)
  from attribute join known_parameter known using (code)
  left join known_parameter_weight special on special.code = known.code and special.top_name = top_category_name($1)
  where attribute.attribute_id = $2
$$;

-- Whoever adds a category or a parameter to one need not know the weights.
create function weigh_parameter() returns trigger language plpgsql as $$
begin
  new.weight := coalesce(default_parameter_weight(new.category_id, new.attribute_id), 0);
  return new;
end
$$;
create trigger weigh_parameter before insert on category_attribute
  for each row when (new.weight = 0) execute function weigh_parameter();

create function weigh_package() returns trigger language plpgsql as $$
begin
  new.package_weight := coalesce((select weight from known_package_weight
    where top_name = coalesce(top_category_name(new.parent_id), new.category_name)), 400);
  return new;
end
$$;
create trigger weigh_package before insert on category
  for each row when (new.package_weight = 0) execute function weigh_package();

-- Combined values are taken apart as they come.
create function split_new_values() returns trigger language plpgsql as $$
begin
  if exists (select from come join attribute using (attribute_id) where text_value ~ separator) then
    perform split_values();
  end if;
  return null;
end
$$;
create trigger split_new_values after insert on attribute_value
  referencing new table as come for each statement execute function split_new_values();

create function split_by_new_separator() returns trigger language plpgsql as $$
begin
  perform split_values();
  return null;
end
$$;
create trigger split_by_new_separator after update of separator on attribute
  for each statement execute function split_by_new_separator();
