import { readIcTable } from '../kinds/ic-table.ts'

/** Battery, switch, driver and supervision circuits. */
export const tiPower = readIcTable(`
# battery
BQ21040 | charger | 0.25 | W | input=3.5..30 iout=0.8 vout=4.2 | -:W DBV6
BQ24040 | charger | 0.6 | W | input=3.5..30 iout=1 vout=4.2 | -:W DSQ
BQ24072 | charger | 1.4 | I | input=4.35..6.6 iout=1.5 vout=4.2 | -:I RGT
BQ24074 | charger | 1.4 | I | input=4.35..10.5 iout=1.5 vout=4.2 | -:I RGT
BQ24075 | charger | 1.4 | I | input=4.35..6.6 iout=1.5 vout=4.2 | -:I RGT
BQ24232 | charger | 1.4 | I | input=4.35..10.5 iout=0.5 vout=4.2 | -:I RGT
BQ24092 | charger | 0.7 | W | input=3.5..12 iout=1 vout=4.2 | -:W DGQ
BQ24133 | charger | 2.3 | I | input=4.5..17 iout=2.5 fsw=1.6M | -:I RGY24
BQ24195 | charger | 1.6 | I | input=3.9..17 iout=4.5 fsw=1.5M bus=I2C | -:I RGE L:I RGE
BQ24295 | charger | 1.5 | I | input=3.9..6.2 iout=3 fsw=1.5M bus=I2C | -:I RGE
BQ24650 | charger | 2 | I | input=5..28 iout=10 fsw=600k name=Solar_battery_charger | -:I RVA16
BQ25504 | charger | 2.3 | I | input=0.13..3 iout=0.1 name=Energy_harvesting_charger | -:I RGT
BQ25570 | charger | 3.2 | I | input=0.1..5.1 iout=0.1 name=Energy_harvesting_charger | -:I RGR
BQ25601 | charger | 1 | I | input=3.9..13.5 iout=3 fsw=1.5M bus=I2C | -:I RTW D:I RTW
BQ25792 | charger | 2.6 | I | input=3.6..24 iout=5 fsw=1.5M bus=I2C | -:I RQM29
BQ25895 | charger | 1.8 | I | input=3.9..14 iout=5 fsw=1.5M bus=I2C | -:I RTW
BQ27427 | fuelGauge | 0.9 | I | bus=I2C supply=2.3..4.5 | -:I YZF9
BQ27441 | fuelGauge | 1.2 | I | bus=I2C supply=2.45..4.5 | -G1:I DRZ12
BQ29700 | batteryProtection | 0.16 | I | ch=1 vth=4.275 | -:I DSE
BQ29701 | batteryProtection | 0.16 | I | ch=1 vth=4.28 | -:I DSE
BQ29705 | batteryProtection | 0.16 | I | ch=1 vth=4.425 | -:I DSE
BQ77905 | batteryProtection | 1.1 | I | ch=5 vth=4.2 | 00:I PW20 08:I PW20
BQ76920 | cellBalancing | 2.2 | I | ch=5 bus=I2C | 00:I PW20 03:I PW20
BQ76930 | cellBalancing | 2.9 | I | ch=10 bus=I2C | 00:I DBT30 06:I DBT30
BQ76940 | cellBalancing | 3.4 | I | ch=15 bus=I2C | 00:I DBT44 06:I DBT44
BQ76952 | cellBalancing | 3.9 | I | ch=16 bus=I2C/SPI | -:I PFB
# switches
TPS2041B | loadSwitch | 0.35 | I | iout=0.5 ron=70m input=2.7..5.5 name=USB_power_switch | -:I D8 DBV5 DGN
TPS2051B | loadSwitch | 0.35 | I | iout=0.5 ron=70m input=2.7..5.5 name=USB_power_switch | -:I D8 DBV5 DGN
TPS2051C | loadSwitch | 0.3 | I | iout=0.5 ron=70m input=4.5..5.5 name=USB_power_switch | -:I DBV5 DGN
TPS2065C | loadSwitch | 0.35 | I | iout=1 ron=65m input=4.5..5.5 name=USB_power_switch | -:I DBV5 DGN
TPS2113A | loadSwitch | 0.9 | I | iout=1.25 ron=84m input=2.8..5.5 name=Power_multiplexer | -:I PW8 DRB
TPS2115A | loadSwitch | 0.9 | I | iout=1.25 ron=84m input=2.8..5.5 name=Power_multiplexer | -:I PW8 DRB +Q1
TPS2121 | loadSwitch | 1.3 | E | iout=4.5 ron=56m input=2.8..22 name=Power_multiplexer | -:E RUX12
TPS22810 | loadSwitch | 0.28 | X | iout=2 ron=79m input=2.7..18 | -:X DBV6 DRV +Q1
TPS22860 | loadSwitch | 0.3 | I | iout=0.2 ron=0.73 input=0..5.5 | -:I DBV6 DCK6
TPS22916B | loadSwitch | 0.22 | I | iout=2 ron=60m input=1..5.5 | -:I YFP4
TPS22917 | loadSwitch | 0.2 | E | iout=2 ron=80m input=1..5.5 | -:E DBV6
TPS22918 | loadSwitch | 0.18 | X | iout=2 ron=52m input=1..5.5 | -:X DBV6 +Q1
TPS22919 | loadSwitch | 0.16 | X | iout=1.5 ron=90m input=1.6..5.5 | -:X DCK6 +Q1
TPS22965 | loadSwitch | 0.28 | X | iout=6 ron=16m input=0.8..5.7 | -:X DSG N:X DSG +Q1
TPS22975 | loadSwitch | 0.32 | X | iout=6 ron=16m input=0.6..5.7 | -:X DSG N:X DSG
TPS2552 | loadSwitch | 0.55 | E | iout=1.5 ron=85m input=2.5..6.5 | -:E DBV6 DRV
TPS2553 | loadSwitch | 0.5 | E | iout=1.5 ron=85m input=2.5..6.5 | -:E DBV6 DRV +Q1
TPS2561 | loadSwitch | 0.9 | E | iout=2.5 ron=44m input=2.5..6.5 | -:E DRC A:E DRC +Q1
TPS1H100A | highSide | 1.2 | E | iout=4 ron=80m input=3.5..40 ch=1 | -:E PWP14
TPS1H200A | highSide | 1.3 | E | iout=2.5 ron=200m input=3.4..40 ch=1 | -:E DGN
TPS2H160B | highSide | 1.6 | E | iout=2.5 ron=160m input=3.4..40 ch=2 | -:E PWP16
TPS25200 | eFuse | 0.8 | E | input=2.5..6.5 iout=2.5 ron=60m | -:E DRV +Q1
TPS25921A | eFuse | 0.8 | I | input=4.5..18 iout=1.6 ron=90m | -:I D8
TPS259240 | eFuse | 0.9 | I | input=4.5..18 iout=5 ron=28m | -:I DRC
TPS259531 | eFuse | 0.6 | E | input=2.7..18 iout=4 ron=34m | -:E DSG
TPS25940A | eFuse | 1.4 | I | input=2.7..18 iout=5 ron=42m | -:I RVC +Q1
TPS26600 | eFuse | 1.7 | E | input=4.2..60 iout=2.23 ron=150m | -:E PWP16 RHF
TPS2491 | eFuse | 1.6 | I | input=9..80 name=Hot-swap_controller | -:I DGS
TPS2412 | idealDiode | 1.7 | I | input=0.8..16.5 | -:I D8 PW8
LM74500 | idealDiode | 0.6 | E | input=3.2..65 iq=1m | -:E +Q1 DDF
LM74610 | idealDiode | 1.3 | E | input=0.48..42 | -:E DGK +Q1
LM74700 | idealDiode | 0.75 | E | input=3.2..65 iq=1m | -:E DBV6 DDF +Q1
LM74502 | idealDiode | 0.6 | E | input=3.2..65 | -:E DDF +Q1
# gate drivers
UCC27511A | lowSideDriver | 0.5 | E | ch=1 iout=4 supply=4.5..18 | -:E DBV6 +Q1
UCC27517A | lowSideDriver | 0.4 | E | ch=1 iout=4 supply=4.5..18 | -:E DBV5 +Q1
UCC27524 | lowSideDriver | 0.55 | E | ch=2 iout=5 supply=4.5..18 | -:E D8 DGN DSD8 A:E D8 DGN +Q1
UCC27424 | lowSideDriver | 0.8 | E | ch=2 iout=4 supply=4..15 | -:E D8 DGN P +Q1
UCC27324 | lowSideDriver | 0.8 | E | ch=2 iout=4 supply=4.5..15 | -:E D8 DGN P +Q1
UCC27201A | halfBridgeDriver | 1.6 | H | ch=2 iout=3 vmax=120 supply=8..17 | -:H D8 DDA DRM8 +Q1
UCC27211A | halfBridgeDriver | 1.7 | H | ch=2 iout=4 vmax=120 supply=8..17 | -:H D8 DDA DRM8 +Q1
UCC27282 | halfBridgeDriver | 0.9 | E | ch=2 iout=3 vmax=120 supply=5.5..16 | -:E D8 DRC DRM8 +Q1
UCC27712 | halfBridgeDriver | 0.7 | E | ch=2 iout=2.8 vmax=620 supply=10..20 | -:E D8 +Q1
UCC27714 | halfBridgeDriver | 1.1 | E | ch=2 iout=4 vmax=600 supply=10..18 | -:E D14
# motor drivers
DRV8212 | brushedDriver | 0.35 | E | supply=1.65..11 iout=4 ch=1 | -:E DSG DRL6 P:E DSG
DRV8220 | brushedDriver | 0.35 | E | supply=4.5..18 iout=1.76 ch=1 | -:E DRL6 DSG
DRV8231 | brushedDriver | 0.45 | E | supply=4.5..33 iout=3.7 ch=1 | -:E DDA A:E DDA DSG
DRV8701E | brushedDriver | 1.1 | E | supply=5.9..45 iout=0.2 ch=1 name=H-bridge_gate_driver | -:E RGE
DRV8801 | brushedDriver | 1.5 | I | supply=8..36 iout=2.8 ch=1 | -:I PWP16 RTY16 +Q1
DRV8833 | brushedDriver | 0.85 | I | supply=2.7..10.8 iout=1.5 ch=2 | -:I PW16 PWP16 RTY16 C:I PWP16 RTE
DRV8835 | brushedDriver | 0.7 | I | supply=2..11 iout=1.5 ch=2 | -:I DSS12
DRV8837 | brushedDriver | 0.5 | I | supply=1.8..11 iout=1.8 ch=1 | -:I DSG C:I DSG
DRV8838 | brushedDriver | 0.55 | I | supply=0..11 iout=1.7 ch=1 | -:I DSG
DRV8841 | brushedDriver | 1.8 | I | supply=8.2..45 iout=2.5 ch=2 | -:I PWP28
DRV8870 | brushedDriver | 0.7 | E | supply=6.5..45 iout=3.6 ch=1 | -:E DDA
DRV8871 | brushedDriver | 0.9 | E | supply=6.5..45 iout=3.6 ch=1 | -:E DDA +Q1
DRV8873H | brushedDriver | 1.5 | E | supply=4.5..38 iout=10 ch=1 | -:E PWP24 +Q1
DRV8873S | brushedDriver | 1.6 | E | supply=4.5..38 iout=10 ch=1 bus=SPI | -:E PWP24 +Q1
DRV8874 | brushedDriver | 1.2 | E | supply=4.5..37 iout=6 ch=1 | -:E PWP16 RGT +Q1
DRV8876 | brushedDriver | 1.1 | E | supply=4.5..37 iout=3.5 ch=1 | -:E PWP16 RGT N:E PWP16 +Q1
DRV8824 | stepperDriver | 1.9 | I | supply=8.2..45 iout=1.6 | -:I PWP28 RHD +Q1
DRV8825 | stepperDriver | 1.9 | I | supply=8.2..45 iout=2.5 | -:I PWP28
DRV8834 | stepperDriver | 1.4 | I | supply=2.5..10.8 iout=1.5 | -:I PWP24 RGE
DRV8846 | stepperDriver | 1.2 | I | supply=4..18 iout=1.4 | -:I RGE
DRV8880 | stepperDriver | 1.6 | E | supply=6.5..45 iout=2 | -:E PWP28 RHR28
DRV8889 | stepperDriver | 2.6 | E | supply=4.5..45 iout=1.5 bus=SPI | -:E PWP24 +Q1
DRV8301 | blDriver | 2.9 | E | supply=6..60 iout=2.3 bus=SPI | -:E DCA56
DRV8302 | blDriver | 2.8 | E | supply=8..60 iout=2.3 | -:E DCA56
DRV8305N | blDriver | 2.6 | E | supply=4.4..45 iout=1.25 bus=SPI | -:E PHP
DRV8313 | blDriver | 1.6 | E | supply=8..60 iout=2.5 | -:E PWP28 RHH
DRV8316R | blDriver | 2.3 | E | supply=4.5..35 iout=8 bus=SPI | -:E RGF40
DRV8323R | blDriver | 2.4 | E | supply=6..60 iout=2 bus=SPI | S:E RGZ H:E RGZ
DRV8320R | blDriver | 2.1 | E | supply=6..60 iout=2 bus=SPI | S:E RHA H:E RHA
DRV10983 | blDriver | 1.8 | E | supply=8..28 iout=2 bus=I2C | -:E PWP24 +Q1
DRV11873 | blDriver | 1.3 | E | supply=5..16 iout=1.5 | -:E PWP16
# LED drivers
TLC5916 | ledLinear | 0.55 | E | ch=8 iout=0.12 | I:E D16 PW16 N16
TLC5917 | ledLinear | 0.6 | E | ch=8 iout=0.12 | I:E D16 PW16 N16
TLC5926 | ledLinear | 0.75 | E | ch=16 iout=0.12 | I:E DBQ24 DW24 PWP24
TLC5940 | ledLinear | 1.6 | E | ch=16 iout=0.12 name=PWM_LED_driver | -:E PWP28 RHB NT
TLC5947 | ledLinear | 1.5 | I | ch=24 iout=0.03 name=PWM_LED_driver | -:I DAP32 RHB
TLC59116 | ledLinear | 0.9 | I | ch=16 iout=0.12 bus=I2C | I:I PW28 RHB FI:I PW28
TLC59711 | ledLinear | 1.3 | I | ch=12 iout=0.06 name=PWM_LED_driver | -:I PWP20 RGE
LP5562 | ledMatrix | 0.9 | I | ch=4 bus=I2C | -:I YQE12
LP5024 | ledMatrix | 0.8 | I | ch=24 bus=I2C | -:I RSM
LP5036 | ledMatrix | 1 | I | ch=36 bus=I2C | -:I RTV
TPS61161 | ledSwitching | 0.6 | I | input=2.7..18 iout=0.7 fsw=600k | -:I DRV A:I DRV +Q1
TPS61165 | ledSwitching | 0.7 | I | input=3..18 iout=1.2 fsw=1.2M | -:I DRV DBV6 +Q1
TPS61169 | ledSwitching | 0.4 | I | input=2.7..5.5 iout=1.2 fsw=1.2M | -:I DCK5
TPS92512 | ledSwitching | 1.7 | H | input=4.5..42 iout=2.5 fsw=2M | -:H DGQ HV:H DGQ
TPS92515 | ledSwitching | 1.3 | E | input=5.5..42 iout=2 fsw=1M | -:E DGQ HV:E DGQ +Q1
# power management
TPS65217 | pmic | 3 | X | input=2.7..5.8 bus=I2C | A:X RSL48 B:X RSL48 C:X RSL48 D:X RSL48
TPS65023 | pmic | 2.3 | I | input=2.5..6 bus=I2C | -:I RSB B:I RSB
TPS650250 | pmic | 2.1 | I | input=2.5..6 | -:I RHB
TPS65910 | pmic | 3.6 | I | input=2.7..5.5 bus=I2C | A1:I RSL48 A3:I RSL48
TPS51206 | pmic | 0.9 | X | input=3.1..6.5 iout=2 name=DDR_termination_regulator | -:X DSQ
TPS51200 | pmic | 0.8 | I | input=2.38..3.5 iout=3 name=DDR_termination_regulator | -:I DRC +Q1
TPS2375 | poePd | 0.9 | I | pout=13 ch=1 | -:I D8 PW8
TPS2376-H | poePd | 1.5 | I | pout=26 ch=1 | -:I DDA
TPS23753A | poePd | 1.3 | E | pout=13 ch=1 | -:E PW14
TPS2378 | poePd | 1.2 | I | pout=25.5 ch=1 | -:I DDA
TPS23861 | poePse | 2.7 | I | ch=4 bus=I2C | -:I PW28
TPS25750D | usbPd | 1.6 | I | bus=I2C pout=100 | -:I RJK
TPS25751D | usbPd | 1.6 | I | bus=I2C pout=240 | -:I RJK
TPS65987D | usbPd | 3.2 | I | bus=I2C pout=100 | DH:I RSH56
TPS25810 | usbPd | 1.3 | X | name=USB_Type-C_source_controller iout=3 | -:X RVC
TUSB320 | usbPd | 0.6 | I | bus=I2C name=USB_Type-C_configuration | I:I RWB12 LAI:I RWB12 HAI:I RWB12
# transistor arrays and shift-register drivers
ULN2003A | darlingtonArray | 0.14 | I | ch=7 iout=0.5 name=Darlington_transistor_array job=ULN2003A | -:I D16 PW16 N16 NS16 +lead I:X D16 PW16 N16
ULN2803A | darlingtonArray | 0.4 | I | ch=8 iout=0.5 name=Darlington_transistor_array job=ULN2803A | -:I DW18 N18 +lead
ULN2004A | darlingtonArray | 0.16 | I | ch=7 iout=0.5 name=Darlington_transistor_array | -:I D16 N16 NS16 +lead
ULN2002A | darlingtonArray | 0.2 | I | ch=7 iout=0.5 name=Darlington_transistor_array | -:I N16
TPIC6B595 | ledLinear | 0.7 | E | ch=8 iout=0.15 name=Power_shift_register job=TPIC6B595 | -:E DW20 N20
TPIC6C595 | ledLinear | 0.6 | E | ch=8 iout=0.1 name=Power_shift_register | -:E D16 N16 PW16
# supervisors with one threshold
TPS3700 | reset | 0.7 | E | vth=0.4 ch=2 supply=1.8..18 | -:E DDC6 DSE +Q1
TPS3710 | reset | 0.5 | E | vth=0.4 ch=1 supply=1.8..18 | -:E DDC6 DSE +Q1
TPS3808G01 | reset | 0.6 | E | vth=0.405 ch=1 supply=1.7..6.5 | -:E DBV6 DRV +Q1
TPS3890 | reset | 0.9 | E | vth=1.15 ch=1 supply=1.5..5.5 | 01:E DSE
TPS386000 | reset | 1.6 | E | vth=0.4 ch=4 supply=1.8..6.5 | -:E RGP20 +Q1
`)
