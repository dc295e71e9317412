import { readIcTable } from '../kinds/ic-table.ts'

/** `-QIAA:QFN-73` stands for the reels -QIAA-R7 (800 pieces) and -QIAA-R (3,000) and the tray -QIAA-T. */
export const nordicChips = readIcTable(`
nRF51822 | wirelessMcu | 1.9 | I | core=Cortex-M0 clk=16M flash=256 ram=16 io=31 radio=Bluetooth_LE supply=1.8..3.6 | -QFAA:QFN-48 -CEAA:WLCSP-62
nRF51822 | wirelessMcu | 1.7 | I | core=Cortex-M0 clk=16M flash=128 ram=16 io=31 radio=Bluetooth_LE supply=1.8..3.6 job=nRF51822-AB | -QFAB:QFN-48
nRF51822 | wirelessMcu | 2.1 | I | core=Cortex-M0 clk=16M flash=256 ram=32 io=31 radio=Bluetooth_LE supply=1.8..3.6 job=nRF51822-AC | -QFAC:QFN-48
nRF51422 | wirelessMcu | 2.3 | I | core=Cortex-M0 clk=16M flash=256 ram=16 io=31 radio=Bluetooth_LE,_ANT supply=1.8..3.6 | -QFAA:QFN-48 -QFAC:QFN-48
nRF52805 | wirelessMcu | 1.2 | I | core=Cortex-M4 clk=64M flash=192 ram=24 io=10 radio=Bluetooth_5.4 supply=1.7..3.6 | -CAAA:WLCSP-28
nRF52810 | wirelessMcu | 1.5 | I | core=Cortex-M4 clk=64M flash=192 ram=24 io=32 radio=Bluetooth_5.4 supply=1.7..3.6 | -QFAA:QFN-48 -QCAA:QFN-32 -CAAA:WLCSP-32
nRF52811 | wirelessMcu | 1.7 | I | core=Cortex-M4 clk=64M flash=192 ram=24 io=32 radio=Bluetooth_5.4,_Thread supply=1.7..3.6 | -QFAA:QFN-48 -QCAA:QFN-32 -CAAA:WLCSP-32
nRF52820 | wirelessMcu | 1.8 | X | core=Cortex-M4 clk=64M flash=256 ram=32 io=18 radio=Bluetooth_5.4,_USB supply=1.7..5.5 | -QDAA:QFN-40 -CFAA:WLCSP-44
nRF52832 | wirelessMcu | 2.3 | I | core=Cortex-M4F clk=64M flash=512 ram=64 io=32 radio=Bluetooth_5.4,_NFC supply=1.7..3.6 | -QFAA:QFN-48 -CIAA:WLCSP-50
nRF52832 | wirelessMcu | 2 | I | core=Cortex-M4F clk=64M flash=256 ram=32 io=32 radio=Bluetooth_5.4,_NFC supply=1.7..3.6 job=nRF52832-AB | -QFAB:QFN-48
nRF52833 | wirelessMcu | 2.9 | X | core=Cortex-M4F clk=64M flash=512 ram=128 io=42 radio=Bluetooth_5.4,_Thread,_USB supply=1.7..5.5 | -QIAA:QFN-73 -QDAA:QFN-40 -CJAA:WLCSP-75
nRF52840 | wirelessMcu | 3.4 | I | core=Cortex-M4F clk=64M flash=1024 ram=256 io=48 radio=Bluetooth_5.4,_Thread,_USB supply=1.7..5.5 | -QIAA:QFN-73 -QFAA:QFN-48 -CKAA:WLCSP-94
nRF5340 | wirelessMcu | 4.6 | X | core=Cortex-M33_dual clk=128M flash=1024 ram=512 io=48 radio=Bluetooth_5.4,_Thread,_USB supply=1.7..5.5 | -QKAA:QFN-94 -CLAA:WLCSP-95
nRF54L15 | wirelessMcu | 2.9 | X | core=Cortex-M33 clk=128M flash=1524 ram=256 io=31 radio=Bluetooth_6,_Thread supply=1.7..3.6 | -QFAA:QFN-48 -CAAA:WLCSP-47
nRF9160 | cellular | 15.5 | I | core=Cortex-M33 clk=64M flash=1024 ram=256 io=32 radio=LTE-M,_NB-IoT,_GPS supply=3..5.5 | -SICA:LGA-127 -SIAA:LGA-127 -SIBA:LGA-127
nRF9161 | cellular | 15 | I | core=Cortex-M33 clk=64M flash=1024 ram=256 io=32 radio=LTE-M,_NB-IoT,_DECT_NR+ supply=3..5.5 | -LACA:LGA-127
nRF9151 | cellular | 14.5 | I | core=Cortex-M33 clk=64M flash=1024 ram=256 io=32 radio=LTE-M,_NB-IoT,_DECT_NR+ supply=3..5.5 | -LACA:LGA-117
nPM1300 | pmic | 1.6 | I | input=4..5.5 bus=I2C | -QEAA:QFN-32 -CAAA:WLCSP-35
nPM1100 | pmic | 1.1 | I | input=4.1..6.6 | -QDAA:QFN-24 -CAAA:WLCSP-25
nRF21540 | powerAmp | 1 | X | range=2.4_GHz gain=22 supply=1.7..3.6 | -QDAA:QFN-16
`)

/** Chips and modules whose whole number is written out. */
export const espressifParts = readIcTable(`
ESP32-D0WD-V3 | wirelessMcu | 1.9 | E | core=Xtensa_LX6_dual clk=240M ram=520 io=34 radio=Wi-Fi,_Bluetooth_4.2 supply=2.3..3.6 | .=QFN-48:R5000
ESP32-D0WDR2-V3 | wirelessMcu | 2.2 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=34 radio=Wi-Fi,_Bluetooth_4.2 supply=2.7..3.6 | .=QFN-48:R5000
ESP32-U4WDH | wirelessMcu | 1.8 | X | core=Xtensa_LX6_dual clk=240M flash=4096 ram=520 io=31 radio=Wi-Fi,_Bluetooth_4.2 supply=3..3.6 | .=QFN-48:R5000
ESP32-PICO-V3-02 | wirelessMcu | 3.2 | I | core=Xtensa_LX6_dual clk=240M flash=8192 ram=520 io=31 radio=Wi-Fi,_Bluetooth_4.2 supply=3..3.6 | .=LGA-48:R3000
ESP32-S2 | wirelessMcu | 1.3 | X | core=Xtensa_LX7 clk=240M ram=320 io=43 radio=Wi-Fi supply=2.8..3.6 | .=QFN-56:R5000 FH2=QFN-56:R5000 FH4=QFN-56:R5000 FN4R2=QFN-56:R5000@I R2=QFN-56:R5000@I
ESP32-S3 | wirelessMcu | 1.9 | X | core=Xtensa_LX7_dual clk=240M ram=512 io=45 radio=Wi-Fi,_Bluetooth_5 supply=3..3.6 | .=QFN-56:R5000 FN8=QFN-56:R5000@I R2=QFN-56:R5000@I R8=QFN-56:R5000@I R8V=QFN-56:R5000@I FH4R2=QFN-56:R5000@I
ESP32-C2 | riscv | 0.8 | X | core=RISC-V_RV32 clk=120M ram=272 io=14 radio=Wi-Fi,_Bluetooth_5 supply=3..3.6 | FH2=QFN-24:R5000 FH4=QFN-24:R5000|FN4
ESP32-C3 | wirelessMcu | 1 | X | core=RISC-V_RV32 clk=160M ram=400 io=22 radio=Wi-Fi,_Bluetooth_5 supply=3..3.6 | .=QFN-32:R5000 FN4=QFN-32:R5000@I FH4=QFN-32:R5000 FH4X=QFN-32:R5000
ESP32-C6 | wirelessMcu | 1.5 | X | core=RISC-V_RV32 clk=160M ram=512 io=30 radio=Wi-Fi_6,_Bluetooth_5,_Thread supply=3..3.6 | .=QFN-40:R5000 FH4=QFN-32:R5000
ESP32-H2 | wirelessMcu | 1.3 | X | core=RISC-V_RV32 clk=96M ram=320 io=19 radio=Bluetooth_5,_Thread supply=3..3.6 | FH2=QFN-32:R5000 FH4=QFN-32:R5000
ESP8266EX | wirelessMcu | 1.2 | E | core=Xtensa_L106 clk=160M ram=160 io=17 radio=Wi-Fi supply=2.5..3.6 | .=QFN-32:R5000
ESP8285 | wirelessMcu | 1.3 | I | core=Xtensa_L106 clk=160M flash=1024 ram=160 io=17 radio=Wi-Fi supply=2.7..3.6 | N08=QFN-32:R5000 H16=QFN-32:R5000@X
`)

/** Wi-Fi modules: name, then the memory option behind a dash, N for flash and R for PSRAM in MB, H for the hot grade. */
export const espressifModules = readIcTable(`
ESP32-WROOM-32 | wifiModule | 2.4 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=32 radio=Wi-Fi,_Bluetooth_4.2 | . -N4 -N8 -N16
ESP32-WROOM-32D | wifiModule | 2.6 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=32 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -N8 -N16
ESP32-WROOM-32U | wifiModule | 2.7 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=32 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -N8 -N16
ESP32-WROOM-32E | wifiModule | 2.5 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=26 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -N8 -N16 -H4 -N4R2 -N8R2 -N16R2
ESP32-WROOM-32UE | wifiModule | 2.6 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=26 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -N8 -N16 -H4 -N4R2 -N8R2 -N16R2
ESP32-WROOM-DA | wifiModule | 3.2 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=25 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -N8 -N16
ESP32-WROVER-E | wifiModule | 3.1 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=24 radio=Wi-Fi,_Bluetooth_4.2 | -N4R8 -N8R8 -N16R8 -N4R2
ESP32-WROVER-IE | wifiModule | 3.2 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=24 radio=Wi-Fi,_Bluetooth_4.2 | -N4R8 -N8R8 -N16R8 -N4R2
ESP32-MINI-1 | wifiModule | 2.4 | I | core=Xtensa_LX6 clk=240M ram=520 io=28 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -H4 -N4R2
ESP32-MINI-1U | wifiModule | 2.5 | I | core=Xtensa_LX6 clk=240M ram=520 io=28 radio=Wi-Fi,_Bluetooth_4.2 | -N4 -H4 -N4R2
ESP32-PICO-MINI-02 | wifiModule | 3.9 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=27 radio=Wi-Fi,_Bluetooth_4.2 | -N8R2
ESP32-S2-WROOM | wifiModule | 2.1 | I | core=Xtensa_LX7 clk=240M ram=320 io=37 radio=Wi-Fi | -N4 -N8 -N16
ESP32-S2-SOLO-2 | wifiModule | 2 | I | core=Xtensa_LX7 clk=240M ram=320 io=36 radio=Wi-Fi | -N4 -N8 -N16 -H4 -N4R2
ESP32-S2-MINI-1 | wifiModule | 1.9 | I | core=Xtensa_LX7 clk=240M ram=320 io=37 radio=Wi-Fi | -N4 -H4 -N4R2
ESP32-S2-MINI-2 | wifiModule | 1.9 | I | core=Xtensa_LX7 clk=240M ram=320 io=37 radio=Wi-Fi | -N4 -H4 -N4R2
ESP32-S3-WROOM-1 | wifiModule | 2.9 | I | core=Xtensa_LX7_dual clk=240M ram=512 io=36 radio=Wi-Fi,_Bluetooth_5 | -N4 -N8 -N16 -H4 -N4R2 -N8R2 -N16R2 -N4R8 -N8R8 -N16R8 -N16R16V
ESP32-S3-WROOM-1U | wifiModule | 3 | I | core=Xtensa_LX7_dual clk=240M ram=512 io=36 radio=Wi-Fi,_Bluetooth_5 | -N4 -N8 -N16 -H4 -N4R2 -N8R2 -N16R2 -N4R8 -N8R8 -N16R8 -N16R16V
ESP32-S3-WROOM-2 | wifiModule | 4.6 | I | core=Xtensa_LX7_dual clk=240M ram=512 io=33 radio=Wi-Fi,_Bluetooth_5 | -N16R8V -N32R8V -N32R16V
ESP32-S3-MINI-1 | wifiModule | 2.7 | I | core=Xtensa_LX7_dual clk=240M ram=512 io=39 radio=Wi-Fi,_Bluetooth_5 | -N8 -N4R2 -H4R2
ESP32-S3-MINI-1U | wifiModule | 2.8 | I | core=Xtensa_LX7_dual clk=240M ram=512 io=39 radio=Wi-Fi,_Bluetooth_5 | -N8 -N4R2 -H4R2
ESP32-C3-WROOM-02 | wifiModule | 1.7 | I | core=RISC-V_RV32 clk=160M ram=400 io=15 radio=Wi-Fi,_Bluetooth_5 | -N4 -N8 -H4
ESP32-C3-WROOM-02U | wifiModule | 1.8 | I | core=RISC-V_RV32 clk=160M ram=400 io=15 radio=Wi-Fi,_Bluetooth_5 | -N4 -N8 -H4
ESP32-C3-MINI-1 | wifiModule | 1.6 | I | core=RISC-V_RV32 clk=160M ram=400 io=15 radio=Wi-Fi,_Bluetooth_5 | -N4 -H4 -N4X -H4X
ESP32-C3-MINI-1U | wifiModule | 1.7 | I | core=RISC-V_RV32 clk=160M ram=400 io=15 radio=Wi-Fi,_Bluetooth_5 | -N4 -H4 -N4X -H4X
ESP32-C6-WROOM-1 | wifiModule | 2.2 | I | core=RISC-V_RV32 clk=160M ram=512 io=23 radio=Wi-Fi_6,_Bluetooth_5,_Thread | -N4 -N8 -N16
ESP32-C6-WROOM-1U | wifiModule | 2.3 | I | core=RISC-V_RV32 clk=160M ram=512 io=23 radio=Wi-Fi_6,_Bluetooth_5,_Thread | -N4 -N8 -N16
ESP32-C6-MINI-1 | wifiModule | 2.1 | I | core=RISC-V_RV32 clk=160M ram=512 io=22 radio=Wi-Fi_6,_Bluetooth_5,_Thread | -N4 -H4
ESP32-H2-MINI-1 | bleModule | 1.9 | I | core=RISC-V_RV32 clk=96M ram=320 io=19 radio=Bluetooth_5,_Thread | -N2 -N4 -H2S -H4S
ESP-WROOM-32 | wifiModule | 2.6 | I | core=Xtensa_LX6_dual clk=240M ram=520 io=32 radio=Wi-Fi,_Bluetooth_4.2 job=ESP32-WROOM-32 | .
ESP-WROOM-02 | wifiModule | 1.9 | I | core=Xtensa_L106 clk=160M ram=160 io=10 radio=Wi-Fi | . -N2 -N4
ESP-WROOM-02D | wifiModule | 1.9 | I | core=Xtensa_L106 clk=160M ram=160 io=10 radio=Wi-Fi | -N2 -N4
ESP-WROOM-02U | wifiModule | 2 | I | core=Xtensa_L106 clk=160M ram=160 io=10 radio=Wi-Fi | -N2 -N4
ESP8684-MINI-1 | wifiModule | 1.4 | I | core=RISC-V_RV32 clk=120M ram=272 io=14 radio=Wi-Fi,_Bluetooth_5 | -H2 -H4
ESP8684-WROOM-02C | wifiModule | 1.4 | I | core=RISC-V_RV32 clk=120M ram=272 io=14 radio=Wi-Fi,_Bluetooth_5 | -H2 -H4
`)
