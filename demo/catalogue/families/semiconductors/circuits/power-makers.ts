import { circuitFamily } from './circuit-family.ts'

/** MPS: LF lead-free, -Z reel, -P mini reel. */
export const mpsFamily = circuitFamily({
  code: 'mps',
  brand: 'Monolithic Power Systems',
  weight: 2,
  table: `
MP1470 | buck | 0.35 | E | input=4.7..16 iout=2 fsw=500k | GJ-Z=SOT-23-6:R3000~GJ GJ-P=SOT-23-6:R500~GJ HGJ-Z=SOT-23-6:R3000~HGJ
MP1475 | buck | 0.4 | E | input=4.5..16 iout=3 fsw=500k | DJ-LF-Z=SOT-23-8:R3000~DJ DJ-LF-P=SOT-23-8:R500~DJ SGJ-Z=SOT-23-8:R3000~SGJ
MP1484 | buck | 0.6 | I | input=4.75..18 iout=3 fsw=340k | EN-LF-Z=HSOP-8:R2500~EN EN-LF=HSOP-8:T100~EN
MP1584 | buck | 0.8 | I | input=4.5..28 iout=3 fsw=1.5M | EN-LF-Z=HSOP-8:R2500~EN EN-LF=HSOP-8:T100~EN EN-LF-P=HSOP-8:R500~EN
MP1593 | buck | 0.8 | I | input=4.75..28 iout=3 fsw=385k | DN-LF-Z=HSOP-8:R2500~DN DN-LF=HSOP-8:T100~DN
MP2143 | buck | 0.35 | E | input=2.5..5.5 iout=3 fsw=1.2M | DJ-LF-Z=SOT-23-8:R3000~DJ DJ-LF-P=SOT-23-8:R500~DJ
MP2307 | buck | 0.5 | I | input=4.75..23 iout=3 fsw=340k | DN-LF-Z=HSOP-8:R2500~DN DN-LF=HSOP-8:T100~DN
MP2315 | buck | 0.7 | E | input=4.5..24 iout=3 fsw=500k | GJ-Z=SOT-23-8:R3000~GJ GJ-P=SOT-23-8:R500~GJ SGJ-Z=SOT-23-8:R3000~SGJ
MP2359 | buck | 0.5 | E | input=4.5..24 iout=1.2 fsw=1.4M | DJ-LF-Z=SOT-23-6:R3000~DJ DT-LF-Z=SOT-23-6:R3000~DT
MP2451 | buck | 0.7 | E | input=3.3..36 iout=0.6 fsw=2M | DJ-LF-Z=SOT-23-6:R3000~DJ DT-LF-Z=SOT-23-6:R3000~DT
MP2459 | buck | 0.7 | E | input=4.5..55 iout=0.5 fsw=480k | GJ-Z=SOT-23-6:R3000~GJ GJ-P=SOT-23-6:R500~GJ
MP4420 | buck | 0.9 | E | input=4..36 iout=2 fsw=410k | HGJ-Z=SOT-23-8:R3000~HGJ GJ-Z=SOT-23-8:R3000~GJ
MP4560 | buck | 1.2 | E | input=3.8..55 iout=2 fsw=2M | DN-LF-Z=HSOP-8:R2500~DN DQ-LF-Z=DFN-10:R5000~DQ
MP9486A | buck | 1.3 | E | input=4.5..100 iout=1 fsw=500k | GN-Z=HSOP-8:R2500~GN
MP1540 | boost | 0.4 | I | input=2.5..18 iout=1.3 fsw=1.3M | DJ-LF-Z=SOT-23-5:R3000~DJ DD-LF-Z=DFN-8:R5000~DD
MP3426 | boost | 1.3 | E | input=3.2..22 iout=6 fsw=1M | DL-LF-Z=QFN-14:R3000~DL
MP2639A | charger | 1.6 | I | input=3.8..5.5 iout=2.5 fsw=1.2M | GR-Z=QFN-26:R5000~GR
MP2624 | charger | 1.5 | I | input=3.9..13.2 iout=4.5 fsw=700k bus=I2C | GL-Z=QFN-22:R5000~GL
MP5010A | eFuse | 0.6 | E | input=9..18 iout=5 ron=44m | DQ-LF-Z=DFN-10:R5000~DQ
MP6500 | stepperDriver | 1.6 | E | supply=4.5..35 iout=2.5 | GF-Z=HTSSOP-28:R2500~GF GU-Z=QFN-28:R5000~GU
MP6513 | brushedDriver | 0.5 | E | supply=2.5..21 iout=0.8 ch=1 | GJ-Z=SOT-23-6:R3000~GJ LGJ-Z=SOT-23-6:R3000~LGJ
MP6532 | blDriver | 1.9 | E | supply=5..60 iout=0.8 | GF-Z=HTSSOP-28:R2500~GF GR-Z=QFN-28:R5000~GR
MP24894 | ledSwitching | 0.5 | E | input=6..55 iout=1 fsw=1M | GJ-Z=SOT-23-5:R3000~GJ
MPM3610 | buck | 2.3 | E | input=4.5..21 iout=1.2 fsw=2M name=Buck_power_module | GQV-Z=QFN-20:R2500~GQV AGQV-Z=QFN-20:R2500~AGQV
MPM3833C | buck | 1.9 | E | input=2.75..6 iout=3 fsw=1.2M name=Buck_power_module | GRH-Z=QFN-18:R2500~GRH
MA702 | encoder | 2.6 | E | res=12 bus=SPI supply=3..3.6 measures=Angle | GQ-Z=QFN-16:R5000~GQ GQ-P=QFN-16:R500~GQ
MCS1801GS-12 | currentSensor | 1.3 | E | range=±12.5_A viso=100 supply=3..3.6 measures=Current | -Z=SOIC-8:R2500~. -P=SOIC-8:R500~.
MCS1801GS-25 | currentSensor | 1.3 | E | range=±25_A viso=100 supply=3..3.6 measures=Current | -Z=SOIC-8:R2500~. -P=SOIC-8:R500~.
MCS1801GS-50 | currentSensor | 1.3 | E | range=±50_A viso=100 supply=3..3.6 measures=Current | -Z=SOIC-8:R2500~. -P=SOIC-8:R500~.
`,
})

export const powerIntegrationsFamily = circuitFamily({
  code: 'power-integrations',
  brand: 'Power Integrations',
  weight: 1,
  table: `
LNK302 | flyback | 0.5 | E | input=50..700 fsw=66k name=Offline_converter | DN-TL=SOIC-8:R2500~DN DG-TL=SOIC-8:R2500~DG GN-TL=SOIC-8:R1000~GN PN=DIP-8:T50
LNK304 | flyback | 0.6 | E | input=50..700 fsw=66k name=Offline_converter | DN-TL=SOIC-8:R2500~DN DG-TL=SOIC-8:R2500~DG GN-TL=SOIC-8:R1000~GN PN=DIP-8:T50
LNK306 | flyback | 0.7 | E | input=50..700 fsw=66k name=Offline_converter | DN-TL=SOIC-8:R2500~DN DG-TL=SOIC-8:R2500~DG GN-TL=SOIC-8:R1000~GN PN=DIP-8:T50
LNK364 | flyback | 0.6 | E | input=50..700 fsw=132k name=Offline_converter | DN-TL=SOIC-8:R2500~DN GN-TL=SOIC-8:R1000~GN PN=DIP-8:T50
TNY274 | flyback | 0.7 | E | input=50..700 fsw=132k name=Offline_converter | GN-TL=SOIC-8:R1000~GN PN=DIP-8:T50 DG-TL=SOIC-8:R2500~DG
TNY278 | flyback | 0.9 | E | input=50..700 fsw=132k name=Offline_converter | GN-TL=SOIC-8:R1000~GN PN=DIP-8:T50
TNY284 | flyback | 0.7 | E | input=50..725 fsw=132k name=Offline_converter | DG-TL=SOIC-8:R2500~DG PG=DIP-8:T50 KG-TL=SOIC-12:R1000~KG
TNY290 | flyback | 1.1 | E | input=50..725 fsw=132k name=Offline_converter | PG=DIP-8:T50 KG-TL=SOIC-12:R1000~KG
TOP258 | flyback | 1.4 | E | input=50..700 fsw=132k name=Offline_converter | PN=DIP-8:T50 EN=TO-220-7:T49 GN-TL=SOIC-8:R1000~GN YN=TO-220-7:T49
TOP264 | flyback | 1.3 | E | input=50..725 fsw=132k name=Offline_converter | EG=TO-220-7:T49 VG=DIP-12:T49 KG-TL=SOIC-12:R1000~KG
INN3162C | flyback | 1.3 | E | input=50..650 fsw=100k name=Offline_converter | -H101-TL=SOIC-24:R2000~-H101 -H102-TL=SOIC-24:R2000~-H102
INN3166C | flyback | 1.9 | E | input=50..650 fsw=100k name=Offline_converter | -H101-TL=SOIC-24:R2000~-H101 -H102-TL=SOIC-24:R2000~-H102
LYT4313E | ledSwitching | 1.6 | E | input=85..300 iout=0.5 fsw=132k | .=TO-220-7:T49
CAP200DG | eFuse | 0.5 | E | input=0..1000 name=X_capacitor_discharger | .=SOIC-8:T100~. -TL=SOIC-8:R2500~.
`,
})

export const silergyFamily = circuitFamily({
  code: 'silergy',
  brand: 'Silergy',
  weight: 1,
  table: `
SY8088 | buck | 0.08 | I | input=2.5..5.5 iout=1 fsw=1.5M | AAC=SOT-23-5:R3000 IAAC=SOT-23-5:R3000
SY8089 | buck | 0.09 | I | input=2.7..5.5 iout=2 fsw=1M | AAAC=SOT-23-5:R3000 A1AAC=SOT-23-5:R3000
SY8105 | buck | 0.18 | I | input=4.5..18 iout=5 fsw=500k | IADC=SOT-23-6:R3000 ADC=SOT-23-6:R3000
SY8113 | buck | 0.16 | I | input=4.5..18 iout=3 fsw=500k | BADC=SOT-23-6:R3000 IADC=SOT-23-6:R3000
SY8120 | buck | 0.14 | I | input=4.5..18 iout=2 fsw=500k | BABC=SOT-23-6:R3000 IABC=SOT-23-6:R3000
SY8303 | buck | 0.3 | I | input=4.5..40 iout=3 fsw=500k | AIC=SOT-23-6:R3000
SY7208 | boost | 0.16 | I | input=2.8..24 iout=2 fsw=1M | AABC=SOT-23-6:R3000 ABC=SOT-23-6:R3000
SY6280 | loadSwitch | 0.1 | I | iout=2 ron=80m input=2.4..5.5 | AAC=SOT-23-5:R3000
SY6288 | loadSwitch | 0.11 | I | iout=2 ron=80m input=2.5..5.5 name=USB_power_switch | CAAC=SOT-23-5:R3000 DAAC=SOT-23-5:R3000 C20AAC=SOT-23-5:R3000
SY6912 | charger | 0.4 | I | input=4..23 iout=2 vout=4.2 fsw=800k | AQDC=QFN-16:R3000
`,
})

export const renesasFamily = circuitFamily({
  code: 'renesas-circuits',
  brand: 'Renesas Electronics',
  weight: 2,
  table: `
ISL1208 | rtc | 1.4 | I | bus=I2C supply=2..5.5 iq=0.4u | IB8Z=SOIC-8:T100~IB8Z IB8Z-TK=SOIC-8:R1000~IB8Z IU8Z=MSOP-8:T80~IU8Z IU8Z-TK=MSOP-8:R1000~IU8Z
ISL1209 | rtc | 1.9 | I | bus=I2C supply=2..5.5 iq=0.4u | IU10Z=MSOP-10:T80~IU10Z IU10Z-TK=MSOP-10:R1000~IU10Z
ISL12022M | rtc | 4.4 | I | bus=I2C supply=2.7..5.5 iq=1u frequencyTolerance=5 | IBZ=SOIC-20W:T38~IBZ IBZ-T=SOIC-20W:R1000~IBZ
ISL3172E | rs485 | 1.3 | I | ch=1 supply=3..3.6 rate=250k job=RS485-8 | IBZ=SOIC-8:T100~IBZ EIBZ-T=SOIC-8:R2500~EIBZ EIUZ-T=MSOP-8:R2500~EIUZ
ISL3178E | rs485 | 1.4 | I | ch=1 supply=3..3.6 rate=10M job=RS485-8 | IBZ=SOIC-8:T100~IBZ EIBZ-T=SOIC-8:R2500~EIBZ IUZ-T=MSOP-8:R2500~IUZ
ISL8485E | rs485 | 1.1 | I | ch=1 supply=4.5..5.5 rate=5M job=RS485-8 | CBZ=SOIC-8:T100~CBZ@C CBZ-T=SOIC-8:R2500~CBZ@C IBZ=SOIC-8:T100~IBZ IBZ-T=SOIC-8:R2500~IBZ
ISL83485 | rs485 | 1.1 | I | ch=1 supply=3..3.6 rate=10M job=RS485-8 | IBZ=SOIC-8:T100~IBZ IBZ-T=SOIC-8:R2500~IBZ
ICL3232 | uart | 1.1 | C | ch=2 supply=3..5.5 rate=250k job=MAX3232 | CBNZ=SOIC-16:T48~CBNZ@C CBNZ-T=SOIC-16:R2500~CBNZ@C IBNZ=SOIC-16:T48~IBNZ IBNZ-T=SOIC-16:R2500~IBNZ CVZ=TSSOP-16:T96~CVZ@C CVZ-T=TSSOP-16:R2500~CVZ@C IVZ-T=TSSOP-16:R2500~IVZ EIVZ-T=TSSOP-16:R2500~EIVZ
ICL7660 | chargePump | 0.9 | C | input=1.5..10 iout=0.02 fsw=10k name=Voltage_inverter job=ICL7660 | CBAZA=SOIC-8:T100~CBAZA@C CBAZA-T=SOIC-8:R2500~CBAZA@C SCPAZ=DIP-8:T50@C SIBAZ-T=SOIC-8:R2500~SIBAZ
ICM7555 | timer555 | 0.5 | C | ch=1 supply=2..18 f=1M iq=60u job=TLC555 | CBAZ=SOIC-8:T100~CBAZ@C CBAZ-T=SOIC-8:R2500~CBAZ@C IPAZ=DIP-8:T50 IBAZ=SOIC-8:T100~IBAZ IBAZ-T=SOIC-8:R2500~IBAZ
ICL7106 | adc | 5.6 | C | ch=1 res=11 sps=3 supply=9..15 bus=LCD_display | CPLZ=DIP-40:T9@C CM44Z=LQFP-44:Y96~CM44Z@C CM44ZT=LQFP-44:R500~CM44Z@C
ISL28022 | currentSense | 2.3 | E | ch=1 supply=3..5.5 res=16 bus=I2C name=Current_and_power_monitor | FRZ=QFN-16:Y490~FRZ FRZ-T=QFN-16:R6000~FRZ FUZ-T=MSOP-10:R2500~FUZ
ISL8117 | buck | 2.6 | E | input=4.5..60 iout=20 fsw=2M name=Buck_controller | FRZ=QFN-16:Y490~FRZ FRZ-T=QFN-16:R6000~FRZ FVEZ-T=HTSSOP-16:R2500~FVEZ
ISL80102 | pmic | 1.9 | E | input=2.2..6 iout=2 name=LDO_regulator | IRAJZ=DFN-10:Y490~IRAJZ IRAJZ-T=DFN-10:R6000~IRAJZ
ISL9120 | buckBoost | 1.3 | I | input=1.8..5.5 iout=0.8 fsw=1.5M | IIZ-T=WLCSP-9:R3000~IIZ IRTAZ-T=QFN-12:R6000~IRTAZ
X9C103 | digipot | 2.9 | C | ch=1 rtot=10k supply=4.5..5.5 bus=Up/down | SIZ=SOIC-8:T100~SIZ@I SIZT1=SOIC-8:R2500~SIZ@I PZ=DIP-8:T50@C SZ=SOIC-8:T100~SZ@C
ISL22316 | digipot | 1.6 | E | ch=1 rtot=10k bus=I2C supply=2.7..5.5 | WFU10Z=MSOP-10:T80~WFU10Z WFU10Z-TK=MSOP-10:R1000~WFU10Z UFU10Z-TK=MSOP-10:R1000~UFU10Z
5P49V5901A | clockGenerator | 4.6 | I | ch=4 f=350M bus=I2C supply=1.71..3.465 | 000NLGI=QFN-24:Y490~000NLGI 000NLGI8=QFN-24:R2500~000NLGI
5PB1104 | clockBuffer | 0.9 | X | ch=4 f=200M supply=1.71..3.465 | PGGK=TSSOP-8:T96~PGGK PGGK8=TSSOP-8:R2500~PGGK CMGK8=DFN-8:R2500~CMGK
HS3001 | humidity | 3.3 | E | acc=1.5 bus=I2C supply=2.3..5.5 measures=Humidity,_temperature | .=DFN-6:R5000
ZMOD4410 | gas | 5.6 | I | bus=I2C supply=1.7..3.6 measures=VOC | AI1R=LGA-12/sensor:R2000~AI1 AI1V=LGA-12/sensor:Y490~AI1
ISL29125 | ambientLight | 1.2 | I | range=0–10000_lx bus=I2C supply=2.25..3.63 measures=Colour | IROZ-T7=DFN-6:R3000~IROZ
DA14531 | wirelessMcu | 1 | I | core=Cortex-M0+ clk=16M ram=48 io=12 radio=Bluetooth_5.1 supply=1.1..3.6 | -00000FX2=QFN-24:R4000 -00000OG2=WLCSP-17:R3000
R7FA2E1A92DFM | cortexM | 1.3 | I | core=Cortex-M23 clk=48M flash=128 ram=16 io=50 supply=1.6..5.5 | #AA0=LQFP-64:Y160~. #BA0=LQFP-64:Y160~BA0
R7FA2L1AB2DFL | cortexM | 1.7 | I | core=Cortex-M23 clk=48M flash=256 ram=32 io=37 supply=1.6..5.5 | #AA0=LQFP-48:Y250~.
R7FA4M1AB3CFM | cortexM | 3.2 | X | core=Cortex-M4F clk=48M flash=256 ram=32 io=52 supply=1.6..5.5 radio=USB,_CAN | #AA0=LQFP-64:Y160~.|. #BA0=LQFP-64:Y160~BA0
R7FA6M4AF3CFB | cortexM | 6.6 | X | core=Cortex-M33 clk=200M flash=1024 ram=256 io=109 supply=2.7..3.6 radio=Ethernet,_USB,_CAN_FD | #AA0=LQFP-144:Y60~.
R5F100LEAFB | mcu16 | 1.9 | I | core=RL78 clk=32M flash=64 ram=4 io=58 supply=1.6..5.5 | #V0=LQFP-64:Y160 #X0=LQFP-64:R1000 #30=LQFP-64:Y160
R5F100GEAFB | mcu16 | 1.7 | I | core=RL78 clk=32M flash=64 ram=4 io=44 supply=1.6..5.5 | #V0=LQFP-48:Y250 #X0=LQFP-48:R1000 #30=LQFP-48:Y250
R5F10Y16ASP | mcu16 | 0.5 | I | core=RL78 clk=20M flash=2 ram=0.25 io=8 supply=2..5.5 | #V0=SSOP-10:T120 #X0=SSOP-10:R2000 #30=SSOP-10:T120
R5F52318ADFM | rx | 3.6 | I | core=RXv2 clk=54M flash=512 ram=64 io=43 supply=1.8..5.5 radio=USB,_CAN | #30=LQFP-64:Y160 #10=LQFP-64:Y160
`,
})

export const rohmCircuitFamily = circuitFamily({
  code: 'rohm-circuits',
  brand: 'ROHM Semiconductor',
  weight: 1,
  table: `
BD9E300 | buck | 0.9 | I | input=7..36 iout=2.5 fsw=1M | EFJ-LBE2=HSOP-8:R2500~EFJ-LB EFJ-E2=HSOP-8:R2500~EFJ
BD9G341A | buck | 1.5 | I | input=12..76 iout=3 fsw=750k | EFJ-E2=HSOP-8:R2500~EFJ EFJ-LBE2=HSOP-8:R2500~EFJ-LB
BD9D321 | buck | 0.5 | I | input=4.5..18 iout=3 fsw=700k | EFJ-E2=HSOP-8:R2500~EFJ
BD8306 | buckBoost | 1.6 | I | input=1.8..5.5 iout=1 fsw=1M | MUV-E2=QFN-16:R2500~MUV
BD6211 | brushedDriver | 0.9 | I | supply=3..5.5 iout=1 ch=1 | F-E2=SOIC-8:R2500~F HFP-TR=TO-252-5:R2000~HFP
BD6221 | brushedDriver | 0.9 | I | supply=6..15 iout=0.5 ch=1 | F-E2=SOIC-8:R2500~F HFP-TR=TO-252-5:R2000~HFP
BD63720 | stepperDriver | 1.6 | I | supply=19..28 iout=2 | EFV-E2=HTSSOP-28:R2500~EFV AEFV-E2=HTSSOP-28:R2500~AEFV
BU9847 | expander | 0.9 | I | io=8 bus=I2C supply=1.7..3.6 | GUL-WE2=WLCSP-20:R3000
BD2242G | loadSwitch | 0.4 | I | iout=1.7 ron=100m input=2.8..5.5 name=USB_power_switch | -GTR=SOT-23-6:R3000
BH1750FVI | ambientLight | 1.3 | I | range=1–65535_lx bus=I2C supply=2.4..3.6 measures=Illuminance | -TR=DFN-6:R3000~.|.
BH1745NUC | ambientLight | 1.7 | I | range=0.005–40000_lx bus=I2C supply=2.3..3.6 measures=Colour | -E2=DFN-8:R4000~.
BM1383AGLV | pressure | 2.3 | I | range=300–1100_hPa bus=I2C supply=1.7..3.6 measures=Pressure | -ZE2=LGA-9/sensor:R2500~.
KX022-1020 | accelerometer | 1 | I | range=±8_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration | .=LGA-12/sensor:R4000 -SR=LGA-12/sensor:R2500~.
KX134-1211 | accelerometer | 2.3 | X | range=±64_g bus=I2C/SPI supply=1.7..3.6 measures=Acceleration | .=LGA-12/sensor:R4000
BA2904 | opAmp | 0.16 | E | ch=2 supply=3..32 gbw=500k vos=2m job=LM2904 name=Dual_op_amp | F-E2=SOIC-8:R2500~F FV-E2=SSOP-8:R2500~FV FVM-TR=MSOP-8:R3000~FVM YF-CE2=SOIC-8:R2500~YF!Q
BA2903 | windowComparator | 0.16 | E | ch=2 delay=1.3u supply=2..36 job=LM2903 name=Dual_comparator | F-E2=SOIC-8:R2500~F FV-E2=SSOP-8:R2500~FV FVM-TR=MSOP-8:R3000~FVM YF-CE2=SOIC-8:R2500~YF!Q
BD41030FJ-C | can | 0.6 | E | supply=5..27 rate=20k name=LIN_transceiver job=LIN-8 | E2=SOIC-8:R2500!Q
`,
})

export const toshibaCircuitFamily = circuitFamily({
  code: 'toshiba-circuits',
  brand: 'Toshiba',
  weight: 1,
  table: `
TB6600 | stepperDriver | 4.6 | I | supply=8..42 iout=4.5 | HG=HZIP-25:T14 FG=QFN-64:R1000
TB6612FNG | brushedDriver | 1.1 | B | supply=2.5..13.5 iout=1.2 ch=2 | ,EL=SSOP-24:R2000~. ,C,8,EL=SSOP-24:R2000~C8|.
TB67S109A | stepperDriver | 3.3 | B | supply=10..47 iout=4 | FNG,EL=HTSSOP-48:R1000~FNG FTG,EL=QFN-48:R4000~FTG
TB67S249 | stepperDriver | 4.4 | B | supply=10..47 iout=4.5 | FTG,EL=QFN-48:R4000~FTG
TB67H450 | brushedDriver | 0.9 | I | supply=4.5..44 iout=3.5 ch=1 | FNG,EL=HSOP-8:R3500~FNG AFNG,EL=HSOP-8:R3500~AFNG
TB9051FTG | brushedDriver | 2.9 | E | supply=4.5..28 iout=5 ch=1 | ,EL=QFN-28:R4000~.!Q
TBD62003A | darlingtonArray | 0.3 | I | ch=7 iout=0.5 name=DMOS_transistor_array job=ULN2003A | FG,EL=SOIC-16:R2000~FG PG=DIP-16:T25 FNG,EL=SSOP-16:R2000~FNG
TBD62083A | darlingtonArray | 0.5 | I | ch=8 iout=0.5 name=DMOS_transistor_array job=ULN2803A | FG,EL=SOIC-18W:R1000~FG PG=DIP-18:T20
TCR2EF | pmic | 0.12 | I | input=2..5.5 iout=0.2 name=LDO_regulator | 18,LM(CT=SOT-23-5:R3000~18 28,LM(CT=SOT-23-5:R3000~28 30,LM(CT=SOT-23-5:R3000~30 33,LM(CT=SOT-23-5:R3000~33
TCK106AG | loadSwitch | 0.2 | I | iout=1 ron=34m input=1.1..5.5 | ,LF=WLCSP-4:R5000~.
TC75S51 | opAmp | 0.25 | I | ch=1 supply=1.5..7 gbw=600k vos=2m name=CMOS_op_amp | F,LF=SOT-23-5:R3000~F FU,LF=SOT-353:R3000~FU
`,
})

export const infineonCircuitFamily = circuitFamily({
  code: 'infineon-circuits',
  brand: 'Infineon Technologies',
  weight: 2,
  table: `
IR2101 | halfBridgeDriver | 1 | E | ch=2 iout=0.27 vmax=600 supply=10..20 | STRPBF=SOIC-8:R2500~SPBF SPBF=SOIC-8:T95~SPBF PBF=DIP-8:T50
IR2104 | halfBridgeDriver | 1 | E | ch=2 iout=0.27 vmax=600 supply=10..20 | STRPBF=SOIC-8:R2500~SPBF SPBF=SOIC-8:T95~SPBF PBF=DIP-8:T50
IR2110 | halfBridgeDriver | 1.9 | E | ch=2 iout=2.5 vmax=500 supply=10..20 | STRPBF=SOIC-16W:R1000~SPBF SPBF=SOIC-16W:T45~SPBF PBF=DIP-14:T25
IR2113 | halfBridgeDriver | 2 | E | ch=2 iout=2.5 vmax=600 supply=10..20 | STRPBF=SOIC-16W:R1000~SPBF SPBF=SOIC-16W:T45~SPBF PBF=DIP-14:T25
IR2184 | halfBridgeDriver | 1.6 | E | ch=2 iout=1.9 vmax=600 supply=10..20 | STRPBF=SOIC-8:R2500~SPBF SPBF=SOIC-8:T95~SPBF PBF=DIP-8:T50
IRS2003 | halfBridgeDriver | 0.7 | E | ch=2 iout=0.29 vmax=200 supply=10..20 | STRPBF=SOIC-8:R2500~SPBF SPBF=SOIC-8:T95~SPBF PBF=DIP-8:T50
IRS21867 | halfBridgeDriver | 1 | E | ch=2 iout=4 vmax=600 supply=10..20 | STRPBF=SOIC-8:R2500~SPBF SPBF=SOIC-8:T95~SPBF
IR4427 | lowSideDriver | 1 | E | ch=2 iout=2.3 supply=6..20 | STRPBF=SOIC-8:R2500~SPBF SPBF=SOIC-8:T95~SPBF PBF=DIP-8:T50
1EDI20N12AF | isolatedDriver | 1.1 | E | ch=1 iout=2 viso=1200 supply=3.1..17 | XUMA1=SOIC-8:R2500~.|.
1EDN7550B | lowSideDriver | 0.6 | H | ch=1 iout=8 supply=4.5..20 | XTSA1=SOT-23-6:R3000~.|.
2EDN7524 | lowSideDriver | 0.7 | H | ch=2 iout=5 supply=4.5..20 | FXTMA1=SOIC-8:R2500~F RXUMA1=MSOP-8:R3000~R GXTMA1=DFN-8:R4000~G
2EDL23N06PJ | halfBridgeDriver | 1.3 | E | ch=2 iout=2.8 vmax=600 supply=10..20 | XUMA1=SOIC-14:R2500~.|.
BTS50010-1TAE | highSide | 3.6 | H | iout=40 ron=1m input=5.8..18 ch=1 | ATMA1=TO-263-7:R1000~.!Q
BTS3256D | highSide | 1.6 | H | iout=7.5 ron=10m input=0..42 ch=1 name=Smart_low-side_switch | ATMA1=TO-252-5:R2500~.!Q|.
BTS7960B | brushedDriver | 3.6 | H | supply=5.5..27.5 iout=43 ch=1 | AUMA1=TO-263-7:R1000~.!Q|.
BTN8982TA | brushedDriver | 3.9 | H | supply=5.5..40 iout=55 ch=1 | AUMA1=TO-263-7:R1000~.!Q|.
TLE4906K | hallSwitch | 0.6 | H | polarity=Unipolar supply=2.7..24 measures=Magnetic_field | HTSA1=SOT-23-3:R3000~.!Q|.
TLE4945L | hallSwitch | 0.6 | H | polarity=Latch supply=3.8..24 measures=Magnetic_field | HALA1=TO-92-3:B1000~.!Q|.
TLE5012B | encoder | 4.4 | H | res=15 bus=SPI supply=3..5.5 measures=Angle | E1000XUMA1=SOIC-8:R2500!Q E5000XUMA1=SOIC-8:R2500!Q E9000XUMA1=SOIC-8:R2500!Q
TLV493D-A1B6 | magnetometer | 1.3 | E | range=±130_mT bus=I2C supply=2.8..3.5 measures=Magnetic_field | HTSA2=SOT-23-6:R3000~.|.
TLE6250 | can | 0.9 | H | supply=4.5..5.5 rate=1M job=CAN-5V | GXUMA1=SOIC-8:R2500~G!Q GV33XUMA1=SOIC-8:R2500~GV33!Q
TLE7251V | can | 0.8 | H | supply=4.5..5.5 rate=2M job=CAN-5V | SJXUMA1=SOIC-8:R2500~SJ!Q LEXUMA1=DFN-8:R5000~LE!Q
TLE9251V | can | 0.8 | H | supply=4.5..5.5 rate=5M job=CAN-5V | SJXUMA1=SOIC-8:R2500~SJ!Q LEXUMA1=DFN-8:R5000~LE!Q
TLE7259-3GE | can | 0.6 | H | supply=5.5..27 rate=20k name=LIN_transceiver job=LIN-8 | XUMA1=SOIC-8:R2500~.!Q|.
DPS310 | pressure | 1.5 | I | range=300–1200_hPa bus=I2C/SPI supply=1.7..3.6 measures=Pressure | XTSA1=LGA-8/sensor:R4000~.|.
DPS368 | pressure | 1.8 | I | range=300–1200_hPa bus=I2C/SPI supply=1.7..3.6 measures=Pressure | XTSA1=LGA-8/sensor:R3000~.|.
IM69D130V01 | microphone | 1.6 | I | bus=PDM supply=1.62..3.6 measures=Sound | XTSA1=LGA-5/sensor:R1000~.|.
BGA524N6 | lna | 0.35 | I | range=1.55–1.615_GHz gain=19.6 supply=1.5..3.3 | E6327XTSA1=DFN-6:R15000~.|.
BGS12SN6 | rfSwitch | 0.25 | I | range=0.1–6_GHz ch=2 supply=1.65..3.6 | E6327XTSA1=DFN-6:R15000~.|.
BCR401W | ledLinear | 0.2 | J | ch=1 iout=0.06 | H6327XTSA1=SOT-343:R3000~.|.
BCR421U | ledLinear | 0.25 | J | ch=1 iout=0.25 | E6327HTSA1=SOT-23-6:R3000~.|.
ILD6150 | ledSwitching | 0.9 | E | input=4.5..60 iout=1.5 fsw=1M | XUMA1=HSOP-8:R2500~.|.
XMC1100T016F0032ABXUMA1 | cortexM | 1.2 | I | core=Cortex-M0 clk=32M flash=32 ram=16 io=11 supply=1.8..5.5 | .=TSSOP-16:R5000
XMC1302T038X0200ABXUMA1 | cortexM | 2.6 | X | core=Cortex-M0 clk=32M flash=200 ram=16 io=34 supply=1.8..5.5 | .=TSSOP-38:R3000
XMC4500F100K1024ACXQMA1 | cortexM | 13 | E | core=Cortex-M4F clk=120M flash=1024 ram=160 io=91 supply=3.13..3.63 radio=Ethernet,_USB,_CAN | .=LQFP-100:Y90
CY8C4245AXI-483 | cortexM | 3.3 | I | core=Cortex-M0 clk=48M flash=32 ram=4 io=36 supply=1.71..5.5 | .=TQFP-44:Y160 T=TQFP-44:R1500~.
CY8C4014SXI-420 | cortexM | 1.1 | I | core=Cortex-M0 clk=16M flash=16 ram=2 io=5 supply=1.71..5.5 | .=SOIC-8:T97 T=SOIC-8:R2500~.
CY8C5888LTI-LP097 | cortexM | 13 | I | core=Cortex-M3 clk=80M flash=256 ram=64 io=48 supply=1.71..5.5 radio=USB,_CAN | .=QFN-68:Y260 T=QFN-68:R2000~.
CY7C68013A-56 | usb | 9.9 | C | ch=1 bus=USB_2.0 rate=480M name=USB_microcontroller | LTXC=QFN-56:Y260~LTXC LTXCT=QFN-56:R2000~LTXC LTXI=QFN-56:Y260~LTXI@I PVXC=SSOP-56:T26~PVXC PVXI=SSOP-56:T26~PVXI@I
CY7C65213 | usb | 2.1 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | -28PVXI=SSOP-28:T47 -28PVXIT=SSOP-28:R1000~-28PVXI -32LTXI=QFN-32:Y490 -32LTXIT=QFN-32:R5000~-32LTXI
CYPD3177-24LQXQ | usbPd | 1.3 | X | bus=I2C pout=100 name=USB_PD_sink_controller | .=QFN-24:Y490 T=QFN-24:R2500~.
CYW43439 | wirelessMcu | 3.3 | I | core=Cortex-M3 clk=160M ram=512 radio=Wi-Fi,_Bluetooth_5.2 supply=3..4.8 | KUBGT=WLCSP-63:R5000~KUBG
`,
})
