import { circuitFamily } from './circuit-family.ts'

export const semtechFamily = circuitFamily({
  code: 'semtech',
  brand: 'Semtech',
  weight: 1,
  table: `
SX1231 | subGhz | 2.6 | I | range=290–1020_MHz rate=300k supply=1.8..3.6 bus=SPI | IMLTRT=QFN-24:R3000~IML HIMLTRT=QFN-24:R3000~HIML
SX1261 | lora | 2.9 | I | range=150–960_MHz rate=62.5k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-24:R3000~IML
SX1262 | lora | 3.3 | I | range=150–960_MHz rate=62.5k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-24:R3000~IML
SX1268 | lora | 3.3 | I | range=410–810_MHz rate=62.5k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-24:R3000~IML
SX1272 | lora | 3.6 | I | range=860–1020_MHz rate=300k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-28:R3000~IML
SX1276 | lora | 3.9 | I | range=137–1020_MHz rate=300k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-28:R3000~IML
SX1277 | lora | 3.6 | I | range=137–1020_MHz rate=300k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-28:R3000~IML
SX1278 | lora | 3.5 | I | range=137–525_MHz rate=300k supply=1.8..3.7 bus=SPI | IMLTRT=QFN-28:R3000~IML
SX1280 | radio24 | 3.6 | I | range=2.4_GHz rate=2M supply=1.8..3.7 bus=SPI | IMLTRT=QFN-24:R3000~IML
SX1301 | lora | 38 | I | range=863–928_MHz supply=3..3.6 bus=SPI name=LoRa_gateway_processor | IMLTRC=QFN-64:R3000~IML
SX1302 | lora | 24 | I | range=863–928_MHz supply=1.1..1.3 bus=SPI name=LoRa_gateway_processor | IMLTRT=QFN-68:R3000~IML
LR1110 | lora | 7.4 | I | range=150–960_MHz supply=1.8..3.7 bus=SPI | IMLTRT=QFN-32:R3000~IML
LR1121 | lora | 5.4 | I | range=150–2500_MHz supply=1.8..3.7 bus=SPI | IMLTRT=QFN-32:R3000~IML
SX1509B | expander | 1.6 | I | io=16 bus=I2C supply=1.2..3.6 | IULTRT=QFN-28:R3000~IUL
SX8634 | touch | 1.9 | I | ch=12 bus=I2C supply=2.7..3.6 | I05AULTRT=QFN-32:R3000
`,
})

export const nordicShortRangeFamily = circuitFamily({
  code: 'nordic-nrf24',
  brand: 'Nordic Semiconductor',
  weight: 1,
  table: `
nRF24L01P | radio24 | 1.9 | I | range=2.4_GHz rate=2M supply=1.9..3.6 bus=SPI | -R7=QFN-20:R1500~. -R=QFN-20:R4000~.|. -T=QFN-20:Y490~. -SAMPLE=QFN-20:Y25~.
nRF24LE1 | wirelessMcu | 2.6 | I | core=8051 clk=16M flash=16 ram=1 io=15 radio=2.4_GHz supply=1.9..3.6 | -F16Q24-R7=QFN-24:R1500 -F16Q32-R7=QFN-32:R1500 -F16Q48-R7=QFN-48:R1500
nRF905 | subGhz | 3.6 | I | range=430–928_MHz rate=50k supply=1.9..3.6 bus=SPI | -REEL7=QFN-32:R1500~. -REEL=QFN-32:R4000~.
nRF8001 | radio24 | 2.9 | I | range=2.4_GHz rate=1M supply=1.9..3.6 bus=SPI name=Bluetooth_LE_transceiver | -R2Q32-R7=QFN-32:R1500~-R2Q32 -R2Q32-R=QFN-32:R4000~-R2Q32
`,
})

export const uBloxFamily = circuitFamily({
  code: 'u-blox',
  brand: 'u-blox',
  weight: 1,
  table: `
NINA-B112 | bleModule | 6.9 | I | radio=Bluetooth_5 flash=512 ram=64 io=19 supply=1.7..3.6 | -00B=Module/ble:R500 -02B=Module/ble:R500
NINA-B306 | bleModule | 8.4 | I | radio=Bluetooth_5 flash=1024 ram=256 io=38 supply=1.7..3.6 | -00B=Module/ble:R500 -01B=Module/ble:R500
NINA-W102 | wifiModule | 7.7 | I | radio=Wi-Fi,_Bluetooth_4.2 flash=2048 io=20 supply=3..3.6 | -00B=Module/wifi:R500 -03B=Module/wifi:R500
NINA-W106 | wifiModule | 7.2 | I | radio=Wi-Fi,_Bluetooth_4.2 flash=4096 io=20 supply=3..3.6 | -00B=Module/wifi:R500
ANNA-B112 | bleModule | 7.4 | I | radio=Bluetooth_5 flash=512 ram=64 io=25 supply=1.7..3.6 | -00B=Module/ble:R500 -70B=Module/ble:R500
NORA-B106 | bleModule | 9.3 | X | radio=Bluetooth_5.2,_Thread flash=1024 ram=512 io=48 supply=1.7..5.5 | -00B=Module/ble:R500
NEO-6M | gnssModule | 9.6 | I | radio=GPS supply=2.7..3.6 bus=UART/I2C | -0-001=Module/lora:R250|.
NEO-M8N | gnssModule | 14 | I | radio=GPS,_GLONASS,_BeiDou,_Galileo supply=2.7..3.6 bus=UART/I2C | -0-12=Module/lora:R250 -0-10=Module/lora:R250
NEO-M9N | gnssModule | 17 | I | radio=GPS,_GLONASS,_BeiDou,_Galileo supply=2.7..3.6 bus=UART/I2C | -00B=Module/lora:R250
MAX-M8Q | gnssModule | 13 | I | radio=GPS,_GLONASS,_BeiDou supply=2.7..3.6 bus=UART/I2C | -0-10=Module/lora:R500
MAX-M10S | gnssModule | 11 | I | radio=GPS,_GLONASS,_BeiDou,_Galileo supply=1.76..5.5 bus=UART/I2C | -00B=Module/lora:R500
ZED-F9P | gnssModule | 130 | I | radio=GPS,_GLONASS,_BeiDou,_Galileo,_RTK supply=2.7..3.6 bus=UART/I2C | -04B=Module/lora:R250 -02B=Module/lora:R250
SAM-M8Q | gnssModule | 16 | I | radio=GPS,_GLONASS supply=2.7..3.6 bus=UART/I2C | -0-10=Module/lora:R250
SARA-R410M | cellular | 24 | I | radio=LTE-M,_NB-IoT supply=3.2..4.2 bus=UART | -02B=Module/lora:R150 -63B=Module/lora:R150
SARA-R510S | cellular | 27 | I | radio=LTE-M,_NB-IoT supply=3.3..4.4 bus=UART | -01B=Module/lora:R150
SARA-U201 | cellular | 26 | I | radio=2G,_3G supply=3.3..4.4 bus=UART | -04B=Module/lora:R150
LARA-R6001 | cellular | 34 | I | radio=LTE_Cat_1 supply=3.1..4.5 bus=UART | -00B=Module/lora:R150
`,
})

export const quectelFamily = circuitFamily({
  code: 'quectel',
  brand: 'Quectel',
  weight: 1,
  table: `
BG95-M3 | cellular | 14 | I | radio=LTE-M,_NB-IoT,_2G supply=3.3..4.3 bus=UART | LA-64-SGNS=Module/lora:R250 LA-64-TGNA=Module/lora:R250
BG96 | cellular | 21 | I | radio=LTE-M,_NB-IoT,_2G supply=3.3..4.3 bus=UART | MA-128-SGN=Module/lora:R250 MAB-128-SGN=Module/lora:R250
BC660K-GL | cellular | 6.6 | I | radio=NB-IoT supply=2.1..4.3 bus=UART | .=Module/lora:R400
BC66 | cellular | 6.9 | I | radio=NB-IoT supply=2.1..3.63 bus=UART | NB-04-STD=Module/lora:R400
EC21-E | cellular | 26 | I | radio=LTE_Cat_1 supply=3.3..4.3 bus=USB | .=Module/lora:R250 C-512-STD=Module/lora:R250
EC25-E | cellular | 34 | I | radio=LTE_Cat_4 supply=3.3..4.3 bus=USB | .=Module/lora:R250 FA-512-SGNS=Module/lora:R250
EG915U-EU | cellular | 12 | I | radio=LTE_Cat_1_bis supply=3.3..4.3 bus=USB | AB-N06-SNNSA=Module/lora:R250
L76 | gnssModule | 6.3 | I | radio=GPS,_GLONASS supply=2.8..4.3 bus=UART | -M33=Module/lora:R500 B=Module/lora:R500 K=Module/lora:R500 L=Module/lora:R500
L80-R | gnssModule | 8.4 | I | radio=GPS supply=3..4.3 bus=UART | .=Module/lora:R250 E=Module/lora:R250
L86 | gnssModule | 9 | I | radio=GPS,_GLONASS supply=3..4.3 bus=UART | -M33=Module/lora:R250
LC29HBSMD | gnssModule | 24 | I | radio=GPS,_GLONASS,_BeiDou,_Galileo supply=3.1..3.6 bus=UART | .=Module/lora:R250
M66 | cellular | 7 | I | radio=2G supply=3.3..4.6 bus=UART | FA-04-STD=Module/lora:R250
FC41D | wifiModule | 2.3 | I | radio=Wi-Fi,_Bluetooth_5 flash=2048 supply=3..3.6 bus=UART | ABMD=Module/wifi:R500 ACMD=Module/wifi:R500
`,
})

export const simComFamily = circuitFamily({
  code: 'simcom',
  brand: 'SIMCom',
  weight: 1,
  table: `
SIM800 | cellular | 5.6 | I | radio=2G supply=3.4..4.4 bus=UART | L=Module/lora:R250 C=Module/lora:R250 F=Module/lora:R250 H=Module/lora:R250
SIM868 | cellular | 8.8 | I | radio=2G,_GNSS supply=3.4..4.4 bus=UART | .=Module/lora:R250 E=Module/lora:R250
SIM7000 | cellular | 15 | I | radio=LTE-M,_NB-IoT,_2G supply=3..4.3 bus=UART | E=Module/lora:R250 G=Module/lora:R250 A=Module/lora:R250
SIM7020 | cellular | 6.6 | I | radio=NB-IoT supply=2.1..3.6 bus=UART | E=Module/lora:R250 C=Module/lora:R250 G=Module/lora:R250
SIM7080 | cellular | 12 | I | radio=LTE-M,_NB-IoT supply=2.7..4.8 bus=UART | G=Module/lora:R250
SIM7600 | cellular | 33 | I | radio=LTE_Cat_4 supply=3.4..4.2 bus=USB | E-H=Module/lora:R250 G-H=Module/lora:R250 SA-H=Module/lora:R250 A-H=Module/lora:R250
A7670 | cellular | 11 | I | radio=LTE_Cat_1 supply=3.4..4.2 bus=USB | E=Module/lora:R250 SA=Module/lora:R250 C=Module/lora:R250
`,
})

export const microchipModuleFamily = circuitFamily({
  code: 'microchip-modules',
  brand: 'Microchip Technology',
  weight: 1,
  table: `
RN2483A | loraModule | 11 | I | range=433/868_MHz bus=UART supply=2.1..3.6 | -I/RM105=Module/lora:Y150 -I/RM104=Module/lora:Y150
RN2903A | loraModule | 11 | I | range=915_MHz bus=UART supply=2.1..3.6 | -I/RM105=Module/lora:Y150 -I/RM103=Module/lora:Y150
RN4870 | bleModule | 5.6 | I | radio=Bluetooth_5 supply=1.9..3.6 bus=UART | -V/RM118=Module/ble:Y150 U-V/RM118=Module/ble:Y150 -I/RM140=Module/ble:Y150
RN4871 | bleModule | 5.4 | I | radio=Bluetooth_5 supply=1.9..3.6 bus=UART | -V/RM118=Module/ble:Y150 U-V/RM118=Module/ble:Y150 -I/RM140=Module/ble:Y150
RN42 | bleModule | 12 | I | radio=Bluetooth_2.1 supply=3..3.6 bus=UART | -I/RM=Module/ble:Y90 HID-I/RM=Module/ble:Y90 N-I/RM=Module/ble:Y90
RN171 | wifiModule | 20 | I | radio=Wi-Fi supply=3..3.7 bus=UART | -I/RM=Module/wifi:Y75 -I/RM481=Module/wifi:Y75
ATWINC1500-MR210PB | wifiModule | 9 | I | radio=Wi-Fi flash=512 supply=2.7..3.6 bus=SPI | 1952=Module/wifi:Y250 1961=Module/wifi:Y250
ATWILC1000-MR110PB | wifiModule | 8 | I | radio=Wi-Fi supply=2.7..3.6 bus=SPI/SDIO | .=Module/wifi:Y250
WFI32E01PC | wifiModule | 9.3 | I | radio=Wi-Fi flash=1024 ram=320 supply=3..3.6 | -I=Module/wifi:Y250
ATECC508A | secure | 0.7 | I | bus=I2C supply=2..5.5 | -SSHDA-T=SOIC-8:R4000~-SSHDA|. -SSHDA-B=SOIC-8:T100~-SSHDA -MAHDA-T=DFN-8:R15000~-MAHDA -MAHDA-S=DFN-8:R3000~-MAHDA
ATECC608A | secure | 0.7 | I | bus=I2C supply=2..5.5 | -SSHDA-T=SOIC-8:R4000~-SSHDA -SSHDA-B=SOIC-8:T100~-SSHDA -MAHDA-T=DFN-8:R15000~-MAHDA -MAHDA-S=DFN-8:R3000~-MAHDA
ATECC608B | secure | 0.75 | I | bus=I2C supply=2..5.5 | -SSHDA-T=SOIC-8:R4000~-SSHDA -SSHDA-B=SOIC-8:T100~-SSHDA -MAHDA-T=DFN-8:R15000~-MAHDA
ATSHA204A | authentication | 0.6 | I | bus=I2C supply=2..5.5 | -SSHDA-T=SOIC-8:R4000~-SSHDA -SSHDA-B=SOIC-8:T100~-SSHDA -MAHDA-T=DFN-8:R15000~-MAHDA -STUCZ-T=SOT-23-3:R5000~-STUCZ
LAN8720A | ethernet | 1 | I | rate=100M bus=RMII supply=1.6..3.6 | -CP=QFN-24:Y490@C -CP-TR=QFN-24:R5000~-CP@C I-CP=QFN-24:Y490 I-CP-TR=QFN-24:R5000~I-CP
LAN8742A | ethernet | 1.1 | I | rate=100M bus=RMII supply=1.6..3.6 | -CZ=QFN-24:Y490@C -CZ-TR=QFN-24:R5000~-CZ@C I-CZ=QFN-24:Y490 I-CZ-TR=QFN-24:R5000~I-CZ
LAN9514 | usb | 6.3 | C | ch=4 bus=USB_2.0 rate=480M name=USB_hub_with_Ethernet | -JZX=QFN-64:Y260@C I-JZX=QFN-64:Y260@I
LAN9512 | usb | 5.6 | C | ch=2 bus=USB_2.0 rate=480M name=USB_hub_with_Ethernet | -JZX=QFN-64:Y260@C I-JZX=QFN-64:Y260@I
USB2514B | usb | 2 | C | ch=4 bus=USB_2.0 rate=480M name=USB_hub | -AEZC=QFN-36:Y490@C -AEZC-TR=QFN-36:R5000~-AEZC@C I-AEZG=QFN-36:Y490 I-AEZG-TR=QFN-36:R5000~I-AEZG /M2=QFN-36:Y490@C
USB2517 | usb | 3.3 | C | ch=7 bus=USB_2.0 rate=480M name=USB_hub | -JZX=QFN-64:Y260@C I-JZX=QFN-64:Y260 -JZX-TR=QFN-64:R3000~-JZX@C
USB3320C | usb | 1.1 | I | ch=1 bus=ULPI rate=480M name=USB_transceiver | -EZK=QFN-32:Y490 -EZK-TR=QFN-32:R5000~-EZK
KSZ8081RNA | ethernet | 0.9 | C | rate=100M bus=RMII supply=3..3.6 | CA=QFN-24:Y490@C CA-TR=QFN-24:R1000~CA@C IA=QFN-24:Y490 IA-TR=QFN-24:R1000~IA
KSZ8081MNX | ethernet | 1 | C | rate=100M bus=MII supply=3..3.6 | CA=QFN-32:Y490@C CA-TR=QFN-32:R1000~CA@C IA=QFN-32:Y490 IA-TR=QFN-32:R1000~IA
KSZ9031RNX | ethernet | 3.2 | C | rate=1G bus=RGMII supply=3.135..3.465 | CA=QFN-48:Y490@C CA-TR=QFN-48:R1000~CA@C IA=QFN-48:Y490 IA-TR=QFN-48:R1000~IA
KSZ8863RLL | ethernet | 3.6 | C | rate=100M bus=RMII supply=3.135..3.465 ch=3 name=Ethernet_switch | .=LQFP-48:Y250@C I=LQFP-48:Y250@I
EMC1412 | temperature | 0.7 | E | range=−40…125_°C acc=1 bus=SMBus supply=3..3.6 measures=Temperature | -A-ACZL-TR=MSOP-8:R4000 -1-ACZL-TR=MSOP-8:R4000
CAP1188-1-CP | touch | 1.1 | I | ch=8 bus=I2C/SPI supply=3..3.6 | -TR=QFN-24:R4000~.|. .=QFN-24:Y490~.
CAP1203-1 | touch | 0.6 | E | ch=3 bus=I2C supply=3..5.5 | -AC3-TR=DFN-8:R5000~-AC3 -SN=SOIC-8:T100
AT42QT1070 | touch | 0.9 | I | ch=7 bus=I2C supply=1.8..5.5 | -SSU=SOIC-14:T50 -SSUR=SOIC-14:R4000~-SSU -MMH=QFN-20:Y490 -MMHR=QFN-20:R6000~-MMH
AT42QT1011 | touch | 0.6 | I | ch=1 supply=1.8..5.5 bus=Logic | -TSHR=SOT-23-6:R4000
`,
})

export const rfMakersFamily = circuitFamily({
  code: 'skyworks',
  brand: 'Skyworks',
  weight: 1,
  table: `
SKY13330-397LF | rfSwitch | 0.9 | I | range=0.1–3_GHz ch=2 | .=DFN-6:R3000
SKY13351-378LF | rfSwitch | 0.4 | I | range=0.02–6_GHz ch=2 | .=DFN-6:R3000
SKY13372 | rfSwitch | 1 | I | range=0.1–2.7_GHz ch=4 | -467LF=QFN-12:R3000~-467LF|.
SKY13414-485LF | rfSwitch | 0.9 | I | range=0.1–2.7_GHz ch=4 | .=QFN-14:R3000
SKY65367-11 | powerAmp | 2.3 | I | range=450–470_MHz gain=30 | .=QFN-24:R2500
SKY66112-11 | powerAmp | 1.7 | E | range=2.4_GHz gain=21 supply=1.8..5 | .=QFN-22:R2500
SKY66122-11 | powerAmp | 1.9 | X | range=863–928_MHz gain=28 supply=2..4.8 | .=QFN-20:R2500
SKY65404-31 | lna | 0.9 | I | range=4.9–5.9_GHz gain=13 supply=2.7..5 | .=DFN-6:R3000
SKY67150-396LF | lna | 1.9 | I | range=0.3–2.2_GHz gain=20 supply=3..5 | .=DFN-8:R3000
SKY12347-362LF | attenuator | 3.4 | I | range=0–3_GHz | .=QFN-24:R3000
`,
})

export const qorvoFamily = circuitFamily({
  code: 'qorvo',
  brand: 'Qorvo',
  weight: 1,
  table: `
QPA4563A | powerAmp | 1.9 | I | range=0–4_GHz gain=20 supply=4.5..5.5 | TR7=SOT-89-3:R1000
RFSA3714 | attenuator | 4.4 | I | range=50–6000_MHz | TR7=QFN-24:R1000 SR=QFN-24:R100
SPF5189Z | lna | 2.3 | I | range=50–4000_MHz gain=18.7 supply=3..5 | .=SOT-89-3:R1000
QPL9547 | lna | 3.6 | X | range=0.1–6_GHz gain=19 supply=3..5.25 | TR7=DFN-8:R2500
RFPA5522 | powerAmp | 2.6 | I | range=4.9–5.85_GHz gain=33 supply=3..5 | TR7=QFN-16:R2500
DW1000 | radio24 | 6.3 | I | range=3.5–6.5_GHz rate=6.8M supply=2.8..3.6 bus=SPI name=Ultra-wideband_transceiver | -I-TR13=QFN-48:R4000~-I -I=QFN-48:Y490~-I
DW3000 | radio24 | 6.9 | I | range=6.5–8_GHz rate=6.8M supply=2.5..3.6 bus=SPI name=Ultra-wideband_transceiver | TR13=QFN-40:R4000
DWM1000 | bleModule | 18 | I | radio=UWB range=3.5–6.5_GHz supply=2.8..3.6 bus=SPI name=Ultra-wideband_module | .=Module/ble:Y30
`,
})
