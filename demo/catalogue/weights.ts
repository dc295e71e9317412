/** Usual weight of a piece in grams by its package, as data sheets state it; makers differ by a few percent. */
const WEIGHTS: ReadonlyArray<readonly [body: RegExp, grams: number]> = [
  [/^SOT-(323|353|363|343|143)/, 0.006],
  [/^SOT-(23|26)(-[3568])?$/, 0.012],
  [/^SOT-89/, 0.055],
  [/^SOT-223/, 0.11],
  [/^SOT-(416|523|553|563|723|883)/, 0.003],
  [/^SOD-(323|523|882|962)/, 0.004],
  [/^(SOD-12[38]F?|MiniMELF)/, 0.012],
  [/^SMA$/, 0.064],
  [/^SMB$/, 0.09],
  [/^SMC$/, 0.21],
  [/^DO-35$/, 0.13],
  [/^DO-41$/, 0.34],
  [/^DO-15$/, 0.39],
  [/^DO-201AD$/, 1.1],
  [/^TO-92/, 0.2],
  [/^TO-252/, 0.33],
  [/^TO-263/, 1.4],
  [/^TO-220/, 2],
  [/^TO-247/, 6],
  [/^(SOIC|MSOP|TSSOP|VSSOP|SSOP)-8/, 0.07],
  [/^(SOIC|SSOP)-1[46]/, 0.14],
  [/^TSSOP-(1[46]|20)/, 0.07],
  [/^SOIC-(18|20|24|28)/, 0.5],
  [/^DIP-[468]$/, 0.5],
  [/^DIP-1[468]$/, 1.1],
  [/^DIP-(20|24|28)/, 2.2],
  [/^DIP-40/, 5.9],
  [/^QFP|^[LT]QFP-(32|44|48)/, 0.18],
  [/^[LT]QFP-64/, 0.34],
  [/^[LT]QFP-100/, 0.66],
  [/^[LT]QFP-144/, 1.3],
  [/^QFN-(1[0-9]|2[0-9]|32)/, 0.04],
  [/^QFN-(4\d|56|64|68)/, 0.13],
]

const CHIP_RESISTORS: Readonly<Record<string, number>> = {
  '0201': 0.00016,
  '0402': 0.0006,
  '0603': 0.002,
  '0805': 0.0049,
  '1206': 0.009,
  '2512': 0.04,
}
const CHIP_CAPACITORS: Readonly<Record<string, number>> = {
  '0201': 0.0003,
  '0402': 0.0013,
  '0603': 0.006,
  '0805': 0.014,
  '1206': 0.032,
  '1210': 0.06,
}

/** Undefined when the package does not tell it. */
export function weightOf(top: string, body: string): number | undefined {
  if (top === 'Resistors' && body in CHIP_RESISTORS) return CHIP_RESISTORS[body]
  if (top === 'Capacitors' && body in CHIP_CAPACITORS) return CHIP_CAPACITORS[body]
  return WEIGHTS.find(([pattern]) => pattern.test(body))?.[1]
}
