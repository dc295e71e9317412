/** As in `data-sheet-facts.ts`. */
export const circuitFacts = `
L7805CV outputVoltage=5 tolerance=4 temperatureMin=0
L7805ABV tolerance=2 temperatureMin=-40
L7812CV outputVoltage=12
L7905CV outputVoltage=-5
L78L05ACUTR outputCurrent=0.1 tolerance=4
LM7805CT outputVoltage=5
LM7812CT outputVoltage=12
LM317T topology=Adjustable outputCurrent=1.5
LM1117MPX-3.3/NOPB outputVoltage=3.3 outputCurrent=0.8 temperatureMin=0
LM1117IMPX-3.3/NOPB temperatureMin=-40
AMS1117-3.3 outputVoltage=3.3
NCP1117ST33T3G outputVoltage=3.3 package=SOT-223
AP2112K-3.3TRG1 outputVoltage=3.3 outputCurrent=0.6 inputVoltageMax=6
MCP1700T-3302E/TT outputVoltage=3.3 outputCurrent=0.25 inputVoltageMax=6 tolerance=2
MCP1702T-5002E/CB outputVoltage=5
XC6206P332MR-G outputVoltage=3.3 tolerance=2
LP2985-33DBVR outputVoltage=3.3 outputCurrent=0.15 inputVoltageMax=16
TLV70033DDCR outputVoltage=3.3 outputCurrent=0.2
TPS73633DBVR outputVoltage=3.3 outputCurrent=0.4
LD1117S33TR outputVoltage=3.3 outputCurrent=0.8
MIC5205-3.3YM5-TR outputVoltage=3.3 outputCurrent=0.15
HT7333-A outputVoltage=3.3 outputCurrent=0.25 inputVoltageMax=12
LM358DR channels=2 supplyVoltageMax=32 temperatureMin=0 temperatureMax=70
LM324DR channels=4
LM2904DR supplyVoltageMax=26 temperatureMax=125
TL072CDR channels=2 supplyVoltageMax=36 temperatureMax=70
TL071IDR channels=1 temperatureMin=-40
NE5532DR channels=2
MCP6002T-I/SN channels=2 supplyVoltageMin=1.8 supplyVoltageMax=6 gainBandwidth=1000000 temperatureMax=85
MCP6002T-E/SN temperatureMax=125
MCP6004-I/SL channels=4
LMV358IDR channels=2 supplyVoltageMax=5.5
OPA2134UA channels=2 supplyVoltageMax=36
LM393DR channels=2 topology="Open-drain output"
LM339DR channels=4
TLV9002IDR channels=2 supplyVoltageMin=1.8
MAX485ESA+ supplyVoltageMax=5.25 dataRate=2500000 temperatureMin=-40
MAX485CSA+ temperatureMin=0 temperatureMax=70
MAX3485ESA+ supplyVoltageMax=3.6 dataRate=10000000
SN65HVD10DR supplyVoltageMax=3.6
SN65HVD230DR supplyVoltageMin=3 supplyVoltageMax=3.6 dataRate=1000000
MAX3232CDR supplyVoltageMin=3 channels=2
MAX232DR supplyVoltageMin=4.5
MAX3243CDBR channels=3
MCP2551-I/SN supplyVoltageMin=4.5 supplyVoltageMax=5.5 dataRate=1000000
MCP2515-I/SO interface=SPI
TJA1050T/CM,118 supplyVoltageMin=4.75
PCF8574DWR ioCount=8 interface=I2C
MCP23017-E/SO ioCount=16 interface=I2C
MCP23S17-E/SO interface=SPI
FT232RL-REEL package=SSOP-28
CP2102N-A02-GQFN28R package=QFN-28
W25Q64JVSSIQ memorySize=67108864 supplyVoltageMin=2.7 supplyVoltageMax=3.6 package=SOIC-8
W25Q128JVSIQ memorySize=134217728
W25Q128JWSIQ supplyVoltageMax=1.95
W25Q16JLSNIQ supplyVoltageMin=2.3
MX25L6433FM2I-08G memorySize=67108864
GD25Q64CSIG memorySize=67108864
24LC256-I/SN memorySize=262144 supplyVoltageMin=2.5 clockFrequency=400000
24AA256-I/SN supplyVoltageMin=1.7
24FC256-I/SN clockFrequency=1000000
24LC02BT-I/OT memorySize=2048 package=SOT-23-5
24LC256-E/SN temperatureMax=125
25LC256-I/SN interface=SPI memorySize=262144
25LC1024-I/SM clockFrequency=20000000
93LC46B-I/SN memoryOrganisation="64 × 16"
93LC46A-I/SN memoryOrganisation="128 × 8"
AT24C02D-SSHM-T supplyVoltageMax=3.6 memorySize=2048
AT24C02C-SSHM-T supplyVoltageMax=5.5
AT24C256C-SSHL-T memorySize=262144 supplyVoltageMax=5.5
M24C64-RMN6TP memorySize=65536 supplyVoltageMin=1.8 clockFrequency=1000000
CAT24C256WI-GT3 memorySize=262144
IS42S16400J-7TLI clockFrequency=143000000 memorySize=67108864 temperatureMin=-40
IS42S16400J-6TLI clockFrequency=166000000
MT48LC16M16A2P-75 clockFrequency=133000000
MT41K256M16TW-107:P clockFrequency=933000000 memorySize=4294967296
IS61WV25616BLL-10TLI accessTime=1e-8
CY62256NLL-55SNXI accessTime=5.5e-8
AS6C1008-55SIN accessTime=5.5e-8
FM24CL64B-G memorySize=65536 interface=I2C
STM32F103C8T6 flashSize=64 ramSize=20 ioCount=37 package=LQFP-48 clockFrequency=72000000
STM32F103CBT6 flashSize=128 ramSize=20
STM32F103RCT6 flashSize=256 ramSize=48 package=LQFP-64 ioCount=51
STM32F103VET6 flashSize=512 ramSize=64 package=LQFP-100 ioCount=80
STM32F103ZET6 ioCount=112 package=LQFP-144
STM32F030F4P6 flashSize=16 ramSize=4 package=TSSOP-20 ioCount=15
STM32F030C8T6 flashSize=64 ramSize=8 ioCount=39
STM32F072CBT6 flashSize=128 ramSize=16 ioCount=37
STM32F401CCU6 flashSize=256 ramSize=64 package=QFN-48 ioCount=36
STM32F411CEU6 flashSize=512 ramSize=128 ioCount=36
STM32F405RGT6 flashSize=1024 ramSize=192 ioCount=51 clockFrequency=168000000
STM32F407VGT6 flashSize=1024 ioCount=82
STM32G031K8T6 flashSize=64 ramSize=8 ioCount=30
STM32G071RBT6 flashSize=128 ramSize=36 ioCount=60
STM32G431CBU6 flashSize=128 ramSize=32
STM32L151CBT6 ramSize=16
STM32L151C8T6 ramSize=10
STM32L432KCU6 flashSize=256 ramSize=64 ioCount=26
STM32L476RGT6 flashSize=1024 ramSize=128 ioCount=51
STM32H743VIT6 flashSize=2048 clockFrequency=480000000
STM32F103C8T7 temperatureMax=105
ATMEGA328P-AU flashSize=32 ramSize=2 ioCount=23 package=TQFP-32
ATMEGA328P-PU package=DIP-28
ATMEGA2560-16AU flashSize=256 ramSize=8 supplyVoltageMin=4.5 ioCount=86
ATMEGA32U4-AU ramSize=2.5 connectivity=USB
ATMEGA4809-AFR flashSize=48 ramSize=6 temperatureMax=125
ATMEGA808-XFR package=SSOP-28
ATTINY85-20SU flashSize=8 ramSize=0.5 package=SOIC-8W
ATTINY13A-SSU flashSize=1 package=SOIC-8
PIC16F877A-I/P flashSize=14 package=DIP-40 ioCount=33 supplyVoltageMin=4
PIC16F628A-I/P supplyVoltageMin=3
PIC18F4550-I/P flashSize=32 ramSize=2 supplyVoltageMin=4.2 connectivity=USB
PIC18F26K22-I/SS flashSize=64 package=SSOP-28
PIC12F675-I/SN flashSize=1.75 ioCount=6
LPC1768FBD100,551 flashSize=512 ramSize=64 package=LQFP-100
NRF52832-QFAA-R7 flashSize=512 ramSize=64
NRF52832-QFAB-R7 flashSize=256 ramSize=32
NRF52840-QIAA-R7 flashSize=1024 ramSize=256
ESP32-WROOM-32E-N4 flashSize=4096
RP2040 ramSize=264
RC0603FR-0710KL resistance=10000 tolerance=1 power=0.1 package=0603
RC0402JR-074K7L resistance=4700 tolerance=5 package=0402
RC0805FR-07100RL resistance=100 power=0.125
RC1206JR-070RL resistance=0
RC2512JK-071RL resistance=1 power=1
RT0603BRD0710KL tolerance=0.1 temperatureCoefficient=25
CRCW060310K0FKEA resistance=10000 temperatureCoefficient=100
CRCW08051M00FKEA resistance=1000000
ERJ-3EKF1002V resistance=10000 tolerance=1
ERJ-3GEYJ103V resistance=10000 tolerance=5
ERJ-P03F1002V power=0.2
0603WAF1002T5E resistance=10000 tolerance=1 power=0.1
0402WGF4701TCE resistance=4700
GRM188R71H104KA93D capacitance=1e-7 voltage=50 tolerance=10 dielectric=X7R package=0603
GRM155R61A105KE15D capacitance=1e-6 voltage=10 dielectric=X5R package=0402
GRM1555C1H102JA01D capacitance=1e-9 tolerance=5 dielectric=C0G
GRJ188R71H104KE11D termination=Flexible
GCM188R71H104KA57D qualification=AEC-Q200
CL10B104KB8NNNC capacitance=1e-7 voltage=50 dielectric=X7R
CL10A106KP8NNNC capacitance=1e-5 voltage=10 dielectric=X5R
CL21B105KBFNNNE capacitance=1e-6 voltage=50 package=0805
CL05A105KA5NQNC voltage=25 package=0402
C1608X7R1E104K080AA voltage=25 package=0603
C2012X5R1C106K125AA capacitance=1e-5 voltage=16 package=0805
C0603C104K5RACTU capacitance=1e-7 voltage=50 package=0603
C0603X104K5RACTU termination=Flexible
C0805C475K8PACTU capacitance=4.7e-6 voltage=10 dielectric=X5R
CC0402KRX7R7BB104 voltage=16 package=0402
CC0603KRX7R9BB104 voltage=50
06035C104KAT2A voltage=50 capacitance=1e-7
T491A106K016AT capacitance=1e-5 voltage=16
TAJB107K006RNJ capacitance=1e-4 voltage=6.3
UVR1H101MPD capacitance=1e-4 voltage=50
UWT1H101MNL1GS capacitance=1e-4 voltage=50
EEU-FC1V221 capacitance=2.2e-4 voltage=35
BLM18AG601SN1D impedance=600 package=0603
BLM18PG121SN1D impedance=120
SRN6045-100M inductance=1e-5
LQW15AN7N5J00D inductance=7.5e-9 tolerance=5 package=0402
NCP15XH103F03RC resistance=10000 tolerance=1 betaValue=3380 package=0402
NCP18WF104J03RB resistance=100000 tolerance=5 betaValue=4250
MF-MSMF050-2 holdCurrent=0.5
MF-MSMF110-2 holdCurrent=1.1
3296W-1-103LF resistance=10000
SN74HC595PWR supplyVoltageMax=6 package=TSSOP-16
SN74HC04DR package=SOIC-14
SN74LVC1G08DBVR package=SOT-23-5
74HC595PW,118 package=TSSOP-16
SN74HCT245DWR package=SOIC-20
CD4017BE package=DIP-16
NE555DR supplyVoltageMax=16 temperatureMax=70
SA555DR temperatureMin=-40
TL431AIDBZR tolerance=1
TL431BIDBZR tolerance=0.5
LM2596S-5.0/NOPB outputVoltage=5 outputCurrent=3 inputVoltageMax=40 switchingFrequency=150000
LM2576S-5.0/NOPB switchingFrequency=52000
TPS5430DDAR outputCurrent=3 inputVoltageMax=36 switchingFrequency=500000
TPS54331DR outputCurrent=3 inputVoltageMax=28
MC34063ADR inputVoltageMax=40
ADS1115IDGSR resolution=16 channels=4 interface=I2C
ADS1015IDGSR resolution=12
MCP3008-I/SL resolution=10 channels=8
MCP3208-CI/SL resolution=12 channels=8
MCP3204-CI/SL channels=4
MCP4725A0T-E/CH resolution=12 interface=I2C
DS18B20+ interface=1-Wire package=TO-92
DS3231SN# temperatureMin=-40
DS3231S# temperatureMin=0
DS1307Z+ supplyVoltageMin=4.5
ULN2003ADR channels=7
ULN2803ADWR channels=8
ADUM1201ARZ channels=2
ISO7721DR channels=2
MAX809SEUR+T thresholdVoltage=2.93
MAX809LEUR+T thresholdVoltage=4.63
TPS3809K33DBVR thresholdVoltage=2.93
B4B-XH-A(LF)(SN) positions=4 pitch=2.5
B4B-PH-K-S(LF)(SN) pitch=2
SM04B-SRSS-TB(LF)(SN) positions=4 pitch=1
SM06B-GHS-TB(LF)(SN) pitch=1.25
TSW-102-07-G-S positions=2 pitch=2.54
ABM8-16.000MHZ-B2-T frequency=16000000 loadCapacitance=1.8e-11
ABM8-16.000MHZ-7-1-U-T loadCapacitance=7e-12
ABS07-32.768KHZ-T frequency=32768 loadCapacitance=1.25e-11
ABS07-32.768KHZ-7-T loadCapacitance=7e-12
150060RS75000 colour=Red package=0603
150060GS75000 colour=Green orientation="Top view"
156120RS75000 orientation="Reverse mount"
ABM8-16.000MHZ-B2-T pads=4
ABM3-25.000MHZ-B2-T pads=2
ABM3B-8.000MHZ-B2-T pads=4
LTST-C190KRKT colour=Red
0451001.MRL current=1
0217001.HXP current=1 voltage=250
G5LE-14 DC5 coilVoltage=5 circuit=SPDT
CR2032 voltage=3
MPU-6050 temperatureMax=85
TMP117AIDRVR temperatureAccuracy=0.1
MCR100-8G reverseVoltage=600
SMAJ5.0A breakdownVoltage=6.4
HEF4017BT,653 supplyVoltageMax=15 temperatureMax=85
CD4017BM96 supplyVoltageMax=18 temperatureMin=-55
HCF4017M013TR supplyVoltageMax=20
BSS84PH6327XTSA1 drainSourceVoltage=60
BSS138NH6327XTSA1 drainSourceVoltage=60
TC7WH32FK,LJ(CT logicFamily=74AHC
FOD817A300W package=DIP-4W
LTV-817M package=DIP-4W
W25Q80DLSNIQ supplyVoltageMin=2.3
`
