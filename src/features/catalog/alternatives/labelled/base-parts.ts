import { furtherBaseParts } from './further-base-parts.ts'

/** Parts to compare with, one a category: package, then parameters by code. Texts are in quotes. */
export const baseParts = {
  resistor: [
    'Resistors > Chip Resistors (SMD) > Thick Film',
    '0603',
    'RC0603FR-0710KL',
    'resistance=10000 tolerance=1 power=0.1 voltage=75 temperatureCoefficient=100 temperatureMin=-55 temperatureMax=155',
  ],
  ceramic: [
    'Capacitors > Ceramic Capacitors > MLCC SMD',
    '0603',
    'GRM188R71H104KA93D',
    'capacitance=1e-7 tolerance=10 voltage=50 dielectric="X7R" height=0.8 temperatureMin=-55 temperatureMax=125',
  ],
  smallCeramic: [
    'Capacitors > Ceramic Capacitors > MLCC SMD',
    '0402',
    'GRM1555C1H2R2CA01D',
    'capacitance=2.2e-12 capacitanceTolerance=2.5e-13 voltage=50 dielectric="C0G" temperatureMin=-55 temperatureMax=125',
  ],
  electrolytic: [
    'Capacitors > Aluminium Electrolytic > Radial',
    'Radial 10 mm',
    'EEU-FM1V221',
    'capacitance=2.2e-4 tolerance=20 voltage=35 esr=0.06 rippleCurrent=1 lifetime=5000 height=12.5 pitch=5 temperatureMin=-40 temperatureMax=105',
  ],
  tantalum: [
    'Capacitors > Tantalum Capacitors > SMD Tantalum',
    'B 3528-21',
    'TAJB106K016RNJ',
    'capacitance=1e-5 tolerance=10 voltage=16 esr=2.8 temperatureMin=-55 temperatureMax=125',
  ],
  inductor: [
    'Inductors & EMI > Power Inductors > Shielded SMD',
    '6.0 × 6.0 mm',
    'SRN6045-100M',
    'inductance=1e-5 tolerance=20 current=2.7 saturationCurrent=3.2 dcResistance=0.05 shielding="Shielded" height=4.5 temperatureMin=-40 temperatureMax=125',
  ],
  ferrite: [
    'Inductors & EMI > Ferrite Beads > Power Line',
    '0603',
    'BLM18PG121SN1D',
    'impedance=120 tolerance=25 current=2 dcResistance=0.05 temperatureMin=-55 temperatureMax=125',
  ],
  crystal: [
    'Crystals & Oscillators > Crystals > MHz SMD',
    '3225-4',
    'ABM8-16.000MHZ-B2-T',
    'frequency=16000000 frequencyTolerance=20 frequencyStability=30 loadCapacitance=1.8e-11 esr=60 temperatureMin=-20 temperatureMax=70',
  ],
  oscillator: [
    'Crystals & Oscillators > Oscillators > XO',
    '2520-4',
    'ASDMB-25.000MHZ',
    'frequency=25000000 frequencyStability=50 supplyVoltageMin=1.8 supplyVoltageMax=3.3 supplyCurrent=0.006 interface="CMOS" temperatureMin=-20 temperatureMax=70',
  ],
  schottky: [
    'Discrete Semiconductors > Diodes > Schottky',
    'SMA',
    'SS14',
    'reverseVoltage=40 forwardCurrent=1 forwardVoltage=0.5 circuit="Single" temperatureMin=-65 temperatureMax=125',
  ],
  zener: [
    'Discrete Semiconductors > Diodes > Zener',
    'SOD-123',
    'BZT52C5V1',
    'zenerVoltage=5.1 tolerance=5 zenerCurrent=0.005 power=0.5 circuit="Single" temperatureMin=-55 temperatureMax=150',
  ],
  tvs: [
    'Discrete Semiconductors > TVS & ESD > TVS Diodes',
    'SMA',
    'SMAJ12A',
    'standoffVoltage=12 breakdownVoltage=13.3 clampingVoltage=19.9 peakPulsePower=400 direction="Unidirectional" temperatureMin=-55 temperatureMax=150',
  ],
  bipolar: [
    'Discrete Semiconductors > BJTs > NPN',
    'SOT-23-3',
    'MMBT3904',
    'polarity="NPN" collectorEmitterVoltage=40 collectorCurrent=0.2 currentGain=100 transitionFrequency=3e8 power=0.35 temperatureMin=-55 temperatureMax=150',
  ],
  mosfet: [
    'Discrete Semiconductors > MOSFETs > N-Channel',
    'SOT-23-3',
    'IRLML6344',
    'polarity="N-channel" drainSourceVoltage=30 drainCurrent=5 onResistance=0.029 gateThreshold=0.8 gateSourceVoltage=12 gateCharge=6.8e-9 temperatureMin=-55 temperatureMax=150',
  ],
  pMosfet: [
    'Discrete Semiconductors > MOSFETs > P-Channel',
    'SOT-23-3',
    'DMP3099L',
    'polarity="P-channel" drainSourceVoltage=-30 drainCurrent=-3.8 onResistance=0.065 gateThreshold=-2.1 gateSourceVoltage=20 gateCharge=5.2e-9 temperatureMin=-55 temperatureMax=150',
  ],
  opAmp: [
    'Integrated Circuits - Analog > Amplifiers > Op Amps',
    'SOIC-8',
    'LM358DR',
    'channels=2 gainBandwidth=700000 slewRate=0.3 offsetVoltage=0.003 inputBiasCurrent=4.5e-8 supplyVoltageMin=3 supplyVoltageMax=32 supplyCurrent=0.0005 temperatureMin=0 temperatureMax=70',
  ],
  comparator: [
    'Integrated Circuits - Analog > Comparators > General Purpose',
    'SOIC-8',
    'LM393DR',
    'channels=2 propagationDelay=1.3e-6 offsetVoltage=0.002 supplyVoltageMin=2 supplyVoltageMax=36 supplyCurrent=0.0008 topology="Open-drain output" temperatureMin=0 temperatureMax=70',
  ],
  ldo: [
    'Integrated Circuits - Power > Linear Regulators > LDO Fixed',
    'SOT-223-3',
    'NCP1117ST33T3G',
    'outputVoltage=3.3 tolerance=1 outputCurrent=1 inputVoltageMin=4.5 inputVoltageMax=20 dropoutVoltage=1.2 supplyCurrent=0.006 topology="Fixed" temperatureMin=-40 temperatureMax=125',
  ],
  negativeRegulator: [
    'Integrated Circuits - Power > Linear Regulators > Negative',
    'TO-220-3',
    'L7905CV',
    'outputVoltage=-5 tolerance=4 outputCurrent=1.5 inputVoltageMin=-7 inputVoltageMax=-35 dropoutVoltage=1.1 topology="Fixed" temperatureMin=0 temperatureMax=125',
  ],
  logic: [
    'Integrated Circuits - Digital > Logic > Shift Registers',
    'TSSOP-16',
    'SN74HC595PWR',
    'logicFunction="8-bit shift register with output latch, 3-state" logicFamily="74HC" supplyVoltageMin=2 supplyVoltageMax=6 propagationDelay=1.7e-8 outputCurrent=0.0078 temperatureMin=-40 temperatureMax=85',
  ],
  rs485: [
    'Integrated Circuits - Digital > Interface > RS-485/422',
    'SOIC-8',
    'MAX485CSA',
    'channels=1 supplyVoltageMin=4.75 supplyVoltageMax=5.25 dataRate=2500000 temperatureMin=0 temperatureMax=70',
  ],
  optocoupler: [
    'Optoelectronics > Optocouplers > Transistor Output',
    'DIP-4',
    'LTV-817-B',
    'channels=1 isolationVoltage=5000 currentTransferRatio=130 voltage=35 forwardVoltage=1.2 temperatureMin=-30 temperatureMax=110',
  ],
  microcontroller: [
    'Integrated Circuits - Digital > Microcontrollers > ARM Cortex-M',
    'LQFP-48',
    'STM32F103C8T6',
    'core="Cortex-M3" clockFrequency=72000000 flashSize=64 ramSize=20 ioCount=37 connectivity="USB, CAN" supplyVoltageMin=2 supplyVoltageMax=3.6 temperatureMin=-40 temperatureMax=85',
  ],
  eeprom: [
    'Integrated Circuits - Digital > Memory > EEPROM',
    'SOIC-8',
    '24LC256-I/SN',
    'memorySize=262144 memoryOrganisation="32K × 8" interface="I2C" clockFrequency=400000 supplyVoltageMin=2.5 supplyVoltageMax=5.5 temperatureMin=-40 temperatureMax=85',
  ],
  led: [
    'Optoelectronics > LEDs Indication > SMD Single Colour',
    '0603',
    'LTST-C190KRKT',
    'colour="Red" wavelength=631 luminousIntensity=54 forwardVoltage=2 forwardCurrent=0.03 viewingAngle=130 temperatureMin=-30 temperatureMax=85',
  ],
  fuse: [
    'Circuit Protection > Fuses > SMD Fuses',
    '1206',
    '0466001.NR',
    'current=1 voltage=63 characteristic="Very fast-acting" breakingCapacity=50 temperatureMin=-55 temperatureMax=90',
  ],
  pptc: [
    'Circuit Protection > Resettable Fuses (PPTC) > SMD',
    '1812',
    'MF-MSMF110',
    'holdCurrent=1.1 tripCurrent=2.2 voltage=6 dcResistance=0.21 temperatureMin=-40 temperatureMax=85',
  ],
  header: [
    'Connectors > Headers & Sockets > Pin Headers 2.54 mm',
    'Header 1×6',
    '61300611121',
    'positions=6 rows=1 pitch=2.54 gender="Male" orientation="Vertical" mounting="Through hole" current=3 voltage=250 plating="Gold flash" temperatureMin=-40 temperatureMax=105',
  ],
  temperatureSensor: [
    'Sensors > Environmental > Temperature',
    'SOIC-8',
    'LM75AD',
    'measures="Temperature" range="−55…125 °C" accuracy=2 interface="I2C" supplyVoltageMin=2.8 supplyVoltageMax=5.5 temperatureMin=-55 temperatureMax=125',
  ],
  varistor: [
    'Resistors > Varistors (MOV) > Disc Varistors',
    'Disc 14 mm',
    'MOV-14D471K',
    'varistorVoltage=470 tolerance=10 voltage=300 clampingVoltage=775 surgeCurrent=4500 pitch=7.5 temperatureMin=-40 temperatureMax=85',
  ],
  relay: [
    'Switches & Relays > Relays > Signal',
    'DIP relay',
    'G6K-2F-5',
    'coilVoltage=5 circuit="DPDT" contactRating=1 voltage=125 temperatureMin=-40 temperatureMax=85',
  ],
  ...furtherBaseParts,
} as const

export type BaseName = keyof typeof baseParts
