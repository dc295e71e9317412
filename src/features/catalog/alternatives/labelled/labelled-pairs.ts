import type { BaseName } from './base-parts.ts'

/**
 * `R`: a replacement. `W code`: similar, and this rating is worse. `U code`: similar, since this is not known.
 * What follows is what the alternative has instead: `code=value`, `-code` for a parameter that is not stated, `package=…`,
 * `model=…` with `+` for the same maker, `group` for another job, `named` for an alternative the supplier names.
 */
const table: Record<BaseName, string> = {
  resistor: `
    R model=CRG0603F10K
    R model=ERJ-3EKF1002V qualification="AEC-Q200"
    R model=ERJ-PA3F1002V power=0.25 voltage=150
    R model=RT0603BRD0710KL tolerance=0.1 temperatureCoefficient=25
    R model=RK73H1JTTD1002F power=0.125 qualification="AEC-Q200"
    W tolerance model=CR0603-JW-103ELF tolerance=5
    W resistance model=CRG0603F11K resistance=11000
    W power model=X0603 power=0.063
    W voltage model=X0603 voltage=50
    W temperatureCoefficient model=X0603 temperatureCoefficient=200
    W temperatureMax model=X0603 temperatureMax=125
    W temperatureMin model=X0603 temperatureMin=-40
    W package model=X0402 package=0402
    U tolerance model=X0603 -tolerance
    U power model=X0603 -power
    U temperatureMax model=X0603 -temperatureMax
    U variant model=+RC0603FR-7W10KL`,
  ceramic: `
    R model=CL10B104KB8NNNC
    R model=C1608X7R1H104K080AA height=0.9
    R model=X voltage=100
    R model=X dielectric="C0G" tolerance=5
    R model=GCM188R71H104KA57D qualification="AEC-Q200"
    R model=X dielectric="X8R" temperatureMax=150
    W voltage model=CL10B104KA8NNNC voltage=25
    W dielectric model=CL10A104KB8NNNC dielectric="X5R" temperatureMax=85
    W dielectric model=X dielectric="Y5V" tolerance=10
    W dielectric model=X dielectric="X7S"
    W dielectric model=X dielectric="X7T"
    W tolerance model=CL10B104MB8NNNC tolerance=20
    W capacitance model=X capacitance=2.2e-7
    W capacitance model=X capacitance=9.9e-8
    W height model=X height=1.25
    W size model=X size="3.2 × 1.6 mm" baseSize="1.6 × 0.8 mm"
    R model=X size="1.6 × 0.8 mm" baseSize="1.6 × 0.8 mm"
    W temperatureMax model=X temperatureMax=105
    W package model=X package=0805
    U dielectric model=X -dielectric
    U voltage model=X -voltage
    U tolerance model=X -tolerance`,
  smallCeramic: `
    R model=X tolerance=5 -capacitanceTolerance
    R model=X capacitanceTolerance=1e-13
    R model=X capacitanceTolerance=2.5e-13
    W tolerance model=X capacitanceTolerance=5e-13
    W tolerance model=X tolerance=20 -capacitanceTolerance
    U tolerance model=X -capacitanceTolerance`,
  electrolytic: `
    R model=35ZLH220
    R model=X lifetime=8000 rippleCurrent=1.2
    R model=X voltage=50
    R model=X esr=0.03
    W voltage model=X voltage=25
    W lifetime model=X lifetime=2000
    W rippleCurrent model=X rippleCurrent=0.6
    W esr model=X esr=0.12
    W temperatureMax model=X temperatureMax=85
    W height model=X height=16
    W pitch model=X pitch=3.5
    W capacitance model=X capacitance=3.3e-4
    U rippleCurrent model=X -rippleCurrent
    U lifetime model=X -lifetime`,
  tantalum: `
    R model=T491B106K016AT
    R model=X esr=1.5
    R model=X voltage=25
    W voltage model=X voltage=10
    W esr model=X esr=5
    W tolerance model=X tolerance=20
    W package model=X package="A 3216-18"
    U esr model=X -esr`,
  inductor: `
    R model=SWPA6045S100MT current=2.8 saturationCurrent=3.3 dcResistance=0.042
    R model=X
    W saturationCurrent model=X saturationCurrent=2.5
    W current model=X current=2
    W dcResistance model=X dcResistance=0.08
    W inductance model=X inductance=1.5e-5
    W shielding model=X shielding="Unshielded"
    W shielding model=X shielding="Semi-shielded"
    W tolerance model=X tolerance=30
    W height model=X height=6
    U saturationCurrent model=X -saturationCurrent`,
  ferrite: `
    R model=MPZ1608S121ATAH0 current=3
    W current model=MMZ1608R121ATA00 current=0.5
    W dcResistance model=X dcResistance=0.15
    W impedance model=X impedance=220
    U current model=X -current
    U variant model=+BLM18SG121TN1D`,
  crystal: `
    R model=7V-16.000MAAJ-T frequencyTolerance=10
    R model=X temperatureMin=-40 temperatureMax=85
    W loadCapacitance model=X loadCapacitance=8e-12
    W frequency model=X frequency=16384000
    W frequencyTolerance model=X frequencyTolerance=30
    W frequencyStability model=X frequencyStability=50
    W esr model=X esr=100
    W temperatureMax model=X temperatureMax=60
    W package model=X package=5032-4
    U loadCapacitance model=X -loadCapacitance`,
  oscillator: `
    R model=ECS-2520MV-250 frequencyStability=25
    R model=X supplyVoltageMin=1.6 supplyVoltageMax=3.6
    W interface model=X interface="LVDS"
    W interface model=X interface="Clipped sine"
    W supplyVoltageMin model=X supplyVoltageMin=2.5
    W supplyVoltageMax model=X supplyVoltageMax=1.8
    W frequencyStability model=X frequencyStability=100
    W supplyCurrent model=X supplyCurrent=0.02`,
  schottky: `
    R model=B140-13-F
    R model=SS16 reverseVoltage=60
    R model=SS24 forwardCurrent=2 forwardVoltage=0.45
    W reverseVoltage model=SS12 reverseVoltage=20
    W forwardVoltage model=X forwardVoltage=0.7
    W forwardCurrent model=X forwardCurrent=0.5
    W circuit model=X circuit="Dual, common cathode"
    W temperatureMax model=X temperatureMax=100
    W package model=X package=SMB
    U forwardVoltage model=X -forwardVoltage`,
  zener: `
    R model=MMSZ5231B tolerance=2
    W zenerVoltage model=X zenerVoltage=5.6
    W power model=X power=0.35
    W tolerance model=X tolerance=10
    W temperatureMax model=X temperatureMax=125
    U power model=X -power`,
  tvs: `
    R model=P4SMAJ12A
    R model=X peakPulsePower=600
    R model=SMAJ12AHE3_A/H qualification="AEC-Q101"
    W standoffVoltage model=X standoffVoltage=10
    W standoffVoltage model=X standoffVoltage=15 clampingVoltage=24.4
    W clampingVoltage model=X clampingVoltage=25
    W peakPulsePower model=X peakPulsePower=200
    W direction model=SMAJ12CA direction="Bidirectional"
    U clampingVoltage model=X -clampingVoltage`,
  bipolar: `
    R model=PMBT3904,215
    R model=X collectorEmitterVoltage=60 collectorCurrent=0.5
    R model=SMMBT3904LT1G qualification="AEC-Q101"
    W polarity model=MMBT3906 polarity="PNP"
    W collectorEmitterVoltage model=X collectorEmitterVoltage=30
    W collectorCurrent model=X collectorCurrent=0.1
    W currentGain model=X currentGain=40
    W power model=X power=0.2
    W transitionFrequency model=X transitionFrequency=1e8
    U pins model=BC547B package=TO-92-3 basePackage=TO-92-3`,
  mosfet: `
    R model=AO3400A drainCurrent=5.8 onResistance=0.026
    W gateSourceVoltage model=X gateSourceVoltage=8
    W drainSourceVoltage model=IRLML6244 drainSourceVoltage=20
    W onResistance model=X onResistance=0.05
    W gateThreshold model=X gateThreshold=2
    W drainCurrent model=X drainCurrent=3
    W gateCharge model=X gateCharge=1.2e-8
    W polarity model=X polarity="P-channel"
    U gateSourceVoltage model=X -gateSourceVoltage
    U gateThreshold model=X -gateThreshold`,
  pMosfet: `
    R model=AO3401 drainCurrent=-4
    W drainSourceVoltage model=X drainSourceVoltage=-20
    W drainCurrent model=X drainCurrent=-2
    R model=X drainSourceVoltage=30 drainCurrent=3.8`,
  opAmp: `
    R model=LM358DT gainBandwidth=1100000 slewRate=0.6
    R model=+LM358ADR offsetVoltage=0.002
    U variant model=+LM358IDR temperatureMin=-40 temperatureMax=85
    W supplyVoltageMax model=TS358 supplyVoltageMax=16
    W supplyVoltageMin model=X358D supplyVoltageMin=5
    W offsetVoltage model=X358D offsetVoltage=0.007
    W slewRate model=X358D slewRate=0.1
    W inputBiasCurrent model=X358D inputBiasCurrent=2.5e-7
    W channels model=LM324DR channels=4
    W supplyCurrent model=X358D supplyCurrent=0.002
    U pins model=TLV9002IDR gainBandwidth=1000000 slewRate=2
    U pins model=LM358DT group=other
    U variant model=+LM358BIDR
    W gainBandwidth model=X358D gainBandwidth=200000`,
  comparator: `
    R model=LM393DT
    W topology model=X393D topology="Push-pull output"
    W propagationDelay model=X393D propagationDelay=5e-6
    W supplyVoltageMax model=X393D supplyVoltageMax=5.5
    W temperatureMax model=X393D temperatureMax=60
    U topology model=X393D -topology
    U pins model=TLV1702D`,
  ldo: `
    R model=LM1117ST-3.3 dropoutVoltage=1.1
    W inputVoltageMax model=X1117ST inputVoltageMax=12
    W inputVoltageMin model=X1117ST inputVoltageMin=4.75
    W outputCurrent model=X1117ST outputCurrent=0.8
    W outputVoltage model=X1117ST outputVoltage=5
    W dropoutVoltage model=X1117ST dropoutVoltage=1.4
    W supplyCurrent model=X1117ST supplyCurrent=0.011
    W topology model=X1117ST topology="Adjustable" -outputVoltage
    U pins model=AP2114H-3.3 dropoutVoltage=0.5
    U inputVoltageMax model=X1117ST -inputVoltageMax
    W temperatureMin model=X1117ST temperatureMin=0`,
  negativeRegulator: `
    R model=MC7905CT
    W inputVoltageMax model=X7905CT inputVoltageMax=-25
    W inputVoltageMin model=X7905CT inputVoltageMin=-8
    W outputVoltage model=L7805CV outputVoltage=5 inputVoltageMin=7 inputVoltageMax=35`,
  logic: `
    R model=74HC595PW,118
    R model=X temperatureMax=125
    W logicFamily model=SN74HCT595PWR logicFamily="74HCT" supplyVoltageMin=4.5 supplyVoltageMax=5.5
    W logicFamily model=X logicFamily="74LVC" supplyVoltageMax=3.6
    W logicFunction model=X logicFunction="8-bit shift register"
    W supplyVoltageMax model=X supplyVoltageMax=5.5
    W outputCurrent model=X outputCurrent=0.004
    W propagationDelay model=X propagationDelay=4e-8
    W temperatureMin model=X temperatureMin=-20
    W package model=SN74HC595DR package=SOIC-16`,
  rs485: `
    R model=SN75LBC485CSA supplyVoltageMin=4.5 supplyVoltageMax=5.5
    R model=ST485CSA dataRate=5000000
    W supplyVoltageMax model=SN65HVD10DR supplyVoltageMin=3 supplyVoltageMax=3.6 dataRate=32000000 temperatureMin=-40 temperatureMax=85
    W supplyVoltageMin model=X485C supplyVoltageMin=5
    W dataRate model=X485C dataRate=250000
    W temperatureMax model=X485C temperatureMax=50
    U pins model=MAX13487EESA dataRate=16000000
    U pins model=SP3485EN supplyVoltageMin=3 supplyVoltageMax=5.5 temperatureMin=-40 temperatureMax=85
    U dataRate model=X485C -dataRate
    U supplyVoltageMax model=X485C -supplyVoltageMax`,
  optocoupler: `
    R model=EL817-B voltage=80
    R model=PC817B isolationVoltage=5300
    W currentTransferRatio model=EL817-A currentTransferRatio=80
    W isolationVoltage model=X817B isolationVoltage=3750
    W voltage model=X817B voltage=30
    W channels model=X827 channels=2
    W temperatureMax model=X817B temperatureMax=85
    W forwardVoltage model=X817B forwardVoltage=1.6
    U pins model=LTV-814-B
    U currentTransferRatio model=X817B -currentTransferRatio
    W package model=X817B package=SMD-4`,
  microcontroller: `
    R model=+STM32F103CBT6 flashSize=128
    R model=+STM32F103C8T7 temperatureMax=105
    W flashSize model=+STM32F103C6T6 flashSize=32
    W ramSize model=+STM32F103C6T6 ramSize=10
    W connectivity model=+STM32F101C8T6 connectivity="USB"
    W clockFrequency model=+STM32F101C8T6 clockFrequency=36000000
    W core model=+STM32F303C8T6 core="Cortex-M4F"
    W supplyVoltageMin model=X supplyVoltageMin=2.6
    U pins model=GD32F103C8T6 clockFrequency=108000000
    U pins model=APM32F103C8T6`,
  eeprom: `
    R model=M24256-BRMN6TP supplyVoltageMin=1.8 clockFrequency=1000000
    W memorySize model=24LC512 memorySize=524288 memoryOrganisation="64K × 8"
    W interface model=25LC256 interface="SPI"
    W supplyVoltageMin model=X supplyVoltageMin=4.5
    W clockFrequency model=X clockFrequency=100000
    W supplyVoltageMax model=X supplyVoltageMax=3.6
    W temperatureMax model=X temperatureMax=70
    W qualification model=X baseQualification="AEC-Q100" qualification="Not qualified"`,
  led: `
    R model=150060RS75000 luminousIntensity=90
    W colour model=X colour="Green"
    W luminousIntensity model=X luminousIntensity=20
    W forwardVoltage model=X forwardVoltage=3.2
    W viewingAngle model=X viewingAngle=60
    W forwardCurrent model=X forwardCurrent=0.02
    W wavelength model=X wavelength=660`,
  fuse: `
    R model=X breakingCapacity=100
    R model=X voltage=125
    W current model=X current=2
    W current model=X current=0.75
    W voltage model=X voltage=32
    W characteristic model=X characteristic="Time-lag"
    W breakingCapacity model=X breakingCapacity=35
    U breakingCapacity model=X -breakingCapacity`,
  pptc: `
    R model=1812L110 dcResistance=0.2
    R model=X voltage=16
    W holdCurrent model=X holdCurrent=1.5
    W tripCurrent model=X tripCurrent=3
    W voltage model=X voltage=5
    W dcResistance model=X dcResistance=0.4`,
  header: `
    R model=M20-9990646
    W positions model=X positions=8
    W pitch model=X pitch=2
    W orientation model=X orientation="Right angle"
    W gender model=X gender="Female"
    W plating model=X plating="Tin"
    W current model=X current=1
    W mounting model=X mounting="Surface mount"
    U plating model=X -plating`,
  temperatureSensor: `
    R model=LM75ADP accuracy=1
    W accuracy model=X75AD accuracy=3
    W range model=X75AD range="−40…100 °C"
    W interface model=X75AD interface="SPI"
    W supplyVoltageMax model=X75AD supplyVoltageMax=3.6
    U pins model=TMP102AID
    U pins model=MCP9808D`,
  varistor: `
    R model=ERZ-V14D471
    W surgeCurrent model=X surgeCurrent=2500
    W clampingVoltage model=X clampingVoltage=850
    W varistorVoltage model=X varistorVoltage=390
    W tolerance model=X tolerance=15`,
  relay: `
    R model=X named
    U pins model=TQ2-5V
    W coilVoltage model=X named coilVoltage=12
    W contactRating model=X named contactRating=0.5
    W circuit model=X named circuit="SPDT"
    W voltage model=X named voltage=60`,
}

export interface LabelledPair {
  base: BaseName
  line: string
  label: 'R' | 'W' | 'U'
  code: string
  changes: string[]
}

const WORD = /(?:[^\s"]|"[^"]*")+/g

export const labelledPairs: LabelledPair[] = Object.entries(table).flatMap(([base, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line): LabelledPair => {
      const [label, ...rest] = line.trim().match(WORD) ?? []
      const [code = '', ...changes] = label === 'R' ? ['', ...rest] : rest
      // The keys of the table are the names of the base parts, and the first word of a line is its label.
      return { base: base as BaseName, line: line.trim(), label: label as LabelledPair['label'], code, changes }
    }),
)
