/** As in rare-passives.ts. */
export const RARE_CIRCUITS = `
# Discrete Semiconductors > JFETs & RF Transistors > RF MOSFETs | RF power MOSFET | to-252 | Surface mount | Tape & reel 500
AFT05MS004NT1 | NXP Semiconductors | 4 W 941 MHz 7.5 V | SOT-89-3 | 3.2 | outputPower=4 frequency=9.41e8 drainSourceVoltage=30 temperatureMin=-40 temperatureMax=150
MRF101AN | NXP Semiconductors | 100 W 250 MHz 50 V | TO-220-3 | 18 | outputPower=100 frequency=2.5e8 drainSourceVoltage=133 temperatureMin=-40 temperatureMax=150
PD85004 | STMicroelectronics | 4 W 870 MHz 13.6 V | SOT-89-3 | 4.4 | outputPower=4 frequency=8.7e8 drainSourceVoltage=40 temperatureMin=-65 temperatureMax=150
# Discrete Semiconductors > IGBTs > IGBT Modules | IGBT module | converter-brick | Panel | Tray 10
FF100R12RT4HOSA1 | Infineon Technologies | 1.2 kV 100 A half bridge | Module | 62 | collectorEmitterVoltage=1200 collectorCurrent=100 isolationVoltage=4000 temperatureMin=-40 temperatureMax=150
FS50R12KT4B15BOSA1 | Infineon Technologies | 1.2 kV 50 A six-pack | Module | 74 | collectorEmitterVoltage=1200 collectorCurrent=50 isolationVoltage=2500 temperatureMin=-40 temperatureMax=150
NXH80B120H2Q0SG | onsemi | 1.2 kV 40 A dual boost | Module | 58 | collectorEmitterVoltage=1200 collectorCurrent=40 isolationVoltage=3000 temperatureMin=-40 temperatureMax=125
# Integrated Circuits - Analog > Analog Switches & Mux > Crosspoint | Crosspoint switch | lqfp-100 | Surface mount | Tray 90
AD8113JSTZ | Analog Devices | 16 × 16 audio and video | LQFP-100 | 48 | channels=16 supplyVoltageMin=4.5 supplyVoltageMax=12.6 temperatureMin=0 temperatureMax=70
ADG2128BCPZ-REEL7 | Analog Devices | 8 × 12 I²C | QFN-32 | 7.2 | channels=96 interface=I2C supplyVoltageMin=5 supplyVoltageMax=12 temperatureMin=-40 temperatureMax=85
ADN4604ASVZ | Analog Devices | 16 × 16 4.25 Gbit/s | TQFP-100 | 96 | channels=16 dataRate=4.25e9 supplyVoltageMin=2.7 supplyVoltageMax=3.6 temperatureMin=-40 temperatureMax=85
# Integrated Circuits - Power > Gate Drivers > High-Side | High-side gate driver | soic-8 | Surface mount | Tape & reel 2500
LTC7001EMSE#PBF | Analog Devices | 60 V protected | MSOP-10 | 4.6 | channels=1 supplyVoltageMin=3.5 supplyVoltageMax=60 outputCurrent=1 temperatureMin=-40 temperatureMax=125
IRS2117STRPBF | Infineon Technologies | 600 V single | SOIC-8 | 1.3 | channels=1 voltage=600 supplyVoltageMin=10 supplyVoltageMax=20 outputCurrent=0.29 temperatureMin=-40 temperatureMax=125
MIC5014YM | Microchip Technology | 2.75–30 V single | SOIC-8 | 1.9 | channels=1 supplyVoltageMin=2.75 supplyVoltageMax=30 temperatureMin=-40 temperatureMax=85
# Integrated Circuits - Digital > Microprocessors & SoC > Single Board SoC | System in package | bga-361 | Surface mount | Tray 60
ATSAMA5D27C-D1G-CU | Microchip Technology | 500 MHz 128 MB RAM | BGA-289 | 13 | core=Cortex-A5 clockFrequency=5e8 temperatureMin=-40 temperatureMax=85
SAM9X60D5M-I/4FB | Microchip Technology | 600 MHz 64 MB RAM | BGA-233 | 9.4 | core=ARM926 clockFrequency=6e8 temperatureMin=-40 temperatureMax=85
# Integrated Circuits - Digital > FPGA & CPLD > Configuration Memory | FPGA configuration memory | soic-8 | Surface mount | Tube 95
EPCQ16SI8N | Intel/Altera | 16 Mbit serial | SOIC-8 | 12 | memorySize=16777216 interface=SPI supplyVoltageMin=2.7 supplyVoltageMax=3.6 temperatureMin=-40 temperatureMax=85
EPCS4SI8N | Intel/Altera | 4 Mbit serial | SOIC-8 | 8.6 | memorySize=4194304 interface=SPI supplyVoltageMin=2.7 supplyVoltageMax=3.6 temperatureMin=-40 temperatureMax=85
XCF04SVOG20C | AMD Xilinx | 4 Mbit platform flash | TSSOP-20 | 14 | memorySize=4194304 supplyVoltageMin=3 supplyVoltageMax=3.6 temperatureMin=-40 temperatureMax=85
# RF & Wireless > RF Transceivers > GNSS Receivers | GNSS receiver | qfn-40 | Surface mount | Tape & reel 500
UBX-M8030-KT | u-blox | GPS, GLONASS, BeiDou | QFN-40 | 9.8 | frequency=1.57542e9 supplyVoltageMin=1.4 supplyVoltageMax=3.6 temperatureMin=-40 temperatureMax=85
MAX2769BETI/V+ | Analog Devices | GPS, GLONASS, Galileo front end | QFN-28 | 7.9 | frequency=1.57542e9 supplyVoltageMin=2.7 supplyVoltageMax=3.3 temperatureMin=-40 temperatureMax=105
STA8090FG | STMicroelectronics | GPS, Galileo, GLONASS, BeiDou | BGA-99 | 8.1 | frequency=1.57542e9 supplyVoltageMin=1.6 supplyVoltageMax=4.3 temperatureMin=-40 temperatureMax=85
# RF & Wireless > RF Passives > SAW Filters | SAW filter | crystal-smd | Surface mount | Tape & reel 3000
B39162B4327P810 | Qualcomm | 1575.42 MHz GNSS | 1411 | 0.4 | frequency=1.57542e9 nominalImpedance=50 temperatureMin=-40 temperatureMax=85
SAFFB1G56AC0F0AR15 | Murata | 1575.42 MHz GNSS | 1411 | 0.45 | frequency=1.57542e9 nominalImpedance=50 temperatureMin=-40 temperatureMax=85
SAFEA2G45RA0F00R15 | Murata | 2.45 GHz ISM | 1411 | 0.38 | frequency=2.45e9 nominalImpedance=50 temperatureMin=-20 temperatureMax=85
AFS868S3 | Abracon | 868.3 MHz ISM | 3030 | 0.6 | frequency=8.683e8 nominalImpedance=50 temperatureMin=-40 temperatureMax=85
# Sensors > Optical Sensors > Photodiodes | Photodiode | led-5mm-white | Through hole | Bulk 1000
BPW34 | Vishay | 900 nm PIN | DIP-2 | 0.9 | wavelength=900 reverseVoltage=60 temperatureMin=-40 temperatureMax=100
BPW34S | ams OSRAM | 850 nm PIN | SMD | 1.1 | wavelength=850 reverseVoltage=32 temperatureMin=-40 temperatureMax=100
VEMD5510C | Vishay | 550 nm PIN | SMD | 1 | wavelength=550 reverseVoltage=20 temperatureMin=-40 temperatureMax=110
BPV10NF | Vishay | 940 nm PIN | 5 mm | 0.6 | wavelength=940 reverseVoltage=60 temperatureMin=-40 temperatureMax=100
SFH 213 | ams OSRAM | 850 nm PIN | 5 mm | 0.5 | wavelength=850 reverseVoltage=20 temperatureMin=-40 temperatureMax=100
# Sensors > Position & Encoders > Linear | Linear position sensor | soic-8 | Surface mount | Tape & reel 2500
AS5311-ATST-500 | ams OSRAM | 12-bit linear encoder | TSSOP-20 | 5.9 | resolution=12 measures=Position supplyVoltageMin=3 supplyVoltageMax=5.5 temperatureMin=-40 temperatureMax=125
MLX90365LDC-ABB-000-RE | Melexis | 12-bit linear and rotary | SOIC-8 | 4.8 | resolution=12 measures=Position supplyVoltageMin=4.5 supplyVoltageMax=5.5 temperatureMin=-40 temperatureMax=150
LDC1101DRCR | Texas Instruments | inductive 24-bit | QFN-10 | 3.6 | resolution=24 measures=Position interface=SPI supplyVoltageMin=1.8 supplyVoltageMax=3.3 temperatureMin=-40 temperatureMax=125
# Sensors > Touch & Image > Image Sensors | CMOS image sensor | lga-48 | Surface mount | Tray 160
MT9V034C12STM-DP | onsemi | 752 × 480 global shutter | BGA-52 | 16 | measures=Image supplyVoltageMin=3 supplyVoltageMax=3.6 temperatureMin=-30 temperatureMax=70
AR0144CSSM00SUKA0-CPBR | onsemi | 1280 × 800 global shutter | BGA-69 | 14 | measures=Image supplyVoltageMin=1.7 supplyVoltageMax=2.9 temperatureMin=-40 temperatureMax=85
PYTHON1300-SN2C-QTI | onsemi | 1280 × 1024 global shutter | LGA-48 | 92 | measures=Image supplyVoltageMin=3.2 supplyVoltageMax=3.4 temperatureMin=-40 temperatureMax=85
# Sensors > Touch & Image > Fingerprint | Fingerprint sensor | module-ble | Panel | Tray 20
SEN-17151 | SparkFun | capacitive, serial | Module | 24 | measures=Fingerprint interface=UART supplyVoltageMin=3 supplyVoltageMax=5 temperatureMin=-20 temperatureMax=60
4651 | Adafruit | optical, serial | Module | 45 | measures=Fingerprint interface=UART supplyVoltageMin=3.6 supplyVoltageMax=6 temperatureMin=-20 temperatureMax=50
101020713 | Seeed Studio | capacitive, serial | Module | 29 | measures=Fingerprint interface=UART supplyVoltageMin=3 supplyVoltageMax=3.6 temperatureMin=-20 temperatureMax=60
# Optoelectronics > Fibre Optics > Transceivers | Fibre optic transceiver | rj45 | Through hole | Tray 20
AFBR-5803AQZ | Broadcom | 125 Mbit/s 1300 nm SC | Through hole | 28 | dataRate=1.25e8 wavelength=1300 supplyVoltageMin=3.1 supplyVoltageMax=5.25 temperatureMin=0 temperatureMax=70
AFBR-709SMZ | Broadcom | 10 Gbit/s 850 nm SFP+ | SFP+ | 46 | dataRate=1e10 wavelength=850 supplyVoltageMin=3.1 supplyVoltageMax=3.5 temperatureMin=0 temperatureMax=70
# Audio & Electromechanical > Heat Management > Thermal Pads | Thermal pad | enclosure | Free hanging | Bag 10
A15896-02 | Laird | 3 W/mK 229 × 229 × 1 mm | Sheet | 22 | material=Silicone temperatureMin=-40 temperatureMax=200
40001010 | Würth Elektronik | 1 W/mK 100 × 100 × 1 mm | Sheet | 9 | material=Silicone temperatureMin=-40 temperatureMax=160
# Audio & Electromechanical > Heat Management > Thermal Paste | Thermal paste | enclosure | Free hanging | Bag 1
TOL-09599 | SparkFun | white silicone compound | Tube | 1.95 | material=Silicone temperatureMin=-30 temperatureMax=200
`
