import { converterColumns } from '../kinds/dc-dc.ts'
import { readIcTable } from '../kinds/ic-table.ts'
import { regulatorColumns } from '../kinds/linear-regulator.ts'
import { readTable } from '../kit/table.ts'

export const linearRegulators = readTable(
  regulatorColumns,
  `
  LT1117   1117   800m 2.5 15  1.2  5m   W 1.7 adj,2.85,3.3,5 C ST M
  LT1085   LM1084 3    2.5 30  1.3  10m  W 3   adj,3.3,3.6,5,12 C T M
  LT1086   LM1084 1.5  2.5 30  1.3  10m  W 2.6 adj,2.85,3.3,3.6,5,12 C/I T M
  LT1121   -      150m 2.5 30  420m 30u  I 2.6 adj,3.3,5 C/I S8 ST N8
  LT1129   -      700m 2.5 30  400m 50u  I 4   adj,3.3,5 C/I S8 ST Q
  LT1521   -      300m 3.6 20  500m 12u  I 3.3 adj,3,3.3,5 C/I S8 ST MS8
  LT1761   LDO5   100m 1.8 20  300m 20u  I 1.7 adj,1.2,1.5,1.8,2,2.5,2.8,3,3.3,5 E/I/H S5
  LT1762   -      150m 1.8 20  300m 25u  I 1.9 adj,2.5,3,3.3,5 E/I MS8
  LT1763   -      500m 1.8 20  300m 30u  I 2.4 adj,1.5,1.8,2.5,3,3.3,5 C/I/H/MP S8 DE
  LT1764   -      3    2.7 20  340m 1m   I 4.6 adj,1.5,1.8,2.5,3.3 E/I Q FE
  LT1764A  -      3    2.7 20  340m 1m   I 4.8 adj,1.5,1.8,2.5,3.3 E/I/MP Q FE
  LT1962   -      300m 1.8 20  270m 30u  I 2.1 adj,1.5,1.8,2.5,3,3.3,5 E/I MS8
  LT1963   -      1.5  2.1 20  340m 1m   I 3.6 adj,1.5,1.8,2.5,3.3 E/I S8 ST Q
  LT1963A  -      1.5  2.1 20  340m 1m   I 3.7 adj,1.5,1.8,2.5,3.3 E/I/MP S8 ST Q
  LT1964   -      200m 2.2 20  340m 30u  I 2.1 -5 E/I S5
  LT3010   -      50m  3   80  300m 30u  I 2.8 adj,5 E/H MS8E
  LT3020   -      100m 1   10  150m 120u I 1.6 adj,1.2,1.5,1.8 E/I MS8 DD
  LT3042   -      200m 1.8 20  350m 2m   I 3.3 adj E/I/H MSE DD
  LT3045   -      500m 1.8 20  260m 2.2m I 4.4 adj E/I/H MSE DD
  LT3080   -      1.1  1.2 36  350m 500u I 2.6 adj E/I ST DD MS8E Q T
  LT3083   -      3    1.2 23  310m 1m   I 4.4 adj E/I Q FE T
  LT3085   -      500m 1.2 36  275m 500u I 2.2 adj E/I MS8E DD
`,
)

export const linearConverters = readTable(
  converterColumns,
  `
  LT1073    boost 1    15  1    19k  C 3.2 adj,5,12 C N8 S8
  LT1111    boost 2    30  1    72k  C 3.2 adj,5,12 C N8 S8
  LT1172    boost 3    40  1.25 100k C 4.2 adj C N8 S8 SW
  LT1308A   boost 1    10  2    600k I 3.2 adj C/I S8
  LT1375    async 4.5 25  1.5   500k I 4.6 adj,5 C/I S8 N8
  LT1616    async 3.6 25  0.6   1.4M I 2.6 adj E S6
  LT1765    async 3   25  3     1.25M I 4.4 adj,1.8,2.5,3.3,5 E S8 FE
  LT1766    async 5.5 60  1.5   200k I 5.2 adj,5 E/I FE GN
  LT1930    boost 2.6 16  1     1.2M I 2.1 adj E S5
  LT1931    inverting 2.6 16 1  1.2M I 2.3 adj E S5
  LT1935    boost 2.3 16  2     1.2M I 2.6 adj E S5
  LT1936    async 3.6 36  1.4   500k I 3   adj E/I/H MS8E
  LT1961    boost 3   25  1.5   1.25M I 3.3 adj E/I MS8E
  LT3012    async 4   80  0.25  1M   I 3.4 adj E/H FE DE
  LT3439    flyback 2.8 17.5 1  250k I 5.2 adj E FE
  LT3471    boost 2.4 16  1.3   1.2M I 3.3 adj E DD
  LT3480    async 3.6 36  2     2.4M I 3.7 adj E/I/H DD MSE
  LT3481    async 3.6 34  2     2.8M I 3.6 adj E/I/H DD MS
  LT3482    boost 2.5 16  0.26  1.1M I 4.4 adj E UD
  LT3580    boost 2.5 32  2     2.5M I 3.4 adj E/I/H DD MS8E
  LT3748    flyback 5 100 1     300k I 4.1 adj E/I/H MSE
  LT3751    flyback 4.75 400 1  300k I 5.9 adj E/I FE UFD
  LT3757    boostctl 2.9 40 1   1M   I 3.2 adj E/I/H MSE DD
  LT3763    buckctl 6 60 20     1M   I 6   adj E/I FE
  LT3845    buckctl 4 60 10     500k I 5.2 adj E/I FE
  LT3971    async 4.3 38 1.2    2M   I 3.5 adj,3.3,5 E/I/H MSE DD
  LT8301    flyback 2.7 42 1.2  430k I 3.1 adj E/I/H S5
  LT8302    flyback 2.8 42 3.6  380k I 4   adj E/I/H S8
  LT8602    sync 3 42 2.5       2.2M I 6.4 adj E/I UFD
  LT8609    sync 3 42 2         2.2M I 3.2 adj E/I/H MSE DD
  LT8610    sync 3.4 42 2.5     2.2M I 4.1 adj,3.3,5 E/I/H MSE
  LT8640    sync 3.4 42 5       3M   I 5.3 adj E/I/H UD
  LTC1044   pump 1.5 9  0.02    5k   C 2.1 - C N8 S8
  LTC1144   pump 2 18 0.05      10k  C 2.4 - C/I N8 S8
  LTC1174   async 4 12.5 0.425  200k C 3.6 adj,3.3,5 C/I N8 S8
  LTC1871   boostctl 2.5 36 5   1M   I 4.1 adj E/I MS
  LTC3105   syncboost 0.225 5 0.1 500k I 3.1 adj E/I MS DD
  LTC3108   syncboost 0.02 0.5 0.003 100k I 5.2 adj E DE GN
  LTC3200   pump 2.7 4.5 0.1    2M   I 1.5 adj,5 E MS8 S6
  LTC3245   pump 2.7 38 0.25    500k I 3.3 adj E/I/H DE MSE
  LTC3405   sync 2.5 5.5 0.3    1.5M I 1.8 adj,1.5,1.8 E S6
  LTC3406   sync 2.5 5.5 0.6    1.5M I 1.9 adj,1.2,1.5,1.8 E S5
  LTC3429   syncboost 0.5 4.4 0.6 500k I 1.7 adj E S6
  LTC3440   buckboost 2.5 5.5 0.6 2M I 3.6 adj E MS DD
  LTC3531   buckboost 1.8 5.5 0.2 1M I 2.1 adj,3.3 E DD
  LTC3533   buckboost 1.8 5.5 1.5 2M I 4 adj E DE
  LTC3588   buckboost 2.7 20 0.1 1M I 4.6 adj E/I MSE DD
  LTC3631   async 4.5 45 0.1    1M   I 3   adj,3.3,5 E/I/H MS8E DD
  LTC3780   buckctl 4 36 10     400k I 8.6 adj E/I G UH
  LTC3807   buckctl 4 38 25     900k I 4.4 adj E/I/H FE UFD
  LTC3851   buckctl 4 38 20     750k I 3.6 adj E/I GN MSE UD
  LTC3891   buckctl 4 60 20     900k I 5   adj E/I FE UD
  LTM4600   sync 4.5 20 10      850k I 14  adj E/I UH
`,
)

export const linearCircuits = readIcTable(`
LTC4054 | charger | 1.3 | I | input=4.25..6.5 iout=0.8 vout=4.2 job=LTC4054 | -4.2 / E S5
LTC4056 | charger | 1.7 | I | input=4.5..6.5 iout=0.7 vout=4.2 | -4.2 / E TS8
LTC4015 | charger | 9.9 | I | input=4.5..35 iout=20 fsw=500k bus=I2C | E/I UHF
LTC2941 | fuelGauge | 2.3 | I | bus=I2C supply=2.7..5.5 | C/I DC
LTC2943 | fuelGauge | 3.4 | I | bus=I2C supply=3.6..20 | C/I DD
LTC6804 | cellBalancing | 11 | E | ch=12 bus=isoSPI | -1,-2 / I/H G
LTC6811 | cellBalancing | 13 | E | ch=12 bus=isoSPI | -1,-2 / I/H G
LTC4365 | eFuse | 2.3 | I | input=2.5..34 | C/I/H TS8 DDB
LTC4357 | idealDiode | 2.7 | I | input=9..80 | C/I/H MS8 DC
LTC4359 | idealDiode | 2.9 | I | input=4..80 | C/I/H MS8 DC S8
LTC4412 | idealDiode | 1.7 | I | input=2.5..28 | E/I S6
LTC4413 | idealDiode | 2.6 | I | input=2.5..5.5 iout=2.6 | E DD
LTC4440 | highSideDriver | 2.6 | I | ch=1 iout=2.4 vmax=80 supply=8..15 | E MS8E S6
LTC4444 | halfBridgeDriver | 2.5 | I | ch=2 iout=3 vmax=114 supply=7.2..13.5 | E/I/H MS8E
LTC1799 | clockGenerator | 1.9 | I | ch=1 f=33M supply=2.7..5.5 | C/I/H S5
LTC6900 | clockGenerator | 1.6 | I | ch=1 f=20M supply=2.7..5.5 | C/I/H S5
LTC6991 | clockGenerator | 2 | I | ch=1 f=977 supply=2.25..5.5 | C/I/H S6 DC
LTC2485 | adc | 3.6 | I | ch=1 res=24 sps=6.8 bus=I2C supply=2.7..5.5 | C/I DD
LTC2400 | adc | 9 | I | ch=1 res=24 sps=7.5 bus=SPI supply=2.7..5.5 | C/I S8
LTC2410 | adc | 9.5 | I | ch=1 res=24 sps=7.5 bus=SPI supply=2.7..5.5 | C/I GN
LTC1864 | adc | 9.6 | I | ch=1 res=16 sps=250k bus=SPI supply=4.75..5.25 | C/I S8 MS8
LTC2309 | adc | 3.6 | I | ch=8 res=12 sps=14k bus=I2C supply=4.75..5.25 | C/I UF
LTC1257 | dac | 7.7 | C | ch=1 res=12 bus=SPI supply=4.75..15.75 | C/I N8 S8
LTC2606 | dac | 4.6 | I | ch=1 res=16 bus=I2C supply=2.7..5.5 | C/I DD
LTC2640 | dac | 3.3 | I | ch=1 res=12 bus=SPI supply=2.7..5.5 | -LZ12,-HZ12,-LM12 / C/I/H TS8
LTC2655 | dac | 13 | I | ch=4 res=16 bus=I2C supply=2.7..5.5 | -L16,-H16 / C/I GN UF
LT1460 | seriesReference | 2.7 | I | vout=2.5 tol=0.2 tc=20 | -2.5,-5,-10 / C/I S8 N8 S3
LT1790 | seriesReference | 2.6 | I | vout=2.5 tol=0.05 tc=10 | -1.25,-2.048,-2.5,-3,-3.3,-4.096,-5 / AC/BC/AI/BI S6
LT6656 | seriesReference | 1.9 | I | vout=2.5 tol=0.05 tc=10 | -1.25,-2.048,-2.5,-3,-3.3,-4.096,-5 / AC/BC/AI/BI S6 DC
LTC6655 | seriesReference | 6.3 | E | vout=2.5 tol=0.025 tc=2 | -1.25,-2.048,-2.5,-3,-3.3,-4.096,-5 / BH/CH MS8
LT1004 | shuntReference | 1.9 | C | vout=1.235 tol=0.3 tc=20 | -1.2,-2.5 / C/I S8 Z
LT1009 | shuntReference | 1.1 | C | vout=2.5 tol=0.2 tc=25 | C/I S8 Z MS8
LTC1485 | rs485 | 3.4 | C | ch=1 supply=4.75..5.25 rate=10M job=RS485-8 | C/I N8 S8
LTC1480 | rs485 | 3.4 | C | ch=1 supply=3..3.6 rate=2.5M job=RS485-8 | C/I N8 S8
LTC485 | rs485 | 2.2 | C | ch=1 supply=4.75..5.25 rate=2.5M job=RS485-8 | C/I N8 S8
LTC2850 | rs485 | 2.6 | I | ch=1 supply=3..3.6 rate=20M job=RS485-8 | C/I/H S8 MS8 DD
LTC2862 | rs485 | 3.2 | I | ch=1 supply=3..5.5 rate=20M job=RS485-8 | -1,-2 / C/I/H S8 DD
LTC1386 | uart | 4.1 | C | ch=2 supply=3..3.6 rate=120k job=MAX3232 | C/I S
LT1181A | uart | 4.4 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX232 | C/I N SW
LTC2875 | can | 4.2 | I | supply=3..5.5 rate=4M | I/H S8 DD
LTC4300A | expander | 2.1 | I | ch=2 bus=I2C supply=2.7..5.5 name=I2C_bus_buffer | -1,-2,-3 / C/I MS8 DD
LTC4311 | expander | 1.6 | I | ch=2 bus=I2C supply=1.6..5.5 name=I2C_bus_accelerator | C/I SC6 DC
LT6106 | currentSense | 1.1 | I | ch=1 supply=2.7..36 gbw=200k vos=0.25m | C/H S5
LTC6101 | currentSense | 1.6 | I | ch=1 supply=4..60 gbw=200k vos=0.3m | AC/AI/AH/BC/CC S5 MS8
LT1167 | inAmp | 6.9 | I | ch=1 supply=4.6..36 gbw=1M vos=20u | C/I S8 N8
LTC1050 | opAmp | 3.9 | C | ch=1 supply=4.75..16 gbw=2.5M vos=5u name=Zero-drift_op_amp | C N8 S8
LTC2057 | opAmp | 3.3 | I | ch=1 supply=4.75..36 gbw=1.5M vos=4u name=Zero-drift_op_amp | I/H S8 MS8 DD
LT1001 | opAmp | 2.7 | C | ch=1 supply=6..36 gbw=800k vos=60u name=Precision_op_amp | C/AC N8 S8
LT1006 | opAmp | 2.9 | C | ch=1 supply=2.7..36 gbw=1M vos=80u name=Precision_op_amp | C N8 S8
LT1013 | opAmp | 1.9 | C | ch=2 supply=3.4..36 gbw=800k vos=60u name=Precision_op_amp | C/I/DC N8 S8
LT1028 | opAmp | 6 | C | ch=1 supply=9..36 gbw=75M vos=20u name=Low-noise_op_amp | C/AC N8 S8
LT1115 | opAmp | 5.2 | C | ch=1 supply=9..36 gbw=70M vos=50u name=Audio_op_amp | C N8
LT1364 | opAmp | 4.6 | C | ch=2 supply=5..36 gbw=70M vos=0.5m name=High-speed_op_amp | C N8 S8
LT1498 | opAmp | 4.4 | C | ch=2 supply=2.2..36 gbw=10M vos=0.2m name=Rail-to-rail_op_amp | C/I N8 S8
LT6202 | opAmp | 2 | I | ch=1 supply=2.5..12.6 gbw=100M vos=0.1m name=Low-noise_op_amp | C/I S5 S8
LT1783 | opAmp | 1.4 | I | ch=1 supply=2.5..18 gbw=1.25M vos=0.4m name=Rail-to-rail_op_amp | C/I S5 S6
LT3092 | ledLinear | 2.3 | I | ch=1 iout=0.2 name=Current_source | E/I/MP ST TS8 DD
LT3474 | ledSwitching | 4 | I | input=4..36 iout=1 fsw=2M | E/I FE
LT3755 | ledSwitching | 4.4 | I | input=4.5..40 iout=1 fsw=1M | -1,-2 / E/I MSE UD
LT3590 | ledSwitching | 2 | I | input=4.5..55 iout=0.05 fsw=850k | E DC SC6
LTC2928 | sequencer | 5.9 | I | ch=4 supply=2.9..6 | C/I G UHF
LTC2937 | sequencer | 6.3 | I | ch=6 supply=2.9..6 | C/I UFD
LTC2950 | reset | 2.1 | I | ch=1 vth=0.6 supply=2.7..26 name=Pushbutton_controller | -1,-2 / C/I TS8 DDB
LTC2954 | reset | 2.2 | I | ch=1 vth=0.6 supply=2.7..26 name=Pushbutton_controller | -1,-2 / C/I TS8 DDB
`)
