-- Temperature sensors are chosen by their accuracy in degrees.
insert into known_parameter (code, parameter_name, unit, position, separator, weight, aliases)
values ('temperatureAccuracy', 'Temperature accuracy', '°C', 64, null, 0, '{accuracy temperature,temperature error}')
on conflict (code) do nothing;
