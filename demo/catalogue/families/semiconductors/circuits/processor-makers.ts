import { circuitFamily } from './circuit-family.ts'

export const raspberryPiFamily = circuitFamily({
  code: 'raspberry-pi-silicon',
  brand: 'Raspberry Pi',
  weight: 1,
  table: `
RP2040 | cortexM | 0.75 | I | core=Cortex-M0+_dual clk=133M ram=264 io=30 supply=1.8..3.3 radio=USB name=Dual-core_microcontroller | .=QFN-56:R500 TR7=QFN-56:R500~. TR13=QFN-56:R3400~.|TR
RP2350A | cortexM | 0.9 | I | core=Cortex-M33_dual clk=150M ram=520 io=30 supply=1.8..3.3 radio=USB name=Dual-core_microcontroller | .=QFN-60:R500 TR13=QFN-60:R3400~.
RP2350B | cortexM | 1 | I | core=Cortex-M33_dual clk=150M ram=520 io=48 supply=1.8..3.3 radio=USB name=Dual-core_microcontroller | .=QFN-80:R500 TR13=QFN-80:R2500~.
RP2354A | cortexM | 1.2 | I | core=Cortex-M33_dual clk=150M flash=2048 ram=520 io=30 supply=1.8..3.3 radio=USB name=Dual-core_microcontroller | .=QFN-60:R500
`,
})

export const nxpProcessorFamily = circuitFamily({
  code: 'nxp-imx',
  brand: 'NXP Semiconductors',
  weight: 1,
  table: `
MIMXRT1011 | cortexM | 2.6 | X | core=Cortex-M7 clk=500M ram=128 io=44 supply=3..3.6 radio=USB | DAE5A=LQFP-80:Y119@D CAE4A=LQFP-80:Y119 DAE5AR=LQFP-80:R1000~DAE5A@D
MIMXRT1015 | cortexM | 3.1 | X | core=Cortex-M7 clk=500M ram=128 io=57 supply=3..3.6 radio=USB | DAF5A=LQFP-100:Y90@D CAF4A=LQFP-100:Y90 DAF5AR=LQFP-100:R1000~DAF5A@D
MIMXRT1021 | cortexM | 3.9 | X | core=Cortex-M7 clk=500M ram=256 io=96 supply=3..3.6 radio=Ethernet,_USB,_CAN | DAG5A=LQFP-144:Y60@D CAG4A=LQFP-144:Y60 DAF5A=LQFP-100:Y90@D
MIMXRT1051 | cortexM | 6 | X | core=Cortex-M7 clk=600M ram=512 io=127 supply=3..3.6 radio=Ethernet,_USB,_CAN | DVL6B=BGA-196:Y189@D CVL5B=BGA-196:Y189 DVJ6B=BGA-196:Y189@D
MIMXRT1052 | cortexM | 6.6 | X | core=Cortex-M7 clk=600M ram=512 io=127 supply=3..3.6 radio=Ethernet,_USB,_CAN | DVL6B=BGA-196:Y189@D CVL5B=BGA-196:Y189 DVL6BR=BGA-196:R1500~DVL6B@D
MIMXRT1062 | cortexM | 7.4 | X | core=Cortex-M7 clk=600M ram=1024 io=127 supply=3..3.6 radio=Ethernet,_USB,_CAN_FD | DVL6B=BGA-196:Y189@D CVL5B=BGA-196:Y189 DVJ6B=BGA-196:Y189@D DVL6A=BGA-196:Y189@D
MIMXRT1064 | cortexM | 9 | X | core=Cortex-M7 clk=600M flash=4096 ram=1024 io=127 supply=3..3.6 radio=Ethernet,_USB,_CAN_FD | DVL6B=BGA-196:Y189@D CVL5B=BGA-196:Y189
MIMXRT1176 | cortexM | 13 | X | core=Cortex-M7+M4 clk=1G ram=2048 io=174 supply=3..3.6 radio=Ethernet,_USB,_CAN_FD | DVMAA=BGA-289:Y240@D CVM8A=BGA-289:Y240
MCIMX6Y2 | processor | 9.6 | X | core=Cortex-A7 clk=900M ram=128 supply=2.8..5.5 radio=Ethernet,_USB,_CAN | CVM08AB=BGA-289:Y152 DVM09AB=BGA-289:Y152@D CVK08AB=BGA-272:Y240 CVM05AB=BGA-289:Y152
MCIMX6U5 | processor | 27 | X | core=Cortex-A9_dual clk=1G supply=2.8..5 radio=Ethernet,_USB,_CAN | DVM10AC=BGA-624:Y60@D DVM10AD=BGA-624:Y60@D
MCIMX6Q5 | processor | 44 | X | core=Cortex-A9_quad clk=1G supply=2.8..5 radio=Ethernet,_USB,_CAN | EYM10AC=BGA-624:Y60@B EYM10AD=BGA-624:Y60@B EYM10AE=BGA-624:Y60@B
MIMX8MM6 | processor | 24 | X | core=Cortex-A53_quad clk=1.8G supply=2.7..5.5 radio=Ethernet,_USB | DVTLZAA=BGA-486:Y119@D CVTKZAA=BGA-486:Y119
MIMX8ML8 | processor | 43 | X | core=Cortex-A53_quad clk=1.8G supply=2.7..5.5 radio=Ethernet,_USB,_CAN_FD | DVNLZAB=BGA-548:Y90@D CVNKZAB=BGA-548:Y90
FS32K144HFT0VLLT | cortexM | 6.6 | X | core=Cortex-M4F clk=112M flash=512 ram=64 io=89 supply=2.7..5.5 radio=CAN_FD | .=LQFP-100:Y90!Q R=LQFP-100:R1000~.!Q
FS32K118LFT0VLHT | cortexM | 3.6 | X | core=Cortex-M0+ clk=48M flash=256 ram=25 io=58 supply=2.7..5.5 radio=CAN_FD | .=LQFP-64:Y160!Q R=LQFP-64:R1500~.!Q
MMA8451QR1 | accelerometer | 1.6 | I | range=±8_g bus=I2C supply=1.95..3.6 measures=Acceleration | .=QFN-16:R1000 T=QFN-16:R1000~.
MMA8452QR1 | accelerometer | 1.3 | I | range=±8_g bus=I2C supply=1.95..3.6 measures=Acceleration | .=QFN-16:R1000
MMA8453QR1 | accelerometer | 1.1 | I | range=±8_g bus=I2C supply=1.95..3.6 measures=Acceleration | .=QFN-16:R1000
FXOS8700CQR1 | imu | 2.3 | I | range=±8_g bus=I2C/SPI supply=1.95..3.6 measures=Acceleration,_magnetic_field | .=QFN-16:R1000
FXAS21002CQR1 | gyroscope | 2.6 | I | range=±2000_°/s bus=I2C/SPI supply=1.95..3.6 measures=Rotation | .=QFN-24:R1000
MPL3115A2 | pressure | 2.9 | I | range=500–1100_hPa bus=I2C supply=1.95..3.6 measures=Pressure | .=LGA-8/sensor:Y490 R1=LGA-8/sensor:R1000~. ST1=LGA-8/sensor:R250~.
MPX5010DP | pressure | 14 | W | range=0–10_kPa bus=Analog supply=4.75..5.25 measures=Differential_pressure | .=DIP-6:T25
MPXV7002DP | pressure | 14 | W | range=±2_kPa bus=Analog supply=4.75..5.25 measures=Differential_pressure | .=SOIC-8W:Y125 T1=SOIC-8W:R1000~.
MPR121QR2 | touch | 1.7 | I | ch=12 bus=I2C supply=1.71..3.6 | .=QFN-20:R5000
`,
})

export const nuvotonFamily = circuitFamily({
  code: 'nuvoton',
  brand: 'Nuvoton',
  weight: 1,
  table: `
N76E003AT20 | mcu8051 | 0.35 | X | core=8051 clk=16M flash=18 ram=1 io=18 supply=2.4..5.5 | .=TSSOP-20:T72
MS51FB9AE | mcu8051 | 0.38 | X | core=8051 clk=24M flash=16 ram=1 io=18 supply=2.4..5.5 | .=TSSOP-20:T72
MS51XB9AE | mcu8051 | 0.4 | X | core=8051 clk=24M flash=16 ram=1 io=18 supply=2.4..5.5 | .=QFN-20:Y490
M031FB0AE | cortexM | 0.5 | X | core=Cortex-M0 clk=48M flash=16 ram=2 io=15 supply=1.8..3.6 | .=TSSOP-20:T72
M031LC2AE | cortexM | 0.7 | X | core=Cortex-M0 clk=48M flash=32 ram=8 io=42 supply=1.8..3.6 | .=LQFP-48:Y250
M032SE3AE | cortexM | 1.1 | X | core=Cortex-M0 clk=72M flash=128 ram=16 io=55 supply=1.8..3.6 radio=USB | .=LQFP-64:Y160
M451RG6AE | cortexM | 2.2 | X | core=Cortex-M4F clk=72M flash=256 ram=32 io=51 supply=2.5..5.5 radio=USB,_CAN | .=LQFP-64:Y160
NUC029LAN | cortexM | 0.9 | I | core=Cortex-M0 clk=50M flash=64 ram=4 io=40 supply=2.5..5.5 | .=LQFP-48:Y250
NUC980DK61Y | processor | 4.4 | I | core=ARM926EJ-S clk=300M ram=65536 supply=3..3.6 radio=Ethernet,_USB,_CAN | .=LQFP-128:Y72
ISD1700 | codec | 2.6 | C | ch=1 supply=2.4..5.5 name=Voice_recorder | PY=DIP-28:T14 SY=SOIC-28W:T25
NAU8810YG | codec | 1.6 | I | ch=1 res=24 sps=48k bus=I2C | .=QFN-20:Y490 R=QFN-20:R3000~.
NAU8822AYG | codec | 2 | I | ch=2 res=24 sps=192k bus=I2C | .=QFN-32:Y490
`,
})

export const puyaFamily = circuitFamily({
  code: 'puya',
  brand: 'Puya',
  weight: 1,
  table: `
PY32F002AA15M6TU | cortexM | 0.09 | I | core=Cortex-M0+ clk=24M flash=20 ram=3 io=6 supply=1.7..5.5 | .=SOIC-8:T100
PY32F002AF15P6TU | cortexM | 0.11 | I | core=Cortex-M0+ clk=24M flash=20 ram=3 io=18 supply=1.7..5.5 | .=TSSOP-20:T72
PY32F003F18P6TU | cortexM | 0.16 | I | core=Cortex-M0+ clk=32M flash=64 ram=8 io=18 supply=1.7..5.5 | .=TSSOP-20:T72
PY32F030F18P6TU | cortexM | 0.2 | I | core=Cortex-M0+ clk=48M flash=64 ram=8 io=18 supply=1.7..5.5 | .=TSSOP-20:T72
PY32F030K28T6TU | cortexM | 0.3 | I | core=Cortex-M0+ clk=48M flash=64 ram=8 io=30 supply=1.7..5.5 | .=LQFP-32:Y250
PY32F072C1BT6 | cortexM | 0.6 | X | core=Cortex-M0+ clk=72M flash=128 ram=16 io=44 supply=1.7..5.5 radio=USB,_CAN | .=LQFP-48:Y250
`,
})

export const audioMakersFamily = circuitFamily({
  code: 'cirrus-audio',
  brand: 'Cirrus Logic',
  weight: 1,
  table: `
CS4334 | audioConverter | 2.6 | C | ch=2 res=24 sps=96k supply=4.75..5.5 | -KSZ=SOIC-8:T96~-KSZ -KSZR=SOIC-8:R2500~-KSZ
CS4344 | audioConverter | 1.9 | C | ch=2 res=24 sps=192k supply=3..5.25 | -CZZ=TSSOP-10:T96~-CZZ -CZZR=TSSOP-10:R2500~-CZZ
CS43131 | audioConverter | 9 | B | ch=2 res=32 sps=384k bus=I2C | -CNZ=QFN-40:Y490~-CNZ -CNZR=QFN-40:R5000~-CNZ
CS43198 | audioConverter | 9.9 | B | ch=2 res=32 sps=384k bus=I2C | -CNZ=QFN-40:Y490~-CNZ -CNZR=QFN-40:R5000~-CNZ
CS4270 | codec | 5.3 | B | ch=2 res=24 sps=192k bus=I2C | -CZZ=TSSOP-24:T62~-CZZ -CZZR=TSSOP-24:R2000~-CZZ -DZZ=TSSOP-24:T62~-DZZ@I
CS42L42 | codec | 3.6 | I | ch=2 res=24 sps=192k bus=I2C | -CNZ=QFN-48:Y490~-CNZ -CNZR=QFN-48:R5000~-CNZ -CWZR=WLCSP-49:R6000~-CWZ
CS5343 | audioConverter | 2.2 | B | ch=2 res=24 sps=108k supply=3..5.5 | -CZZ=TSSOP-10:T96~-CZZ -CZZR=TSSOP-10:R2500~-CZZ
CS5381 | audioConverter | 14 | B | ch=2 res=24 sps=192k supply=4.75..5.25 | -KZZ=TSSOP-24:T62~-KZZ -KSZ=SOIC-24W:T31~-KSZ
CS8416 | audioConverter | 5.6 | B | ch=2 res=24 sps=192k bus=I2C name=Digital_audio_receiver | -CZZ=TSSOP-28:T50~-CZZ -CZZR=TSSOP-28:R2000~-CZZ -CSZ=SOIC-28W:T27~-CSZ -DZZ=TSSOP-28:T50~-DZZ@I
WM8731 | codec | 4 | I | ch=2 res=24 sps=96k bus=I2C | SEDS/V=SSOP-28:T47~SEDS SEDS/RV=SSOP-28:R2000~SEDS CLSEFL=QFN-28:Y490~CLSEFL CLSEFL/R=QFN-28:R3500~CLSEFL
WM8960 | codec | 2.9 | I | ch=2 res=24 sps=48k bus=I2C | CGEFL/V=QFN-32:Y490~CGEFL CGEFL/RV=QFN-32:R3500~CGEFL
WM8804 | audioConverter | 5.3 | I | ch=2 res=24 sps=192k bus=I2C name=Digital_audio_transceiver | GEDS/V=SSOP-20:T66~GEDS GEDS/RV=SSOP-20:R2000~GEDS
`,
})

export const akmFamily = circuitFamily({
  code: 'akm-audio',
  brand: 'AKM',
  weight: 1,
  table: `
AK4430ET | audioConverter | 2 | B | ch=2 res=24 sps=192k supply=3..3.6 | .=TSSOP-16:T90 -E2=TSSOP-16:R2000~.
AK4452VN | audioConverter | 4.6 | I | ch=2 res=32 sps=768k bus=I2C | .=QFN-32:Y490 -L=QFN-32:R1000~.
AK4490EQ | audioConverter | 14 | B | ch=2 res=32 sps=768k bus=I2C | .=LQFP-48:Y250 -L=LQFP-48:R1000~.
AK4493EQ | audioConverter | 9.6 | I | ch=2 res=32 sps=768k bus=I2C | .=LQFP-48:Y250 -L=LQFP-48:R1000~.
AK4556VT | codec | 3.9 | I | ch=2 res=24 sps=192k supply=2.4..3.6 | .=TSSOP-20:T70 -E2=TSSOP-20:R2000~.
AK4558EN | codec | 4.4 | I | ch=2 res=32 sps=216k bus=I2C | .=QFN-28:Y490 -L=QFN-28:R1000~.
AK5386VT | audioConverter | 5.6 | I | ch=2 res=24 sps=216k supply=4.5..5.5 | .=TSSOP-16:T90 -E2=TSSOP-16:R2000~.
AK8963C | magnetometer | 2.3 | I | range=±4900_µT bus=I2C/SPI supply=2.4..3.6 measures=Magnetic_field | .=WLCSP-14:R5000
AK8975 | magnetometer | 2 | I | range=±1200_µT bus=I2C/SPI supply=2.4..3.6 measures=Magnetic_field | C=WLCSP-14:R5000 /AK8975B=QFN-16:R5000
AK09911C | magnetometer | 1.2 | I | range=±4900_µT bus=I2C supply=2.4..3.6 measures=Magnetic_field | .=WLCSP-8:R5000
`,
})

export const realtekFamily = circuitFamily({
  code: 'realtek',
  brand: 'Realtek',
  weight: 1,
  table: `
RTL8201F | ethernet | 0.6 | C | rate=100M bus=RMII supply=3..3.6 | -VB-CG=QFN-32:Y490 I-VB-CG=QFN-32:Y490@I N-VB-CG=QFN-48:Y260
RTL8211E | ethernet | 1.2 | C | rate=1G bus=RGMII supply=3.1..3.5 | -VB-CG=QFN-48:Y260 -VL-CG=QFN-48:Y260 I-VB-CG=QFN-48:Y260@I
RTL8211F | ethernet | 1.3 | C | rate=1G bus=RGMII supply=3.1..3.5 | -CG=QFN-40:Y490 I-CG=QFN-40:Y490@I D-CG=QFN-40:Y490
RTL8111H | ethernet | 1.2 | C | rate=1G bus=PCIe supply=3.1..3.5 name=Ethernet_controller | -CG=QFN-32:Y490 S-CG=QFN-32:Y490
RTL8152B | ethernet | 1.3 | C | rate=100M bus=USB supply=3..3.6 name=Ethernet_controller | -VB-CG=QFN-24:Y490
RTL8153B | ethernet | 1.7 | C | rate=1G bus=USB supply=3..3.6 name=Ethernet_controller | -VB-CG=QFN-40:Y490
RTL8305NB | ethernet | 2.3 | C | rate=100M bus=MII supply=3..3.6 ch=5 name=Ethernet_switch | -CG=QFN-48:Y260
RTL8367S | ethernet | 4.4 | C | rate=1G bus=RGMII supply=3..3.6 ch=7 name=Ethernet_switch | -CG=LQFP-128:Y72
ALC662 | codec | 1 | C | ch=6 res=24 sps=96k bus=HDA | -VD0-CG=LQFP-48:Y250
ALC897 | codec | 1.2 | C | ch=8 res=24 sps=192k bus=HDA | -CG=LQFP-48:Y250
RTL8720DN | wirelessMcu | 1.9 | I | core=Cortex-M33 clk=200M ram=512 io=24 radio=Wi-Fi,_Bluetooth_5 supply=3..3.6 | -VA1-CG=QFN-48:Y260
RTL8710BN | wirelessMcu | 1.2 | I | core=Cortex-M4 clk=125M ram=256 io=17 radio=Wi-Fi supply=3..3.6 | -CG=QFN-32:Y490
`,
})

export const trinamicFamily = circuitFamily({
  code: 'adi-trinamic',
  brand: 'Analog Devices',
  weight: 1,
  table: `
TMC2100 | stepperDriver | 3.3 | E | supply=4.75..46 iout=1.2 | -LA=QFN-36:Y490~-LA -LA-T=QFN-36:R3000~-LA -TA=TQFP-48:Y250~-TA
TMC2130 | stepperDriver | 3.9 | E | supply=4.75..46 iout=1.2 bus=SPI | -LA=QFN-36:Y490~-LA -LA-T=QFN-36:R3000~-LA -TA=TQFP-48:Y250~-TA
TMC2208 | stepperDriver | 2.3 | E | supply=4.75..36 iout=1.4 bus=UART | -LA=QFN-28:Y490~-LA -LA-T=QFN-28:R3000~-LA
TMC2209 | stepperDriver | 2.4 | E | supply=4.75..29 iout=2 bus=UART | -LA=QFN-28:Y490~-LA -LA-T=QFN-28:R3000~-LA
TMC2225 | stepperDriver | 2.3 | E | supply=4.75..36 iout=1.4 bus=UART | -SA=HTSSOP-28:T50~-SA -SA-T=HTSSOP-28:R2500~-SA
TMC2226 | stepperDriver | 2.5 | E | supply=4.75..29 iout=2 bus=UART | -SA=HTSSOP-28:T50~-SA -SA-T=HTSSOP-28:R2500~-SA
TMC2240 | stepperDriver | 3.2 | E | supply=4.5..36 iout=2.1 bus=SPI/UART | ATJ+=QFN-32:Y490~ATJ+ ATJ+T=QFN-32:R2500~ATJ+ AUU+=HTSSOP-38:T50~AUU+
TMC2300 | stepperDriver | 1.9 | E | supply=1.8..11 iout=1.2 bus=UART | -LA=QFN-20:Y490~-LA -LA-T=QFN-20:R3000~-LA
TMC5130A | stepperDriver | 6.3 | E | supply=4.75..46 iout=1.4 bus=SPI/UART | -TA=TQFP-48:Y250~-TA -TA-T=TQFP-48:R1000~-TA
TMC5160 | stepperDriver | 6.9 | E | supply=8..60 iout=20 bus=SPI/UART | -TA=TQFP-48:Y250~-TA -TA-T=TQFP-48:R1000~-TA A-TA=TQFP-48:Y250~A-TA A-WA=QFN-56:Y260~A-WA
TMC4671 | blDriver | 14 | E | supply=3..3.6 bus=SPI name=Servo_controller | -LA=QFN-76:Y260~-LA
TMC6200 | blDriver | 3.2 | E | supply=8..60 iout=1.5 bus=SPI | -TA=TQFP-48:Y250~-TA
`,
})
