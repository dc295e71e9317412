import { readTable } from '../kit/table.ts'

/** The 4000 series; `UB` marks unbuffered types. */
export const cmosFunctions = readTable(
  ['number', 'pins', 'section', 'channels', 'price', 'name'],
  `
  4001   14 gates    4 0.15 Quad 2-input NOR gate
  4002   14 gates    2 0.18 Dual 4-input NOR gate
  4007UB 14 gates    3 0.2  Dual complementary pair and inverter
  4009UB 16 buffers  6 0.25 Hex inverting buffer
  4010   16 buffers  6 0.22 Hex buffer
  4011   14 gates    4 0.15 Quad 2-input NAND gate
  4012   14 gates    2 0.18 Dual 4-input NAND gate
  4013   14 flipflop 2 0.15 Dual D flip-flop
  4014   16 shift    1 0.22 8-stage static shift register
  4015   16 shift    2 0.22 Dual 4-stage shift register
  4016   14 switch   4 0.2  Quad bilateral switch
  4017   16 counters 1 0.18 Decade counter with ten decoded outputs
  4018   16 counters 1 0.25 Presettable divide-by-n counter
  4019   16 decoders 4 0.22 Quad AND/OR select gate
  4020   16 counters 1 0.18 14-stage ripple-carry counter
  4021   16 shift    1 0.18 8-stage static shift register
  4022   16 counters 1 0.22 Octal counter with eight decoded outputs
  4023   14 gates    3 0.16 Triple 3-input NAND gate
  4024   14 counters 1 0.18 7-stage ripple-carry counter
  4025   14 gates    3 0.16 Triple 3-input NOR gate
  4026   16 counters 1 0.4  Decade counter with 7-segment outputs
  4027   16 flipflop 2 0.18 Dual J-K flip-flop
  4028   16 decoders 1 0.2  BCD to decimal decoder
  4029   16 counters 1 0.22 Presettable up/down counter
  4030   14 gates    4 0.16 Quad XOR gate
  4033   16 counters 1 0.4  Decade counter with 7-segment outputs
  4035   16 shift    1 0.3  4-stage parallel shift register
  4040   16 counters 1 0.18 12-stage ripple-carry counter
  4041UB 14 buffers  4 0.25 Quad true/complement buffer
  4042   16 flipflop 4 0.22 Quad D latch
  4043   16 flipflop 4 0.2  Quad NOR R/S latch, 3-state
  4044   16 flipflop 4 0.2  Quad NAND R/S latch, 3-state
  4046   16 gates    1 0.3  Phase-locked loop
  4047   14 flipflop 1 0.22 Monostable/astable multivibrator
  4048   16 gates    1 0.28 8-input multi-function gate
  4049UB 16 buffers  6 0.16 Hex inverting buffer and converter
  4050   16 buffers  6 0.16 Hex buffer and converter
  4051   16 mux      1 0.17 8-channel analogue multiplexer
  4052   16 mux      2 0.17 Dual 4-channel analogue multiplexer
  4053   16 mux      3 0.17 Triple 2-channel analogue multiplexer
  4060   16 counters 1 0.18 14-stage counter with oscillator
  4063   16 gates    4 0.3  4-bit magnitude comparator
  4066   14 switch   4 0.15 Quad bilateral switch
  4067   24 mux      1 0.5  16-channel analogue multiplexer
  4068   14 gates    1 0.2  8-input NAND/AND gate
  4069UB 14 gates    6 0.15 Hex inverter
  4070   14 gates    4 0.15 Quad XOR gate
  4071   14 gates    4 0.15 Quad 2-input OR gate
  4072   14 gates    2 0.18 Dual 4-input OR gate
  4073   14 gates    3 0.16 Triple 3-input AND gate
  4075   14 gates    3 0.16 Triple 3-input OR gate
  4076   16 flipflop 4 0.24 Quad D flip-flop, 3-state
  4077   14 gates    4 0.16 Quad XNOR gate
  4078   14 gates    1 0.2  8-input NOR/OR gate
  4081   14 gates    4 0.15 Quad 2-input AND gate
  4082   14 gates    2 0.18 Dual 4-input AND gate
  4085   14 gates    2 0.25 Dual AND/OR-invert gate
  4089   16 counters 1 0.4  Binary rate multiplier
  4093   14 gates    4 0.15 Quad 2-input Schmitt-trigger NAND gate
  4094   16 shift    1 0.18 8-stage shift-and-store register
  4097   24 mux      2 0.6  Dual 8-channel analogue multiplexer
  4098   16 flipflop 2 0.22 Dual monostable
  4099   16 flipflop 8 0.3  8-bit addressable latch
  4502   16 buffers  6 0.25 Strobed hex inverter/buffer
  4503   16 buffers  6 0.2  Hex buffer, 3-state
  4504   16 level    6 0.22 Hex level shifter
  4510   16 counters 1 0.25 BCD up/down counter
  4511   16 decoders 1 0.2  BCD to 7-segment latch decoder
  4512   16 decoders 1 0.24 8-channel data selector
  4514   24 decoders 1 0.5  4-to-16 line decoder with latch
  4515   24 decoders 1 0.5  4-to-16 line decoder with latch, inverting
  4516   16 counters 1 0.24 Binary up/down counter
  4518   16 counters 2 0.2  Dual BCD up counter
  4520   16 counters 2 0.2  Dual binary up counter
  4521   16 counters 1 0.3  24-stage frequency divider
  4527   16 counters 1 0.4  BCD rate multiplier
  4532   16 decoders 1 0.24 8-bit priority encoder
  4536   16 counters 1 0.4  Programmable timer
  4538   16 flipflop 2 0.22 Dual precision monostable
  4541   14 counters 1 0.22 Programmable timer
  4543   16 decoders 1 0.28 BCD to 7-segment latch decoder for LCD
  4555   16 decoders 2 0.2  Dual 1-of-4 decoder
  4556   16 decoders 2 0.2  Dual 1-of-4 decoder, inverting
  4585   16 gates    4 0.28 4-bit magnitude comparator
  40106  14 gates    6 0.15 Hex Schmitt-trigger inverter
  40109  16 level    4 0.3  Quad level shifter
  40161  16 counters 1 0.3  Presettable 4-bit counter
  40174  16 flipflop 6 0.24 Hex D flip-flop
  40175  16 flipflop 4 0.24 Quad D flip-flop
  40193  16 counters 1 0.3  Presettable up/down counter
`,
)
