import { circuitFamily } from './circuit-family.ts'

export const stCircuitFamily = circuitFamily({
  code: 'st-circuits',
  brand: 'STMicroelectronics',
  weight: 3,
  table: `
# interface
ST232 | uart | 0.5 | C | ch=2 supply=4.5..5.5 rate=220k job=MAX232 | BDR=SOIC-16:R2500~BD@I CDR=SOIC-16:R2500~CD@C BN=DIP-16:T25@I CN=DIP-16:T25@C ABDR=SOIC-16:R2500~ABD@I BTR=TSSOP-16:R2500~BT@I CTR=TSSOP-16:R2500~CT@C CWR=SOIC-16W:R1000~CW@C
ST202E | uart | 0.5 | C | ch=2 supply=4.5..5.5 rate=400k job=MAX202 | BDR=SOIC-16:R2500~BD@I CDR=SOIC-16:R2500~CD@C BTR=TSSOP-16:R2500~BT@I CTR=TSSOP-16:R2500~CT@C
ST3232 | uart | 0.4 | C | ch=2 supply=3..5.5 rate=300k job=MAX3232 | BDR=SOIC-16:R2500~BD@I CDR=SOIC-16:R2500~CD@C BTR=TSSOP-16:R2500~BT@I CTR=TSSOP-16:R2500~CT@C CPR=SSOP-16:R2000~CP@C EBDR=SOIC-16:R2500~EBD@I EBTR=TSSOP-16:R2500~EBT@I ECDR=SOIC-16:R2500~ECD@C ECTR=TSSOP-16:R2500~ECT@C
ST3241E | uart | 0.9 | C | ch=3 supply=3..5.5 rate=400k | BPR=SSOP-28:R1350~BP@I CTR=TSSOP-28:R2500~CT@C CPR=SSOP-28:R1350~CP@C
ST3243E | uart | 0.9 | C | ch=3 supply=3..5.5 rate=400k job=MAX3243 | BPR=SSOP-28:R1350~BP@I CTR=TSSOP-28:R2500~CT@C
ST485 | rs485 | 0.5 | C | ch=1 supply=4.75..5.25 rate=2.5M job=RS485-8 | BDR=SOIC-8:R2500~BD@I CDR=SOIC-8:R2500~CD@C BN=DIP-8:T50@I EBDR=SOIC-8:R2500~EBD@I ECDR=SOIC-8:R2500~ECD@C ABDR=SOIC-8:R2500~ABD@I
ST3485 | rs485 | 0.6 | I | ch=1 supply=3..3.6 rate=12M job=RS485-8 | EBDR=SOIC-8:R2500~EBD ECDR=SOIC-8:R2500~ECD@C EIDT=SOIC-8:R2500~EID@E
STR485 | rs485 | 0.7 | E | ch=1 supply=3..3.6 rate=20M | LVQT=DFN-10:R4000~LVQ
L9616 | can | 1.6 | H | supply=4.5..5.5 rate=1M job=CAN-5V | .=SOIC-8:T100~. -TR=SOIC-8:R2500~.
L9637D | can | 1.1 | H | supply=4.5..36 rate=50k name=K-line_transceiver | .=SOIC-8:T100~. 013TR=SOIC-8:R2500~.
STUSB4500 | usbPd | 1.3 | X | bus=I2C pout=100 name=USB_PD_sink_controller | QTR=QFN-24:R4000~Q|Q LQTR=QFN-24:R4000~LQ
STUSB1602 | usbPd | 1.2 | X | bus=I2C pout=100 | AQTR=QFN-24:R4000~AQ QTR=QFN-24:R4000~Q
STULPI01 | usb | 1.9 | I | ch=1 bus=ULPI rate=480M name=USB_transceiver | ATBR=BGA-36:R3000~ATB
# timers, references, supervisors
NE555 | timer555 | 0.12 | C | ch=1 supply=4.5..16 f=500k iq=3m job=NE555 | D=SOIC-8:T100~D DT=SOIC-8:R2500~D N=DIP-8:T50
SA555 | timer555 | 0.14 | X | ch=1 supply=4.5..16 f=500k iq=3m job=NE555 | D=SOIC-8:T100~D DT=SOIC-8:R2500~D N=DIP-8:T50
TS555 | timer555 | 0.4 | E | ch=1 supply=2..16 f=2.7M iq=110u job=TLC555 | CD=SOIC-8:T100~CD@C CDT=SOIC-8:R2500~CD@C CN=DIP-8:T50@C ID=SOIC-8:T100~ID IDT=SOIC-8:R2500~ID IN=DIP-8:T50
NE556 | timer555 | 0.2 | C | ch=2 supply=4.5..16 f=500k iq=6m job=NE556 | D=SOIC-14:T50~D DT=SOIC-14:R2500~D N=DIP-14:T25
TL431 | shuntReference | 0.09 | E | vout=2.495 tol=2 tc=50 job=TL431 | ACZ=TO-92-3:B2500@C ACD=SOIC-8:T100@C ACDT=SOIC-8:R2500~ACD@C AIZ=TO-92-3:B2500@X AIDT=SOIC-8:R2500~AID@X AIL3T=SOT-23-3:R3000~AIL3@X ACL3T=SOT-23-3:R3000~ACL3@C BIL3T=SOT-23-3:R3000~BIL3@X CZ=TO-92-3:B2500@C IL3T=SOT-23-3:R3000~IL3@X
TS431 | shuntReference | 0.14 | I | vout=1.24 tol=1 tc=50 job=TLV431 | AILT=SOT-23-5:R3000~AIL ILT=SOT-23-5:R3000~IL BILT=SOT-23-5:R3000~BIL AIZ=TO-92-3:B2500
STM6315 | reset | 0.5 | E | vth=2.93 ch=1 supply=1..5.5 | RBW13F=SOT-143:R3000 SDW13F=SOT-143:R3000
M41T62 | rtc | 1.1 | I | bus=I2C supply=1.3..4.4 iq=0.35u | Q6F=QFN-16:R3000~Q6 LC6F=DFN-8:R3000~LC6
M41T81S | rtc | 1.3 | I | bus=I2C supply=2.7..5.5 iq=0.6u | M6F=SOIC-8:R2500~M6 M6E=SOIC-8:T100~M6
M41T00S | rtc | 1.1 | I | bus=I2C supply=2..5.5 iq=0.6u | M6F=SOIC-8:R2500~M6 M6E=SOIC-8:T100~M6
# power
L293D | brushedDriver | 2.4 | I | supply=4.5..36 iout=0.6 ch=4 job=L293D | .=DIP-16:T25 D013TR=SOIC-20W:R1000~D
L293E | brushedDriver | 2.9 | I | supply=4.5..36 iout=1 ch=4 | .=DIP-20:T20
L298 | brushedDriver | 3.6 | I | supply=4.5..46 iout=2 ch=2 job=L298 | N=Multiwatt-15:T25 HN=Multiwatt-15:T25 P013TR=SOIC-20W:R600~P
L6201 | brushedDriver | 4.4 | I | supply=12..48 iout=1 ch=1 | .=SOIC-20W:T25 013TR=SOIC-20W:R1000~.
L6203 | brushedDriver | 6.6 | I | supply=12..48 iout=4 ch=1 | .=Multiwatt-11:T25
L6205 | brushedDriver | 4 | I | supply=8..52 iout=2.8 ch=2 | D=SOIC-20W:T37~D D013TR=SOIC-20W:R1000~D N=DIP-20:T20 PD=SOIC-36W:T31
VNH5019A-E | brushedDriver | 4.6 | H | supply=5.5..24 iout=30 ch=1 | .=SOIC-30W:T30 TR=SOIC-30W:R1000~.|TR-E
VNH7070AS | brushedDriver | 2.4 | H | supply=4..28 iout=15 ch=1 | TR=SOIC-16:R2500~.
STSPIN220 | stepperDriver | 1.6 | E | supply=1.8..10 iout=1.3 | .=QFN-16:R3000
STSPIN230 | blDriver | 1.5 | E | supply=1.8..10 iout=1.3 | .=QFN-16:R3000
STSPIN240 | brushedDriver | 1.5 | E | supply=1.8..10 iout=1.3 ch=2 | .=QFN-16:R3000
STSPIN820 | stepperDriver | 2.3 | E | supply=7..45 iout=1.5 | .=QFN-24:R3000 TR=QFN-24:R4000~.
L6470 | stepperDriver | 5.6 | E | supply=8..45 iout=3 bus=SPI | H=HTSSOP-28:T50~H HTR=HTSSOP-28:R2500~H PD=SOIC-36W:T31~PD PDTR=SOIC-36W:R1000~PD
L6474 | stepperDriver | 5 | E | supply=8..45 iout=3 bus=SPI | H=HTSSOP-28:T50~H HTR=HTSSOP-28:R2500~H
L6234 | blDriver | 4.4 | E | supply=7..52 iout=4 | D=SOIC-20W:T37~D D013TR=SOIC-20W:R1000~D PD013TR=SOIC-20W:R600~PD
L6230 | blDriver | 3.3 | E | supply=8..52 iout=1.4 | PD=SOIC-36W:T31~PD PDTR=SOIC-36W:R1000~PD Q=QFN-48:Y490~Q QTR=QFN-48:R2500~Q
L6384E | halfBridgeDriver | 0.9 | E | ch=2 iout=0.65 vmax=600 supply=14.6..16.6 | D=SOIC-8:T100~D D013TR=SOIC-8:R2500~D .=DIP-8:T50
L6386E | halfBridgeDriver | 1.1 | E | ch=2 iout=0.65 vmax=600 supply=9.1..17 | D=SOIC-14:T50~D D013TR=SOIC-14:R2500~D .=DIP-14:T25
L6388E | halfBridgeDriver | 1 | E | ch=2 iout=0.65 vmax=600 supply=9.1..17 | D=SOIC-8:T100~D D013TR=SOIC-8:R2500~D
PM8834 | lowSideDriver | 0.7 | E | ch=2 iout=4 supply=5..18 | TR=SOIC-8:R2500~. MTR=HSOP-8:R2500~M
L5973D | buck | 1.5 | E | input=4.4..36 iout=2 fsw=250k | .=HSOP-8:T100 013TR=HSOP-8:R2500~.
L5987 | buck | 1.6 | E | input=2.9..18 iout=3 fsw=250k | TR=HSOP-8:R2500~. ATR=HSOP-8:R2500~A
L7980 | buck | 1.3 | E | input=4.5..28 iout=2 fsw=250k | TR=HSOP-8:R2500~. ATR=HSOP-8:R2500~A
L7986 | buck | 1.5 | E | input=4.5..38 iout=3 fsw=250k | TR=HSOP-8:R2500~. ATR=HSOP-8:R2500~A
ST1S10 | buck | 1.1 | E | input=2.5..18 iout=3 fsw=900k | PHR=HSOP-8:R2500~PH BPUR=DFN-8:R3000~BPU PUR=DFN-8:R3000~PU
ST1S40 | buck | 0.9 | E | input=4..18 iout=3 fsw=850k | IPHR=HSOP-8:R2500~IPH IPUR=DFN-8:R3000~IPU IDR=SOIC-8:R2500~ID
STBB1-A | buckBoost | 1.3 | I | input=2..5.5 iout=1 fsw=1.5M | PUR=DFN-10:R3000~PU
MC34063A | buck | 0.35 | C | input=3..40 iout=1.5 fsw=100k job=MC34063A | BD=SOIC-8:T100 BD-TR=SOIC-8:R2500~BD BN=DIP-8:T50 CD-TR=SOIC-8:R2500~CD@C CN=DIP-8:T50@C EBN=DIP-8:T50@E EBD-TR=SOIC-8:R2500~EBD@E
UC3842B | flyback | 0.4 | C | input=10..30 iout=1 fsw=500k job=UC3842 | D=SOIC-8:T100~D D1=SOIC-8:T100~D1 D1013TR=SOIC-8:R2500~D1 N=DIP-8:T50
UC3843B | flyback | 0.4 | C | input=7.6..30 iout=1 fsw=500k job=UC3843 | D1=SOIC-8:T100~D1 D1013TR=SOIC-8:R2500~D1 N=DIP-8:T50
UC3844B | flyback | 0.4 | C | input=10..30 iout=1 fsw=500k job=UC3844 | D1=SOIC-8:T100~D1 D1013TR=SOIC-8:R2500~D1 N=DIP-8:T50
UC3845B | flyback | 0.4 | C | input=7.6..30 iout=1 fsw=500k job=UC3845 | D1=SOIC-8:T100~D1 D1013TR=SOIC-8:R2500~D1 N=DIP-8:T50
VIPER06 | flyback | 0.6 | E | input=8.5..23.5 fsw=60k name=Offline_converter | LS=SSOP-10:T50 LSTR=SSOP-10:R2500~LS XS=SSOP-10:T50 XSTR=SSOP-10:R2500~XS HSTR=SSOP-10:R2500~HS LN=DIP-7:T50 XN=DIP-7:T50
VIPER22A | flyback | 0.9 | E | input=9..38 fsw=60k name=Offline_converter | DIP-E=DIP-8:T50 S-E=SOIC-8:T100 STR-E=SOIC-8:R2500~S-E
VIPER26 | flyback | 0.9 | E | input=11.5..23.5 fsw=60k name=Offline_converter | HN=DIP-7:T50 LN=DIP-7:T50 HD=SOIC-16:T50 HDTR=SOIC-16:R2500~HD LD=SOIC-16:T50 LDTR=SOIC-16:R2500~LD
STNS01 | charger | 0.9 | I | input=4.55..5.4 iout=0.2 vout=4.2 | PUR=DFN-12:R3000~PU
STC3115 | fuelGauge | 1.2 | I | bus=I2C supply=2.7..4.5 | IQT=DFN-10:R3000~IQ AIQT=DFN-10:R3000~AIQ IJT=WLCSP-10:R3000~IJ
VN5160S-E | highSide | 1.3 | H | iout=5.4 ron=160m input=4.5..36 ch=1 | .=SOIC-8:T100~. TR=SOIC-8:R2500~.
VND5N07 | highSide | 0.9 | H | iout=5 ron=200m input=0..55 ch=1 name=Smart_low-side_switch | -E=TO-252:T75~-E TR-E=TO-252:R2500~-E
VNQ5050AK-E | highSide | 2.9 | H | iout=19 ron=50m input=4.5..36 ch=4 | .=SSOP-24:T49~. TR=SSOP-24:R1000~.
STMPS2171 | loadSwitch | 0.4 | I | iout=1 ron=90m input=2.7..5.5 name=USB_power_switch | STR=SOT-23-5:R3000~S MTR=SOIC-8:R2500~M TTR=SOIC-8:R2500~T
STEF01 | eFuse | 1.1 | E | input=8..48 iout=4 ron=30m | FTR=HTSSOP-14:R2500~F
TSC101 | currentSense | 0.6 | E | ch=1 supply=4..24 gbw=500k vos=0.5m | AILT=SOT-23-5:R3000~AIL BILT=SOT-23-5:R3000~BIL CILT=SOT-23-5:R3000~CIL AIYLT=SOT-23-5:R3000~AIYL!Q
ULN2003A | darlingtonArray | 0.2 | X | ch=7 iout=0.5 name=Darlington_transistor_array job=ULN2003A | .=DIP-16:T25
ULN2003D1 | darlingtonArray | 0.2 | X | ch=7 iout=0.5 name=Darlington_transistor_array job=ULN2003A | .=SOIC-16:T50~. 013TR=SOIC-16:R2500~.
ULN2803A | darlingtonArray | 0.6 | I | ch=8 iout=0.5 name=Darlington_transistor_array job=ULN2803A | .=DIP-18:T20
STP16CPC26 | ledLinear | 0.9 | E | ch=16 iout=0.09 | MTR=SOIC-24:R1000~M TTR=TSSOP-24:R2500~T XTR=HTSSOP-24:R2500~X PTR=QSOP-24:R2500~P
STCS1A | ledLinear | 0.9 | E | ch=1 iout=1.5 | PHR=HSOP-8:R2500~PH
TDA2030A | audioAmp | 1.1 | B | ch=1 supply=12..44 pout=18 | V=TO-220-5:T50
TDA2003 | audioAmp | 1 | B | ch=1 supply=8..18 pout=10 | V=TO-220-5:T50 H=TO-220-5:T50
TDA2050 | audioAmp | 2 | B | ch=1 supply=9..50 pout=32 | V=TO-220-5:T50
TDA7265 | audioAmp | 2.6 | B | ch=2 supply=10..50 pout=25 | .=Multiwatt-11:T25
TDA7297 | audioAmp | 2.2 | B | ch=2 supply=6..18 pout=15 | .=Multiwatt-15:T25 D=SOIC-20W:T37 D13TR=SOIC-20W:R1000~D
TDA7492 | audioAmp | 3.2 | I | ch=2 supply=8..26 pout=50 name=Class-D_audio_amplifier | .=SOIC-36W:T31 13TR=SOIC-36W:R1000~.
TS4962 | audioAmp | 0.6 | I | ch=1 supply=2.4..5.5 pout=2.3 name=Class-D_audio_amplifier | IQT=DFN-8:R3000~IQ EIJT=WLCSP-9:R3000~EIJ
TS4871 | audioAmp | 0.6 | I | ch=1 supply=2.5..5.5 pout=1 | IDT=SOIC-8:R2500~ID IST=MSOP-8:R4000~IS
STA333BW | audioAmp | 2.6 | I | ch=2 supply=4.5..21.5 pout=20 bus=I2S name=Class-D_audio_amplifier | .=SOIC-36W:T31 13TR=SOIC-36W:R1000~.
# motion and other sensors
LIS2DH12 | accelerometer | 0.7 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration | TR=LGA-12/sensor:R8000~.|.
LIS2DW12 | accelerometer | 0.8 | I | range=±16_g bus=I2C/SPI supply=1.62..3.6 measures=Acceleration | TR=LGA-12/sensor:R8000~.|.
LIS3DH | accelerometer | 0.9 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration | TR=LGA-16/sensor:R4000~. .=LGA-16/sensor:Y490~.
LIS331DLH | accelerometer | 1.7 | I | range=±8_g bus=I2C/SPI supply=2.16..3.6 measures=Acceleration | TR=LGA-16/sensor:R8000~.|.
H3LIS331DL | accelerometer | 4.6 | I | range=±400_g bus=I2C/SPI supply=2.16..3.6 measures=Acceleration | TR=LGA-16/sensor:R8000~.|.
IIS3DWB | accelerometer | 9.6 | X | range=±16_g bus=SPI supply=2.1..3.6 measures=Vibration | TR=LGA-14/sensor:R5000~.|.
L3GD20H | gyroscope | 2.6 | I | range=±2000_°/s bus=I2C/SPI supply=2.2..3.6 measures=Rotation | TR=LGA-16/sensor:R4000~. .=LGA-16/sensor:Y490~.
I3G4250D | gyroscope | 3 | I | range=±2000_°/s bus=I2C/SPI supply=2.4..3.6 measures=Rotation | TR=LGA-16/sensor:R4000~. .=LGA-16/sensor:Y490~.
LSM303AGR | imu | 1.9 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_magnetic_field | TR=LGA-12/sensor:R8000~.|.
LSM6DS3 | imu | 2.1 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | TR=LGA-14/sensor:R8000~. .=LGA-14/sensor:Y490~. TR-C=LGA-14/sensor:R8000~TR-C
LSM6DSL | imu | 2 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | TR=LGA-14/sensor:R8000~. .=LGA-14/sensor:Y490~.
LSM6DSO | imu | 2.3 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | TR=LGA-14/sensor:R8000~. .=LGA-14/sensor:Y490~.
LSM6DSOX | imu | 2.6 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | TR=LGA-14/sensor:R8000~. .=LGA-14/sensor:Y490~.
LSM6DSV16X | imu | 2.9 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | TR=LGA-14/sensor:R5000~.|.
LSM9DS1 | imu | 4.4 | I | range=±16_g bus=I2C/SPI supply=1.9..3.6 measures=Acceleration,_rotation,_magnetic_field | TR=LGA-24/sensor:R4000~. .=LGA-24/sensor:Y490~.
ISM330DHCX | imu | 4.6 | X | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | TR=LGA-14/sensor:R5000~.|.
LIS2MDL | magnetometer | 1 | I | range=±50_gauss bus=I2C/SPI supply=1.71..3.6 measures=Magnetic_field | TR=LGA-12/sensor:R8000~.|.
LIS3MDL | magnetometer | 1.3 | I | range=±16_gauss bus=I2C/SPI supply=1.9..3.6 measures=Magnetic_field | TR=LGA-12/sensor:R10000~.|.
LPS22HB | pressure | 1.6 | I | range=260–1260_hPa bus=I2C/SPI supply=1.7..3.6 measures=Pressure | TR=LGA-10/sensor:R8000~.|.
LPS22HH | pressure | 1.7 | I | range=260–1260_hPa bus=I2C/SPI supply=1.7..3.6 measures=Pressure | TR=LGA-10/sensor:R8000~.|.
LPS25HB | pressure | 2 | I | range=260–1260_hPa bus=I2C/SPI supply=1.7..3.6 measures=Pressure | TR=LGA-10/sensor:R4000~.|.
HTS221 | humidity | 1.6 | I | acc=3.5 bus=I2C/SPI supply=1.7..3.6 measures=Humidity,_temperature | TR=LGA-6/sensor:R4000~.|.
STTS22H | temperature | 0.7 | E | range=−40…125_°C acc=0.5 bus=I2C supply=1.5..3.6 measures=Temperature | TR=DFN-6:R5000~.|.
STTS75 | temperature | 0.8 | M | range=−55…125_°C acc=2 bus=I2C supply=2.7..5.5 measures=Temperature job=LM75 | DS2F=MSOP-8:R4000~DS2 M2F=SOIC-8:R2500~M2
VL53L0CX | proximity | 3 | I | range=0.03–2_m bus=I2C supply=2.6..3.5 measures=Distance | V0DH/1=LGA-12/sensor:R3600~V0DH
VL53L1CX | proximity | 3.6 | I | range=0.04–4_m bus=I2C supply=2.6..3.5 measures=Distance | V0FY/1=LGA-12/sensor:R3600~V0FY
VL53L1CB | proximity | 4.4 | I | range=0.04–8_m bus=I2C supply=2.6..3.5 measures=Distance | V0FY/1=LGA-12/sensor:R3600~V0FY
VL53L4CD | proximity | 3.2 | I | range=0.001–1.3_m bus=I2C supply=2.6..3.5 measures=Distance | V0DH/1=LGA-12/sensor:R3600~V0DH
VL53L5CX | proximity | 4.9 | I | range=0.02–4_m bus=I2C supply=2.8..3.3 measures=Distance | V0GC/1=LGA-16/sensor:R3600~V0GC
VL6180 | proximity | 2.9 | B | range=0–0.62_m bus=I2C supply=2.6..3 measures=Distance,_light | V1NR/1=LGA-12/sensor:R5000~V1NR|. XV0NR/1=LGA-12/sensor:R5000~XV0NR
MP34DT06J | microphone | 0.6 | I | bus=PDM supply=1.6..3.6 measures=Sound | TR=LGA-4/sensor:R5000~.|.
MP23ABS1 | microphone | 0.7 | I | bus=Analog supply=1.52..3.6 measures=Sound | TR=LGA-5/sensor:R5000~.|.
# radio and security
S2-LP | subGhz | 2.6 | X | range=413–1055_MHz rate=500k supply=1.8..3.6 bus=SPI | QTR=QFN-24:R4000~Q CBQTR=QFN-24:R4000~CBQ
BLUENRG-M0 | bleModule | 4.6 | I | radio=Bluetooth_4.2 supply=1.7..3.6 | A=Module/ble:R850 L=Module/ble:R850
ST25DV04K | nfc | 0.6 | I | bus=I2C f=13.56M supply=1.8..5.5 name=NFC_tag_with_EEPROM | -IER6S3=SOIC-8:T100 -IER6T3=TSSOP-8:R4000 -IER6C3=DFN-8:R5000 -JFR6D3=DFN-12:R5000
ST25R3916 | nfc | 5 | X | bus=SPI f=13.56M supply=2.4..5.5 name=NFC_reader | -AQWT=QFN-32:R4000~-AQW B-AQWT=QFN-32:R4000~B-AQW
STSAFA110 | secure | 0.9 | X | bus=I2C supply=1.62..5.5 | S8SPL02=SOIC-8:R4000 DFSPL02=DFN-8:R4000
`,
})
