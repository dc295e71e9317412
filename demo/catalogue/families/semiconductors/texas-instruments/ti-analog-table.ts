import { readIcTable } from '../kinds/ic-table.ts'

/** Timers, sense amplifiers, converters, references and switches. */
export const tiAnalog = readIcTable(`
# timers
NE555 | timer555 | 0.09 | C | ch=1 supply=4.5..16 f=100k iq=3m job=NE555 | -:C D8 PW8 PS8 P +lead
NA555 | timer555 | 0.11 | X | ch=1 supply=4.5..16 f=100k iq=3m job=NE555 | -:X D8 P +lead
SA555 | timer555 | 0.11 | I | ch=1 supply=4.5..16 f=100k iq=3m job=NE555 | -:I D8 P +lead
SE555 | timer555 | 0.6 | M | ch=1 supply=4.5..18 f=100k iq=3m job=NE555 | -:M D8 P
NE556 | timer555 | 0.16 | C | ch=2 supply=4.5..16 f=100k iq=6m job=NE556 | -:C D14 N14 DB14 +lead
SA556 | timer555 | 0.2 | I | ch=2 supply=4.5..16 f=100k iq=6m job=NE556 | -:I D14 N14
TLC555 | timer555 | 0.28 | C | ch=1 supply=2..15 f=2.1M iq=170u job=TLC555 | C:C D8 PW14 PS8 P I:I D8 P Q:E D8 +lead
TLC551 | timer555 | 0.5 | C | ch=1 supply=1..15 f=1.8M iq=170u | C:C D8 P
TLC556 | timer555 | 0.4 | C | ch=2 supply=2..15 f=2.1M iq=340u | C:C D14 N14 I:I D14 N14 +lead
# current sense
INA139 | currentSense | 1.05 | I | ch=1 supply=2.7..40 gbw=440k vos=0.2m | NA:E DBV5
INA180A1 | currentSense | 0.14 | E | ch=1 gain=26 supply=2.7..5.5 gbw=350k vos=0.1m | I:E DBV5
INA180A2 | currentSense | 0.14 | E | ch=1 gain=34 supply=2.7..5.5 gbw=210k vos=0.1m | I:E DBV5
INA180A3 | currentSense | 0.14 | E | ch=1 gain=40 supply=2.7..5.5 gbw=150k vos=0.1m | I:E DBV5
INA180A4 | currentSense | 0.14 | E | ch=1 gain=46 supply=2.7..5.5 gbw=105k vos=0.1m | I:E DBV5
INA180B1 | currentSense | 0.14 | E | ch=1 gain=26 supply=2.7..5.5 gbw=350k vos=0.1m | I:E DBV5
INA180B2 | currentSense | 0.14 | E | ch=1 gain=34 supply=2.7..5.5 gbw=210k vos=0.1m | I:E DBV5
INA181A1 | currentSense | 0.16 | E | ch=1 gain=26 supply=2.7..5.5 gbw=350k vos=0.1m | I:E DBV6
INA181A2 | currentSense | 0.16 | E | ch=1 gain=34 supply=2.7..5.5 gbw=210k vos=0.1m | I:E DBV6
INA181A3 | currentSense | 0.16 | E | ch=1 gain=40 supply=2.7..5.5 gbw=150k vos=0.1m | I:E DBV6
INA186A1 | currentSense | 0.4 | E | ch=1 gain=28 supply=1.7..5.5 gbw=45k vos=50u | I:E DCK6 DDF YFD6
INA186A3 | currentSense | 0.4 | E | ch=1 gain=40 supply=1.7..5.5 gbw=37k vos=50u | I:E DCK6 DDF
INA190A1 | currentSense | 0.7 | E | ch=1 gain=28 supply=1.7..5.5 gbw=45k vos=15u | I:E DCK6 RSW10
INA193 | currentSense | 1.3 | E | ch=1 gain=26 supply=2.7..18 gbw=500k vos=0.5m | AI:E DBV5 +Q1
INA194 | currentSense | 1.3 | E | ch=1 gain=34 supply=2.7..18 gbw=300k vos=0.5m | AI:E DBV5 +Q1
INA195 | currentSense | 1.3 | E | ch=1 gain=40 supply=2.7..18 gbw=200k vos=0.5m | AI:E DBV5 +Q1
INA196 | currentSense | 1.3 | E | ch=1 gain=26 supply=2.7..18 gbw=500k vos=0.5m | AI:E DBV5 +Q1
INA199A1 | currentSense | 0.4 | X | ch=1 gain=34 supply=2.7..26 gbw=80k vos=5u | -:X DCK6 RSW10
INA199A2 | currentSense | 0.4 | X | ch=1 gain=40 supply=2.7..26 gbw=30k vos=5u | -:X DCK6 RSW10
INA199B1 | currentSense | 0.4 | X | ch=1 gain=34 supply=2.7..26 gbw=80k vos=5u | -:X DCK6 RSW10
INA199C1 | currentSense | 0.42 | X | ch=1 gain=34 supply=2.7..26 gbw=80k vos=5u | -:X DCK6 RSW10
INA210 | currentSense | 0.9 | X | ch=1 gain=46 supply=2.7..26 gbw=14k vos=0.55u | AI:X DCK6 RSW10 BI:X DCK6 +Q1
INA213 | currentSense | 0.8 | X | ch=1 gain=34 supply=2.7..26 gbw=80k vos=5u | AI:X DCK6 RSW10 BI:X DCK6 +Q1
INA214 | currentSense | 0.9 | X | ch=1 gain=40 supply=2.7..26 gbw=30k vos=1u | AI:X DCK6 RSW10 BI:X DCK6 +Q1
INA219 | currentSense | 1.2 | E | ch=1 supply=3..5.5 res=12 bus=I2C vos=10u name=Current_and_power_monitor | AI:E D8 DCN8 BI:E D8 DCN8
INA226 | currentSense | 1.4 | E | ch=1 supply=2.7..5.5 res=16 bus=I2C vos=2.5u name=Current_and_power_monitor | AI:E DGS
INA228 | currentSense | 2.4 | E | ch=1 supply=2.7..5.5 res=20 bus=I2C vos=0.3u name=Current_and_power_monitor | AI:E DGS
INA230 | currentSense | 1.2 | E | ch=1 supply=2.7..5.5 res=16 bus=I2C vos=50u name=Current_and_power_monitor | AI:E RGT
INA233 | currentSense | 1.5 | E | ch=1 supply=2.7..5.5 res=16 bus=PMBus vos=2.5u name=Current_and_power_monitor | AI:E DGS
INA237 | currentSense | 1.1 | E | ch=1 supply=2.7..5.5 res=16 bus=I2C vos=50u name=Current_and_power_monitor | AI:E DGS
INA240A1 | currentSense | 1.4 | E | ch=1 gain=26 supply=2.7..5.5 gbw=400k vos=5u | -:E D8 PW8
INA240A2 | currentSense | 1.4 | E | ch=1 gain=34 supply=2.7..5.5 gbw=400k vos=5u | -:E D8 PW8
INA240A3 | currentSense | 1.4 | E | ch=1 gain=40 supply=2.7..5.5 gbw=400k vos=5u | -:E D8 PW8
INA240A4 | currentSense | 1.4 | E | ch=1 gain=46 supply=2.7..5.5 gbw=400k vos=5u | -:E D8 PW8
INA282 | currentSense | 1.3 | E | ch=1 gain=34 supply=2.7..18 gbw=10k vos=20u | AI:E D8 DGK +Q1
INA3221 | currentSense | 1.6 | E | ch=3 supply=2.7..5.5 res=12 bus=I2C vos=40u name=Current_and_power_monitor | AI:E RGV +Q1
# instrumentation and difference amplifiers
INA333 | inAmp | 1.9 | E | ch=1 supply=1.8..5.5 gbw=150k vos=10u iq=50u | AI:E DGK DRG
INA821 | inAmp | 2.1 | E | ch=1 supply=4.5..36 gbw=4.7M vos=10u iq=600u | I:E D8 DGK DRG
INA826 | inAmp | 1.1 | E | ch=1 supply=3..36 gbw=1M vos=40u iq=200u | AI:E D8 DGK DRG
INA827 | inAmp | 1.1 | E | ch=1 supply=3..36 gbw=600k vos=40u iq=200u | AI:E DGK
INA828 | inAmp | 1.9 | E | ch=1 supply=4.5..36 gbw=2M vos=20u iq=600u | I:E D8 DGK
INA149 | diffAmp | 2.3 | E | ch=1 supply=4..36 gbw=500k vos=0.35m | AI:E D8
INA597 | diffAmp | 0.7 | E | ch=1 supply=4.5..36 gbw=2M vos=14u | I:E D8 DGK
# audio
TPA2005D1 | audioAmp | 0.5 | I | ch=1 supply=2.5..5.5 pout=1.4 name=Class-D_audio_amplifier | -:I DGN DRB ZQY15 +Q1
TPA2012D2 | audioAmp | 0.6 | I | ch=2 supply=2.5..5.5 pout=2.1 name=Class-D_audio_amplifier | -:I RTJ20 YZH16
TPA3110D2 | audioAmp | 1.4 | I | ch=2 supply=8..26 pout=15 name=Class-D_audio_amplifier | -:I PWP28 +Q1
TPA3116D2 | audioAmp | 1.6 | I | ch=2 supply=4.5..26 pout=50 name=Class-D_audio_amplifier | -:I DAD32 +Q1
TPA3118D2 | audioAmp | 1.5 | I | ch=2 supply=4.5..26 pout=30 name=Class-D_audio_amplifier | -:I DAP32 +Q1
TPA3130D2 | audioAmp | 1.3 | I | ch=2 supply=4.5..26 pout=15 name=Class-D_audio_amplifier | -:I DAP32
TPA3255 | audioAmp | 6.5 | C | ch=2 supply=18..53.5 pout=315 name=Class-D_audio_amplifier | -:C DDV44
TPA6130A2 | audioAmp | 0.9 | I | ch=2 supply=2.5..5.5 pout=0.138 | -:I RTJ20 YZH16
TPA6132A2 | audioAmp | 0.55 | I | ch=2 supply=2.3..5.5 pout=0.025 | -:I RTE
TPA6211A1 | audioAmp | 0.5 | I | ch=1 supply=2.5..5.5 pout=3.1 | -:I DGN DRB +Q1
# A/D and D/A converters
ADS1013 | adc | 1 | E | ch=1 res=12 sps=3.3k bus=I2C supply=2..5.5 | I:E DGS RUG
ADS1014 | adc | 1.3 | E | ch=1 res=12 sps=3.3k bus=I2C supply=2..5.5 | I:E DGS RUG +Q1
ADS1015 | adc | 1.5 | E | ch=4 res=12 sps=3.3k bus=I2C supply=2..5.5 | I:E DGS RUG +Q1
ADS1113 | adc | 1.8 | E | ch=1 res=16 sps=860 bus=I2C supply=2..5.5 | I:E DGS RUG
ADS1114 | adc | 2.1 | E | ch=1 res=16 sps=860 bus=I2C supply=2..5.5 | I:E DGS RUG +Q1
ADS1115 | adc | 2.3 | E | ch=4 res=16 sps=860 bus=I2C supply=2..5.5 | I:E DGS RUG +Q1
ADS1118 | adc | 2 | E | ch=4 res=16 sps=860 bus=SPI supply=2..5.5 | I:E DGS RUG +Q1
ADS1120 | adc | 2.2 | E | ch=4 res=16 sps=2k bus=SPI supply=2.3..5.5 | I:E PW16 RVA16 +Q1
ADS1219 | adc | 2.1 | E | ch=4 res=24 sps=1k bus=I2C supply=2.3..5.5 | I:E PW16 RTE
ADS1220 | adc | 2.8 | E | ch=4 res=24 sps=2k bus=SPI supply=2.3..5.5 | I:E PW16 RVA16
ADS1232 | adc | 2.9 | X | ch=2 res=24 sps=80 bus=Serial supply=2.7..5.3 | I:X PW24
ADS1234 | adc | 3.4 | X | ch=4 res=24 sps=80 bus=Serial supply=2.7..5.3 | I:X PW28
ADS1256 | adc | 5.6 | I | ch=8 res=24 sps=30k bus=SPI supply=4.75..5.25 | I:I DB28
ADS1262 | adc | 7.4 | E | ch=10 res=32 sps=38.4k bus=SPI supply=4.75..5.25 | I:E PW28
ADS124S08 | adc | 4.6 | E | ch=12 res=24 sps=4k bus=SPI supply=2.7..5.25 | I:E PBS RHB
ADS1298 | frontEnd | 17 | I | ch=8 res=24 sps=32k bus=SPI supply=2.7..5.25 name=Biopotential_front_end | I:I PAG64
ADS131M04 | adc | 3.6 | E | ch=4 res=24 sps=64k bus=SPI supply=2.7..3.6 | I:E PW20 RUK
ADS131M08 | adc | 5.8 | E | ch=8 res=24 sps=32k bus=SPI supply=2.7..3.6 | I:E PBS
ADS7042 | adc | 1 | E | ch=1 res=12 sps=1M bus=SPI supply=1.65..3.6 | I:E DCU RUG
ADS7138 | adc | 1.7 | E | ch=8 res=12 sps=140k bus=I2C supply=2.35..5.5 | I:E RTE +Q1
ADS7828 | adc | 1.7 | I | ch=8 res=12 sps=50k bus=I2C supply=2.7..5 | EI:I PW16 EBI:I PW16 +Q1
ADS7830 | adc | 1.3 | I | ch=8 res=8 sps=70k bus=I2C supply=2.7..5 | I:I PW16
ADS8860 | adc | 8.3 | I | ch=1 res=16 sps=1M bus=SPI supply=2.7..3.6 | I:I DGS DRC
ADS8688 | adc | 9.4 | E | ch=8 res=16 sps=500k bus=SPI supply=4.75..5.25 | I:E DBT38
TLC549 | adc | 1.6 | C | ch=1 res=8 sps=40k bus=SPI supply=3..6 | C:C D8 P I:I D8 P
TLC0832 | adc | 1.2 | C | ch=2 res=8 sps=22k bus=SPI supply=4.5..5.5 | C:C D8 P I:I D8 P
DAC5571 | dac | 1 | X | ch=1 res=8 bus=I2C supply=2.75..5.5 | I:X DBV6
DAC7571 | dac | 1.7 | X | ch=1 res=12 bus=I2C supply=2.75..5.5 | I:X DBV6
DAC7578 | dac | 4 | E | ch=8 res=12 bus=I2C supply=2.7..5.5 | S:E PW16 RGE
DAC8551 | dac | 3 | X | ch=1 res=16 bus=SPI supply=2.7..5.5 | I:X DGK AI:X DGK +Q1
DAC8552 | dac | 4.6 | X | ch=2 res=16 bus=SPI supply=2.7..5.5 | I:X DGK
DAC8560 | dac | 3.4 | X | ch=1 res=16 bus=SPI supply=2.7..5.5 | IA:X DGK IB:X DGK IC:X DGK
DAC8562 | dac | 4.4 | E | ch=2 res=16 bus=SPI supply=2.7..5.5 | S:E DGS DSC T:E DGS DSC
DAC8568 | dac | 8.9 | E | ch=8 res=16 bus=SPI supply=2.7..5.5 | IA:E PW16 IC:E PW16 ID:E PW16
DAC43608 | dac | 1.2 | E | ch=8 res=8 bus=I2C supply=1.8..5.5 | -:E RTE
DAC53608 | dac | 1.5 | E | ch=8 res=10 bus=I2C supply=1.8..5.5 | -:E RTE
DAC60501 | dac | 1.6 | E | ch=1 res=12 bus=I2C/SPI supply=2.7..5.5 | Z:E DGS DQF M:E DGS DQF
DAC60508 | dac | 5.4 | E | ch=8 res=12 bus=SPI supply=2.7..5.5 | Z:E RTE YZF16 M:E RTE YZF16
DAC70508 | dac | 7.7 | E | ch=8 res=14 bus=SPI supply=2.7..5.5 | Z:E RTE YZF16 M:E RTE YZF16
DAC80501 | dac | 3.6 | E | ch=1 res=16 bus=I2C/SPI supply=2.7..5.5 | Z:E DGS DQF M:E DGS DQF
DAC80508 | dac | 9.9 | E | ch=8 res=16 bus=SPI supply=2.7..5.5 | Z:E RTE YZF16 M:E RTE YZF16
TLC5615 | dac | 2.2 | C | ch=1 res=10 bus=SPI supply=4.5..5.5 | C:C D8 DGK P I:I D8 DGK P
TLV5616 | dac | 2.9 | C | ch=1 res=12 bus=SPI supply=2.7..5.5 | C:C D8 DGK P I:I D8 DGK P
TPL0102 | digipot | 1.1 | I | ch=2 rtot=100k bus=I2C supply=2.7..5.5 | -100:I PW14 RUC
TPL0401A | digipot | 0.6 | E | ch=1 rtot=10k bus=I2C supply=2.7..5.5 | -10:E DCK6
TPL0401B | digipot | 0.6 | E | ch=1 rtot=10k bus=I2C supply=2.7..5.5 | -10:E DCK6
TPL0501 | digipot | 0.6 | E | ch=1 rtot=100k bus=SPI supply=2.7..5.5 | -100:E DCN8 RSE
# switches and multiplexers
TS12A4514 | analogSwitch | 0.5 | I | ch=1 ron=6.5 supply=2..12 | -:I D8 DBV5 P
TS3A24159 | analogSwitch | 0.35 | I | ch=2 ron=0.3 supply=1.65..3.6 | -:I DGS DRC YZP10
TS3A4751 | analogSwitch | 0.5 | I | ch=4 ron=0.7 supply=1.6..3.6 | -:I PW14 RGY14 RUC
TS3A5017 | analogMux | 0.35 | I | ch=2 ron=11 supply=2.3..3.6 | -:I D16 PW16 RGY16 RSV
TS3A5018 | analogSwitch | 0.4 | I | ch=4 ron=7 supply=1.8..3.6 | -:I D16 PW16 RGY16 RSV
TS3USB221 | analogSwitch | 0.35 | I | ch=2 ron=3 supply=2.3..3.6 rate=480M name=USB_switch | -:I DRC RSE A:I DRC RSE E:I DRC RSE
TS3USB30 | analogSwitch | 0.35 | I | ch=2 ron=6 supply=3..4.3 rate=480M name=USB_switch | -:I DGS RSW10 E:I DGS RSW10
TS3USB3031 | analogSwitch | 0.55 | I | ch=3 ron=5.5 supply=2.5..4.3 rate=1.5G name=USB_switch | -:I RMG
TS5A23157 | analogSwitch | 0.35 | I | ch=2 ron=10 supply=1.65..5.5 | -:I DGS RSE +Q1
TS5A23159 | analogSwitch | 0.38 | I | ch=2 ron=0.9 supply=1.65..5.5 | -:I DGS RSE
TS5A3157 | analogSwitch | 0.18 | I | ch=1 ron=10 supply=1.65..5.5 | -:I DBV6 DCK6 YZP6
TS5A3159 | analogSwitch | 0.22 | I | ch=1 ron=0.9 supply=1.65..5.5 | -:I DBV6 DCK6 A:I DBV6 DCK6 YZP6
TS5A3166 | analogSwitch | 0.18 | I | ch=1 ron=0.9 supply=1.65..5.5 | -:I DBV5 DCK5
TMUX1104 | analogMux | 0.7 | E | ch=1 ron=2 supply=1.08..5.5 | -:E DGS DQA
TMUX1108 | analogMux | 0.9 | E | ch=1 ron=2.5 supply=1.08..5.5 | -:E PW16 RSV
TMUX1119 | analogSwitch | 0.4 | E | ch=1 ron=1.8 supply=1.08..5.5 | -:E DCK6
TMUX4051 | analogMux | 0.4 | E | ch=1 ron=70 supply=5..24 job=4051 | -:E PW16 DYY
TMUX6136 | analogSwitch | 1.6 | E | ch=2 ron=120 supply=5..36 | -:E PW16
TMUX6208 | analogMux | 2.3 | E | ch=1 ron=4 supply=4.5..36 | -:E PW16 RUM16
# clocks
CDCE906 | clockGenerator | 2.6 | C | ch=6 f=167M supply=3..3.6 | -:C PW20
CDCE913 | clockGenerator | 1.5 | I | ch=3 f=230M supply=1.7..1.9 | -:I PW14 +Q1
CDCE925 | clockGenerator | 1.9 | I | ch=5 f=230M supply=1.7..1.9 | -:I PW16
CDCE949 | clockGenerator | 2.5 | I | ch=9 f=230M supply=1.7..1.9 | -:I PW24 +Q1
CDCLVC1102 | clockBuffer | 0.9 | I | ch=2 f=250M supply=2.3..3.6 | -:I PW8
CDCLVC1104 | clockBuffer | 1.2 | I | ch=4 f=250M supply=2.3..3.6 | -:I PW8
CDCV304 | clockBuffer | 1.3 | I | ch=4 f=140M supply=2.3..3.6 | -:I PW8
LMK1C1104 | clockBuffer | 0.9 | E | ch=4 f=250M supply=1.7..3.5 | -:E PW8 DQF
LMK00304 | clockBuffer | 3.4 | I | ch=4 f=3.1G supply=3.15..3.45 | -:I RTV
BQ32000 | rtc | 0.8 | I | bus=I2C supply=3..3.6 iq=1.2u | -:I D8
BQ32002 | rtc | 0.7 | I | bus=I2C supply=3..3.6 iq=1.2u | -:I D8
# isolators
ISO1540 | isolator | 1.4 | E | ch=2 rate=1M viso=2500 bus=I2C | -:E D8 +Q1
ISO1541 | isolator | 1.4 | E | ch=2 rate=1M viso=2500 bus=I2C | -:E D8 +Q1
ISO6720 | isolator | 0.45 | E | ch=2 rate=50M viso=3000 | -:E D8 B:E D8 F:E D8 +Q1
ISO6721 | isolator | 0.45 | E | ch=2 rate=50M viso=3000 | -:E D8 B:E D8 F:E D8 +Q1
ISO6741 | isolator | 0.75 | E | ch=4 rate=50M viso=5000 | -:E DW16 F:E DW16 +Q1
ISO7220A | isolator | 1.1 | E | ch=2 rate=1M viso=2500 | -:E D8
ISO7221A | isolator | 1.1 | E | ch=2 rate=1M viso=2500 | -:E D8
ISO7240C | isolator | 2 | E | ch=4 rate=25M viso=2500 | -:E DW16
ISO7241C | isolator | 2 | E | ch=4 rate=25M viso=2500 | -:E DW16
ISO7710 | isolator | 0.6 | M | ch=1 rate=100M viso=5000 | -:M D8 DW16 F:M D8 DW16 +Q1
ISO7720 | isolator | 0.75 | M | ch=2 rate=100M viso=5000 | -:M D8 DW16 F:M D8 DW16 +Q1
ISO7721 | isolator | 0.75 | M | ch=2 rate=100M viso=5000 | -:M D8 DW16 F:M D8 DW16 +Q1
ISO7730 | isolator | 1 | M | ch=3 rate=100M viso=5000 | -:M DBQ16 DW16 F:M DBQ16 DW16
ISO7740 | isolator | 1.2 | M | ch=4 rate=100M viso=5000 | -:M DBQ16 DW16 F:M DBQ16 DW16 +Q1
ISO7741 | isolator | 1.2 | M | ch=4 rate=100M viso=5000 | -:M DBQ16 DW16 F:M DBQ16 DW16 +Q1
ISO7742 | isolator | 1.2 | M | ch=4 rate=100M viso=5000 | -:M DBQ16 DW16 F:M DBQ16 DW16 +Q1
ISO7760 | isolator | 1.7 | M | ch=6 rate=100M viso=5000 | -:M DBQ16 DW16
AMC1200 | isolatedAmp | 3 | X | ch=1 viso=4250 supply=4.5..5.5 | -:X DUB8 B:X DUB8 DWV8
AMC1301 | isolatedAmp | 3.2 | E | ch=1 viso=5000 supply=3..5.5 | -:E DWV8 +Q1
AMC1311 | isolatedAmp | 3 | E | ch=1 viso=5000 supply=3..5.5 | -:E DWV8 B:E DWV8 +Q1
ISO5852S | isolatedDriver | 3.6 | E | ch=1 iout=5 viso=5700 supply=2.25..5.5 | -:E DW16 +Q1
UCC21520 | isolatedDriver | 2.4 | E | ch=2 iout=6 viso=5700 supply=3..18 | -:E DW16 A:E DW16 +Q1
UCC21220 | isolatedDriver | 1.8 | E | ch=2 iout=6 viso=3000 supply=3..5.5 | -:E D16 A:E D16
UCC5350 | isolatedDriver | 1.3 | E | ch=1 iout=10 viso=3000 supply=3..15 | MC:E D8 SB:E D8 +Q1
`)
