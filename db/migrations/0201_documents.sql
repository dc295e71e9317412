-- Papers about a part beside its data sheet, CAD files, and parts that belong to it; null is not known.
alter table goods_trade
  -- [{"kind": "pcn", "title": "…", "url": "https://…", "date": "2026-03-01", "language": "en"}]; date and language where known.
  add column documents jsonb check (jsonb_typeof(documents) = 'array'),
  add column cad_symbol text,
  add column cad_footprint text,
  add column cad_model text,
  -- As `alternatives`: [{"model": "…", "brand": "…"}].
  add column mating jsonb check (jsonb_typeof(mating) = 'array'),
  add column accessories jsonb check (jsonb_typeof(accessories) = 'array'),
  add column boards jsonb check (jsonb_typeof(boards) = 'array');
