import { readIcTable } from '../kinds/ic-table.ts'

/**
 * Ex-National circuits. The order column may start with options that follow the package, e.g. "-1,-3,-4 / -:C N8 M8"
 * for LM386N-1/NOPB.
 */
export const nationalCircuits = readIcTable(`
LM35 | temperature | 1.1 | H | range=−55…150_°C acc=0.5 bus=Analog supply=4..30 measures=Temperature job=LM35 | C:X Z D:C Z M8 T
LM335 | temperature | 0.6 | X | range=−40…100_°C acc=1 bus=Analog measures=Temperature | -:X M8 Z A:X M8 Z
LM60 | temperature | 0.5 | E | range=−40…125_°C acc=2 bus=Analog supply=2.7..10 measures=Temperature | BI:E M3 Z CI:E M3 Z
LM61 | temperature | 0.5 | E | range=−30…100_°C acc=2 bus=Analog supply=2.7..10 measures=Temperature | BI:E M3 Z CI:E M3 Z
LM73 | temperature | 1 | H | range=−40…150_°C acc=1 bus=I2C supply=2.7..5.5 measures=Temperature | C0CI:H MK6 C1CI:H MK6
LM75B | temperature | 0.9 | M | range=−55…125_°C acc=2 bus=I2C supply=3..5.5 measures=Temperature job=LM75 | -3,-5 / I:M M8 MM8
LM75C | temperature | 0.9 | M | range=−55…125_°C acc=2 bus=I2C supply=3..5.5 measures=Temperature job=LM75 | -3,-5 / I:M M8 MM8
LM386 | audioAmp | 0.6 | C | ch=1 supply=4..12 pout=0.7 job=LM386 | -1,-3,-4 / -:C N8 M8
LM1875 | audioAmp | 2.4 | C | ch=1 supply=16..60 pout=20 | -:C TE
LM3886 | audioAmp | 4.6 | B | ch=1 supply=20..84 pout=68 | -:B TF
LM4871 | audioAmp | 0.6 | I | ch=1 supply=2..5.5 pout=3 | -:I M8 MM8 N8
LM4875 | audioAmp | 0.7 | I | ch=1 supply=2.7..5.5 pout=0.75 | -:I M8 MM8
LM4889 | audioAmp | 0.7 | I | ch=1 supply=2.2..5.5 pout=1 | -:I MA MM8
LM4890 | audioAmp | 0.6 | I | ch=1 supply=2.2..5.5 pout=1 | -:I M8 MM8
LM4990 | audioAmp | 0.6 | I | ch=1 supply=2.2..5.5 pout=2 | -:I MM8 MH10
LMC555 | timer555 | 0.7 | E | ch=1 supply=1.5..12 f=3M iq=150u job=TLC555 | C:E M8 MM8 N8
LM555 | timer555 | 0.5 | C | ch=1 supply=4.5..16 f=100k iq=3m job=NE555 | C:C M8 MM8 N8
ADC081C021 | adc | 1.5 | E | ch=1 res=8 sps=188.9k bus=I2C supply=2.7..5.5 | CI:E MM8 MK6
ADC081S021 | adc | 1.2 | I | ch=1 res=8 sps=200k bus=SPI supply=2.7..5.25 | CI:I MF6
ADC101C021 | adc | 1.9 | E | ch=1 res=10 sps=188.9k bus=I2C supply=2.7..5.5 | CI:E MM8 MK6
ADC121C021 | adc | 2.6 | E | ch=1 res=12 sps=188.9k bus=I2C supply=2.7..5.5 | CI:E MM8 MK6
ADC121S021 | adc | 1.9 | I | ch=1 res=12 sps=200k bus=SPI supply=2.7..5.25 | CI:I MF6 SD6
ADC121S101 | adc | 2.9 | I | ch=1 res=12 sps=1M bus=SPI supply=2.7..5.25 | CI:I MF6 SD6
ADC122S021 | adc | 2.2 | I | ch=2 res=12 sps=200k bus=SPI supply=2.7..5.25 | CI:I MM8
ADC124S021 | adc | 2.9 | I | ch=4 res=12 sps=200k bus=SPI supply=2.7..5.25 | CI:I MM10
ADC128S022 | adc | 2.4 | X | ch=8 res=12 sps=200k bus=SPI supply=2.7..5.25 | CI:X MT16
ADC128S102 | adc | 4.6 | X | ch=8 res=12 sps=1M bus=SPI supply=2.7..5.25 | CI:X MT16
ADC0832 | adc | 2.9 | C | ch=2 res=8 sps=31k bus=SPI supply=4.5..6.3 | CI:I WM14 CC:C N8
ADC0804 | adc | 3.6 | C | ch=1 res=8 sps=9.7k bus=Parallel supply=4.5..6.3 | LC:C N20
DAC081C081 | dac | 1.2 | E | ch=1 res=8 bus=I2C supply=2.7..5.5 | CI:E MK6 SD6
DAC101C081 | dac | 1.6 | E | ch=1 res=10 bus=I2C supply=2.7..5.5 | CI:E MK6 SD6
DAC121C081 | dac | 2 | E | ch=1 res=12 bus=I2C supply=2.7..5.5 | CI:E MK6 SD6
DAC121S101 | dac | 2.1 | X | ch=1 res=12 bus=SPI supply=2.7..5.5 | CI:X MK6 MM8
DAC124S085 | dac | 4.2 | X | ch=4 res=12 bus=SPI supply=2.7..5.5 | CI:X MM10 SD10
DAC0800 | dac | 1.9 | C | ch=1 res=8 bus=Parallel supply=9..36 | LC:C N16 M16
LM3880 | sequencer | 0.6 | E | ch=3 supply=2.7..5.5 | -1AA,-1AB,-1AC,-1AD,-1AE,-1AF / -:E MF6
LM5050 | idealDiode | 1.1 | E | input=5..75 | -1,-2 / -:E MK6
LM5060 | eFuse | 1.2 | E | input=5.5..65 name=High-side_protection_controller | -:E MM10
LM5069 | eFuse | 1.5 | E | input=9..80 name=Hot-swap_controller | -1,-2 / -:E MM10
LM5101A | halfBridgeDriver | 1.6 | E | ch=2 iout=3 vmax=118 supply=9..14 | -:E M8 MR SD8
LM5101B | halfBridgeDriver | 1.5 | E | ch=2 iout=2 vmax=118 supply=9..14 | -:E MA SD8
LM5104 | halfBridgeDriver | 1.7 | E | ch=2 iout=1.8 vmax=118 supply=9..14 | -:E M8 SD10
LM5107 | halfBridgeDriver | 1.1 | E | ch=2 iout=1.4 vmax=118 supply=8..14 | -:E MA SD8
LM5109A | halfBridgeDriver | 0.9 | E | ch=2 iout=1 vmax=108 supply=8..14 | -:E MA SD8
LM5109B | halfBridgeDriver | 0.7 | E | ch=2 iout=1 vmax=108 supply=8..14 | -:E MA SD8
LM5113 | halfBridgeDriver | 2.4 | E | ch=2 iout=5 vmax=107 supply=4.5..5.5 | -:E SD10
LM5114A | lowSideDriver | 0.8 | E | ch=1 iout=7.6 supply=4..12.6 | -:E MF6 SD6
LM3404 | ledSwitching | 1.2 | E | input=6..42 iout=1 fsw=1M | -:E MA MR HV:E MA MR
LM3414 | ledSwitching | 1.1 | E | input=4.5..65 iout=1 fsw=1M | -:E MR HV:E MR SD8
LM3915 | ledLinear | 2.3 | C | ch=10 iout=0.03 name=Dot/bar_display_driver | -1 / -:C N18
LM3914 | ledLinear | 2.3 | C | ch=10 iout=0.03 name=Dot/bar_display_driver | -1 / -:C N18
LM2907 | frontEnd | 1.6 | I | ch=1 supply=6..28 name=Frequency-to-voltage_converter | -8 / -:I N8 M8
LM331 | frontEnd | 1.8 | C | ch=1 supply=4..40 name=Voltage-to-frequency_converter | -:C N8 A:C N8
LM13700 | diffAmp | 0.8 | C | ch=2 supply=10..36 gbw=2M name=Transconductance_amplifier | -:C M16 N16
LM565 | clockGenerator | 2.4 | C | ch=1 supply=10..24 f=500k name=Phase-locked_loop | C:C N14
LM567 | clockGenerator | 0.6 | C | ch=1 supply=4.75..9 f=500k name=Tone_decoder | C:C M8 N8
DS90LV011A | lvds | 0.9 | I | ch=1 rate=400M supply=3..3.6 name=LVDS_driver | T:I MF5
DS90LV027A | lvds | 1.2 | I | ch=2 rate=600M supply=3..3.6 name=LVDS_driver | T:I M8
DS90LV028A | lvds | 1.2 | I | ch=2 rate=400M supply=3..3.6 name=LVDS_receiver | T:I M8
DS90LV047A | lvds | 2 | I | ch=4 rate=400M supply=3..3.6 name=LVDS_driver | T:I M16 MT16
DS90LV048A | lvds | 2 | I | ch=4 rate=400M supply=3..3.6 name=LVDS_receiver | T:I M16 MT16
LMX2531 | synthesizer | 9.8 | I | range=553–2790_MHz bus=SPI supply=2.8..3.2 | -:I SQ36
LMC7660 | chargePump | 0.9 | I | input=1.5..10 iout=0.02 fsw=10k name=Voltage_inverter job=ICL7660 | I:I M8 N8
`)
