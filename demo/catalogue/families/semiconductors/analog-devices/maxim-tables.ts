import { readIcTable } from '../kinds/ic-table.ts'

/** Maxim: the order column may start with options that stand before the plus sign: "-3,-18 / U:MSOP-8=I". */
export const maximCircuits = readIcTable(`
MAX202 | uart | 1.3 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX202 | CPE:DIP-16 CSE:SOIC-16 CWE:SOIC-16W EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W CUE:TSSOP-16
MAX202E | uart | 1.5 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX202 | CPE:DIP-16 CSE:SOIC-16 CWE:SOIC-16W EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W CUE:TSSOP-16 EUE:TSSOP-16
MAX232 | uart | 1.9 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX232 | CPE:DIP-16 CSE:SOIC-16 CWE:SOIC-16W EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W
MAX232A | uart | 2.2 | C | ch=2 supply=4.5..5.5 rate=200k job=MAX232 | CPE:DIP-16 CSE:SOIC-16 CWE:SOIC-16W EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W
MAX232E | uart | 2.2 | C | ch=2 supply=4.5..5.5 rate=120k job=MAX232 | CPE:DIP-16 CSE:SOIC-16 CWE:SOIC-16W EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W
MAX233 | uart | 4.6 | C | ch=2 supply=4.5..5.5 rate=120k | CPP:DIP-20 CWP:SOIC-20W EPP:DIP-20 EWP:SOIC-20W
MAX3221 | uart | 1.9 | C | ch=1 supply=3..5.5 rate=250k job=MAX3221 | CAE:SSOP-16 EAE:SSOP-16 CUE:TSSOP-16 EUE:TSSOP-16
MAX3222 | uart | 1.9 | C | ch=2 supply=3..5.5 rate=120k job=MAX3222 | CPN:DIP-18 CWN:SOIC-18W CAP:SSOP-20 CUP:TSSOP-20 EPN:DIP-18 EWN:SOIC-18W EAP:SSOP-20 EUP:TSSOP-20
MAX3232 | uart | 1.9 | C | ch=2 supply=3..5.5 rate=120k job=MAX3232 | CPE:DIP-16 CSE:SOIC-16 CWE:SOIC-16W CAE:SSOP-16 CUE:TSSOP-16 EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W EAE:SSOP-16 EUE:TSSOP-16
MAX3232E | uart | 2.2 | C | ch=2 supply=3..5.5 rate=250k job=MAX3232 | CPE:DIP-16 CSE:SOIC-16 CAE:SSOP-16 CUE:TSSOP-16 EPE:DIP-16 ESE:SOIC-16 EWE:SOIC-16W EAE:SSOP-16 EUE:TSSOP-16
MAX3241 | uart | 2.6 | C | ch=3 supply=3..5.5 rate=120k | CAI:SSOP-28 CWI:SOIC-28W CUI:TSSOP-28 EAI:SSOP-28 EUI:TSSOP-28
MAX3243 | uart | 2.6 | C | ch=3 supply=3..5.5 rate=120k job=MAX3243 | CAI:SSOP-28 CWI:SOIC-28W EAI:SSOP-28 EWI:SOIC-28W
MAX3107 | uart | 3.3 | I | ch=1 supply=2.35..3.6 bus=SPI rate=24M name=UART_with_FIFO | ETG:QFN-24 EAG:SSOP-24
MAX14830 | uart | 6.9 | I | ch=4 supply=2.35..3.6 bus=SPI rate=24M name=UART_with_FIFO | ETM:QFN-48
MAX481 | rs485 | 1.6 | C | ch=1 supply=4.75..5.25 rate=2.5M job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8 CUA:MSOP-8
MAX483 | rs485 | 1.6 | C | ch=1 supply=4.75..5.25 rate=250k job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8 CUA:MSOP-8
MAX485 | rs485 | 1.4 | C | ch=1 supply=4.75..5.25 rate=2.5M job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8 CUA:MSOP-8
MAX485E | rs485 | 1.7 | C | ch=1 supply=4.75..5.25 rate=2.5M job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX487 | rs485 | 1.8 | C | ch=1 supply=4.75..5.25 rate=250k job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX488 | rs485 | 1.9 | C | ch=1 supply=4.75..5.25 rate=250k name=RS-422_transceiver | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX490 | rs485 | 1.9 | C | ch=1 supply=4.75..5.25 rate=2.5M name=RS-422_transceiver | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX3072E | rs485 | 1.9 | I | ch=1 supply=3..3.6 rate=250k job=RS485-8 | EPA:DIP-8 ESA:SOIC-8
MAX3078E | rs485 | 2.1 | I | ch=1 supply=3..3.6 rate=16M job=RS485-8 | EPA:DIP-8 ESA:SOIC-8 ASA:SOIC-8
MAX3483 | rs485 | 1.6 | C | ch=1 supply=3..3.6 rate=250k job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX3485 | rs485 | 1.6 | C | ch=1 supply=3..3.6 rate=10M job=RS485-8 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX13487E | rs485 | 1.7 | I | ch=1 supply=4.75..5.25 rate=500k job=RS485-8 | ESA:SOIC-8
MAX3051 | can | 1.9 | I | supply=3..3.6 rate=1M | ESA:SOIC-8 EKA:SOT-23-8
MAX13054A | can | 1.9 | E | supply=4.75..5.25 rate=2M job=CAN-5V | ASA:SOIC-8
MAX3421E | usb | 4.4 | I | bus=SPI rate=12M name=USB_host_controller | EHJ:TQFP-32 ETJ:QFN-32
MAX7219 | ledMatrix | 4.6 | C | ch=8 bus=SPI name=LED_display_driver job=MAX7219 | CNG:DIP-24 CWG:SOIC-24W ENG:DIP-24 EWG:SOIC-24W
MAX7221 | ledMatrix | 4.8 | C | ch=8 bus=SPI name=LED_display_driver | CNG:DIP-24 CWG:SOIC-24W ENG:DIP-24 EWG:SOIC-24W
MAX7313 | expander | 3.2 | I | io=16 bus=I2C supply=2..3.6 | AEG:QSOP-24 ATG:QFN-24
MAX7456 | video | 7.9 | I | supply=4.75..5.25 bus=SPI name=On-screen_display | EUI:HTSSOP-28
MAX31855 | temperature | 3.6 | E | range=−200…1350_°C acc=2 bus=SPI supply=3..3.6 measures=Temperature name=Thermocouple_converter | KASA:SOIC-8=E JASA:SOIC-8=E TASA:SOIC-8=E NASA:SOIC-8=E
MAX31856 | temperature | 3.9 | E | range=−210…1800_°C acc=0.15 bus=SPI supply=3..3.6 measures=Temperature name=Thermocouple_converter | MUD:TSSOP-14=E
MAX31865 | temperature | 3.3 | E | range=−200…850_°C acc=0.5 bus=SPI supply=3..3.6 measures=Temperature name=RTD_converter | ATP:QFN-20 AAP:SSOP-20
MAX6675 | temperature | 6.3 | E | range=0…1024_°C acc=3 bus=SPI supply=3..5.5 measures=Temperature name=Thermocouple_converter | ISA:SOIC-8=I
MAX30205 | temperature | 2 | I | range=0…50_°C acc=0.1 bus=I2C supply=2.7..3.3 measures=Temperature | MTA:DFN-8=I
DS18B20 | temperature | 1.9 | M | range=−55…125_°C acc=0.5 bus=1-Wire supply=3..5.5 measures=Temperature job=DS18B20 | .:TO-92-3=M Z:SOIC-8=M U:MSOP-8=M
DS18S20 | temperature | 2.2 | M | range=−55…125_°C acc=0.5 bus=1-Wire supply=3..5.5 measures=Temperature | .:TO-92-3=M Z:SOIC-8=M
DS1621 | temperature | 3.6 | M | range=−55…125_°C acc=0.5 bus=I2C supply=2.7..5.5 measures=Temperature | .:DIP-8=M S:SOIC-8W=M
DS75 | temperature | 1.5 | M | range=−55…125_°C acc=2 bus=I2C supply=2.7..5.5 measures=Temperature job=LM75 | S:SOIC-8=M U:MSOP-8=M
DS1302 | rtc | 1.7 | C | bus=Serial supply=2..5.5 iq=0.2u | .:DIP-8=C N:DIP-8=I Z:SOIC-8=C ZN:SOIC-8=I SN:SOIC-8W=I
DS1307 | rtc | 1.7 | C | bus=I2C supply=4.5..5.5 iq=0.3u | .:DIP-8=C N:DIP-8=I Z:SOIC-8=C ZN:SOIC-8=I
DS1337 | rtc | 1.9 | I | bus=I2C supply=1.8..5.5 iq=0.4u | .:DIP-8=I S:SOIC-8=I U:MSOP-8=I C:SOIC-16W=I
DS1338 | rtc | 1.9 | I | bus=I2C supply=2.97..5.5 iq=0.8u | Z-33:SOIC-8=I U-33:MSOP-8=I Z-3:SOIC-8=I U-3:MSOP-8=I
DS1339 | rtc | 1.9 | I | bus=I2C supply=2.97..5.5 iq=0.4u | U-33:MSOP-8=I U-3:MSOP-8=I U-2:MSOP-8=I C-33:SOIC-16W=I
DS1374 | rtc | 2.1 | I | bus=I2C supply=2.97..5.5 iq=0.4u | U-33:MSOP-8=I U-3:MSOP-8=I U-18:MSOP-8=I C-33:SOIC-16W=I
DS1390 | rtc | 2.3 | I | bus=SPI supply=2.97..5.5 iq=0.5u | U-33:MSOP-10=I U-3:MSOP-10=I U-18:MSOP-10=I
DS3231 | rtc | 4.4 | C | bus=I2C supply=2.3..5.5 iq=0.84u frequencyTolerance=2 | S:SOIC-16W=C SN:SOIC-16W=I
DS3231M | rtc | 3.3 | I | bus=I2C supply=2.3..5.5 iq=2u frequencyTolerance=5 | .:SOIC-16W=I Z:SOIC-8=I
DS3232 | rtc | 5 | C | bus=I2C supply=2.3..5.5 iq=1.5u frequencyTolerance=2 | S:SOIC-20W=C SN:SOIC-20W=I
DS3234 | rtc | 5.6 | C | bus=SPI supply=2..5.5 iq=1.5u frequencyTolerance=2 | S:SOIC-20W=C SN:SOIC-20W=I
DS2401 | authentication | 0.9 | I | bus=1-Wire name=Silicon_serial_number | .:TO-92-3=I P:SOT-23-6=I
DS2411 | authentication | 0.9 | I | bus=1-Wire name=Silicon_serial_number | R:SOT-23-3=I P:SOT-23-6=I
DS2431 | authentication | 1 | I | bus=1-Wire name=1_Kbit_1-Wire_EEPROM | .:TO-92-3=I P:SOT-23-6=I
DS2438 | fuelGauge | 3.2 | I | bus=1-Wire supply=2.4..10 name=Battery_monitor | Z:SOIC-8=I AZ:SOIC-8=I
DS2482 | usb | 1.9 | I | bus=I2C name=1-Wire_bridge | S-100:SOIC-8=I X-100:WLCSP-9=I S-800:SOIC-16=I
DS28E01 | authentication | 1.2 | I | bus=1-Wire | P-100:SOT-23-6=I
DS28C36 | secure | 1.7 | I | bus=I2C | Q:DFN-6=I
MAX17043 | fuelGauge | 1.5 | I | bus=I2C supply=2.5..4.5 | G:DFN-8=I X:WLCSP-9=I
MAX17048 | fuelGauge | 1.3 | I | bus=I2C supply=2.5..4.5 | G:DFN-8=I X:WLCSP-8=I
MAX17055 | fuelGauge | 1.6 | I | bus=I2C supply=2.3..4.9 | ETB:DFN-10 EWL:WLCSP-9
MAX1555 | charger | 1.5 | I | input=3.7..7 iout=0.28 vout=4.2 | EZK:SOT-23-5
MAX1811 | charger | 1.7 | I | input=4.35..6.5 iout=0.5 vout=4.2 | ESA:SOIC-8
MAX8903A | charger | 3.2 | I | input=4.1..16 iout=2 vout=4.2 | ETI:QFN-28
MAX77650 | pmic | 2.4 | I | input=4.1..7.25 bus=I2C | AEWV:WLCSP-30=I
MAX1932 | boost | 3.6 | I | input=2.7..5.5 iout=0.002 fsw=300k name=APD_bias_supply | ETC:QFN-12
MAX1771 | boost | 4.4 | C | input=2..16.5 iout=2 fsw=300k | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX660 | chargePump | 2.6 | C | input=1.5..5.5 iout=0.1 fsw=10k name=Voltage_inverter | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX17501 | buck | 2.6 | E | input=4.5..60 iout=0.5 fsw=600k | AATB:DFN-10=E BATB:DFN-10=E EATB:DFN-10=E FATB:DFN-10=E GATB:DFN-10=E HATB:DFN-10=E
MAX17503 | buck | 4.4 | E | input=4.5..60 iout=2.5 fsw=2.2M | ATP:QFN-20
MAX17504 | buck | 4.9 | E | input=4.5..60 iout=3.5 fsw=2.2M | ATP:QFN-20
MAX15062 | buck | 1.6 | E | input=4.5..60 iout=0.3 fsw=500k | AATA:DFN-8=E BATA:DFN-8=E CATA:DFN-8=E
MAX4372 | currentSense | 1.3 | I | ch=1 supply=2.7..28 gbw=275k vos=0.3m | TEUK:SOT-23-5=I FEUK:SOT-23-5=I HEUK:SOT-23-5=I TESA:SOIC-8=I
MAX4080 | currentSense | 2 | E | ch=1 supply=4.5..76 gbw=250k vos=0.1m | FASA:SOIC-8=E TASA:SOIC-8=E SASA:SOIC-8=E FAUA:MSOP-8=E
MAX9611 | currentSense | 1.6 | E | ch=1 supply=2.7..5.5 res=12 bus=I2C | AUB:MSOP-10
MAX4466 | micPreamp | 0.9 | I | ch=1 gain=40 supply=2.4..5.5 | EXK:SOT-353
MAX9814 | micPreamp | 1.9 | I | ch=1 gain=60 supply=2.7..5.5 | ETD:DFN-14
MAX98357A | audioAmp | 1.7 | I | ch=1 supply=2.5..5.5 pout=3.2 bus=I2S name=Class-D_audio_amplifier | ETE:QFN-16 EWL:WLCSP-9
MAX2769 | gnss | 4.9 | I | radio=GPS,_GLONASS,_Galileo bus=SPI supply=2.7..3.3 | ETI:QFN-28
MAX98306 | audioAmp | 1.4 | I | ch=2 supply=2.6..5.5 pout=3.7 name=Class-D_audio_amplifier | ETD:DFN-14
MAX1044 | chargePump | 2.2 | C | input=1.5..10 iout=0.02 fsw=5k name=Voltage_inverter job=ICL7660 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8
MAX11125 | adc | 6.3 | E | ch=8 res=12 sps=1M bus=SPI supply=2.35..3.6 | ATI:QFN-28 AEI:QSOP-28
MAX11131 | adc | 9.3 | E | ch=16 res=12 sps=3M bus=SPI supply=2.35..3.6 | ATI:QFN-28 AUI:TSSOP-28
MAX11613 | adc | 3.6 | I | ch=4 res=12 sps=94.4k bus=I2C supply=2.7..3.6 | EUA:MSOP-8
MAX1112 | adc | 3.2 | C | ch=8 res=8 sps=50k bus=SPI supply=4.5..5.5 | CPP:DIP-20 CAP:SSOP-20 EPP:DIP-20 EAP:SSOP-20
MAX1238 | adc | 5.9 | I | ch=12 res=12 sps=94.4k bus=I2C supply=4.5..5.5 | EEE:QSOP-16
MAX5214 | dac | 2.9 | E | ch=1 res=14 bus=SPI supply=2.7..5.5 | GUA:MSOP-8=X
MAX5216 | dac | 3.6 | X | ch=1 res=16 bus=SPI supply=2.7..5.5 | GUA:MSOP-8=X
MAX517 | dac | 3.9 | C | ch=1 res=8 bus=I2C supply=4.5..5.5 | ACPA:DIP-8=C ACSA:SOIC-8=C BESA:SOIC-8=I
MAX5402 | digipot | 1.9 | I | ch=1 rtot=10k bus=SPI supply=2.7..5.5 | EUA:MSOP-8
MAX4617 | analogMux | 1.7 | C | ch=1 ron=10 supply=2..5.5 job=4051 | CPE:DIP-16 CSE:SOIC-16 CUE:TSSOP-16 EPE:DIP-16 ESE:SOIC-16 EUE:TSSOP-16
MAX4544 | analogSwitch | 1.6 | C | ch=1 ron=60 supply=2.7..12 | CPA:DIP-8 CSA:SOIC-8 EPA:DIP-8 ESA:SOIC-8 EUT:SOT-23-6
MAX4619 | analogMux | 1.7 | C | ch=3 ron=10 supply=2..5.5 job=4053 | CPE:DIP-16 CSE:SOIC-16 CUE:TSSOP-16 EPE:DIP-16 ESE:SOIC-16 EUE:TSSOP-16
MAX2659 | lna | 1.3 | I | range=1.575_GHz gain=20.5 supply=1.6..3.3 | ELT:DFN-6
MAX2605 | synthesizer | 3.9 | I | range=45–70_MHz supply=2.7..5.5 name=Voltage-controlled_oscillator | EUT:SOT-23-6
MAX7044 | subGhz | 2.6 | E | range=300–450_MHz rate=100k supply=2.1..3.6 name=ASK_transmitter | AKA:SOT-23-8
MAX1472 | subGhz | 2.6 | E | range=300–450_MHz rate=100k supply=2.1..3.6 name=ASK_transmitter | AKA:SOT-23-8
MAX30102 | proximity | 5.6 | I | bus=I2C supply=1.7..2 range=contact name=Pulse_oximeter_sensor measures=Heart_rate,_oxygen | EFD:LGA-14
MAX16054 | reset | 1.5 | E | ch=1 vth=2.5 supply=2.7..5.5 name=Pushbutton_controller | AZT:SOT-23-6
MAX6816 | reset | 1.6 | I | ch=1 vth=2.5 supply=2.7..5.5 name=Switch_debouncer | EUS:SOT-143
`)

/** Families with the threshold or voltage in the number. */
export const maximSupervisors: readonly (readonly [head: string, tail: string, output: string])[] = [
  ['MAX803', 'EXR', 'Open-drain, active low'],
  ['MAX809', 'EUR', 'Push-pull, active low'],
  ['MAX810', 'EUR', 'Push-pull, active high'],
  ['MAX811', 'EUS', 'Push-pull, active low, manual reset'],
  ['MAX812', 'EUS', 'Push-pull, active high, manual reset'],
]

/** The letter behind the number names the threshold. */
export const resetThresholds = { L: 4.63, M: 4.38, J: 4, T: 3.08, S: 2.93, R: 2.63, Z: 2.32 } as const
