import { comparatorColumns, opAmpColumns } from '../kinds/amplifier.ts'
import { readIcTable } from '../kinds/ic-table.ts'
import { readTable } from '../kit/table.ts'

export const microchipOpAmps = readTable(
  opAmpColumns,
  `
  MCP6001   1 1M   0.6  4.5m 1p 1.8 6   100u both E 0.18 IE OT5!T LT!T
  MCP6001R  1 1M   0.6  4.5m 1p 1.8 6   100u both E 0.18 IE OT5!T
  MCP6001U  1 1M   0.6  4.5m 1p 1.8 6   100u both E 0.18 IE OT5!T LT!T
  MCP6002   2 1M   0.6  4.5m 1p 1.8 6   100u both E 0.24 IE SN MS P8
  MCP6004   4 1M   0.6  4.5m 1p 1.8 6   100u both E 0.34 IE SL14 ST14 P14
  MCP6021   1 10M  7    0.5m 1p 2.5 5.5 1m   both E 0.8  E SN MS P8 OT5!T ST8
  MCP6022   2 10M  7    0.5m 1p 2.5 5.5 1m   both E 1.1  IE SN P8 ST8
  MCP6024   4 10M  7    0.5m 1p 2.5 5.5 1m   both E 1.7  IE SL14 P14 ST14
  MCP6031   1 10k  0.004 0.15m 1p 1.8 5.5 0.9u both E 0.5 E SN MS OT5!T
  MCP6041   1 14k  0.003 3m  1p 1.4 6   0.6u both E 0.4  IE SN MS P8 OT5!T
  MCP6042   2 14k  0.003 3m  1p 1.4 6   0.6u both E 0.55 IE SN MS P8
  MCP6044   4 14k  0.003 3m  1p 1.4 6   0.6u both E 0.85 IE SL14 P14 ST14
  MCP6051   1 385k 0.15 0.15m 1p 1.8 6  30u  both E 0.5  E SN MNY
  MCP6071   1 1.2M 0.5  0.15m 1p 1.8 6  110u both E 0.5  E SN MNY
  MCP6231   1 300k 0.15 5m   1p 1.8 6   20u  both E 0.22 E SN MS P8 OT5!T LT!T
  MCP6232   2 300k 0.15 5m   1p 1.8 6   20u  both E 0.3  E SN MS P8
  MCP6241   1 550k 0.3  5m   1p 1.8 5.5 50u  both E 0.2  E SN MS P8 OT5!T LT!T
  MCP6242   2 550k 0.3  5m   1p 1.8 5.5 50u  both E 0.27 E SN MS P8
  MCP6271   1 2M   0.9  3m   1p 2   6   170u both E 0.35 E SN MS P8 OT5!T
  MCP6272   2 2M   0.9  3m   1p 2   6   170u both E 0.45 E SN MS P8
  MCP6274   4 2M   0.9  3m   1p 2   6   170u both E 0.65 E SL14 P14 ST14
  MCP6281   1 5M   2.5  3m   1p 2.2 6   450u both E 0.4  E SN MS P8 OT5!T
  MCP6282   2 5M   2.5  3m   1p 2.2 6   450u both E 0.5  E SN MS P8
  MCP6291   1 10M  7    3m   1p 2.4 6   1m   both E 0.5  E SN MS P8 OT5!T
  MCP6292   2 10M  7    3m   1p 2.4 6   1m   both E 0.65 E SN MS P8
  MCP6294   4 10M  7    3m   1p 2.4 6   1m   both E 0.95 E SL14 P14 ST14
  MCP6L01   1 1M   0.6  5m   1p 1.8 6   85u  both E 0.16 E OT5!T LT!T
  MCP6L02   2 1M   0.6  5m   1p 1.8 6   85u  both E 0.2  E SN MS
  MCP601    1 2.8M 2.3  2m   1p 2.7 6   230u out  E 0.4  IE SN P8 ST8 OT5!T
  MCP602    2 2.8M 2.3  2m   1p 2.7 6   230u out  E 0.5  IE SN P8 ST8
  MCP604    4 2.8M 2.3  2m   1p 2.7 6   230u out  E 0.8  IE SL14 P14 ST14
  MCP606    1 155k 0.08 0.25m 1p 2.5 6  19u  out  I 0.6  I SN P8 ST8 OT5!T
  MCP607    2 155k 0.08 0.25m 1p 2.5 6  19u  out  I 0.8  I SN P8 ST8
  MCP616    1 190k 0.08 0.15m 15n 2.3 5.5 19u out I 0.6  I SN MS P8
  MCP6401   1 1M   0.5  4.5m 1p 1.8 6   45u  both E 0.2  E OT5!T LT!T
  MCP6402   2 1M   0.5  4.5m 1p 1.8 6   45u  both E 0.26 E SN MNY
  MCP6481   1 4M   2.7  1.5m 1p 2.2 5.5 240u both E 0.35 E OT5!T LT!T
  MCP6491   1 7.5M 6    1.5m 1p 2.4 5.5 530u both E 0.45 E OT5!T LT!T
  MCP6V01   1 1.3M 0.5  2u   1p 1.8 5.5 300u both E 1.1  E SN MNY
  MCP6V11   1 80k  0.03 8u   5p 1.6 5.5 7.5u both E 0.7  E OT5!T LT!T
  MCP6V31   1 300k 0.12 8u   5p 1.8 5.5 23u  both E 0.6  E OT5!T LT!T
  MCP6V51   1 2M   1.8  15u  60p 4.5 45 470u out E 1     E OT5!T MS
  MCP6V61   1 1M   0.45 8u   1p 1.8 5.5 80u  both E 0.6  E OT5!T LT!T
  MCP6V81   1 5M   4    9u   2p 2.2 5.5 480u both E 0.8  E OT5!T LT!T
`,
)

export const microchipComparators = readTable(
  comparatorColumns,
  `
  MCP6541 1 4u   1.5m 1.6 5.5 0.6u pp E 0.35 IE SN MS P8 OT5!T LT!T
  MCP6542 2 4u   1.5m 1.6 5.5 0.6u pp E 0.45 IE SN MS P8
  MCP6544 4 4u   1.5m 1.6 5.5 0.6u pp E 0.65 IE SL14 P14 ST14
  MCP6546 1 4u   1.5m 1.6 5.5 0.6u od E 0.35 IE SN MS P8 OT5!T
  MCP6547 2 4u   1.5m 1.6 5.5 0.6u od E 0.45 IE SN MS P8
  MCP6561 1 47n  3m   1.8 5.5 100u pp E 0.45 E OT5!T LT!T
  MCP6562 2 47n  3m   1.8 5.5 100u pp E 0.55 E SN MS
  MCP6566 1 47n  3m   1.8 5.5 100u od E 0.45 E OT5!T LT!T
  MCP65R41 1 4u  3m   1.8 5.5 2.5u pp E 0.7  E OT6!T
`,
)

/** The order column may start with options that stand before the grade: "502,103 / E ST14". */
export const microchipCircuits = readIcTable(`
MCP3002 | adc | 1.3 | E | ch=2 res=10 sps=200k bus=SPI supply=2.7..5.5 | I SN P8 MS ST8
MCP3004 | adc | 1.6 | E | ch=4 res=10 sps=200k bus=SPI supply=2.7..5.5 | I SL14 P14 ST14
MCP3008 | adc | 2 | I | ch=8 res=10 sps=200k bus=SPI supply=2.7..5.5 | I SL16 P16
MCP3021A5 | adc | 0.9 | E | ch=1 res=10 sps=22.3k bus=I2C supply=2.7..5.5 | E OT5!T
MCP3201 | adc | 2 | I | ch=1 res=12 sps=100k bus=SPI supply=2.7..5.5 | B,C / I SN P8 MS ST8
MCP3202 | adc | 2.2 | I | ch=2 res=12 sps=100k bus=SPI supply=2.7..5.5 | B,C / I SN P8
MCP3204 | adc | 2.6 | I | ch=4 res=12 sps=100k bus=SPI supply=2.7..5.5 | B,C / I SL14 P14 ST14
MCP3208 | adc | 3.1 | I | ch=8 res=12 sps=100k bus=SPI supply=2.7..5.5 | B,C / I SL16 P16
MCP3221A5 | adc | 1.2 | E | ch=1 res=12 sps=22.3k bus=I2C supply=2.7..5.5 | EI OT5!T
MCP3301 | adc | 2.5 | I | ch=1 res=13 sps=100k bus=SPI supply=2.7..5.5 | B,C / I SN P8 MS
MCP3421A0 | adc | 1.9 | E | ch=1 res=18 sps=240 bus=I2C supply=2.7..5.5 | E CH!T
MCP3422A0 | adc | 2.3 | E | ch=2 res=18 sps=240 bus=I2C supply=2.7..5.5 | E SN MS MC
MCP3424 | adc | 2.8 | E | ch=4 res=18 sps=240 bus=I2C supply=2.7..5.5 | E SL14 ST14
MCP3425A0 | adc | 1.5 | E | ch=1 res=16 sps=240 bus=I2C supply=2.7..5.5 | E CH!T
MCP3550 | adc | 2.3 | I | ch=1 res=22 sps=13.7 bus=SPI supply=2.7..5.5 | 50,60 / E SN MS
MCP3561 | adc | 2.6 | E | ch=2 res=24 sps=153.6k bus=SPI supply=2.7..3.6 | E ST20
MCP3564 | adc | 3.6 | E | ch=8 res=24 sps=153.6k bus=SPI supply=2.7..3.6 | E ST20
MCP3911A0 | frontEnd | 1.6 | E | ch=2 res=24 sps=125k bus=SPI supply=2.7..3.6 name=Energy_metering_front_end | E SS20 ML20
MCP4017 | digipot | 0.6 | E | ch=1 rtot=10k bus=I2C supply=1.8..5.5 | 502,103,503,104 / E LT!T
MCP4018 | digipot | 0.6 | E | ch=1 rtot=10k bus=I2C supply=1.8..5.5 | 502,103,503,104 / E LT!T
MCP4131 | digipot | 0.6 | E | ch=1 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E SN P8 MS MF
MCP4151 | digipot | 0.7 | E | ch=1 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E SN P8 MS MF
MCP4161 | digipot | 0.8 | E | ch=1 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E SN P8 MS MF
MCP4251 | digipot | 0.9 | E | ch=2 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E SL14 P14 ST14
MCP4261 | digipot | 1.1 | E | ch=2 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E SL14 P14 ST14
MCP4351 | digipot | 1.5 | E | ch=4 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E ST20
MCP4361 | digipot | 1.7 | E | ch=4 rtot=10k bus=SPI supply=1.8..5.5 | 502,103,503,104 / E ST20
MCP4531 | digipot | 0.6 | E | ch=1 rtot=10k bus=I2C supply=1.8..5.5 | 502,103,503,104 / E MS MF
MCP4551 | digipot | 0.7 | E | ch=1 rtot=10k bus=I2C supply=1.8..5.5 | 502,103,503,104 / E MS MF
MCP4661 | digipot | 1 | E | ch=2 rtot=10k bus=I2C supply=1.8..5.5 | 502,103,503,104 / E ST14
MCP41010 | digipot | 1.2 | I | ch=1 rtot=10k bus=SPI supply=2.7..5.5 | I SN P8
MCP41050 | digipot | 1.2 | I | ch=1 rtot=50k bus=SPI supply=2.7..5.5 | I SN P8
MCP41100 | digipot | 1.2 | I | ch=1 rtot=100k bus=SPI supply=2.7..5.5 | I SN P8
MCP4706A0 | dac | 0.5 | E | ch=1 res=8 bus=I2C supply=2.7..5.5 | E CH!T MAY!T
MCP4716A0 | dac | 0.6 | E | ch=1 res=10 bus=I2C supply=2.7..5.5 | E CH!T MAY!T
MCP4725A0 | dac | 0.9 | E | ch=1 res=12 bus=I2C supply=2.7..5.5 | E CH!T
MCP4725A1 | dac | 0.9 | E | ch=1 res=12 bus=I2C supply=2.7..5.5 | E CH!T
MCP4726A0 | dac | 0.8 | E | ch=1 res=12 bus=I2C supply=2.7..5.5 | E CH!T MAY!T
MCP4728 | dac | 2 | E | ch=4 res=12 bus=I2C supply=2.7..5.5 | E UN
MCP4728A0 | dac | 2 | E | ch=4 res=12 bus=I2C supply=2.7..5.5 | E UN
MCP4801 | dac | 1 | E | ch=1 res=8 bus=SPI supply=2.7..5.5 | E SN P8 MS MC
MCP4802 | dac | 1.2 | E | ch=2 res=8 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4811 | dac | 1.4 | E | ch=1 res=10 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4812 | dac | 1.7 | E | ch=2 res=10 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4821 | dac | 1.9 | E | ch=1 res=12 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4822 | dac | 2.5 | E | ch=2 res=12 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4901 | dac | 1.1 | E | ch=1 res=8 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4911 | dac | 1.4 | E | ch=1 res=10 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4921 | dac | 1.8 | E | ch=1 res=12 bus=SPI supply=2.7..5.5 | E SN P8 MS
MCP4922 | dac | 2.3 | E | ch=2 res=12 bus=SPI supply=2.7..5.5 | E SL14 P14 ST14
MCP79410 | rtc | 0.75 | I | bus=I2C supply=1.8..5.5 iq=1.2u | I SN MS ST8 MNY
MCP7940N | rtc | 0.6 | E | bus=I2C supply=1.8..5.5 iq=1.2u | IE SN P8 MS ST8 MNY
MCP7940M | rtc | 0.55 | I | bus=I2C supply=1.8..5.5 iq=1.2u | I SN P8 MS ST8 MNY
MCP79510 | rtc | 0.9 | I | bus=SPI supply=1.8..3.6 iq=1.2u | I UN
MCP9700 | temperature | 0.22 | E | range=−40…125_°C acc=2 bus=Analog supply=2.3..5.5 measures=Temperature | E TT!T LT!T TO
MCP9700A | temperature | 0.26 | E | range=−40…125_°C acc=1 bus=Analog supply=2.3..5.5 measures=Temperature | E TT!T LT!T TO
MCP9701 | temperature | 0.22 | E | range=−10…125_°C acc=2 bus=Analog supply=3.1..5.5 measures=Temperature | E TT!T LT!T TO
MCP9808 | temperature | 0.9 | E | range=−40…125_°C acc=0.25 bus=I2C supply=2.7..5.5 measures=Temperature | E MS MC
MCP98243 | temperature | 0.6 | E | range=−40…125_°C acc=0.5 bus=I2C supply=3..3.6 measures=Temperature name=Memory_module_temperature_sensor | B / E ST8 MNY MC
MCP9600 | temperature | 3.2 | E | range=−200…1800_°C acc=0.5 bus=I2C supply=2.7..5.5 measures=Temperature name=Thermocouple_converter | E MQ20
MCP2003A | can | 0.6 | E | supply=6..27 rate=20k name=LIN_transceiver job=LIN-8 | E SN P8 MC
MCP2021A | can | 0.9 | E | supply=6..18 rate=20k name=LIN_transceiver_with_regulator | 330,500 / E SN P8
MCP2515 | can | 1.5 | E | supply=2.7..5.5 rate=1M bus=SPI name=CAN_controller | IE SO18 P18 ST20 ML20
MCP2517FD | can | 1.6 | H | supply=2.7..5.5 rate=8M bus=SPI name=CAN_FD_controller | H SL14
MCP2518FD | can | 1.5 | H | supply=2.7..5.5 rate=8M bus=SPI name=CAN_FD_controller | EH SL14
MCP2542FD | can | 0.6 | H | supply=4.5..5.5 rate=8M job=CAN-5V | EH SN MF MNY
MCP2551 | can | 0.9 | E | supply=4.5..5.5 rate=1M job=CAN-5V | IE SN P8
MCP2561 | can | 0.6 | H | supply=4.5..5.5 rate=1M job=CAN-5V | EH SN P8 MF
MCP2562 | can | 0.65 | H | supply=4.5..5.5 rate=1M job=CAN-5V | EH SN P8 MF
MCP2562FD | can | 0.7 | H | supply=4.5..5.5 rate=8M job=CAN-5V | EH SN P8 MF
MCP25625 | can | 2.4 | E | supply=4.5..5.5 rate=1M bus=SPI name=CAN_controller_with_transceiver | E SS28 ML28
MCP2200 | usb | 1.9 | I | bus=USB-UART rate=12M name=USB_to_serial_bridge | I SO20 SS20 MQ20
MCP2210 | usb | 2 | I | bus=USB-SPI rate=12M name=USB_to_SPI_bridge | I SO20 SS20 MQ20
MCP2221A | usb | 1.9 | I | bus=USB-I2C rate=12M name=USB_to_I2C_and_serial_bridge | I P14 SL14 ST14 ML16
MCP23008 | expander | 0.9 | E | io=8 bus=I2C supply=1.8..5.5 | E P18 SO18 SS20 ML20
MCP23S08 | expander | 0.9 | E | io=8 bus=SPI supply=1.8..5.5 | E P18 SO18 SS20 ML20
MCP23017 | expander | 1.1 | E | io=16 bus=I2C supply=1.8..5.5 job=MCP23017 | E SP SO28 SS28 ML28
MCP23S17 | expander | 1.1 | E | io=16 bus=SPI supply=1.8..5.5 job=MCP23S17 | E SP SO28 SS28 ML28
MCP23018 | expander | 1.2 | E | io=16 bus=I2C supply=1.8..5.5 | E SP SO28 SS28
MCP73811 | charger | 0.5 | I | input=3.75..6 iout=0.45 vout=4.2 | 420 / I OT5!T
MCP73812 | charger | 0.5 | I | input=3.75..6 iout=0.5 vout=4.2 | 420 / I OT5!T
MCP73831 | charger | 0.45 | I | input=3.75..6 iout=0.5 vout=4.2 job=MCP73831 | 2AC,2AT,2DC,3AC,4AD,5AC / I OT5!T MC
MCP73832 | charger | 0.45 | I | input=3.75..6 iout=0.5 vout=4.2 | 2AC,2DC,3AC,4AD,5AC / I OT5!T MC
MCP73871 | charger | 1.3 | I | input=3.75..6 iout=1 vout=4.2 | 1AA,1CA,2AA,2CA,2CC,3CA / I ML20
MCP1402 | lowSideDriver | 0.5 | E | ch=1 iout=0.5 supply=4.5..18 | E OT5!T
MCP1406 | lowSideDriver | 0.9 | E | ch=1 iout=6 supply=4.5..18 | E SN P8 MF AT
MCP1407 | lowSideDriver | 0.9 | E | ch=1 iout=6 supply=4.5..18 | E SN P8 MF AT
MCP1415 | lowSideDriver | 0.5 | E | ch=1 iout=1.5 supply=4.5..18 | E OT5!T
MCP1416 | lowSideDriver | 0.5 | E | ch=1 iout=1.5 supply=4.5..18 | E OT5!T
MCP14E4 | lowSideDriver | 0.9 | E | ch=2 iout=4 supply=4.5..18 | E SN P8 MF
TC4420 | lowSideDriver | 0.9 | E | ch=1 iout=6 supply=4.5..18 | E SN P8 MF AT
TC4424A | lowSideDriver | 0.9 | E | ch=2 iout=3 supply=4.5..18 | E SN P8 MF
TC4427A | lowSideDriver | 0.7 | E | ch=2 iout=1.5 supply=4.5..18 | E SN P8 MS MF
MCP16301 | buck | 0.7 | I | input=4..30 iout=0.6 fsw=500k name=Buck_converter | I CH!T
MCP16331 | buck | 0.8 | E | input=4.4..50 iout=0.5 fsw=500k name=Buck_converter | E CH!T MNY
MCP1603 | buck | 0.5 | I | input=2.7..5.5 iout=0.5 fsw=2M name=Buck_converter | 120,150,180,250,330,ADJ / I OT5!T
MCP16251 | boost | 0.5 | I | input=0.82..5.5 iout=0.65 fsw=500k | I CH!T MNY
MCP1640 | boost | 0.45 | I | input=0.65..5.5 iout=0.8 fsw=500k | I CH!T MC
MCP1640B | boost | 0.45 | I | input=0.65..5.5 iout=0.8 fsw=500k | I CH!T MC
MCP1642B | boost | 0.6 | I | input=0.65..5.5 iout=1.8 fsw=1M | 18,30,33,50,ADJ / I MS MC
MCP1661 | boost | 0.6 | E | input=2.4..5.5 iout=1.3 fsw=500k | E OT5!T MNY
MCP1252 | chargePump | 0.7 | I | input=2.1..5.5 iout=0.12 fsw=650k vout=3.3 | 33X50,ADJ / I MS
MCP1501 | seriesReference | 0.8 | E | vout=2.5 tol=0.1 tc=50 | 10,12,18,20,25,30,33,40 / E SN CH!T RW
MCP1525 | seriesReference | 0.5 | I | vout=2.5 tol=1 tc=50 | I TT!T TO
MCP1541 | seriesReference | 0.5 | I | vout=4.096 tol=1 tc=50 | I TT!T TO
ENC28J60 | ethernet | 2.6 | I | rate=10M bus=SPI supply=3.1..3.6 name=Ethernet_controller | IC SO28 SP SS28 ML28
MRF24J40 | radio24 | 2.6 | I | range=2.4_GHz rate=250k supply=2.4..3.6 bus=SPI | I ML40
MRF89XA | subGhz | 2.3 | I | range=863–960_MHz rate=200k supply=2.1..3.6 bus=SPI | I MQ32
MTCH6102 | touch | 1.9 | I | ch=15 bus=I2C supply=1.8..3.6 | I SS28 MV28
`)
