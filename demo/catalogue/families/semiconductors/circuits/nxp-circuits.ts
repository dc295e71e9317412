import { type Order, order, remember } from '../kit/order.ts'
import { words } from '../kit/table.ts'
import { circuitFamily } from './circuit-family.ts'

/**
 * NXP: "D:SOIC-8 PW:TSSOP-16" stands for D,118 on reels and D,112 in tubes; leadless and tiny packages only come on
 * reels, as ,115, ,118 or ,125. A closing letter, as in TS/1,118, is part of the code; AJ and BZ are the newer reels.
 */
const nxpOrders = remember((spec: string): Order[] =>
  words(spec).flatMap((token) => {
    const [code = '', body = '', grade] = token.split(':')
    const details = { stem: code, ...(grade === 'Q' && { qualification: 'AEC-Q100' as const }) }
    const reel = (digits: string) => order(`${code},${digits}`, body, 'Tape & reel', details)
    if (/^(VSSOP-8|TSSOP-8|SOT)/.test(body)) return [reel('125')]
    if (/^DFN/.test(body)) return [reel('118'), reel('115')]
    if (/^QFN/.test(body)) return [reel('118'), order(`${code},128`, body, 'Tray', details)]
    return [
      reel('118'),
      order(`${code},112`, body, 'Tube', details),
      order(`${code}J`, body, 'Tape & reel', { ...details, stem: code }),
    ]
  }),
)

export const nxpCircuitFamily = circuitFamily({
  code: 'nxp-circuits',
  brand: 'NXP Semiconductors',
  weight: 3,
  orders: nxpOrders,
  table: `
PCA9306 | translator | 0.25 | I | ch=2 bus=I2C supply=0..5.5 job=PCA9306 | D:SOIC-8 DC:VSSOP-8 DP:TSSOP-8 GD1:DFN-8
PCA9517A | expander | 0.5 | I | ch=2 bus=I2C supply=0.9..5.5 name=I2C_bus_repeater | D:SOIC-8 DP:TSSOP-8
PCA9534 | expander | 0.9 | I | io=8 bus=I2C supply=2.3..5.5 job=PCA9534 | D:SOIC-16W PW:TSSOP-16 BS:QFN-16
PCA9535 | expander | 1 | I | io=16 bus=I2C supply=2.3..5.5 job=PCA9535 | D:SOIC-24W PW:TSSOP-24 BS:QFN-24
PCA9536 | expander | 0.6 | I | io=4 bus=I2C supply=2.3..5.5 | D:SOIC-8 DP:TSSOP-8
PCA9538 | expander | 0.9 | I | io=8 bus=I2C supply=2.3..5.5 | D:SOIC-16W PW:TSSOP-16 BS:QFN-16
PCA9539 | expander | 1 | I | io=16 bus=I2C supply=2.3..5.5 job=PCA9539 | D:SOIC-24W PW:TSSOP-24 BS:QFN-24
PCA9540B | expander | 0.5 | I | ch=2 bus=I2C supply=2.3..5.5 name=I2C_multiplexer | D:SOIC-8 DP:TSSOP-8
PCA9546A | expander | 0.8 | I | ch=4 bus=I2C supply=2.3..5.5 name=I2C_switch | D:SOIC-16 PW:TSSOP-16 BS:QFN-16
PCA9548A | expander | 1 | I | ch=8 bus=I2C supply=2.3..5.5 name=I2C_switch job=PCA9548A | D:SOIC-24W PW:TSSOP-24 BS:QFN-24
PCA9554 | expander | 0.8 | I | io=8 bus=I2C supply=2.3..5.5 job=PCA9554 | D:SOIC-16W PW:TSSOP-16 BS:QFN-16 TS:SSOP-20
PCA9555 | expander | 1 | I | io=16 bus=I2C supply=2.3..5.5 job=PCA9555 | D:SOIC-24W DB:SSOP-24 PW:TSSOP-24 BS:QFN-24
PCA9557 | expander | 0.8 | I | io=8 bus=I2C supply=2.3..5.5 | D:SOIC-16 PW:TSSOP-16 BS:QFN-16
PCA9564 | expander | 2 | I | ch=1 bus=I2C supply=2.3..3.6 name=Parallel_to_I2C_controller | D:SOIC-20W PW:TSSOP-20 BS:QFN-20
PCA9600 | expander | 1.4 | I | ch=2 bus=I2C supply=2.5..15 name=I2C_bus_buffer | D:SOIC-8 DP:TSSOP-8
PCA9615 | expander | 0.9 | I | ch=2 bus=I2C supply=2.3..5.5 name=Differential_I2C_buffer | DP:TSSOP-10
PCA9632 | ledMatrix | 0.7 | I | ch=4 bus=I2C | DP1:TSSOP-8 DP2:TSSOP-10 TK:DFN-8
PCA9635 | ledMatrix | 1.2 | I | ch=16 bus=I2C | PW:TSSOP-28 BS:QFN-28
PCA9685 | ledMatrix | 1.5 | I | ch=16 bus=I2C | PW:TSSOP-28 BS:QFN-28
PCA6408A | expander | 0.7 | I | io=8 bus=I2C supply=1.65..5.5 job=PCA6408A | PW:TSSOP-16 BS:QFN-16
PCA6416A | expander | 1 | I | io=16 bus=I2C supply=1.65..5.5 job=PCA6416A | PW:TSSOP-24 HF:QFN-24
PCAL6416A | expander | 1.1 | I | io=16 bus=I2C supply=1.65..5.5 | PW:TSSOP-24 HF:QFN-24
PCF8563 | rtc | 0.8 | I | bus=I2C supply=1..5.5 iq=0.25u | T/5:SOIC-8 TS/5:TSSOP-8 T/F4:SOIC-8 BS/4:DFN-10
PCF8523 | rtc | 0.8 | I | bus=I2C supply=1..5.5 iq=0.15u | T/1:SOIC-8 TS/1:TSSOP-14 TK/1:DFN-8
PCF85063A | rtc | 0.6 | I | bus=I2C supply=0.9..5.5 iq=0.22u | T:SOIC-8 TT/A:TSSOP-8 TL/1:DFN-10
PCF85263A | rtc | 0.7 | I | bus=I2C supply=0.9..5.5 iq=0.32u | T/A:SOIC-8 TT/A:TSSOP-8 TT1/A:TSSOP-10 TL/A:DFN-10
PCF2129 | rtc | 2.6 | I | bus=I2C/SPI supply=1.8..4.2 iq=0.7u frequencyTolerance=3 | T/2:SOIC-16W AT/2:SOIC-20W
PCF8574 | expander | 0.9 | I | io=8 bus=I2C supply=2.5..6 job=PCF8574 | T/3:SOIC-16W TS/3:SSOP-20 AT/3:SOIC-16W ATS/3:SSOP-20
PCF8575 | expander | 1.1 | I | io=16 bus=I2C supply=4.5..5.5 job=PCF8575 | TS/1:SSOP-24
PCF8591 | adc | 1.9 | I | ch=4 res=8 sps=11.1k bus=I2C supply=2.5..6 | T/2:SOIC-16W
PCT2075 | temperature | 0.5 | M | range=−55…125_°C acc=1 bus=I2C supply=2.7..5.5 measures=Temperature job=LM75 | D:SOIC-8 DP:TSSOP-8 TP:DFN-8
LM75B | temperature | 0.6 | M | range=−55…125_°C acc=2 bus=I2C supply=2.8..5.5 measures=Temperature job=LM75 | D:SOIC-8 DP:TSSOP-8 TP:DFN-8
SC16IS740 | uart | 1.9 | E | ch=1 bus=I2C/SPI supply=2.3..3.6 name=UART_with_FIFO | IPW:TSSOP-16
SC16IS752 | uart | 2.6 | E | ch=2 bus=I2C/SPI supply=2.3..3.6 name=UART_with_FIFO | IPW:TSSOP-28 IBS:QFN-32
SC18IS602B | expander | 1.6 | I | bus=I2C-SPI supply=2.4..3.6 name=I2C_to_SPI_bridge | IPW:TSSOP-16
TJA1020 | can | 0.5 | E | supply=5..27 rate=20k name=LIN_transceiver job=LIN-8 | T/N1:SOIC-8:Q
TJA1021 | can | 0.5 | H | supply=5.5..27 rate=20k name=LIN_transceiver job=LIN-8 | T/20/C:SOIC-8:Q T/10/C:SOIC-8:Q TK/20/C:DFN-8:Q
TJA1029 | can | 0.5 | H | supply=5..18 rate=20k name=LIN_transceiver job=LIN-8 | T:SOIC-8:Q TK:DFN-8:Q T/20:SOIC-8:Q
TJA1040 | can | 0.7 | H | supply=4.75..5.25 rate=1M job=CAN-5V | T:SOIC-8:Q T/CM:SOIC-8:Q
TJA1041A | can | 1 | H | supply=4.75..5.25 rate=1M | T:SOIC-14:Q
TJA1042 | can | 0.6 | H | supply=4.5..5.5 rate=5M job=CAN-5V | T:SOIC-8:Q T/3:SOIC-8:Q TK/3:DFN-8:Q
TJA1043 | can | 1 | H | supply=4.5..5.5 rate=5M | T:SOIC-14:Q TK:DFN-14:Q
TJA1044 | can | 0.5 | H | supply=4.75..5.25 rate=5M job=CAN-5V | T:SOIC-8:Q TK:DFN-8:Q GT:SOIC-8:Q GTK:DFN-8:Q
TJA1050 | can | 0.6 | H | supply=4.75..5.25 rate=1M job=CAN-5V | T:SOIC-8:Q T/CM:SOIC-8:Q
TJA1051 | can | 0.6 | H | supply=4.5..5.5 rate=5M job=CAN-5V | T:SOIC-8:Q T/3:SOIC-8:Q T/E:SOIC-8:Q TK/3:DFN-8:Q TK:DFN-8:Q
TJA1052I | can | 2.3 | E | supply=4.75..5.25 rate=5M viso=5000 name=Isolated_CAN_transceiver | T/5:SOIC-16W:Q T/2:SOIC-16W:Q
TJA1057 | can | 0.45 | H | supply=4.75..5.25 rate=5M job=CAN-5V | T:SOIC-8:Q GT:SOIC-8:Q GTK/3:DFN-8:Q
TJA1145 | can | 1.6 | H | supply=4.5..28 rate=2M bus=SPI | T:SOIC-14:Q T/FD:SOIC-14:Q TK/FD:DFN-14:Q
UJA1169 | can | 2.3 | H | supply=3..28 rate=2M bus=SPI name=CAN_system_basis_chip | TK:DFN-20:Q TK/F:DFN-20:Q
MFRC522 | nfc | 3.6 | I | bus=I2C/SPI f=13.56M supply=2.5..3.6 name=NFC_reader | 02HN1:QFN-32
PN532 | nfc | 5.6 | I | bus=I2C/SPI f=13.56M supply=2.7..5.5 name=NFC_reader | 2HN/C1:QFN-40
NT3H2111 | nfc | 0.6 | X | bus=I2C f=13.56M supply=1.7..3.6 name=NFC_tag_with_EEPROM | W0FHK:QFN-8 W0FTT:TSSOP-8
SGTL5000 | codec | 2.6 | I | ch=2 res=24 sps=96k bus=I2C | XNLA3:QFN-20 XNAA3:QFN-32
UDA1334 | audioConverter | 2.3 | B | ch=2 res=24 sps=96k | ATS/N2:SSOP-16
TEF6686 | fmReceiver | 5.6 | I | radio=FM/AM bus=I2C | HN/V102:QFN-32
`,
})
