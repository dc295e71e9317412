import type { PairTable } from './pair-table.ts'

/** Pairs of passive parts, and of parts for timing and protection. */
export const passivePairs = {
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
    R model=X termination="Flexible"
    W termination model=X baseTermination="Flexible"
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
  varistor: `
    R model=ERZ-V14D471
    W surgeCurrent model=X surgeCurrent=2500
    W clampingVoltage model=X clampingVoltage=850
    W varistorVoltage model=X varistorVoltage=390
    W tolerance model=X tolerance=15`,
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
} satisfies PairTable
