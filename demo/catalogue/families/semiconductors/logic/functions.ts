import type { CategoryPath } from '#demo/catalogue/family.ts'
import { lookUp, readTable } from '../kit/table.ts'

/**
 * Functions of the 74 series. `spread` says how widely a function was made: `every` family has it, `wide` most of them,
 * `old` only the classic families, `bus` those built for buses as well, `cmos` is a 4000-series function in HC and HCT,
 * `little` and `lv` are gates by the piece, `lvt` translators, `cbt` bus switches.
 */
const rows = readTable(
  ['number', 'pins', 'section', 'spread', 'channels', 'price', 'name'],
  `
  00    14 gates    every 4 1    Quad 2-input NAND gate
  02    14 gates    every 4 1    Quad 2-input NOR gate
  03    14 gates    old   4 1    Quad 2-input NAND gate, open drain
  04    14 gates    every 6 1    Hex inverter
  U04   14 gates    hcu   6 1    Hex unbuffered inverter
  05    14 gates    old   6 1    Hex inverter, open drain
  06    14 gates    wide  6 1.1  Hex inverting buffer, open drain
  07    14 gates    wide  6 1.1  Hex buffer, open drain
  08    14 gates    every 4 1    Quad 2-input AND gate
  09    14 gates    old   4 1.1  Quad 2-input AND gate, open drain
  10    14 gates    wide  3 1    Triple 3-input NAND gate
  11    14 gates    wide  3 1    Triple 3-input AND gate
  14    14 gates    every 6 1    Hex Schmitt-trigger inverter
  20    14 gates    old   2 1    Dual 4-input NAND gate
  21    14 gates    old   2 1    Dual 4-input AND gate
  27    14 gates    old   3 1    Triple 3-input NOR gate
  30    14 gates    old   1 1.1  8-input NAND gate
  32    14 gates    every 4 1    Quad 2-input OR gate
  38    14 gates    old   4 1.1  Quad 2-input NAND buffer, open drain
  42    16 decoders old   1 1.6  BCD to decimal decoder
  47    16 decoders ls    1 2.6  BCD to 7-segment decoder
  73    14 flipflop old   2 1.5  Dual J-K flip-flop with reset
  74    14 flipflop every 2 1    Dual D flip-flop
  75    16 flipflop old   4 1.5  Quad bistable latch
  85    16 gates    old   4 1.9  4-bit magnitude comparator
  86    14 gates    every 4 1    Quad 2-input XOR gate
  90    14 counters ls    1 2.4  Decade counter
  93    14 counters old   1 1.9  4-bit binary counter
  107   14 flipflop old   2 1.5  Dual J-K flip-flop with reset
  109   16 flipflop old   2 1.5  Dual J-K flip-flop
  112   16 flipflop old   2 1.5  Dual J-K flip-flop, negative edge
  123   16 flipflop wide  2 1.6  Dual retriggerable monostable
  125   14 buffers  every 4 1.1  Quad 3-state buffer
  126   14 buffers  every 4 1.1  Quad 3-state buffer, active high
  132   14 gates    every 4 1.1  Quad 2-input Schmitt-trigger NAND gate
  137   16 decoders old   1 1.6  3-to-8 line decoder with latch
  138   16 decoders every 1 1.3  3-to-8 line decoder
  139   16 decoders every 2 1.3  Dual 2-to-4 line decoder
  147   16 decoders old   1 2    10-to-4 line priority encoder
  148   16 decoders old   1 1.9  8-to-3 line priority encoder
  151   16 decoders wide  1 1.4  8-input multiplexer
  153   16 decoders wide  2 1.4  Dual 4-input multiplexer
  154   24 decoders old   1 3    4-to-16 line decoder
  157   16 decoders every 4 1.3  Quad 2-input multiplexer
  158   16 decoders wide  4 1.3  Quad 2-input multiplexer, inverting
  160   16 counters old   1 1.7  Presettable decade counter
  161   16 counters wide  1 1.5  Presettable 4-bit counter, asynchronous reset
  162   16 counters old   1 1.7  Presettable decade counter, synchronous reset
  163   16 counters wide  1 1.5  Presettable 4-bit counter, synchronous reset
  164   14 shift    every 1 1.4  8-bit serial-in parallel-out shift register
  165   16 shift    every 1 1.4  8-bit parallel-in serial-out shift register
  166   16 shift    old   1 1.6  8-bit parallel-in serial-out shift register with reset
  173   16 flipflop old   4 1.7  Quad D flip-flop, 3-state
  174   16 flipflop wide  6 1.4  Hex D flip-flop with reset
  175   16 flipflop wide  4 1.4  Quad D flip-flop with reset
  190   16 counters old   1 2    Presettable decade up/down counter
  191   16 counters old   1 1.8  Presettable binary up/down counter
  192   16 counters old   1 1.9  Decade up/down counter, dual clock
  193   16 counters old   1 1.7  Binary up/down counter, dual clock
  194   16 shift    old   1 1.8  4-bit bidirectional universal shift register
  195   16 shift    old   1 1.8  4-bit parallel-access shift register
  221   16 flipflop old   2 1.9  Dual monostable with Schmitt trigger
  237   16 decoders old   1 1.6  3-to-8 line decoder with latch, active high
  238   16 decoders wide  1 1.4  3-to-8 line decoder, active high
  240   20 buffers  bus   8 1.5  Octal buffer, inverting, 3-state
  241   20 buffers  bus   8 1.5  Octal buffer, 3-state
  244   20 buffers  bus   8 1.4  Octal buffer, 3-state
  245   20 buffers  bus   8 1.4  Octal bus transceiver, 3-state
  251   16 decoders old   1 1.5  8-input multiplexer, 3-state
  253   16 decoders wide  2 1.5  Dual 4-input multiplexer, 3-state
  257   16 decoders wide  4 1.4  Quad 2-input multiplexer, 3-state
  258   16 decoders old   4 1.5  Quad 2-input multiplexer, inverting, 3-state
  259   16 flipflop wide  8 1.5  8-bit addressable latch
  266   14 gates    old   4 1.3  Quad 2-input XNOR gate, open drain
  273   20 flipflop bus   8 1.5  Octal D flip-flop with reset
  280   14 gates    old   1 1.9  9-bit parity generator
  283   16 gates    old   4 1.9  4-bit full adder
  299   20 shift    old   1 2.6  8-bit universal shift register, 3-state
  365   16 buffers  old   6 1.4  Hex buffer, 3-state
  366   16 buffers  old   6 1.4  Hex buffer, inverting, 3-state
  367   16 buffers  old   6 1.4  Hex buffer, 3-state, split enable
  368   16 buffers  old   6 1.4  Hex buffer, inverting, 3-state, split enable
  373   20 flipflop bus   8 1.5  Octal transparent latch, 3-state
  374   20 flipflop bus   8 1.5  Octal D flip-flop, 3-state
  377   20 flipflop wide  8 1.7  Octal D flip-flop with enable
  390   16 counters old   2 1.7  Dual decade counter
  393   14 counters wide  2 1.5  Dual 4-bit binary counter
  423   16 flipflop old   2 1.9  Dual retriggerable monostable
  533   20 flipflop old   8 1.8  Octal transparent latch, inverting, 3-state
  534   20 flipflop old   8 1.8  Octal D flip-flop, inverting, 3-state
  540   20 buffers  bus   8 1.5  Octal buffer, inverting, 3-state, flow-through
  541   20 buffers  bus   8 1.5  Octal buffer, 3-state, flow-through
  563   20 flipflop old   8 1.8  Octal transparent latch, inverting, flow-through
  564   20 flipflop old   8 1.8  Octal D flip-flop, inverting, flow-through
  573   20 flipflop bus   8 1.5  Octal transparent latch, 3-state, flow-through
  574   20 flipflop bus   8 1.5  Octal D flip-flop, 3-state, flow-through
  590   16 counters old   1 2    8-bit binary counter with register
  593   20 counters old   1 3    8-bit binary counter with input register
  594   16 shift    wide  1 1.6  8-bit shift register with output register
  595   16 shift    every 1 1.3  8-bit shift register with output latch, 3-state
  597   16 shift    old   1 1.8  8-bit shift register with input latch
  623   20 buffers  old   8 1.8  Octal bus transceiver, dual enable
  640   20 buffers  old   8 1.8  Octal bus transceiver, inverting
  646   24 buffers  old   8 3    Octal registered bus transceiver
  652   24 buffers  old   8 3    Octal registered bus transceiver
  670   16 flipflop old   4 2.9  4 by 4 register file
  688   20 gates    old   8 1.9  8-bit identity comparator
  4002  14 gates    cmos  2 1.3  Dual 4-input NOR gate
  4015  16 shift    cmos  2 1.7  Dual 4-bit shift register
  4017  16 counters cmos  1 1.5  Decade counter with ten decoded outputs
  4020  16 counters cmos  1 1.5  14-stage binary counter
  4024  14 counters cmos  1 1.5  7-stage binary counter
  4040  16 counters cmos  1 1.4  12-stage binary counter
  4046  16 gates    cmos  1 2.2  Phase-locked loop with VCO
  4049  16 buffers  cmos  6 1.3  Hex inverting high-to-low level shifter
  4050  16 buffers  cmos  6 1.3  Hex high-to-low level shifter
  4051  16 mux      cmos  1 1.4  8-channel analogue multiplexer
  4052  16 mux      cmos  2 1.4  Dual 4-channel analogue multiplexer
  4053  16 mux      cmos  3 1.4  Triple 2-channel analogue multiplexer
  4059  24 counters cmos  1 4    Programmable divide-by-n counter
  4060  16 counters cmos  1 1.5  14-stage binary counter with oscillator
  4066  14 switch   cmos  4 1.3  Quad bilateral switch
  4067  24 mux      cmos  1 2.6  16-channel analogue multiplexer
  4075  14 gates    cmos  3 1.2  Triple 3-input OR gate
  4094  16 shift    cmos  1 1.5  8-stage shift-and-store register
  4316  16 switch   cmos  4 1.6  Quad bilateral switch with level shift
  4351  20 mux      cmos  1 2    8-channel analogue multiplexer with latch
  4511  16 decoders cmos  1 1.7  BCD to 7-segment latch decoder
  4514  24 decoders cmos  1 2.6  4-to-16 line decoder with latch
  4520  16 counters cmos  2 1.7  Dual 4-bit counter
  4538  16 flipflop cmos  2 1.8  Dual precision monostable
  4543  16 decoders cmos  1 1.9  BCD to 7-segment latch decoder for LCD
  7266  14 gates    cmos  4 1.5  Quad 2-input XNOR gate
  40103 16 counters cmos  1 2.4  8-bit synchronous down counter
  16240 48 buffers  broad 16 3.2 16-bit buffer, inverting, 3-state
  16244 48 buffers  broad 16 2.8 16-bit buffer, 3-state
  16245 48 buffers  broad 16 2.8 16-bit bus transceiver, 3-state
  16373 48 flipflop broad 16 3   16-bit transparent latch, 3-state
  16374 48 flipflop broad 16 3   16-bit D flip-flop, 3-state
  16541 48 buffers  broad 16 3.2 16-bit buffer, 3-state
  1G00  5  gates    little 1 0.5 2-input NAND gate
  1G02  5  gates    little 1 0.5 2-input NOR gate
  1G04  5  gates    little 1 0.5 Inverter
  1GU04 5  gates    lv    1 0.5  Unbuffered inverter
  1G06  5  gates    lv    1 0.5  Inverter, open drain
  1G07  5  gates    lv    1 0.5  Buffer, open drain
  1G08  5  gates    little 1 0.5 2-input AND gate
  1G10  6  gates    lv    1 0.6  3-input NAND gate
  1G11  6  gates    lv    1 0.6  3-input AND gate
  1G14  5  gates    little 1 0.5 Schmitt-trigger inverter
  1G17  5  gates    lv    1 0.5  Schmitt-trigger buffer
  1G18  6  decoders lv    1 0.7  1-of-2 demultiplexer
  1G19  6  decoders lv    1 0.7  1-of-2 decoder
  1G27  6  gates    lv    1 0.6  3-input NOR gate
  1G32  5  gates    little 1 0.5 2-input OR gate
  1G34  5  buffers  lv    1 0.5  Buffer
  1G38  5  gates    lv    1 0.6  2-input NAND gate, open drain
  1G57  6  gates    lv    1 0.7  Configurable multi-function gate
  1G58  6  gates    lv    1 0.7  Configurable multi-function gate
  1G66  5  switch   lv    1 0.6  Bilateral switch
  1G74  8  flipflop lv    1 0.9  D flip-flop with set and reset
  1G79  5  flipflop little 1 0.6 D flip-flop
  1G80  5  flipflop lv    1 0.6  D flip-flop, inverting
  1G86  5  gates    little 1 0.5 2-input XOR gate
  1G97  6  gates    lv    1 0.7  Configurable multi-function gate
  1G98  6  gates    lv    1 0.7  Configurable multi-function gate
  1G123 8  flipflop lv    1 1.2  Retriggerable monostable
  1G125 5  buffers  little 1 0.5 3-state buffer
  1G126 5  buffers  little 1 0.5 3-state buffer, active high
  1G157 6  decoders lv    1 0.7  2-input multiplexer
  1G175 6  flipflop lv    1 0.7  D flip-flop with reset
  1G240 5  buffers  lv    1 0.6  Inverting buffer, 3-state
  1G332 6  gates    lv    1 0.6  3-input OR gate
  1G373 6  flipflop lv    1 0.8  D latch, 3-state
  1G374 6  flipflop lv    1 0.8  D flip-flop, 3-state
  1G3157 6 switch   lv    1 0.8  Single-pole double-throw analogue switch
  2G00  8  gates    lv    2 0.8  Dual 2-input NAND gate
  2G02  8  gates    lv    2 0.8  Dual 2-input NOR gate
  2G04  6  gates    lv    2 0.7  Dual inverter
  2G06  6  gates    lv    2 0.7  Dual inverter, open drain
  2G07  6  gates    lv    2 0.7  Dual buffer, open drain
  2G08  8  gates    lv    2 0.8  Dual 2-input AND gate
  2G14  6  gates    lv    2 0.7  Dual Schmitt-trigger inverter
  2G17  6  gates    lv    2 0.7  Dual Schmitt-trigger buffer
  2G32  8  gates    lv    2 0.8  Dual 2-input OR gate
  2G34  6  buffers  lv    2 0.7  Dual buffer
  2G38  8  gates    lv    2 0.9  Dual 2-input NAND gate, open drain
  2G53  8  switch   lv    1 1    Single-pole double-throw analogue switch
  2G66  8  switch   lv    2 1    Dual bilateral switch
  2G74  8  flipflop lv    1 0.9  D flip-flop with set and reset
  2G79  8  flipflop lv    2 0.9  Dual D flip-flop
  2G86  8  gates    lv    2 0.8  Dual 2-input XOR gate
  2G125 8  buffers  lv    2 0.9  Dual 3-state buffer
  2G126 8  buffers  lv    2 0.9  Dual 3-state buffer, active high
  2G157 8  decoders lv    1 1    2-input multiplexer
  2G240 8  buffers  lv    2 1    Dual inverting buffer, 3-state
  2G241 8  buffers  lv    2 1    Dual buffer, complementary enables
  3G04  8  gates    lv    3 0.9  Triple inverter
  3G06  8  gates    lv    3 0.9  Triple inverter, open drain
  3G07  8  gates    lv    3 0.9  Triple buffer, open drain
  3G14  8  gates    lv    3 0.9  Triple Schmitt-trigger inverter
  3G17  8  gates    lv    3 0.9  Triple Schmitt-trigger buffer
  3G34  8  buffers  lv    3 0.9  Triple buffer
  3125  14 switch   cbt   4 1    Quad bus switch
  3126  14 switch   cbt   4 1    Quad bus switch, active high
  3251  16 mux      cbt   1 1.2  8-to-1 bus multiplexer
  3253  16 mux      cbt   2 1.2  Dual 4-to-1 bus multiplexer
  3257  16 mux      cbt   4 1.1  Quad 2-to-1 bus multiplexer
  3245  20 switch   cbt   8 1.3  Octal bus switch
  3384  24 switch   cbt   10 1.6 10-bit bus switch
  3861  24 switch   cbt   10 1.7 10-bit bus switch, single enable
  1T45  6  level    lvt   1 0.9  Dual-supply bus transceiver
  2T45  8  level    lvt   2 1.3  Dual-supply bus transceiver
  4T245 16 level    lvt   4 2    Dual-supply bus transceiver
  8T245 24 level    lvt   8 2.6  Dual-supply bus transceiver
  16T245 48 level   lvt   16 5   Dual-supply bus transceiver
`,
)

export interface LogicFunction {
  number: string
  pins: number
  category: CategoryPath
  spread: string
  channels: number
  /** Price relative to a quad gate. */
  price: number
  name: string
}

const SECTIONS: Readonly<Record<string, CategoryPath>> = {
  gates: ['Integrated Circuits - Digital', 'Logic', 'Gates & Inverters'],
  flipflop: ['Integrated Circuits - Digital', 'Logic', 'Flip-Flops'],
  shift: ['Integrated Circuits - Digital', 'Logic', 'Shift Registers'],
  buffers: ['Integrated Circuits - Digital', 'Logic', 'Buffers & Drivers'],
  level: ['Integrated Circuits - Digital', 'Logic', 'Level Translators'],
  counters: ['Integrated Circuits - Digital', 'Logic', 'Counters'],
  decoders: ['Integrated Circuits - Digital', 'Logic', 'Decoders & Mux'],
  mux: ['Integrated Circuits - Analog', 'Analog Switches & Mux', 'Multiplexers'],
  switch: ['Integrated Circuits - Analog', 'Analog Switches & Mux', 'Switches'],
}

export function sectionOf(code: string): CategoryPath {
  return lookUp(SECTIONS, code, 'logic section')
}

export const logicFunctions: readonly LogicFunction[] = rows.map((row) => ({
  number: row.number,
  pins: Number(row.pins),
  category: sectionOf(row.section),
  spread: row.spread,
  channels: Number(row.channels),
  price: Number(row.price),
  name: row.name,
}))
