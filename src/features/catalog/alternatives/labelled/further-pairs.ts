import type { PairTable } from './pair-table.ts'

/** Pairs of the parts in `further-base-parts.ts`, labelled before they were compared. */
export const furtherPairs = {
  thermistor: `
    R model=B57311V2103F060
    W betaValue model=X betaValue=3950
    W betaValue model=X betaValue=3435
    W tolerance model=X tolerance=5
    W power model=X power=0.05
    U betaValue model=X -betaValue`,
  resistorArray: `
    R model=CAY16-103J4LF
    W circuit model=X circuit="Bussed"
    W channels model=X channels=2
    W power model=X power=0.03`,
  film: `
    R model=MKP1840310634
    W dielectric model=X dielectric="Polyester (PET)"
    W pitch model=X pitch=15
    W voltage model=X voltage=400`,
  safety: `
    R model=R463F310000M2K
    W characteristic model=X characteristic="Y2"
    W voltage model=X voltage=275`,
  polymer: `
    R model=X esr=0.012
    W esr model=X esr=0.025
    W rippleCurrent model=X rippleCurrent=1.2
    W height model=X height=4`,
  rfInductor: `
    R model=LQW18AN10NJ00D
    W current model=X current=0.4
    W selfResonance model=X selfResonance=3000000000
    W dcResistance model=X dcResistance=0.3`,
  fastDiode: `
    R model=MMSD4148
    W recoveryTime model=X recoveryTime=5e-8
    W reverseVoltage model=X reverseVoltage=75
    U recoveryTime model=X -recoveryTime`,
  rectifier: `
    R model=GS1M
    W reverseVoltage model=S1A reverseVoltage=50
    W forwardVoltage model=X forwardVoltage=1.7`,
  triac: `
    R model=Z0409 reverseVoltage=800
    W reverseVoltage model=X reverseVoltage=400
    W gateTriggerCurrent model=X gateTriggerCurrent=0.035
    W isolationVoltage model=X baseIsolationVoltage=2500
    W topology model=X baseTopology="4 quadrants" topology="3 quadrants"
    W forwardCurrent model=X forwardCurrent=1`,
  igbt: `
    R model=X named
    U pins model=FGH40T65SQD
    W collectorEmitterVoltage model=X named collectorEmitterVoltage=600
    W gateCharge model=X named gateCharge=2e-7`,
  digitalTransistor: `
    R model=PDTC114ET
    W circuit model=X circuit="47 kΩ + 47 kΩ"
    W polarity model=X polarity="PNP"`,
  reference: `
    R model=X3025AIDBZ tolerance=0.1
    W outputVoltage model=X3025A outputVoltage=3
    W tolerance model=X3025A tolerance=1
    W temperatureCoefficient model=X3025A temperatureCoefficient=100`,
  adc: `
    W resolution model=ADS1015IDGSR resolution=12
    W sampleRate model=X1115I sampleRate=128
    W interface model=X1115I interface="SPI"
    W channels model=X1115I channels=1`,
  analogSwitch: `
    R model=HEF4051BT
    W supplyVoltageMax model=74HC4051D supplyVoltageMax=10
    W onResistance model=X4051B onResistance=300`,
  buck: `
    W inputVoltageMax model=X54331D inputVoltageMax=17
    W outputCurrent model=X54331D outputCurrent=2
    W switchingFrequency model=X54331D switchingFrequency=1200000
    U switchingFrequency model=X54331D -switchingFrequency`,
  reset: `
    R model=TCM809SENB713
    W thresholdVoltage model=X809T thresholdVoltage=3.08
    W topology model=X803S topology="Open-drain, active low"`,
  gateDriver: `
    U variant model=MIC4427YM
    W topology model=X4426E topology="Inverting"
    W outputCurrent model=X4427E outputCurrent=0.5
    W propagationDelay model=X4427E propagationDelay=1e-7`,
  norFlash: `
    W supplyVoltageMax model=X25Q64J supplyVoltageMax=1.95 supplyVoltageMin=1.65
    W memorySize model=X25Q128J memorySize=134217728
    W clockFrequency model=X25Q64J clockFrequency=50000000`,
  canTransceiver: `
    W qualification model=X1051T qualification="Not qualified"
    W dataRate model=X1051T dataRate=1000000
    W temperatureMax model=X1051T temperatureMax=125`,
  isolator: `
    W isolationVoltage model=X7741D isolationVoltage=2500
    W isolationVoltage model=X7741D -isolationVoltage
    W channels model=X7741D channels=2`,
  resonator: `
    W frequencyTolerance model=X frequencyTolerance=10000
    W loadCapacitance model=X loadCapacitance=1.5e-11`,
  gasTube: `
    R model=X impulseCurrent=5000
    W sparkoverVoltage model=X sparkoverVoltage=90
    W impulseCurrent model=X impulseCurrent=1000`,
  infraredReceiver: `
    W frequency model=TSOP38236 frequency=36000
    W supplyVoltageMax model=X38238 supplyVoltageMax=3.6`,
  battery: `
    R model=X capacity=0.24
    W size model=CR2025 size="20 × 2.5 mm" capacity=0.16
    W chemistry model=LIR2032 chemistry="Lithium-ion" voltage=3.6
    W capacity model=X capacity=0.18`,
  liIon: `
    R model=X capacity=3.45
    W current model=+NCR18650B capacity=3.35 current=4.9
    U current model=X capacity=3.35 -current
    W voltage model=X voltage=7.2`,
  switch: `
    R model=X named
    W actuationForce model=X named actuationForce=2.55
    W height model=X named height=9.5
    W current model=X named current=0.01`,
} satisfies PairTable
