-- Ratings that decide whether a part can replace another.
insert into known_parameter (code, parameter_name, unit, position, separator, weight, aliases)
values
  ('termination', 'Termination', null, 17, null, 0, '{}'),
  ('zenerCurrent', 'Zener test current', 'A', 39, null, 0, '{izt,zener current,test current izt}'),
  ('gateTriggerCurrent', 'Gate trigger current', 'A', 43, null, 0, '{igt,gate trigger current max}'),
  ('accessTime', 'Access time', 's', 76, null, 0, '{memory access time}'),
  ('triggerCurrent', 'LED trigger current', 'A', 94, null, 0, '{ift,trigger current}'),
  ('pads', 'Pads', '', 117, null, 0, '{number of pads}')
on conflict (code) do nothing;
