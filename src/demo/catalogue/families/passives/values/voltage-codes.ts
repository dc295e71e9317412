/** EIA voltage codes, as Murata, TDK, Panasonic and Nichicon use them. */
export const eiaVoltages: ReadonlyMap<string, number> = new Map([
  ['0E', 2.5],
  ['0G', 4],
  ['0J', 6.3],
  ['1A', 10],
  ['1C', 16],
  ['1E', 25],
  ['1V', 35],
  ['1H', 50],
  ['1J', 63],
  ['1K', 80],
  ['2A', 100],
  ['2C', 160],
  ['2D', 200],
  ['2E', 250],
  ['2V', 350],
  ['2G', 400],
  ['2W', 450],
  ['2H', 500],
  ['2J', 630],
  ['3A', 1000],
  ['3D', 2000],
])

/** From volts to code, for the makers that write 35 V as YA hand in their own table. */
export const invert = <Key, Value>(table: ReadonlyMap<Key, Value>): ReadonlyMap<Value, Key> =>
  new Map([...table].map(([key, value]) => [value, key]))

export const eiaCodes = invert(eiaVoltages)
