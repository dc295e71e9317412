import { readIcTable } from '../kinds/ic-table.ts'

/** Line transceivers, bus bridges, level translators, audio and radio circuits, sensors. */
export const tiInterface = readIcTable(`
# RS-232
MAX232 | uart | 0.45 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX232 | -:C D16 DW16 N16 NS16 I:I D16 DW16 N16 +lead
MAX202 | uart | 0.4 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX202 | C:C D16 DW16 PW16 I:I D16 DW16 PW16
MAX208 | uart | 0.9 | C | ch=4 supply=4.5..5.5 rate=120k | C:C DB24 DW24 I:I DB24 DW24
MAX211 | uart | 0.9 | C | ch=4 supply=4.5..5.5 rate=120k | C:C DB28 DW28 I:I DB28 DW28
MAX3221 | uart | 0.5 | C | ch=1 supply=3..5.5 rate=250k job=MAX3221 | C:C DB16 PW16 I:I DB16 PW16 EC:C DB16 PW16 EI:I DB16 PW16
MAX3222 | uart | 0.5 | C | ch=2 supply=3..5.5 rate=250k job=MAX3222 | C:C DB20 DW20 PW20 I:I DB20 DW20 PW20
MAX3223 | uart | 0.5 | C | ch=2 supply=3..5.5 rate=250k job=MAX3223 | C:C DB20 DW20 PW20 I:I DB20 DW20 PW20
MAX3232 | uart | 0.4 | C | ch=2 supply=3..5.5 rate=250k job=MAX3232 | C:C D16 DB16 DW16 PW16 I:I D16 DB16 DW16 PW16 EC:C D16 DB16 PW16 EI:I D16 DB16 PW16 +lead
MAX3238 | uart | 0.9 | C | ch=5 supply=3..5.5 rate=250k | C:C DB28 PW28 I:I DB28 PW28
MAX3243 | uart | 0.7 | C | ch=3 supply=3..5.5 rate=250k job=MAX3243 | C:C DB28 DW28 PW28 I:I DB28 DW28 PW28 EC:C DB28 PW28 EI:I DB28 PW28
TRS3232 | uart | 0.28 | C | ch=2 supply=3..5.5 rate=250k job=MAX3232 | C:C D16 DB16 PW16 I:I D16 DB16 PW16 EC:C PW16 EI:I D16 DB16 PW16
TRS3221 | uart | 0.35 | C | ch=1 supply=3..5.5 rate=250k job=MAX3221 | C:C DB16 PW16 I:I DB16 PW16 EI:I PW16
TRSF3232 | uart | 0.5 | C | ch=2 supply=3..5.5 rate=1M job=MAX3232 | C:C D16 PW16 I:I D16 PW16
SN75C1406 | uart | 0.7 | C | ch=3 supply=4.5..15 rate=120k | -:C D16 N16 NS16
TL16C550C | uart | 2.9 | C | ch=1 supply=3..5.5 name=UART_with_FIFO | -:C PT I:I PT
# RS-485 and RS-422
SN65HVD10 | rs485 | 1.3 | I | ch=1 supply=3..3.6 rate=32M job=RS485-8 | -:I D8 P +lead
SN65HVD11 | rs485 | 1.3 | I | ch=1 supply=3..3.6 rate=10M job=RS485-8 | -:I D8 P +lead
SN65HVD12 | rs485 | 1.3 | I | ch=1 supply=3..3.6 rate=1M job=RS485-8 | -:I D8 P +lead
SN75HVD12 | rs485 | 1.2 | C | ch=1 supply=3..3.6 rate=1M job=RS485-8 | -:C D8 P
SN65HVD1176 | rs485 | 1.7 | I | ch=1 supply=4.75..5.25 rate=40M | -:I D8
SN65HVD1781 | rs485 | 1.5 | X | ch=1 supply=3.15..5.5 rate=1M | -:X D8 P +Q1
SN65HVD3082E | rs485 | 0.6 | I | ch=1 supply=4.5..5.5 rate=200k job=RS485-8 | -:I D8 DGK P
SN65HVD3085E | rs485 | 0.6 | I | ch=1 supply=4.5..5.5 rate=1M job=RS485-8 | -:I D8 DGK P
SN65HVD3088E | rs485 | 0.65 | I | ch=1 supply=4.5..5.5 rate=20M job=RS485-8 | -:I D8 DGK P
SN65HVD485E | rs485 | 0.6 | I | ch=1 supply=4.5..5.5 rate=10M job=RS485-8 | -:I D8 DGK P
SN65HVD72 | rs485 | 0.9 | E | ch=1 supply=3..3.6 rate=250k job=RS485-8 | -:E D8 DGK DRB
SN65HVD75 | rs485 | 1 | E | ch=1 supply=3..3.6 rate=20M job=RS485-8 | -:E D8 DGK DRB
SN65HVD78 | rs485 | 1.1 | E | ch=1 supply=3..3.6 rate=50M job=RS485-8 | -:E D8 DGK DRB
SN75176B | rs485 | 0.35 | C | ch=1 supply=4.75..5.25 rate=10M job=RS485-8 | -:C D8 P PS8 +lead
SN65176B | rs485 | 0.45 | X | ch=1 supply=4.75..5.25 rate=10M job=RS485-8 | -:X D8 P +lead
SN75LBC184 | rs485 | 1.2 | C | ch=1 supply=4.75..5.25 rate=250k job=RS485-8 | -:C D8 P
SN65LBC184 | rs485 | 1.4 | I | ch=1 supply=4.75..5.25 rate=250k job=RS485-8 | -:I D8 P
THVD1400 | rs485 | 0.4 | E | ch=1 supply=3..5.5 rate=500k job=RS485-8 | -:E D8 DRL8
THVD1410 | rs485 | 0.5 | E | ch=1 supply=3..5.5 rate=500k job=RS485-8 | -:E D8 DGK DRB
THVD1420 | rs485 | 0.45 | E | ch=1 supply=3..5.5 rate=12M job=RS485-8 | -:E D8 DRL8
THVD1429 | rs485 | 1.2 | E | ch=1 supply=3..5.5 rate=20M job=RS485-8 | -:E D8
THVD1450 | rs485 | 0.7 | E | ch=1 supply=3..5.5 rate=50M job=RS485-8 | -:E D8 DGK DRB
THVD1500 | rs485 | 0.35 | E | ch=1 supply=4.5..5.5 rate=500k job=RS485-8 | -:E D8
THVD1550 | rs485 | 0.6 | E | ch=1 supply=4.5..5.5 rate=50M job=RS485-8 | -:E D8 DGK
AM26LS31 | rs485 | 0.5 | C | ch=4 supply=4.75..5.25 rate=10M name=RS-422_line_driver job=AM26LS31 | C:C D16 N16 NS16 I:I D16 N16
AM26LS32A | rs485 | 0.5 | C | ch=4 supply=4.75..5.25 rate=10M name=RS-422_line_receiver job=AM26LS32 | C:C D16 N16 NS16 I:I D16 N16
AM26C31 | rs485 | 0.6 | C | ch=4 supply=4.5..5.5 rate=10M name=RS-422_line_driver job=AM26LS31 | C:C D16 N16 I:I D16 N16 PW16 Q:E D16
AM26C32 | rs485 | 0.6 | C | ch=4 supply=4.5..5.5 rate=10M name=RS-422_line_receiver job=AM26LS32 | C:C D16 N16 I:I D16 N16 PW16 Q:E D16
AM26LV32 | rs485 | 0.9 | C | ch=4 supply=3..3.6 rate=32M name=RS-422_line_receiver | C:C D16 I:I D16 EI:I D16 PW16
# CAN and LIN
SN65HVD230 | can | 1 | I | supply=3..3.6 rate=1M job=CAN-3V3 | -:I D8 +Q1
SN65HVD231 | can | 1 | I | supply=3..3.6 rate=1M job=CAN-3V3 | -:I D8
SN65HVD232 | can | 1 | I | supply=3..3.6 rate=1M | -:I D8 +Q1
SN65HVD251 | can | 0.9 | E | supply=4.5..5.5 rate=1M job=CAN-5V | -:E D8 P
SN65HVD1050 | can | 0.8 | E | supply=4.75..5.25 rate=1M job=CAN-5V | -:E D8 +Q1
SN65HVD1040A | can | 0.8 | E | supply=4.75..5.25 rate=1M job=CAN-5V | -:E D8 +Q1
TCAN330 | can | 1 | E | supply=3..3.6 rate=1M job=CAN-3V3 | -:E D8 DCN8 G:E D8 DCN8
TCAN332 | can | 1 | E | supply=3..3.6 rate=1M | -:E D8 DCN8 G:E D8 DCN8
TCAN334 | can | 1.1 | E | supply=3..3.6 rate=1M | -:E D8 DCN8 G:E D8 DCN8
TCAN337 | can | 1.1 | E | supply=3..3.6 rate=1M | -:E D8 DCN8 G:E D8 DCN8
TCAN1042 | can | 0.7 | E | supply=4.5..5.5 rate=5M job=CAN-5V | -:E D8 DRB H:E D8 DRB V:E D8 DRB HV:E D8 DRB +Q1
TCAN1044 | can | 0.6 | E | supply=4.5..5.5 rate=8M job=CAN-5V | V:E D8 DRB DDF AV:E D8 DRB DDF +Q1
TCAN1051 | can | 0.75 | E | supply=4.5..5.5 rate=5M job=CAN-5V | -:E D8 DRB H:E D8 DRB V:E D8 DRB HV:E D8 DRB +Q1
TCAN4550 | can | 3.2 | E | supply=5.5..30 rate=8M bus=SPI name=CAN_FD_controller_with_transceiver | -:E RGY20 +Q1
TLIN1029 | can | 0.5 | E | supply=4..36 rate=20k name=LIN_transceiver job=LIN-8 | -:E D8 DRB +Q1
ISO1050 | can | 2.5 | X | supply=3..5.5 rate=1M viso=2500 name=Isolated_CAN_transceiver | -:X DUB8 DW16
ISO1042 | can | 2.2 | E | supply=1.71..5.5 rate=5M viso=5000 name=Isolated_CAN_transceiver | -:E DWV8 DW16 B:E DWV8 DW16 +Q1
ISO3082 | rs485 | 3.2 | I | supply=3.15..5.5 rate=200k viso=2500 name=Isolated_RS-485_transceiver | -:I DW16
ISO1410 | rs485 | 2.9 | E | supply=3..5.5 rate=500k viso=5000 name=Isolated_RS-485_transceiver | -:E DW16 B:E DW16
# USB, Ethernet, LVDS, video
TUSB2046B | usb | 2.5 | C | ch=4 bus=USB_1.1 rate=12M name=USB_hub | I:I RHB VF32
TUSB4020B | usb | 2.6 | C | ch=2 bus=USB_2.0 rate=480M name=USB_hub | -:C PHP I:I PHP
TUSB4041 | usb | 3.1 | C | ch=4 bus=USB_2.0 rate=480M name=USB_hub | I:I PAP
TUSB8041 | usb | 4.5 | C | ch=4 bus=USB_3.0 rate=5G name=USB_hub | -:C RGC I:I RGC
TUSB3410 | usb | 3.6 | C | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | -:C VF32 I:I VF32 RHB
TUSB1210 | usb | 1.9 | I | ch=1 bus=ULPI rate=480M name=USB_transceiver | B:I RHB
DP83822 | ethernet | 2.1 | X | rate=100M bus=RMII supply=1.71..3.45 | I:I RHB HF:E RHB H:X RHB
DP83825 | ethernet | 1 | I | rate=100M bus=RMII supply=3.15..3.45 | I:I RMQ24
DP83826 | ethernet | 1.4 | X | rate=100M bus=RMII supply=1.71..3.45 | E:X RHB I:I RHB
DP83867 | ethernet | 4.3 | I | rate=1G bus=RGMII supply=1.71..3.45 | IR:I RGZ PAP CR:C RGZ PAP IS:I RGZ
SN65LVDS1 | lvds | 1.1 | I | ch=1 rate=630M supply=2.4..3.6 name=LVDS_driver | -:I D8 DBV5
SN65LVDS2 | lvds | 1.1 | I | ch=1 rate=400M supply=2.4..3.6 name=LVDS_receiver | -:I D8 DBV5
SN65LVDS31 | lvds | 1.7 | I | ch=4 rate=400M supply=3..3.6 name=LVDS_driver | -:I D16 PW16
SN65LVDS32 | lvds | 1.7 | I | ch=4 rate=400M supply=3..3.6 name=LVDS_receiver | -:I D16 PW16
SN75LVDS83B | lvds | 2.6 | B | ch=4 rate=3.78G supply=3..3.6 name=LVDS_serializer | -:B DGG56
TFP410 | video | 4.6 | C | rate=4.95G supply=3..3.6 name=DVI_transmitter | -:C PAP
TPD12S016 | video | 0.7 | I | name=HDMI_companion_circuit supply=2.5..5.5 | -:I PW24 RKT24
# expanders and translators
PCA9306 | translator | 0.25 | I | ch=2 bus=I2C supply=0..5.5 job=PCA9306 | -:I DCT DCU DQE8 YZT8
PCA9535 | expander | 0.9 | I | io=16 bus=I2C supply=2.3..5.5 job=PCA9535 | -:I DB24 DW24 PW24 RGE
PCA9555 | expander | 0.9 | I | io=16 bus=I2C supply=2.3..5.5 job=PCA9555 | -:I DB24 DW24 PW24 RGE
PCA9548A | expander | 0.9 | I | ch=8 bus=I2C supply=2.3..5.5 name=I2C_switch job=PCA9548A | -:I DB24 DW24 PW24 RGE
PCF8574 | expander | 0.75 | I | io=8 bus=I2C supply=2.5..6 job=PCF8574 | -:I DW16 N16 PW20 RGY20 A:I DW16 N16 PW20
PCF8575 | expander | 0.9 | I | io=16 bus=I2C supply=2.5..5.5 job=PCF8575 | -:I DB24 DW24 PW24 RGE
TCA6408A | expander | 0.6 | I | io=8 bus=I2C supply=1.65..5.5 job=PCA6408A | -:I PW16 RSV
TCA6416A | expander | 0.9 | I | io=16 bus=I2C supply=1.65..5.5 job=PCA6416A | -:I PW24 RTW
TCA6424A | expander | 1.3 | I | io=24 bus=I2C supply=1.65..5.5 | -:I RGJ32
TCA9534 | expander | 0.5 | I | io=8 bus=I2C supply=1.65..5.5 job=PCA9534 | -:I DW16 PW16 A:I DW16 PW16
TCA9535 | expander | 0.7 | I | io=16 bus=I2C supply=1.65..5.5 job=PCA9535 | -:I DB24 PW24 RTW RGE
TCA9539 | expander | 0.7 | I | io=16 bus=I2C supply=1.65..5.5 job=PCA9539 | -:I PW24 RTW +Q1
TCA9548A | expander | 0.75 | I | ch=8 bus=I2C supply=1.65..5.5 name=I2C_switch job=PCA9548A | -:I PW24 RGE
TCA9554 | expander | 0.5 | I | io=8 bus=I2C supply=1.65..5.5 job=PCA9554 | -:I DB16 DW16 PW16 A:I DB16 PW16
TCA9555 | expander | 0.7 | I | io=16 bus=I2C supply=1.65..5.5 job=PCA9555 | -:I DB24 PW24 RTW RGE
TCA4311A | expander | 0.9 | I | ch=2 bus=I2C supply=2.7..5.5 name=I2C_bus_buffer | -:I D8 DGK
TCA9517A | expander | 0.5 | I | ch=2 bus=I2C supply=0.9..5.5 name=I2C_bus_repeater | -:I DGK D8
TCA9406 | translator | 0.45 | I | ch=2 bus=I2C supply=1.65..5.5 | -:I DCT DCU YZP8
TXB0101 | translator | 0.3 | I | ch=1 supply=1.2..5.5 rate=100M | -:I DBV6 DCK6 DRL6 YZP6
TXB0102 | translator | 0.4 | I | ch=2 supply=1.2..5.5 rate=100M | -:I DCT DCU YZP8
TXB0104 | translator | 0.45 | I | ch=4 supply=1.2..5.5 rate=100M | -:I D14 PW14 RGY14 RUT12 YZT12 +Q1
TXB0106 | translator | 0.65 | I | ch=6 supply=1.2..5.5 rate=100M | -:I PW16 RGY16 +Q1
TXB0108 | translator | 0.7 | I | ch=8 supply=1.2..5.5 rate=100M | -:I PW20 DQS20 RGY20 YZP20
TXS0101 | translator | 0.3 | I | ch=1 supply=1.65..5.5 rate=24M | -:I DBV6 DCK6 DRL6
TXS0102 | translator | 0.35 | I | ch=2 supply=1.65..5.5 rate=24M | -:I DCT DCU DQE8 YZP8 +Q1
TXS0104E | translator | 0.45 | I | ch=4 supply=1.65..5.5 rate=24M | -:I D14 PW14 RGY14 YZT12 +Q1
TXS0108E | translator | 0.7 | I | ch=8 supply=1.2..5.5 rate=110M | -:I PW20 RGY20 +Q1
TXU0304 | translator | 0.45 | E | ch=4 supply=1.1..5.5 rate=200M | -:E PW14 DYY BQA
LSF0102 | translator | 0.3 | E | ch=2 supply=0.95..5.5 rate=200M | -:E DCT DCU +Q1
LSF0108 | translator | 0.6 | E | ch=8 supply=0.95..5.5 rate=200M | -:E PW20 RKS +Q1
LSF0204 | translator | 0.5 | E | ch=4 supply=0.8..5 rate=200M | -:E PW14 RUT12 D:E PW14
# audio
PCM1754 | audioConverter | 1.9 | A | ch=2 res=24 sps=192k | -:A DBQ16 +Q1
PCM1802 | audioConverter | 3.1 | A | ch=2 res=24 sps=96k | -:A DB20
PCM1808 | audioConverter | 1.2 | I | ch=2 res=24 sps=96k | -:I PW14 +Q1
PCM1863 | audioConverter | 3.2 | E | ch=4 res=24 sps=192k bus=I2C | -:E DBT30 +Q1
PCM2704C | audioConverter | 3.9 | A | ch=2 res=16 sps=48k bus=USB | -:A DB28
PCM2902C | codec | 4.4 | A | ch=2 res=16 sps=48k bus=USB | -:A DB28
PCM5100A | audioConverter | 1.6 | A | ch=2 res=32 sps=384k | -:A PW20 +Q1
PCM5102A | audioConverter | 1.9 | A | ch=2 res=32 sps=384k | -:A PW20 +Q1
PCM5122 | audioConverter | 2.6 | A | ch=2 res=32 sps=384k bus=I2C | -:A PW28 +Q1
TLV320AIC23B | codec | 3.2 | I | ch=2 res=24 sps=96k bus=I2C | I:I PW28 RHD +Q1
TLV320AIC3104 | codec | 2.4 | I | ch=2 res=24 sps=96k bus=I2C | I:I RHB +Q1
TLV320AIC3204 | codec | 2.6 | I | ch=2 res=32 sps=192k bus=I2C | I:I RHB
TLV320DAC3100 | audioConverter | 1.7 | I | ch=2 res=32 sps=192k bus=I2C | I:I RHB
# radio
CC1101 | subGhz | 1.9 | I | range=300–928_MHz rate=600k supply=1.8..3.6 bus=SPI | -:I RGP20
CC1120 | subGhz | 2.9 | I | range=164–960_MHz rate=200k supply=2..3.6 bus=SPI | -:I RHB
CC1125 | subGhz | 4.4 | I | range=164–960_MHz rate=200k supply=2..3.6 bus=SPI | -:I RHB
CC1200 | subGhz | 2.9 | I | range=164–960_MHz rate=1.25M supply=2..3.6 bus=SPI | -:I RHB
CC2500 | radio24 | 1.8 | I | range=2.4_GHz rate=500k supply=1.8..3.6 bus=SPI | -:I RGP20
CC2520 | radio24 | 2.7 | E | range=2.4_GHz rate=250k supply=1.8..3.8 bus=SPI | -:E RHD
CC2541F256 | wirelessMcu | 2.3 | I | core=8051 clk=32M flash=256 ram=8 io=23 radio=Bluetooth_LE supply=2..3.6 | -:I RHA
CC2540F256 | wirelessMcu | 2.6 | I | core=8051 clk=32M flash=256 ram=8 io=21 radio=Bluetooth_LE,_USB supply=2..3.6 | -:I RHA
CC1310F128 | wirelessMcu | 3 | I | core=Cortex-M3 clk=48M flash=128 ram=20 io=30 radio=Sub-GHz supply=1.8..3.8 | -:I RGZ RHB RSM
CC1352R1F3 | wirelessMcu | 4.2 | E | core=Cortex-M4F clk=48M flash=352 ram=80 io=28 radio=Sub-GHz,_Bluetooth_LE supply=1.8..3.8 | -:E RGZ
CC2640R2F | wirelessMcu | 2.6 | I | core=Cortex-M3 clk=48M flash=128 ram=20 io=31 radio=Bluetooth_5.1 supply=1.8..3.8 | -:I RGZ RHB RSM
CC2652R1F | wirelessMcu | 3.6 | I | core=Cortex-M4F clk=48M flash=352 ram=80 io=31 radio=Bluetooth_LE,_Zigbee,_Thread supply=1.8..3.8 | -:I RGZ
CC3220SF12A | wirelessMcu | 6.9 | I | core=Cortex-M4 clk=80M flash=1024 ram=256 io=27 radio=Wi-Fi supply=2.1..3.6 | -:I RGK64
TRF7970A | nfc | 3.2 | X | bus=SPI f=13.56M supply=2.7..5.5 name=NFC_transceiver | -:X RHB
LMX2594 | synthesizer | 19 | I | range=10_MHz–15_GHz bus=SPI supply=3.15..3.45 | -:I RHA
LMX2571 | synthesizer | 7.5 | I | range=10–1344_MHz bus=SPI supply=3.15..3.45 | -:I NJK36
# sensors
TMP102 | temperature | 0.7 | E | range=−40…125_°C acc=1 bus=I2C supply=1.4..3.6 measures=Temperature | AI:E DRL6 +Q1
TMP112 | temperature | 0.75 | E | range=−40…125_°C acc=0.4 bus=I2C supply=1.4..3.6 measures=Temperature | AI:E DRL6 BI:E DRL6 NAI:E DRL6 +Q1
TMP116 | temperature | 1.3 | M | range=−55…125_°C acc=0.2 bus=I2C supply=1.9..5.5 measures=Temperature | AI:M DRV NAI:M DRV
TMP117 | temperature | 1.6 | H | range=−55…150_°C acc=0.1 bus=I2C supply=1.8..5.5 measures=Temperature | AI:H DRV MAI:H DRV NAI:H DRV
TMP121 | temperature | 0.9 | M | range=−55…150_°C acc=0.5 bus=SPI supply=2.7..5.5 measures=Temperature | AI:M DBV6
TMP235A2 | temperature | 0.22 | H | range=−40…150_°C acc=0.5 bus=Analog supply=2.3..5.5 measures=Temperature | -:H DBZ DCK5
TMP236A2 | temperature | 0.22 | H | range=−10…125_°C acc=0.5 bus=Analog supply=3.1..5.5 measures=Temperature | -:H DBZ DCK5
TMP275 | temperature | 1 | E | range=−40…125_°C acc=0.5 bus=I2C supply=2.7..5.5 measures=Temperature | AI:E D8 DGK +Q1
TMP75 | temperature | 0.6 | M | range=−55…127_°C acc=1 bus=I2C supply=2.7..5.5 measures=Temperature job=LM75 | AI:M D8 DGK BI:M D8 DGK CI:M D8 DGK +Q1
TMP175 | temperature | 0.8 | E | range=−40…125_°C acc=1 bus=I2C supply=2.7..5.5 measures=Temperature job=LM75 | AI:E D8 DGK +Q1
LMT84 | temperature | 0.25 | H | range=−50…150_°C acc=0.4 bus=Analog supply=1.5..5.5 measures=Temperature | -:H DCK5 LP +Q1
LMT86 | temperature | 0.25 | H | range=−50…150_°C acc=0.4 bus=Analog supply=2.2..5.5 measures=Temperature | -:H DCK5 LP +Q1
LMT87 | temperature | 0.25 | H | range=−50…150_°C acc=0.4 bus=Analog supply=2.7..5.5 measures=Temperature | -:H DCK5 LP +Q1
LMT01 | temperature | 0.9 | H | range=−50…150_°C acc=0.5 bus=Pulse_count supply=2..5.5 measures=Temperature | -:H DQX2
HDC1080 | humidity | 1.1 | I | acc=2 bus=I2C supply=2.7..5.5 measures=Humidity,_temperature | -:I DMB6
HDC2010 | humidity | 1 | I | acc=2 bus=I2C supply=1.62..3.6 measures=Humidity,_temperature | -:I YPA6
HDC2080 | humidity | 1 | E | acc=2 bus=I2C supply=1.62..3.6 measures=Humidity,_temperature | -:E DMB6
HDC3020 | humidity | 1.4 | E | acc=0.5 bus=I2C supply=1.62..5.5 measures=Humidity,_temperature | -:E DEF8 +Q1
OPT3001 | ambientLight | 0.95 | I | range=0.01–83000_lx bus=I2C supply=1.6..3.6 measures=Illuminance | -:I DNP6 +Q1
OPT4001 | ambientLight | 0.9 | I | range=0.0003–117000_lx bus=I2C supply=1.6..3.6 measures=Illuminance | -:I YMN4
DRV5011 | hallSwitch | 0.25 | E | polarity=Latch supply=2.5..5.5 measures=Magnetic_field | AD:E DBZ YFF4
DRV5013 | hallSwitch | 0.2 | E | polarity=Latch supply=2.5..38 measures=Magnetic_field | AD:E DBZ LP AG:E DBZ LP BC:E DBZ LP FA:E DBZ LP +Q1
DRV5023 | hallSwitch | 0.2 | E | polarity=Unipolar supply=2.5..38 measures=Magnetic_field | AJ:E DBZ LP BI:E DBZ LP FI:E DBZ +Q1
DRV5032 | hallSwitch | 0.2 | I | polarity=Omnipolar supply=1.65..5.5 measures=Magnetic_field | FA:I DBZ LP FB:I DBZ LP FC:I DBZ LP DU:I DBZ LP
DRV5033 | hallSwitch | 0.22 | E | polarity=Omnipolar supply=2.5..38 measures=Magnetic_field | AJ:E DBZ LP FA:E DBZ LP +Q1
DRV5053 | hallLinear | 0.4 | E | supply=2.5..38 measures=Magnetic_field | CA:E DBZ LP EA:E DBZ LP OA:E DBZ LP PA:E DBZ LP RA:E DBZ LP VA:E DBZ LP +Q1
DRV5055 | hallLinear | 0.45 | E | supply=3..5.5 measures=Magnetic_field | A1:E DBZ LP A2:E DBZ LP A3:E DBZ LP A4:E DBZ LP Z1:E DBZ +Q1
DRV5056 | hallLinear | 0.45 | E | supply=3..5.5 measures=Magnetic_field | A1:E DBZ LP A2:E DBZ LP A3:E DBZ LP A4:E DBZ LP
TMAG5273 | encoder | 0.9 | E | res=12 bus=I2C supply=1.7..3.6 name=3D_Hall_sensor measures=Magnetic_field | A1:E DBV6 A2:E DBV6 B1:E DBV6
TMCS1100A | currentSensor | 2.3 | E | range=±46_A viso=3000 supply=3..5.5 measures=Current | 1:E D8 2:E D8 3:E D8 4:E D8
TMCS1108A | currentSensor | 1.6 | E | range=±46_A viso=420 supply=3..5.5 measures=Current | 1B:E D8 2B:E D8 3B:E D8 4B:E D8
FDC1004 | touch | 1.7 | E | ch=4 bus=I2C supply=3..3.6 name=Capacitance-to-digital_converter | -:E DGS DSC +Q1
FDC2214 | touch | 2.6 | E | ch=4 bus=I2C supply=2.7..3.6 name=Capacitance-to-digital_converter | -:E RGH16 +Q1
LDC1612 | encoder | 2.2 | E | ch=2 res=28 bus=I2C supply=2.7..3.6 name=Inductance-to-digital_converter | -:E DNT12 +Q1
LDC1614 | encoder | 2.6 | E | ch=4 res=28 bus=I2C supply=2.7..3.6 name=Inductance-to-digital_converter | -:E RGH16 +Q1
# microcontrollers and processors of fixed configuration
TMS320F28027 | dsp | 3.1 | X | core=C28x clk=60M flash=64 ram=12 io=22 supply=2.97..3.63 | -:X PT DA38
TMS320F28035 | dsp | 4.8 | X | core=C28x clk=60M flash=128 ram=20 io=45 supply=2.97..3.63 | -:X PAG PN
TMS320F280025C | dsp | 2.9 | X | core=C28x clk=100M flash=128 ram=24 io=39 supply=2.8..3.63 | -:X PN PM PT
TMS320F280049C | dsp | 5 | X | core=C28x clk=100M flash=256 ram=100 io=40 supply=2.8..3.63 | -:X PZ PM
TMS320F28069 | dsp | 9.6 | X | core=C28x clk=90M flash=256 ram=100 io=54 supply=2.97..3.63 | -:X PZ PN
`)
