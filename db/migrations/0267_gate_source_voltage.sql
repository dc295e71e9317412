-- Without it no MOSFET can be called a replacement for another.
insert into known_parameter (code, parameter_name, unit, position, separator, weight, aliases)
values ('gateSourceVoltage', 'Gate-source voltage, max', 'V', 30, null, 0,
  '{vgs,vgs max,vgss,gate source voltage,gate to source voltage,max gate source voltage}')
on conflict (code) do nothing;
