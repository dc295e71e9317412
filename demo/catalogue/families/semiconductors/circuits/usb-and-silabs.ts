import { circuitFamily } from './circuit-family.ts'

export const ftdiFamily = circuitFamily({
  code: 'ftdi',
  brand: 'FTDI',
  weight: 1,
  table: `
FT200X | usb | 1.7 | I | ch=1 bus=USB-I2C rate=12M name=USB_to_I2C_bridge | D-R=DFN-10:R5000~D D-U=DFN-10:Y490~D
FT201X | usb | 1.9 | I | ch=1 bus=USB-I2C rate=12M name=USB_to_I2C_bridge | S-R=SSOP-16:R3000~S S-U=SSOP-16:T77~S Q-R=QFN-16:R5000~Q
FT220X | usb | 1.9 | I | ch=1 bus=USB-SPI rate=12M name=USB_to_SPI_bridge | S-R=SSOP-16:R3000~S S-U=SSOP-16:T77~S Q-R=QFN-16:R5000~Q
FT230X | usb | 1.8 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | S-R=SSOP-16:R3000~S S-U=SSOP-16:T77~S Q-R=QFN-16:R5000~Q Q-T=QFN-16:Y490~Q
FT231X | usb | 1.9 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | S-R=SSOP-20:R2000~S S-U=SSOP-20:T65~S Q-R=QFN-20:R5000~Q Q-T=QFN-20:Y490~Q
FT232B | usb | 4.2 | C | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | L-REEL=LQFP-32:R1500~L L-TRAY=LQFP-32:Y250~L Q-REEL=QFN-32:R6000~Q
FT232H | usb | 3.3 | I | ch=1 bus=USB-UART/FIFO rate=480M name=USB_to_serial_bridge | L-REEL=LQFP-48:R1000~L L-TRAY=LQFP-48:Y250~L Q-REEL=QFN-48:R3000~Q Q-TRAY=QFN-48:Y260~Q
FT232R | usb | 3.6 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge job=FT232R | L-REEL=SSOP-28:R2000~L|L L-TUBE=SSOP-28:T47~L Q-REEL=QFN-32:R6000~Q|Q Q-TRAY=QFN-32:Y490~Q
FT234XD | usb | 1.7 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | -R=DFN-12:R5000~. -T=DFN-12:Y490~.
FT2232D | usb | 5.6 | I | ch=2 bus=USB-UART/FIFO rate=12M name=USB_to_serial_bridge | -REEL=LQFP-48:R1000~. -TRAY=LQFP-48:Y250~.
FT2232H | usb | 5.4 | I | ch=2 bus=USB-UART/FIFO rate=480M name=USB_to_serial_bridge | L-REEL=LQFP-64:R1000~L L-TRAY=LQFP-64:Y160~L Q-REEL=QFN-64:R4000~Q Q-TRAY=QFN-64:Y260~Q -56Q-REEL=QFN-56:R4000~-56Q -56Q-TRAY=QFN-56:Y260~-56Q
FT4232H | usb | 6.6 | I | ch=4 bus=USB-UART/FIFO rate=480M name=USB_to_serial_bridge | L-REEL=LQFP-64:R1000~L L-TRAY=LQFP-64:Y160~L Q-REEL=QFN-64:R4000~Q Q-TRAY=QFN-64:Y260~Q
FT600Q-B | usb | 6.9 | I | ch=1 bus=USB_3.0-FIFO rate=5G name=USB_to_FIFO_bridge | -R=QFN-56:R4000~. -T=QFN-56:Y260~.
FT245R | usb | 3.8 | I | ch=1 bus=USB-FIFO rate=12M name=USB_to_FIFO_bridge | L-REEL=SSOP-28:R2000~L L-TUBE=SSOP-28:T47~L Q-REEL=QFN-32:R6000~Q
`,
})

export const wchFamily = circuitFamily({
  code: 'wch',
  brand: 'WCH',
  weight: 1,
  table: `
CH340 | usb | 0.4 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | G=SOIC-16:R4000 C=SOIC-16:R4000 E=MSOP-10:R4000 B=SOIC-16:R4000 T=SSOP-20:R2000 R=SSOP-20:R2000 N=SOIC-8:R4000 K=HSOP-8:R4000 X=MSOP-10:R4000
CH341 | usb | 0.9 | I | ch=1 bus=USB-UART/I2C/SPI rate=12M name=USB_to_serial_bridge | A=SOIC-28W:R1000 T=SSOP-20:R2000 B=SOIC-28W:R1000 F=QFN-28:R3000 H=QFN-20:R3000
CH343 | usb | 0.6 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | G=SOIC-16:R4000 P=QFN-16:R5000 K=HSOP-8:R4000
CH344 | usb | 1.6 | I | ch=4 bus=USB-UART rate=12M name=USB_to_serial_bridge | L=LQFP-48:Y250 Q=LQFP-48:Y250
CH9102 | usb | 0.7 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | F=QFN-24:R3000 X=QFN-28:R3000
CH330N | usb | 0.35 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | .=SOIC-8:R4000
CH334 | usb | 0.5 | I | ch=4 bus=USB_2.0 rate=480M name=USB_hub | F=QFN-24:R3000 P=QFN-16:R5000 R=QSOP-16:R4000 S=QSOP-28:R2000 H=QFN-16:R5000
CH375B | usb | 1.6 | I | ch=1 bus=Parallel rate=12M name=USB_host_controller | .=SOIC-28W:R1000
CH376 | usb | 1.6 | I | ch=1 bus=SPI rate=12M name=USB_host_controller | S=SOIC-28W:R1000 T=SSOP-20:R2000
CH32V003 | riscv | 0.16 | I | core=QingKe_V2A clk=48M flash=16 ram=2 io=18 supply=2.7..5.5 | F4P6=TSSOP-20:T70 F4P6R=TSSOP-20:R4000~F4P6 F4U6=QFN-20:R5000 A4M6=SOIC-16:R4000 J4M6=SOIC-8:R4000
CH32V103C6 | riscv | 0.8 | I | core=QingKe_V3A clk=72M flash=32 ram=10 io=37 supply=2.7..5.5 | T6=LQFP-48:Y250
CH32V103C8 | riscv | 0.9 | I | core=QingKe_V3A clk=72M flash=64 ram=20 io=37 supply=2.7..5.5 | T6=LQFP-48:Y250 U6=QFN-48:R3000
CH32V103R8 | riscv | 1 | I | core=QingKe_V3A clk=72M flash=64 ram=20 io=51 supply=2.7..5.5 | T6=LQFP-64:Y160
CH32V203C6 | riscv | 0.5 | I | core=QingKe_V4B clk=144M flash=32 ram=10 io=37 supply=2.4..3.6 radio=USB,_CAN | T6=LQFP-48:Y250
CH32V203C8 | riscv | 0.6 | I | core=QingKe_V4B clk=144M flash=64 ram=20 io=37 supply=2.4..3.6 radio=USB,_CAN | T6=LQFP-48:Y250 U6=QFN-48:R3000
CH32V203F8 | riscv | 0.5 | I | core=QingKe_V4B clk=144M flash=64 ram=20 io=17 supply=2.4..3.6 radio=USB | P6=TSSOP-20:R4000 U6=QFN-20:R5000
CH32V203G6 | riscv | 0.45 | I | core=QingKe_V4B clk=144M flash=32 ram=10 io=24 supply=2.4..3.6 radio=USB | U6=QFN-28:R3000
CH32V203K8 | riscv | 0.55 | I | core=QingKe_V4B clk=144M flash=64 ram=20 io=26 supply=2.4..3.6 radio=USB | T6=LQFP-32:Y250
CH32V203RB | riscv | 0.9 | I | core=QingKe_V4B clk=144M flash=128 ram=64 io=51 supply=2.4..3.6 radio=USB,_CAN | T6=LQFP-64:Y160
CH32V307 | riscv | 1.9 | I | core=QingKe_V4F clk=144M flash=256 ram=64 io=80 supply=2.4..3.6 radio=Ethernet,_USB,_CAN | VCT6=LQFP-100:Y90 RCT6=LQFP-64:Y160 WCU6=QFN-68:R3000
CH32F103C6 | cortexM | 0.7 | I | core=Cortex-M3 clk=72M flash=32 ram=10 io=37 supply=2.7..5.5 job=STM32F103C6 | T6=LQFP-48:Y250
CH32F103C8 | cortexM | 0.8 | I | core=Cortex-M3 clk=72M flash=64 ram=20 io=37 supply=2.7..5.5 job=STM32F103C8 | T6=LQFP-48:Y250
CH552 | mcu8051 | 0.3 | I | core=8051 clk=24M flash=16 ram=1.25 io=17 supply=2.8..5.5 radio=USB | T=TSSOP-20:R4000 G=SOIC-16:R4000 E=MSOP-10:R4000 P=QFN-16:R5000
CH582 | wirelessMcu | 1 | I | core=QingKe_V4A clk=80M flash=448 ram=32 io=40 supply=1.7..3.6 radio=Bluetooth_LE,_USB | M=QFN-48:R3000 F=QFN-28:R3000
`,
})

/** Silicon Labs: the letter behind the revision is the grade, a final R the reel. */
export const siliconLabsFamily = circuitFamily({
  code: 'silicon-labs',
  brand: 'Silicon Labs',
  weight: 2,
  table: `
CP2102 | usb | 2.3 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge job=CP2102 | -GM=QFN-28:Y490~-GM -GMR=QFN-28:R2500~-GM
CP2102N | usb | 1.5 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge job=CP2102 | -A02-GQFN28=QFN-28:Y490~-A02-GQFN28 -A02-GQFN28R=QFN-28:R3000~-A02-GQFN28 -A02-GQFN24=QFN-24:Y490~-A02-GQFN24 -A02-GQFN24R=QFN-24:R3000~-A02-GQFN24 -A02-GQFN20=QFN-20:Y490~-A02-GQFN20 -A02-GQFN20R=QFN-20:R3000~-A02-GQFN20 -A01-GQFN28=QFN-28:Y490~-A01-GQFN28 -A01-GQFN28R=QFN-28:R3000~-A01-GQFN28 -A01-GQFN24R=QFN-24:R3000~-A01-GQFN24 -A01-GQFN20R=QFN-20:R3000~-A01-GQFN20
CP2104 | usb | 1.6 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | -F03-GM=QFN-24:Y490~-F03-GM -F03-GMR=QFN-24:R2500~-F03-GM
CP2105 | usb | 2.1 | I | ch=2 bus=USB-UART rate=12M name=USB_to_serial_bridge | -F01-GM=QFN-24:Y490~-F01-GM -F01-GMR=QFN-24:R2500~-F01-GM
CP2112 | usb | 1.9 | I | ch=1 bus=USB-I2C rate=12M name=USB_to_I2C_bridge | -F03-GM=QFN-24:Y490~-F03-GM -F03-GMR=QFN-24:R2500~-F03-GM
EFM32HG309F64G | cortexM | 2.3 | I | core=Cortex-M0+ clk=25M flash=64 ram=8 io=15 supply=1.98..3.8 radio=USB | -A-QFN24=QFN-24:Y490~-A-QFN24 -A-QFN24R=QFN-24:R3000~-A-QFN24 -B-QFN24=QFN-24:Y490~-B-QFN24 -B-QFN24R=QFN-24:R3000~-B-QFN24 -C-QFN24=QFN-24:Y490~-C-QFN24 -C-QFN24R=QFN-24:R3000~-C-QFN24
EFM32HG322F64G | cortexM | 2.6 | I | core=Cortex-M0+ clk=25M flash=64 ram=8 io=35 supply=1.98..3.8 radio=USB | -B-QFP48=TQFP-48:Y250~-B-QFP48 -B-QFP48R=TQFP-48:R1000~-B-QFP48 -C-QFP48=TQFP-48:Y250~-C-QFP48
EFM32ZG222F32 | cortexM | 1.9 | I | core=Cortex-M0+ clk=24M flash=32 ram=4 io=37 supply=1.98..3.8 | -QFP48T=TQFP-48:Y250~-QFP48 -QFP48=TQFP-48:Y250~-QFP48B
EFM32GG11B820F2048GQ64 | cortexM | 12 | I | core=Cortex-M4F clk=72M flash=2048 ram=512 io=52 supply=1.8..3.8 radio=Ethernet,_USB,_CAN | -B=TQFP-64:Y160~-B -BR=TQFP-64:R1000~-B
EFM32PG22C200F512IM40 | cortexM | 2.6 | E | core=Cortex-M33 clk=76.8M flash=512 ram=32 io=26 supply=1.71..3.8 | -C=QFN-40:Y490~-C -CR=QFN-40:R3000~-C
EFM8BB10F8G | mcu8051 | 0.5 | I | core=8051 clk=25M flash=8 ram=0.5 io=16 supply=2.2..3.6 | -A-QFN20=QFN-20:Y490~-A-QFN20 -A-QFN20R=QFN-20:R3000~-A-QFN20 -A-SOIC16=SOIC-16:T50~-A-SOIC16 -A-SOIC16R=SOIC-16:R2500~-A-SOIC16
EFM8BB21F16G | mcu8051 | 0.7 | I | core=8051 clk=50M flash=16 ram=2.25 io=16 supply=2.2..3.6 | -C-QFN20=QFN-20:Y490~-C-QFN20 -C-QFN20R=QFN-20:R3000~-C-QFN20
EFM8UB10F16G | mcu8051 | 0.9 | I | core=8051 clk=48M flash=16 ram=2.25 io=17 supply=2.2..3.6 radio=USB | -C-QFN20=QFN-20:Y490~-C-QFN20 -C-QFN20R=QFN-20:R3000~-C-QFN20 -C-QFN28=QFN-28:Y490~-C-QFN28 -C-QFN28R=QFN-28:R3000~-C-QFN28
EFR32BG22C112F352GM32 | wirelessMcu | 2 | I | core=Cortex-M33 clk=38.4M flash=352 ram=32 io=18 supply=1.71..3.8 radio=Bluetooth_5.2 | -C=QFN-32:Y490~-C -CR=QFN-32:R2500~-C
EFR32BG22C224F512IM40 | wirelessMcu | 2.9 | E | core=Cortex-M33 clk=76.8M flash=512 ram=32 io=26 supply=1.71..3.8 radio=Bluetooth_5.2 | -C=QFN-40:Y490~-C -CR=QFN-40:R3000~-C
EFR32MG21A020F1024IM32 | wirelessMcu | 4.2 | E | core=Cortex-M33 clk=80M flash=1024 ram=96 io=20 supply=1.71..3.8 radio=Zigbee,_Thread,_Bluetooth_5.1 | -B=QFN-32:Y490~-B -BR=QFN-32:R2500~-B
EFR32FG14P231F256GM48 | wirelessMcu | 4.4 | I | core=Cortex-M4 clk=38.4M flash=256 ram=32 io=31 supply=1.8..3.8 radio=Sub-GHz | -B=QFN-48:Y260~-B -BR=QFN-48:R2500~-B
SI4463 | subGhz | 2.9 | I | range=119–1050_MHz rate=1M supply=1.8..3.8 bus=SPI | -C2A-GM=QFN-20:Y490~-C2A-GM -C2A-GMR=QFN-20:R2500~-C2A-GM -B1B-FMR=QFN-20:R2500~-B1B-FM
SI4432 | subGhz | 3.6 | I | range=240–930_MHz rate=256k supply=1.8..3.6 bus=SPI | -B1-FM=QFN-20:Y490~-B1-FM -B1-FMR=QFN-20:R2500~-B1-FM
SI4703 | fmReceiver | 5.2 | I | radio=FM bus=I2C | -C19-GM=QFN-20:Y490~-C19-GM -C19-GMR=QFN-20:R2500~-C19-GM
SI5351A | clockGenerator | 1.1 | I | ch=3 f=200M bus=I2C supply=2.25..3.63 | -B-GT=MSOP-10:T50~-B-GT -B-GTR=MSOP-10:R2500~-B-GT -B-GM=QFN-20:Y490~-B-GM -B-GMR=QFN-20:R2500~-B-GM
SI5338A | clockGenerator | 11 | I | ch=4 f=710M bus=I2C supply=1.71..3.63 | -B-GM=QFN-24:Y490~-B-GM -B-GMR=QFN-24:R2500~-B-GM
SI7006 | humidity | 1.5 | E | acc=5 bus=I2C supply=1.9..3.6 measures=Humidity,_temperature | -A20-IM=DFN-6:Y490~-A20-IM -A20-IMR=DFN-6:R2500~-A20-IM
SI7021 | humidity | 2 | E | acc=3 bus=I2C supply=1.9..3.6 measures=Humidity,_temperature | -A20-GM=DFN-6:Y490~-A20-GM@I -A20-GMR=DFN-6:R2500~-A20-GM@I -A20-IM=DFN-6:Y490~-A20-IM -A20-IM1R=DFN-6:R2500~-A20-IM1
SI7060 | temperature | 0.6 | E | range=−40…125_°C acc=1 bus=I2C supply=1.71..5.5 measures=Temperature | -B-00-IVR=SOT-23-5:R3000 -B-01-IVR=SOT-23-5:R3000 -B-02-IVR=SOT-23-5:R3000 -B-03-IVR=SOT-23-5:R3000
SI7210 | hallLinear | 0.7 | E | supply=1.71..5.5 bus=I2C measures=Magnetic_field | -B-00-IVR=SOT-23-5:R3000 -B-01-IVR=SOT-23-5:R3000
SI8620BB | isolator | 1.1 | E | ch=2 rate=150M viso=2500 | -B-IS=SOIC-8:T96~-B-IS -B-ISR=SOIC-8:R2500~-B-IS
SI8621BB | isolator | 1.1 | E | ch=2 rate=150M viso=2500 | -B-IS=SOIC-8:T96~-B-IS -B-ISR=SOIC-8:R2500~-B-IS
SI8641BB | isolator | 1.9 | E | ch=4 rate=150M viso=2500 | -B-IS1=SOIC-16:T48~-B-IS1 -B-IS1R=SOIC-16:R2500~-B-IS1 -B-IS=SOIC-16W:T46~-B-IS -B-ISR=SOIC-16W:R1000~-B-IS
SI8660BA | isolator | 2.6 | E | ch=6 rate=150M viso=1000 | -B-IS1=SOIC-16:T48~-B-IS1 -B-IS1R=SOIC-16:R2500~-B-IS1 -B-IU=QSOP-16:T98~-B-IU -B-IUR=QSOP-16:R2500~-B-IU
SI8660BD | isolator | 3.3 | E | ch=6 rate=150M viso=5000 | -B-IS=SOIC-16W:T46~-B-IS -B-ISR=SOIC-16W:R1000~-B-IS
SI8233BD | isolatedDriver | 3.2 | E | ch=2 iout=4 viso=5000 supply=6.5..24 | -D-IS=SOIC-16W:T46~-D-IS -D-ISR=SOIC-16W:R1000~-D-IS
SI1145 | ambientLight | 2.2 | I | range=1–128000_lx bus=I2C supply=1.71..3.6 measures=Light,_UV,_proximity | -A10-GM=QFN-10:Y490~-A10-GM -A11-GMR=QFN-10:R2500~-A11-GM
BGM220PC22HNA2 | bleModule | 5.3 | X | radio=Bluetooth_5.2 flash=512 ram=32 io=24 supply=1.8..3.8 | .=Module/ble:Y100 R=Module/ble:R1000~.
`,
})
