-- How more parameters compare numbers. One that is not listed here is compared for equality, after all others of its unit.
insert into search_attribute (code, compare, rank) values
  ('temperatureMin', 'at most', 5), ('temperatureAccuracy', 'at most', 6),
  ('accessTime', 'at most', 1), ('recoveryTime', 'at most', 1), ('propagationDelay', 'at most', 2),
  ('gateCharge', 'at most', 1), ('slewRate', 'at least', 1), ('lifetime', 'at least', 1), ('viewingAngle', 'equal', 2),
  ('soundPressure', 'at least', 4), ('actuationForce', 'equal', 2),
  ('currentTransferRatio', 'at least', 2), ('accuracy', 'at most', 3),
  ('esr', 'at most', 4), ('dcResistance', 'at most', 4), ('selfResonance', 'at least', 5),
  ('impulseCurrent', 'at least', 3), ('tripCurrent', 'equal', 7), ('zenerCurrent', 'equal', 7),
  ('gateTriggerCurrent', 'at most', 7), ('triggerCurrent', 'at most', 7), ('supplyCurrent', 'at most', 8),
  ('inputBiasCurrent', 'at most', 9),
  ('breakdownVoltage', 'equal', 7), ('clampingVoltage', 'at most', 8), ('gateSourceVoltage', 'at least', 9),
  ('gateThreshold', 'at most', 10), ('dropoutVoltage', 'at most', 10), ('offsetVoltage', 'at most', 10),
  ('logicCells', 'at least', 4)
on conflict (code) do nothing;
-- Nobody minds more pins than were asked for.
update search_attribute set compare = 'at least' where code = 'ioCount' and compare = 'equal';
