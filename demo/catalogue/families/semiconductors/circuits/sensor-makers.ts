import { circuitFamily } from './circuit-family.ts'

export const boschFamily = circuitFamily({
  code: 'bosch-sensors',
  brand: 'Bosch Sensortec',
  weight: 1,
  table: `
BMA253 | accelerometer | 1 | I | range=±16_g bus=I2C/SPI supply=1.62..3.6 measures=Acceleration | .=LGA-12/sensor:R10000
BMA280 | accelerometer | 1.1 | I | range=±16_g bus=I2C/SPI supply=1.62..3.6 measures=Acceleration | .=LGA-12/sensor:R10000
BMA400 | accelerometer | 1.2 | I | range=±16_g bus=I2C/SPI supply=1.72..3.6 measures=Acceleration | .=LGA-12/sensor:R10000
BMA456 | accelerometer | 1.2 | I | range=±16_g bus=I2C/SPI supply=1.62..3.6 measures=Acceleration | .=LGA-12/sensor:R10000
BMG250 | gyroscope | 2 | I | range=±2000_°/s bus=I2C/SPI supply=1.71..3.6 measures=Rotation | .=LGA-14/sensor:R10000
BMI160 | imu | 2.2 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-14/sensor:R10000
BMI088 | imu | 4.4 | I | range=±24_g bus=I2C/SPI supply=2.4..3.6 measures=Acceleration,_rotation | .=LGA-16/sensor:R10000
BMI270 | imu | 2.4 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-14/sensor:R5000
BMI323 | imu | 2.2 | I | range=±16_g bus=I2C/SPI supply=1.71..3.63 measures=Acceleration,_rotation | .=LGA-14/sensor:R5000
BMM150 | magnetometer | 1.1 | I | range=±1300_µT bus=I2C/SPI supply=1.62..3.6 measures=Magnetic_field | .=WLCSP-12:R10000
BMM350 | magnetometer | 1.5 | I | range=±2000_µT bus=I2C supply=1.72..1.98 measures=Magnetic_field | .=WLCSP-9:R5000
BMP180 | pressure | 1.9 | I | range=300–1100_hPa bus=I2C supply=1.8..3.6 measures=Pressure | .=LGA-7/sensor:R10000
BMP280 | pressure | 1.2 | I | range=300–1100_hPa bus=I2C/SPI supply=1.71..3.6 measures=Pressure | .=LGA-8/sensor:R10000
BMP388 | pressure | 1.7 | I | range=300–1250_hPa bus=I2C/SPI supply=1.65..3.6 measures=Pressure | .=LGA-10/sensor:R10000
BMP390 | pressure | 1.8 | I | range=300–1250_hPa bus=I2C/SPI supply=1.65..3.6 measures=Pressure | .=LGA-10/sensor:R10000
BMP581 | pressure | 2 | I | range=300–1250_hPa bus=I2C/SPI supply=1.71..3.6 measures=Pressure | .=LGA-10/sensor:R10000
BME280 | pressure | 3.2 | I | range=300–1100_hPa acc=3 bus=I2C/SPI supply=1.71..3.6 measures=Pressure,_humidity,_temperature | .=LGA-8/sensor:R10000
BME680 | gas | 6.9 | I | bus=I2C/SPI supply=1.71..3.6 measures=Gas,_pressure,_humidity,_temperature | .=LGA-8/sensor:R10000
BME688 | gas | 7.4 | I | bus=I2C/SPI supply=1.71..3.6 measures=Gas,_pressure,_humidity,_temperature | .=LGA-8/sensor:R10000
BNO055 | imu | 7.6 | I | range=±16_g bus=UART/I2C supply=2.4..3.6 measures=Orientation | .=LGA-28/sensor:R4500
BHI260AP | imu | 5.3 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Orientation | .=LGA-44/sensor:R5000
`,
})

export const sensirionFamily = circuitFamily({
  code: 'sensirion-sensors',
  brand: 'Sensirion',
  weight: 1,
  table: `
SHT20 | humidity | 2.4 | E | acc=3 bus=I2C supply=2.1..3.6 measures=Humidity,_temperature | .=DFN-6:R1500 P=DFN-6:R1500
SHT21 | humidity | 3 | E | acc=2 bus=I2C supply=2.1..3.6 measures=Humidity,_temperature | .=DFN-6:R1500 P=DFN-6:R1500 S=DFN-6:R1500
SHT25 | humidity | 4.4 | E | acc=1.8 bus=I2C supply=2.1..3.6 measures=Humidity,_temperature | .=DFN-6:R1500
SHT30 | humidity | 1.5 | E | acc=3 bus=I2C supply=2.15..5.5 measures=Humidity,_temperature | -DIS-B2.5KS=DFN-8:R2500~-DIS-B -DIS-B10KS=DFN-8:R10000~-DIS-B -DIS-F2.5KS=DFN-8:R2500~-DIS-F -DIS-P2.5KS=DFN-8:R2500~-DIS-P
SHT31 | humidity | 2 | E | acc=2 bus=I2C supply=2.15..5.5 measures=Humidity,_temperature | -DIS-B2.5KS=DFN-8:R2500~-DIS-B|-DIS-B -DIS-B10KS=DFN-8:R10000~-DIS-B -DIS-F2.5KS=DFN-8:R2500~-DIS-F -DIS-P2.5KS=DFN-8:R2500~-DIS-P
SHT35 | humidity | 3.2 | E | acc=1.5 bus=I2C supply=2.15..5.5 measures=Humidity,_temperature | -DIS-B2.5KS=DFN-8:R2500~-DIS-B -DIS-F2.5KS=DFN-8:R2500~-DIS-F
SHT40 | humidity | 1.1 | E | acc=1.8 bus=I2C supply=1.08..3.6 measures=Humidity,_temperature | -AD1B-R2=DFN-4:R2500~-AD1B -AD1B-R3=DFN-4:R10000~-AD1B -BD1B-R2=DFN-4:R2500~-BD1B -CD1B-R3=DFN-4:R10000~-CD1B -AD1F-R2=DFN-4:R2500~-AD1F -AD1P-R2=DFN-4:R2500~-AD1P
SHT41 | humidity | 1.3 | E | acc=1.8 bus=I2C supply=1.08..3.6 measures=Humidity,_temperature | -AD1B-R2=DFN-4:R2500~-AD1B -AD1B-R3=DFN-4:R10000~-AD1B -AD1F-R2=DFN-4:R2500~-AD1F
SHT45 | humidity | 2.3 | E | acc=1 bus=I2C supply=1.08..3.6 measures=Humidity,_temperature | -AD1B-R2=DFN-4:R2500~-AD1B -AD1B-R3=DFN-4:R10000~-AD1B -AD1F-R2=DFN-4:R2500~-AD1F
SHTC3 | humidity | 1.1 | E | acc=2 bus=I2C supply=1.62..3.6 measures=Humidity,_temperature | .=DFN-4:R2500 -TR-10KS=DFN-4:R10000~.
STS30 | temperature | 1 | E | range=−40…125_°C acc=0.2 bus=I2C supply=2.15..5.5 measures=Temperature | -DIS=DFN-8:R2500 -DIS-10KS=DFN-8:R10000~-DIS
STS40 | temperature | 0.9 | E | range=−40…125_°C acc=0.2 bus=I2C supply=1.08..3.6 measures=Temperature | -AD1B-R3=DFN-4:R10000~-AD1B
SGP30 | gas | 5.6 | I | bus=I2C supply=1.62..1.98 measures=VOC,_CO2_equivalent | -2.5K=DFN-6:R2500~. -10KS=DFN-6:R10000~.
SGP40 | gas | 3.4 | I | bus=I2C supply=1.7..3.6 measures=VOC | -D-R4=DFN-6:R2500~-D -D-R3=DFN-6:R10000~-D
SGP41 | gas | 4.6 | I | bus=I2C supply=1.7..3.6 measures=VOC,_NOx | -D-R4=DFN-6:R2500~-D
SCD40 | gas | 19 | I | bus=I2C supply=2.4..5.5 measures=CO2,_humidity,_temperature | -D-R2=LGA-20/sensor:R60~-D -D-R1=LGA-20/sensor:R600~-D
SCD41 | gas | 23 | I | bus=I2C supply=2.4..5.5 measures=CO2,_humidity,_temperature | -D-R2=LGA-20/sensor:R60~-D -D-R1=LGA-20/sensor:R600~-D
SDP31 | pressure | 17 | I | range=±500_Pa bus=I2C supply=2.7..5.5 measures=Differential_pressure | -500PA-TR-250PCS=DFN-6:R250~-500PA
`,
})

export const invenSenseFamily = circuitFamily({
  code: 'invensense-sensors',
  brand: 'TDK InvenSense',
  weight: 1,
  table: `
MPU-6050 | imu | 4.4 | I | range=±16_g bus=I2C supply=2.375..3.46 measures=Acceleration,_rotation | .=QFN-24:R5000
MPU-6500 | imu | 3.6 | I | range=±16_g bus=I2C/SPI supply=1.71..3.45 measures=Acceleration,_rotation | .=QFN-24:R5000
MPU-9250 | imu | 6.3 | I | range=±16_g bus=I2C/SPI supply=2.4..3.6 measures=Acceleration,_rotation,_magnetic_field | .=QFN-24:R5000
ICM-20602 | imu | 2.9 | I | range=±16_g bus=I2C/SPI supply=1.71..3.45 measures=Acceleration,_rotation | .=LGA-16/sensor:R5000
ICM-20608-G | imu | 3 | I | range=±16_g bus=I2C/SPI supply=1.71..3.45 measures=Acceleration,_rotation | .=LGA-16/sensor:R5000
ICM-20689 | imu | 3.4 | I | range=±16_g bus=I2C/SPI supply=1.71..3.45 measures=Acceleration,_rotation | .=QFN-24:R5000
ICM-20948 | imu | 5.9 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation,_magnetic_field | .=QFN-24:R5000
ICM-40609-D | imu | 4 | I | range=±32_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-14/sensor:R5000
ICM-42605 | imu | 2.9 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-14/sensor:R5000
ICM-42670-P | imu | 2 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-14/sensor:R5000
ICM-42688-P | imu | 3 | I | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-14/sensor:R5000
IAM-20680 | imu | 6 | X | range=±16_g bus=I2C/SPI supply=1.71..3.6 measures=Acceleration,_rotation | .=LGA-16/sensor:R5000!Q HP=LGA-16/sensor:R5000!Q
ICP-10111 | pressure | 2.3 | I | range=250–1150_hPa bus=I2C supply=1.71..1.89 measures=Pressure | .=LGA-10/sensor:R5000
ICP-20100 | pressure | 2.1 | I | range=260–1260_hPa bus=I2C/SPI supply=1.8..3.6 measures=Pressure | .=LGA-10/sensor:R5000
ICS-43434 | microphone | 1.9 | I | bus=I2S supply=1.65..3.63 measures=Sound | .=LGA-6/sensor:R5000
ICS-40720 | microphone | 2.2 | I | bus=Analog supply=1.5..3.63 measures=Sound | .=LGA-6/sensor:R5000
INMP441 | microphone | 2.3 | I | bus=I2S supply=1.8..3.3 measures=Sound | ACEZ-R7=LGA-9/sensor:R1000~ACEZ ACEZ-R0=LGA-9/sensor:R5000~ACEZ
T3902 | microphone | 0.9 | I | bus=PDM supply=1.65..3.63 measures=Sound | .=LGA-5/sensor:R10000
CH101 | proximity | 4.4 | I | range=0.04–1.2_m bus=I2C supply=1.62..1.98 measures=Distance name=Ultrasonic_distance_sensor | -00ABR=LGA-8/sensor:R1000 -02ABR=LGA-8/sensor:R1000
`,
})

export const allegroFamily = circuitFamily({
  code: 'allegro',
  brand: 'Allegro MicroSystems',
  weight: 2,
  table: `
ACS712ELCTR-05B | currentSensor | 2.6 | H | range=±5_A viso=2100 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS712ELCTR-20A | currentSensor | 2.6 | H | range=±20_A viso=2100 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS712ELCTR-30A | currentSensor | 2.6 | H | range=±30_A viso=2100 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS722LLCTR-05AB | currentSensor | 2.4 | H | range=±5_A viso=2400 supply=3..3.6 measures=Current | -T=SOIC-8:R3000~.|.
ACS722LLCTR-10AU | currentSensor | 2.4 | H | range=0–10_A viso=2400 supply=3..3.6 measures=Current | -T=SOIC-8:R3000~.|.
ACS722LLCTR-10AB | currentSensor | 2.4 | H | range=±10_A viso=2400 supply=3..3.6 measures=Current | -T=SOIC-8:R3000~.|.
ACS722LLCTR-20AB | currentSensor | 2.4 | H | range=±20_A viso=2400 supply=3..3.6 measures=Current | -T=SOIC-8:R3000~.|.
ACS722LLCTR-40AB | currentSensor | 2.4 | H | range=±40_A viso=2400 supply=3..3.6 measures=Current | -T=SOIC-8:R3000~.|.
ACS723LLCTR-05AB | currentSensor | 2.4 | H | range=±5_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS723LLCTR-10AU | currentSensor | 2.4 | H | range=0–10_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS723LLCTR-10AB | currentSensor | 2.4 | H | range=±10_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS723LLCTR-20AB | currentSensor | 2.4 | H | range=±20_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS723LLCTR-40AB | currentSensor | 2.4 | H | range=±40_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.|.
ACS724LLCTR-05AB | currentSensor | 2.6 | H | range=±5_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.!Q|.
ACS724LLCTR-10AB | currentSensor | 2.6 | H | range=±10_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.!Q|.
ACS724LLCTR-20AB | currentSensor | 2.6 | H | range=±20_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.!Q|.
ACS724LLCTR-30AB | currentSensor | 2.6 | H | range=±30_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.!Q|.
ACS724LLCTR-50AB | currentSensor | 2.6 | H | range=±50_A viso=2400 supply=4.5..5.5 measures=Current | -T=SOIC-8:R3000~.!Q|.
ACS758LCB-050B-PFF | currentSensor | 5.6 | H | range=±50_A viso=3000 supply=3..5.5 measures=Current | -T=TO-220-5:B170~.|.
ACS758LCB-100B-PFF | currentSensor | 5.6 | H | range=±100_A viso=3000 supply=3..5.5 measures=Current | -T=TO-220-5:B170~.|.
ACS758LCB-150B-PFF | currentSensor | 5.6 | H | range=±150_A viso=3000 supply=3..5.5 measures=Current | -T=TO-220-5:B170~.|.
ACS770LCB-050B-PFF | currentSensor | 5.9 | H | range=±50_A viso=4800 supply=4.5..5.5 measures=Current | -T=TO-220-5:B170~.|.
ACS770LCB-100B-PFF | currentSensor | 5.9 | H | range=±100_A viso=4800 supply=4.5..5.5 measures=Current | -T=TO-220-5:B170~.|.
ACS770LCB-150B-PFF | currentSensor | 5.9 | H | range=±150_A viso=4800 supply=4.5..5.5 measures=Current | -T=TO-220-5:B170~.|.
A1101 | hallSwitch | 0.6 | H | polarity=Unipolar supply=3.8..24 measures=Magnetic_field | ELHLT-T=SOT-23-3:R3000 EUA-T=TO-92-3:B500 LLHLT-T=SOT-23-3:R3000 LUA-T=TO-92-3:B500
A1120 | hallSwitch | 0.7 | H | polarity=Unipolar supply=3..24 measures=Magnetic_field | ELHLT-T=SOT-23-3:R3000 EUA-T=TO-92-3:B500 LLHLT-T=SOT-23-3:R3000 LUA-T=TO-92-3:B500
A1220 | hallSwitch | 0.7 | H | polarity=Latch supply=3..24 measures=Magnetic_field | ELHLT-T=SOT-23-3:R3000 EUA-T=TO-92-3:B500 LLHLT-T=SOT-23-3:R3000 LUA-T=TO-92-3:B500
A1302 | hallLinear | 0.9 | H | supply=4.5..6 measures=Magnetic_field | ELHLT-T=SOT-23-3:R3000 KLHLT-T=SOT-23-3:R3000 EUA-T=TO-92-3:B500 KUA-T=TO-92-3:B500
A1324 | hallLinear | 1.1 | H | supply=4.5..5.5 measures=Magnetic_field | LLHLX-T=SOT-23-3:R10000 LUA-T=TO-92-3:B500
A1335 | encoder | 4.6 | H | res=12 bus=I2C/SPI supply=4.5..5.5 measures=Angle | LLETR-T=TSSOP-14:R4000
A3144 | hallSwitch | 0.5 | H | polarity=Unipolar supply=4.5..24 measures=Magnetic_field | EUA-T=TO-92-3:B500
A3967 | stepperDriver | 3 | I | supply=4.75..30 iout=0.75 | SLBTR-T=SOIC-24W:R1000~SLB-T SLB-T=SOIC-24W:T31
A4950 | brushedDriver | 1.2 | E | supply=8..40 iout=3.5 ch=1 | ELJTR-T=HSOP-8:R3000 KLJTR-T=HSOP-8:R3000!Q
A4953 | brushedDriver | 1.1 | I | supply=8..40 iout=2 ch=1 | ELJTR-T=HSOP-8:R3000
A4983 | stepperDriver | 2.6 | I | supply=8..35 iout=2 | SETTR-T=QFN-28:R1500
A4988 | stepperDriver | 2.3 | I | supply=8..35 iout=2 | SETTR-T=QFN-28:R1500
A4984 | stepperDriver | 2.1 | I | supply=8..35 iout=2 | SESTR-T=QFN-24:R1500 SETTR-T=QFN-28:R1500 SLPTR-T=HTSSOP-24:R4000
A4915 | blDriver | 2.9 | X | supply=5..50 iout=0.5 | MLPTR-T=HTSSOP-28:R4000
A6211 | ledSwitching | 1.4 | E | input=6..48 iout=3 fsw=2M | GLJTR-T=HSOP-8:R3000
`,
})

export const melexisFamily = circuitFamily({
  code: 'melexis-sensors',
  brand: 'Melexis',
  weight: 1,
  table: `
MLX90614 | temperature | 9.6 | E | range=−70…380_°C acc=0.5 bus=SMBus supply=3..5.5 measures=Temperature name=Infrared_thermometer | ESF-AAA-000-TU=TO-39-4:T50 ESF-BAA-000-TU=TO-39-4:T50 ESF-DCI-000-TU=TO-39-4:T50 ESF-ACF-000-TU=TO-39-4:T50 KSF-ACC-000-TU=TO-39-4:T50
MLX90632 | temperature | 6.9 | E | range=−20…200_°C acc=1 bus=I2C supply=3..3.6 measures=Temperature name=Infrared_thermometer | SLD-BCB-000-RE=DFN-5:R2500 SLD-DCB-000-RE=DFN-5:R2500
MLX90640 | temperature | 38 | I | range=−40…300_°C acc=1 bus=I2C supply=3..3.6 measures=Temperature name=Infrared_array | ESF-BAA-000-TU=TO-39-4:T50 ESF-BAB-000-TU=TO-39-4:T50
MLX90363 | encoder | 5.6 | H | res=14 bus=SPI supply=4.5..5.5 measures=Angle | KDC-ABB-000-RE=SOIC-8:R3000 KGO-ABB-000-RE=TSSOP-16:R4500
MLX90393 | magnetometer | 2.2 | I | range=±50_mT bus=I2C/SPI supply=2.2..3.6 measures=Magnetic_field | SLW-ABA-011-RE=QFN-16:R5000 ELW-ABA-011-RE=QFN-16:R5000
US1881 | hallSwitch | 0.6 | H | polarity=Latch supply=3.5..24 measures=Magnetic_field | EUA-AAA-000-BU=TO-92-3:B1000 LSE-AAA-000-RE=SOT-23-3:R3000 ESE-AAA-000-RE=SOT-23-3:R3000
US5881 | hallSwitch | 0.6 | H | polarity=Unipolar supply=3.5..24 measures=Magnetic_field | EUA-AAA-000-BU=TO-92-3:B1000 LSE-AAA-000-RE=SOT-23-3:R3000
MLX91205 | currentSensor | 3.2 | H | range=±25_mT viso=0 supply=4.5..5.5 measures=Current | KDC-AAL-001-RE=SOIC-8:R3000 KDC-ABH-001-RE=SOIC-8:R3000
MLX75305 | ambientLight | 3.3 | H | range=0–70_mW bus=Analog supply=4.5..5.5 measures=Light | KXD-ABA-000-RE=SOIC-8:R3000
`,
})

export const amsFamily = circuitFamily({
  code: 'ams-osram-sensors',
  brand: 'ams OSRAM',
  weight: 1,
  table: `
AS5047P | encoder | 5.3 | H | res=14 bus=SPI supply=3..5.5 measures=Angle | -ATSM=TSSOP-14:R500~-ATS -ATST=TSSOP-14:R4500~-ATS
AS5048A | encoder | 6 | H | res=14 bus=SPI supply=3..5.5 measures=Angle | -HTSP=TSSOP-14:R4500 -HTSP-500=TSSOP-14:R500~-HTSP
AS5048B | encoder | 6 | H | res=14 bus=I2C supply=3..5.5 measures=Angle | -HTSP=TSSOP-14:R4500 -HTSP-500=TSSOP-14:R500~-HTSP
AS5600 | encoder | 2.1 | E | res=12 bus=I2C supply=3..5.5 measures=Angle | -ASOM=SOIC-8:R500~-ASO|. -ASOT=SOIC-8:R2500~-ASO
AS5601 | encoder | 2.2 | E | res=12 bus=I2C supply=3..5.5 measures=Angle | -ASOM=SOIC-8:R500~-ASO -ASOT=SOIC-8:R2500~-ASO
AS7341 | ambientLight | 5.3 | I | range=350–1000_nm bus=I2C supply=1.7..2 measures=Spectrum name=Spectral_sensor | -DLGM=LGA-8/sensor:R500~-DLG -DLGT=LGA-8/sensor:R10000~-DLG
TSL2591 | ambientLight | 1.7 | I | range=0–88000_lx bus=I2C supply=2.7..3.6 measures=Illuminance | 1FN=DFN-6:R12000~.|.
TSL2561 | ambientLight | 1.6 | I | range=0.1–40000_lx bus=I2C supply=2.7..3.6 measures=Illuminance | T=DFN-6:R3500 FN=DFN-6:R3500 CS=WLCSP-6:R5000
TCS34725 | ambientLight | 2.1 | I | range=0–88000_lx bus=I2C supply=2.7..3.6 measures=Colour name=Colour_sensor | FN=DFN-6:R12000|. FNM=DFN-6:R500~FN
APDS-9960 | proximity | 2.3 | I | range=0–0.2_m bus=I2C supply=2.4..3.6 measures=Gesture,_colour,_proximity | .=LGA-8/sensor:R5000
CCS811B | gas | 5.6 | I | bus=I2C supply=1.8..3.6 measures=VOC | -JOPD5K=LGA-10/sensor:R5000~-JOPD -JOPR5K=LGA-10/sensor:R5000~-JOPR
TMF8801 | proximity | 3.2 | I | range=0.02–2.5_m bus=I2C supply=2.7..3.3 measures=Distance | -1BM=LGA-12/sensor:R500~-1B -1B=LGA-12/sensor:R5000~-1B
`,
})

export const honeywellFamily = circuitFamily({
  code: 'honeywell-sensors',
  brand: 'Honeywell',
  weight: 1,
  table: `
HIH6130-021-001 | humidity | 9.6 | I | acc=4 bus=I2C supply=2.3..5.5 measures=Humidity,_temperature | .=SOIC-8:T50 S=SOIC-8:R500
HIH8120-021-001 | humidity | 8.8 | E | acc=2 bus=I2C supply=2.3..5.5 measures=Humidity,_temperature | .=DIP-4:T50
HMC5883L | magnetometer | 3.9 | I | range=±8_gauss bus=I2C supply=2.16..3.6 measures=Magnetic_field | -TR=QFN-16:R4000~.|.
SS441A | hallSwitch | 0.9 | H | polarity=Unipolar supply=3.8..30 measures=Magnetic_field | .=TO-92-3:B1000 -T2=TO-92-3:R2000~.
SS49E | hallLinear | 0.9 | X | supply=2.7..6.5 measures=Magnetic_field | .=TO-92-3:B1000 -T2=TO-92-3:R2000~.
SS495A | hallLinear | 2.9 | H | supply=4.5..10.5 measures=Magnetic_field | .=TO-92-3:B1000 1=TO-92-3:B1000 2=TO-92-3:B1000
ABPDANN030PGAA5 | pressure | 11 | D | range=0–30_psi bus=Analog supply=4.75..5.25 measures=Pressure | .=DIP-6:T40
ABPMANN060PG2A3 | pressure | 12 | D | range=0–60_psi bus=I2C supply=3..3.6 measures=Pressure | .=SOIC-8:T40
`,
})
