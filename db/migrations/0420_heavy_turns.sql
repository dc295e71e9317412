-- Numbers of heavy calls, as at a counter: the lowest ones that are alive have the places of their machine.
-- Unlogged: after a crash of the database its calls are gone as well.
create unlogged table heavy_turn (
  turn bigint generated always as identity primary key,
  counter text not null,
  alive_until timestamptz not null
);
