-- Japanese manufacturers by the names that Japanese lists and buyers use.
create temporary table japanese_name (brand_name text, names text[]) on commit drop;
insert into japanese_name values
  ('ABLIC', '{エイブリック}'),
  ('AKM', '{旭化成エレクトロニクス}'),
  ('Citizen', '{シチズンファインデバイス}'),
  ('Epson', '{エプソン,セイコーエプソン}'),
  ('Hirose', '{ヒロセ,ヒロセ電機}'),
  ('JAE', '{日本航空電子,日本航空電子工業}'),
  ('JST', '{日本圧着端子,日本圧着端子製造}'),
  ('KOA Speer', '{コーア}'),
  ('KYOCERA AVX', '{京セラ}'),
  ('Murata', '{村田製作所}'),
  ('NDK', '{日本電波工業}'),
  ('NKK', '{日本開閉器工業,NKKスイッチズ}'),
  ('Nichicon', '{ニチコン}'),
  ('Nippon Chemi-Con', '{日本ケミコン,ケミコン}'),
  ('Nisshinbo', '{日清紡マイクロデバイス,新日本無線}'),
  ('Omron', '{オムロン}'),
  ('Panasonic', '{パナソニック}'),
  ('ROHM Semiconductor', '{ローム}'),
  ('Renesas Electronics', '{ルネサス,ルネサスエレクトロニクス}'),
  ('Rubycon', '{ルビコン}'),
  ('Sharp', '{シャープ}'),
  ('Sumida', '{スミダ電機}'),
  ('Susumu', '{進工業}'),
  ('Taiyo Yuden', '{太陽誘電}'),
  ('Torex', '{トレックス}'),
  ('Toshiba', '{東芝}');
update known_brand known set aliases = known.aliases || names from japanese_name j where j.brand_name = known.brand_name;
update brand b set aliases = b.aliases || array(select unnest(names) except select unnest(b.aliases))
  from japanese_name j where j.brand_name = b.brand_name;
