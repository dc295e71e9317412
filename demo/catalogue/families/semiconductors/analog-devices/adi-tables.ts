import { comparatorColumns, opAmpColumns } from '../kinds/amplifier.ts'
import { readIcTable } from '../kinds/ic-table.ts'
import { readTable } from '../kit/table.ts'

export const adiOpAmps = readTable(
  opAmpColumns,
  `
  OP07     1 0.6M 0.3  30u   1.2n 6   36  2.6m no   C 0.9 C:C R8 N8 D:I R8 N8 E:C N8
  OP27     1 8M   2.8  30u   15n  8   36  3m   no   I 2.1 G:I R8 N8 E:I N8
  OP37     1 63M  17   30u   15n  8   36  3m   no   I 2.3 G:I R8 N8
  OP177    1 0.6M 0.3  20u   0.5n 6   36  1.6m no   I 1.7 G:I R8 N8 F:I R8 N8
  OP184    1 4.3M 4    65u   60n  3   36  1.4m both E 2.4 E:E R8 F:E R8
  OP284    2 4.3M 4    65u   60n  3   36  1.4m both E 3.3 E:E R8 F:E R8
  OP484    4 4.3M 4    75u   60n  3   36  1.4m both E 5.6 E:E R14 F:E R14
  OP262    2 15M  10   25u   360n 2.7 12  500u out  E 2.3 G:E R8 RU8
  OP279    2 5M   3    4m    300n 4.5 12  1.5m both I 2.1 G:I R8 RU8
  OP497    4 0.5M 0.15 40u   60p  4   40  525u no   I 6.3 F:I RW16 G:I RW16 N14
  AD549    1 1M   3    0.5m  0.1p 10  36  600u no   C 28  J:C N8
  AD711    1 4M   20   0.3m  25p  9   36  2.5m no   C 1.9 J:C R8 N8 A:I N8
  AD712    2 4M   20   0.3m  25p  9   36  2.5m no   C 2.5 J:C R8 N8 A:I N8
  AD744    1 13M  75   0.3m  30p  9   36  3.5m no   C 3.6 J:C R8 N8
  AD795    1 1.6M 1    100u  1p   8   36  1.3m no   C 5.9 J:C R8
  AD797    1 110M 20   25u   250n 10  36  8.2m no   I 6.9 A:I R8 N8 B:I R8
  AD811    1 140M 2500 0.5m  2u   9   36  14m  no   I 5.3 A:I R8 N8 J:C R8
  AD817    1 50M  350  0.5m  3.3u 5   36  7m   no   I 2.9 A:I R8 N8
  AD818    1 130M 500  0.5m  3.3u 5   36  7m   no   I 3.1 A:I R8 N8
  AD820    1 1.8M 3    0.1m  2p   5   36  620u out  I 2.4 A:I R8 N8 RM8 B:I R8
  AD822    2 1.8M 3    0.1m  2p   5   36  620u out  I 3.4 A:I R8 N8 RM8 B:I R8
  AD823    2 16M  22   0.2m  3p   3   36  2.6m out  I 3.5 A:I R8
  AD824    4 2M   2    0.1m  2p   3   36  500u out  I 5.4 A:I R14
  AD829    1 120M 230  0.2m  3.3u 9   36  5.3m no   I 3.9 J:C R8 A:I R8
  AD845    1 16M  100  0.1m  0.5n 9   36  10m  no   I 6.2 J:C N8
  AD847    1 50M  300  0.5m  3.3u 9   36  4.8m no   I 3.4 J:C R8 N8 A:I N8
  AD8009   1 1G   5500 2m    50u  5   12  14m  no   I 3.3 A:I R8 RT5
  AD8031   1 80M  30   1m    0.45u 2.7 12 800u both I 1.9 A:I R8 RT5 B:I R8
  AD8032   2 80M  30   1m    0.45u 2.7 12 800u both I 2.9 A:I R8 RM8 B:I R8
  AD8038   1 350M 425  0.5m  0.4u 3   12  1m   no   I 1.9 A:I R8 KS
  AD8041   1 160M 170  2m    1.2u 3   12  5.2m out  I 2.3 A:I R8 N8
  AD8044   4 150M 190  1m    2u   3   12  2.75m out I 4.6 A:I R14
  AD8051   1 110M 170  1.7m  1.4u 3   12  4.4m out  I 1.7 A:I R8 RT5
  AD8052   2 110M 170  1.7m  1.4u 3   12  4.4m out  I 2.4 A:I R8 RM8
  AD8055   1 300M 1400 3m    0.4u 8   13  5.4m no   I 1.9 A:I R8 RT5
  AD8056   2 300M 1400 3m    0.4u 8   13  5.4m no   I 2.7 A:I R8 RM8
  AD8057   1 325M 1150 1m    0.5u 3   12  5.4m no   I 1.8 A:I R8 RT5
  AD8065   1 145M 180  0.4m  2p   5   24  6.4m out  I 2.6 A:I R8 RT5
  AD8066   2 145M 180  0.4m  2p   5   24  6.4m out  I 3.9 A:I R8 RM8
  AD8091   1 110M 170  1.7m  1.4u 3   12  4.4m out  I 1   A:I R8 RT5
  AD8099   1 3.8G 1350 0.1m  0.1u 5   12  15m  no   I 4.4 A:I CPD8
  AD8505   1 95k  0.013 0.5m 1p   1.8 5   20u  both E 0.5 A:E RJ5
  AD8541   1 1M   0.92 1m    4p   2.7 5.5 45u  both E 0.4 A:E R8 RT5 KS
  AD8542   2 1M   0.92 1m    4p   2.7 5.5 45u  both E 0.55 A:E R8 RM8 RU8
  AD8544   4 1M   0.92 1m    4p   2.7 5.5 45u  both E 0.85 A:E R14 RU14
  AD8551   1 1.5M 0.4  1u    10p  2.7 5.5 700u both E 1.6 A:E R8 RM8
  AD8552   2 1.5M 0.4  1u    10p  2.7 5.5 700u both E 2.4 A:E R8 RU8
  AD8554   4 1.5M 0.4  1u    10p  2.7 5.5 700u both E 4.2 A:E R14 RU14
  AD8571   1 1.5M 0.4  1u    10p  2.7 5.5 750u both E 1.9 A:E R8 RM8
  AD8572   2 1.5M 0.4  1u    10p  2.7 5.5 750u both E 2.8 A:E R8 RU8
  AD8601   1 8.2M 5.2  80u   0.2p 2.7 5.5 750u both E 0.9 A:E RT5
  AD8602   2 8.2M 5.2  80u   0.2p 2.7 5.5 750u both E 1.3 A:E R8 RM8 D:E R8
  AD8604   4 8.2M 5.2  80u   0.2p 2.7 5.5 750u both E 2.1 A:E R14 RU14
  AD8605   1 10M  5    20u   0.2p 2.7 5.5 1m   both E 0.95 A:E RT5 CB5
  AD8606   2 10M  5    20u   0.2p 2.7 5.5 1m   both E 1.4 A:E R8 RM8
  AD8608   4 10M  5    20u   0.2p 2.7 5.5 1m   both E 2.3 A:E R14 RU14
  AD8610   1 25M  60   45u   2p   10  27  3.5m no   E 4.6 A:E R8 RM8 B:E R8
  AD8620   2 25M  60   45u   2p   10  27  3.5m no   E 7   A:E R8 B:E R8
  AD8613   1 400k 0.1  0.4m  0.2p 1.8 5   38u  both E 0.8 A:E UJ5 KS
  AD8615   1 24M  12   23u   0.2p 2.7 5.5 1.7m both E 0.9 A:E UJ5
  AD8616   2 24M  12   23u   0.2p 2.7 5.5 1.7m both E 1.3 A:E R8 RM8
  AD8618   4 24M  12   23u   0.2p 2.7 5.5 1.7m both E 2.1 A:E R14 RU14
  AD8628   1 2.5M 1    1u    30p  2.7 5   850u both E 1.2 A:E R8 RT5 UJ5
  AD8629   2 2.5M 1    1u    30p  2.7 5   850u both E 1.7 A:E R8 RM8
  AD8638   1 1.35M 2.5 3u    1.5p 5   16  1m   out  E 1.5 A:E R8 RJ5
  AD8651   1 50M  41   0.1m  1p   2.7 5.5 9m   both E 1.9 A:E R8 RM8
  AD8655   1 28M  11   50u   1p   2.7 5.5 3.7m both E 1.2 A:E R8 RM8
  AD8656   2 28M  11   50u   1p   2.7 5.5 3.7m both E 1.7 A:E R8 RM8
  AD8671   1 10M  4    20u   3n   8   36  3m   no   E 1.6 A:E R8 RM8
  AD8672   2 10M  4    20u   3n   8   36  3m   no   E 2.4 A:E R8 RM8
  AD8674   4 10M  4    20u   3n   8   36  3m   no   E 4.1 A:E R14 RU14
  AD8675   1 10M  2.5  10u   0.5n 9   36  2.5m out  E 2.1 A:E R8 RM8 B:E R8 RM8
  ADA4000-1 1 5M  20   0.2m  5p   8   36  1.35m no  E 0.9 A:E R8 UJ5
  ADA4000-2 2 5M  20   0.2m  5p   8   36  1.35m no  E 1.3 A:E R8 RM8
  ADA4077-1 1 3.9M 1   15u   0.4n 5   36  400u no   E 1.6 A:E R8 RM8 B:E R8
  ADA4077-2 2 3.9M 1   15u   0.4n 5   36  400u no   E 2.4 A:E R8 RM8 B:E R8
  ADA4084-2 2 15.9M 4.6 40u  140n 3   30  565u both E 2.6 A:E R8 RM8 CP8
  ADA4522-2 2 3M  1.4  0.7u  50p  4.5 55  830u out  E 2.8 A:E R8 RM8
  ADA4528-1 1 4M  0.5  0.3u  90p  2.2 5.5 1.4m both E 1.9 A:E RM8 CP8
  ADA4610-2 2 16M 25   0.2m  5p   10  36  1.6m out  E 2.9 A:E R8 RM8 B:E R8
  ADA4807-1 1 180M 225 50u   1.2u 2.7 11  1m   both E 1.7 A:E RJ6 KS6
  ADA4817-1 1 1G  870  0.4m  2p   5   10  19m  no   X 4.1 A:X CPD8
  ADA4841-1 1 80M 12   40u   3u   2.7 12  1.2m out  E 1.5 Y:E R8 RJ6
  ADA4891-1 1 240M 170 3m    2p   2.7 5.5 4.4m out  E 0.7 A:E R8 RJ5
  ADA4898-1 1 65M 55   20u   0.1u 10  36  7.9m no   X 3.6 Y:X R8
`,
)

export const adiComparators = readTable(
  comparatorColumns,
  `
  AD8561   1 7n   2.3m 3   10  4.5m pp I 2.1 A:I R8 RU8
  AD8611   1 4n   1m   3   5.5 5.7m pp I 2.6 A:I R8 RM8
  AD8612   2 4n   1m   3   5.5 11m  pp I 3.6 A:I RU14
  AD790    1 40n  0.2m 4.5 33  10m  pp I 5.4 J:C R8 N8
  ADCMP600 1 3.5n 2m   2.5 5.5 3m   pp E 1.1 B:E RJ5 KS
  ADCMP601 1 3.5n 2m   2.5 5.5 3m   pp E 1.2 B:E KS6
  ADCMP603 1 3.5n 2m   2.5 5.5 4m   pp E 1.7 B:E CP12
  ADCMP609 1 30n  3m   2.5 5.5 550u pp E 0.9 B:E RM8
`,
)

/** Converters, interface, isolation, radio and sensor circuits of Analog Devices. */
export const adiCircuits = readIcTable(`
AD5206 | digipot | 3.4 | I | ch=6 rtot=10k bus=SPI supply=2.7..5.5 | B:I RU24 R24
AD5245 | digipot | 1 | E | ch=1 rtot=10k bus=I2C supply=2.7..5.5 | B:E RJ8
AD5592R | frontEnd | 4.3 | X | ch=8 res=12 sps=400k bus=SPI supply=2.7..5.5 | B:X RU16 CP16
AD5593R | frontEnd | 4.3 | X | ch=8 res=12 bus=I2C supply=2.7..5.5 | B:X RU16 CP16
AD5601 | dac | 1 | E | ch=1 res=8 bus=SPI supply=2.7..5.5 | B:E KS6 CPD6
AD5611 | dac | 1.3 | E | ch=1 res=10 bus=SPI supply=2.7..5.5 | B:E KS6
AD5621 | dac | 1.8 | E | ch=1 res=12 bus=SPI supply=2.7..5.5 | A:E KS6 B:E KS6
AD5623R | dac | 4.4 | X | ch=2 res=12 bus=SPI supply=2.7..5.5 | B:X RM10 CPD10
AD5662 | dac | 3.4 | E | ch=1 res=16 bus=SPI supply=2.7..5.5 | A:E RJ8 RM8 B:E RJ8 RM8
AD5686R | dac | 11 | X | ch=4 res=16 bus=SPI supply=2.7..5.5 | A:X RU16 CP16 B:X RU16 CP16
AD5693R | dac | 4 | X | ch=1 res=16 bus=I2C supply=2.7..5.5 | A:X RM10 B:X RM10
AD5791 | dac | 44 | E | ch=1 res=20 bus=SPI supply=10..33 | A:E RU20 B:E RU20
AD7091R | adc | 2.6 | E | ch=1 res=12 sps=1M bus=SPI supply=2.7..5.25 | B:E RM10 CPD10
AD7124-4 | adc | 6 | X | ch=4 res=24 sps=19.2k bus=SPI supply=2.7..3.6 | B:X RU24 CP32 +REEL
AD7124-8 | adc | 7.4 | X | ch=8 res=24 sps=19.2k bus=SPI supply=2.7..3.6 | B:X CP32 +REEL
AD7192 | adc | 7.3 | X | ch=4 res=24 sps=4.8k bus=SPI supply=2.7..5.25 | B:X RU24 CP32 +REEL
AD7193 | adc | 7.7 | X | ch=8 res=24 sps=4.8k bus=SPI supply=3..5.25 | B:X RU28 CP32 +REEL
AD7476 | adc | 2.6 | I | ch=1 res=12 sps=1M bus=SPI supply=2.35..5.25 | A:I RT6 B:I RT6 S:E RT6
AD7606 | adc | 17 | I | ch=8 res=16 sps=200k bus=SPI/parallel supply=4.75..5.25 | B:I ST64
AD7616 | adc | 24 | E | ch=16 res=16 sps=1M bus=SPI/parallel supply=4.75..5.25 | B:E ST80
AD7680 | adc | 5.6 | I | ch=1 res=16 sps=100k bus=SPI supply=2.5..5.5 | A:I RJ6 RM8 B:I RJ6 RM8
AD7685 | adc | 7.7 | I | ch=1 res=16 sps=250k bus=SPI supply=2.3..5.5 | B:I RM10 CPD10 C:I RM10
AD7689 | adc | 11 | I | ch=8 res=16 sps=250k bus=SPI supply=2.3..5.5 | B:I CP20 A:I CP20 +REEL
AD7705 | adc | 5.6 | I | ch=2 res=16 sps=500 bus=SPI supply=2.7..5.25 | B:I RW16 RU16 N16
AD7706 | adc | 5.8 | I | ch=3 res=16 sps=500 bus=SPI supply=2.7..5.25 | B:I RW16 RU16 N16
AD7730 | adc | 13 | I | ch=2 res=24 sps=1.2k bus=SPI supply=4.75..5.25 | B:I RW24 RU24
AD7745 | frontEnd | 6.9 | E | ch=1 res=24 bus=I2C supply=2.7..5.25 name=Capacitance-to-digital_converter | A:E RU16
AD7746 | frontEnd | 7.9 | E | ch=2 res=24 bus=I2C supply=2.7..5.25 name=Capacitance-to-digital_converter | A:E RU16
AD7799 | adc | 4.6 | X | ch=3 res=24 sps=470 bus=SPI supply=2.7..5.25 | B:X RU16
AD7822 | adc | 4.4 | I | ch=1 res=8 sps=2M bus=Parallel supply=2.7..5.5 | B:I RU20 R20
AD7998 | adc | 4.4 | I | ch=8 res=12 sps=188k bus=I2C supply=2.7..5.5 | B:I RU20
AD8232 | frontEnd | 2.7 | I | ch=1 supply=2..3.5 name=ECG_front_end | A:I CP20 +REEL
AD9833 | clockGenerator | 5.6 | X | ch=1 f=12.5M bus=SPI supply=2.3..5.5 name=Direct_digital_synthesizer | B:X RM10
AD9834 | clockGenerator | 7 | X | ch=1 f=37.5M bus=SPI supply=2.3..5.5 name=Direct_digital_synthesizer | B:X RU20 C:X RU20
AD9850 | clockGenerator | 14 | I | ch=1 f=62.5M supply=3.3..5 name=Direct_digital_synthesizer | B:I RS28
AD9851 | clockGenerator | 16 | I | ch=1 f=90M supply=2.7..5.25 name=Direct_digital_synthesizer | B:I RS28
AD9523-1 | clockGenerator | 13 | I | ch=14 f=1G supply=3.1..3.5 | B:I CP72
ADF4002 | synthesizer | 4.4 | I | range=5–400_MHz bus=SPI supply=2.7..3.3 | B:I RU16 CP20
ADF4106 | synthesizer | 5.6 | I | range=0.5–6_GHz bus=SPI supply=2.7..3.3 | B:I RU16 CP20
ADF4350 | synthesizer | 11 | I | range=137.5–4400_MHz bus=SPI supply=3..3.6 | B:I CP32
ADF4351 | synthesizer | 9.6 | I | range=35–4400_MHz bus=SPI supply=3..3.6 | B:I CP32
ADF7020 | subGhz | 4.4 | I | range=135–650_MHz rate=200k supply=2.3..3.6 bus=SPI | B:I CP48
ADF7023 | subGhz | 4.2 | I | range=431–928_MHz rate=300k supply=1.8..3.6 bus=SPI | B:I CP32
ADL5330 | powerAmp | 7.7 | I | range=10–3000_MHz gain=22 supply=4.75..5.25 name=RF_variable_gain_amplifier | A:I CP24 +REEL
ADL5501 | mixer | 4.6 | I | range=50–6000_MHz supply=2.7..5.5 name=RF_power_detector | A:I KS6
ADL5523 | lna | 4.4 | I | range=400–4000_MHz gain=21 supply=3..5 | A:I CPD8
ADL5801 | mixer | 9.6 | I | range=10–6000_MHz supply=4.75..5.25 | A:I CP24 +REEL
AD8307 | mixer | 9.9 | I | range=0–500_MHz supply=2.7..5.5 name=Logarithmic_amplifier | A:I R8 N8
AD8313 | mixer | 12 | I | range=0.1–2500_MHz supply=2.7..5.5 name=Logarithmic_detector | A:I RM8
AD8318 | mixer | 9.9 | I | range=0.001–8_GHz supply=4.5..5.5 name=Logarithmic_detector | A:I CP16 +REEL
ADG419 | analogSwitch | 2.2 | I | ch=1 ron=35 supply=4.5..36 | B:I R8 N8 RM8
ADG704 | analogMux | 1.6 | I | ch=1 ron=2.5 supply=1.8..5.5 | B:I RM10
ADG708 | analogMux | 1.9 | I | ch=1 ron=3 supply=1.8..5.5 | B:I RU16 C:I RU16
ADG719 | analogSwitch | 0.9 | E | ch=1 ron=4 supply=1.8..5.5 | B:E RT6 RM8
ADG736 | analogSwitch | 1.2 | I | ch=2 ron=2.5 supply=1.8..5.5 | B:I RM10
ADG884 | analogSwitch | 0.8 | I | ch=2 ron=0.28 supply=1.8..5.5 | B:I RM10 CPD10
ADG1408 | analogMux | 4.4 | E | ch=1 ron=4 supply=5..33 | Y:E RU16 CP16
ADG1419 | analogSwitch | 2.4 | E | ch=1 ron=2.1 supply=5..33 | B:E RM8 CPD8
ADG5412 | analogSwitch | 3.7 | E | ch=4 ron=9.8 supply=9..40 | B:E RU16 CP16
ADM202E | uart | 1.2 | C | ch=2 supply=4.5..5.5 rate=230k job=MAX202 | A:I R16 RW16 RU16 J:C R16
ADM3202 | uart | 1.1 | I | ch=2 supply=3..5.5 rate=460k job=MAX3232 | A:I R16 RU16 RW16
ADM483 | rs485 | 1.4 | I | ch=1 supply=4.75..5.25 rate=250k job=RS485-8 | A:I R8
ADM485 | rs485 | 1.5 | I | ch=1 supply=4.75..5.25 rate=5M job=RS485-8 | A:I R8 N8 J:C R8 N8
ADM3485E | rs485 | 1.5 | I | ch=1 supply=3..3.6 rate=12M job=RS485-8 | A:I R8
ADM3053 | can | 5.6 | I | supply=4.5..5.5 rate=1M viso=2500 name=Isolated_CAN_transceiver | B:I RW20
ADM3054 | can | 3.9 | E | supply=3..5.5 rate=1M viso=5000 name=Isolated_CAN_transceiver | B:E RW16
ADM2483 | rs485 | 3.6 | I | supply=2.7..5.5 rate=500k viso=2500 name=Isolated_RS-485_transceiver | B:I RW16
ADM2587E | rs485 | 6.6 | I | supply=3..5.5 rate=500k viso=2500 name=Isolated_RS-485_transceiver | B:I RW20
ADUM1200 | isolator | 1.6 | X | ch=2 rate=25M viso=2500 | A:X R8 B:X R8 C:X R8
ADUM1201 | isolator | 1.6 | X | ch=2 rate=25M viso=2500 | A:X R8 B:X R8 C:X R8
ADUM1250 | isolator | 2.1 | X | ch=2 rate=1M viso=2500 bus=I2C | A:X R8
ADUM1400 | isolator | 2.8 | X | ch=4 rate=90M viso=2500 | A:X RW16 B:X RW16 C:X RW16
ADUM1401 | isolator | 2.8 | X | ch=4 rate=90M viso=2500 | A:X RW16 B:X RW16 C:X RW16
ADUM3160 | isolator | 4.4 | X | ch=2 rate=12M viso=2500 bus=USB | B:X RW16
ADUM4160 | isolator | 5.6 | X | ch=2 rate=12M viso=5000 bus=USB | B:X RW16 RI16
ADUM5401 | isolator | 5 | X | ch=4 rate=25M viso=2500 name=Digital_isolator_with_DC-DC_converter | A:X RW16 C:X RW16
ADUM4135 | isolatedDriver | 3.6 | E | ch=1 iout=4 viso=5000 supply=2.3..6 | B:E RW16
ADR01 | seriesReference | 2.6 | E | vout=10 tol=0.1 tc=9 | A:E R8 UJ5 B:E R8 UJ5
ADR02 | seriesReference | 2.6 | E | vout=5 tol=0.1 tc=9 | A:E R8 UJ5 B:E R8 UJ5
ADR03 | seriesReference | 2.6 | E | vout=2.5 tol=0.2 tc=9 | A:E R8 UJ5 B:E R8 UJ5
ADR421 | seriesReference | 3.4 | E | vout=2.5 tol=0.12 tc=10 | A:E R8 RM8 B:E R8 RM8
ADR425 | seriesReference | 3.6 | E | vout=5 tol=0.12 tc=10 | A:E R8 RM8 B:E R8 RM8
ADR431 | seriesReference | 4.4 | E | vout=2.5 tol=0.12 tc=10 | A:E R8 RM8 B:E R8 RM8
ADR434 | seriesReference | 4.4 | E | vout=4.096 tol=0.12 tc=10 | A:E R8 RM8 B:E R8 RM8
ADR435 | seriesReference | 4.4 | E | vout=5 tol=0.12 tc=10 | A:E R8 RM8 B:E R8 RM8
ADR3425 | seriesReference | 1.9 | E | vout=2.5 tol=0.1 tc=8 | A:E RJ6
ADR3433 | seriesReference | 1.9 | E | vout=3.3 tol=0.1 tc=8 | A:E RJ6
ADR4525 | seriesReference | 4.2 | E | vout=2.5 tol=0.04 tc=4 | A:E R8 B:E R8
ADR4540 | seriesReference | 4.2 | E | vout=4.096 tol=0.04 tc=4 | A:E R8 B:E R8
ADR5041 | shuntReference | 0.6 | E | vout=2.5 tol=0.1 tc=75 | A:E RT3 B:E RT3
AD780 | seriesReference | 5.3 | I | vout=2.5 tol=0.2 tc=7 | A:I R8 N8 B:I R8 N8
ADT7410 | temperature | 2.2 | H | range=−55…150_°C acc=0.5 bus=I2C supply=2.7..5.5 measures=Temperature | T:H R8
ADT7420 | temperature | 3.2 | H | range=−40…150_°C acc=0.25 bus=I2C supply=2.7..5.5 measures=Temperature | U:H CP16
TMP36 | temperature | 0.9 | E | range=−40…125_°C acc=2 bus=Analog supply=2.7..5.5 measures=Temperature | G:E RT5
TMP35 | temperature | 1.1 | E | range=10…125_°C acc=2 bus=Analog supply=2.7..5.5 measures=Temperature | G:E RT5
TMP05 | temperature | 1.3 | H | range=−40…150_°C acc=1 bus=PWM supply=3..5.5 measures=Temperature | A:H RT5 KS B:H RT5 KS
ADXL335 | accelerometer | 3.9 | I | range=±3_g bus=Analog supply=1.8..3.6 measures=Acceleration | B:I CP16
ADXL343 | accelerometer | 2.4 | I | range=±16_g bus=I2C/SPI supply=2..3.6 measures=Acceleration | B:I CC14
ADXL345 | accelerometer | 3.3 | I | range=±16_g bus=I2C/SPI supply=2..3.6 measures=Acceleration | B:I CC14
ADXL362 | accelerometer | 3.6 | I | range=±8_g bus=SPI supply=1.6..3.5 measures=Acceleration | B:I CC16
ADXL375 | accelerometer | 4.6 | I | range=±200_g bus=I2C/SPI supply=2..3.6 measures=Acceleration | B:I CC14
AD8210 | currentSense | 3 | E | ch=1 gain=26 supply=4.5..5.5 gbw=450k vos=1m | Y:E R8
AD8212 | currentSense | 1.7 | E | ch=1 supply=7..65 gbw=1M vos=2m | Y:E RM8
AD8217 | currentSense | 1.5 | E | ch=1 gain=26 supply=4.5..80 gbw=500k vos=0.25m | B:E RM8
AD8418 | currentSense | 1.9 | E | ch=1 gain=26 supply=2.7..5.5 gbw=250k vos=0.2m | B:E R8 RM8
AD620 | inAmp | 6.2 | I | ch=1 supply=4.6..36 gbw=1M vos=50u iq=900u | A:I R8 N8 B:I R8 N8
AD8220 | inAmp | 4 | I | ch=1 supply=4.5..36 gbw=1.5M vos=0.25m iq=750u | A:I RM8 B:I RM8
AD8221 | inAmp | 4.9 | I | ch=1 supply=4.6..36 gbw=0.8M vos=25u iq=900u | A:I R8 RM8 B:I R8 RM8
AD8226 | inAmp | 2.1 | I | ch=1 supply=2.2..36 gbw=1.5M vos=0.2m iq=350u | A:I R8 RM8 B:I R8 RM8
AD8421 | inAmp | 4.4 | I | ch=1 supply=5..36 gbw=10M vos=25u iq=2m | A:I R8 RM8 B:I R8 RM8
AD8422 | inAmp | 4.3 | I | ch=1 supply=4.6..36 gbw=2.2M vos=25u iq=300u | A:I R8 RM8 B:I R8 RM8
AD8429 | inAmp | 7.7 | E | ch=1 supply=8..36 gbw=15M vos=50u iq=6.7m | A:E R8 B:E R8
AD628 | diffAmp | 2.9 | I | ch=1 supply=4.5..36 gbw=600k vos=1.5m | A:I R8 RM8
AD629 | diffAmp | 3.9 | I | ch=1 supply=5..36 gbw=500k vos=1m | A:I R8 N8 B:I R8 N8
AD8276 | diffAmp | 1.2 | I | ch=1 supply=2..36 gbw=550k vos=0.5m | A:I R8 RM8 B:I R8 RM8
AD8479 | diffAmp | 3.9 | E | ch=1 supply=5..36 gbw=130k vos=3m | A:E R8 B:E R8
SSM2518 | audioAmp | 2.3 | I | ch=2 supply=2.5..5.5 pout=2 name=Class-D_audio_amplifier | C:I CP20 CB16
ADAU1701 | codec | 8.4 | C | ch=2 res=28 sps=192k bus=I2C name=Audio_signal_processor | J:C ST48
ADAU1761 | codec | 5.6 | I | ch=2 res=24 sps=96k bus=I2C | B:I CP32
ADP2503 | buckBoost | 1.6 | E | input=2.3..5.5 iout=0.6 fsw=2.5M | A:E CPD10
ADP5052 | pmic | 5.6 | E | input=4.5..15 | A:E CP48
`)
