import type { PairTable } from './pair-table.ts'

/** Pairs of discrete semiconductors and optoelectronics. */
export const discretePairs = {
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
    R model=BZT52B5V1 tolerance=2
    W zenerCurrent model=MMSZ5231B zenerCurrent=0.02
    W circuit model=X circuit="Dual, common anode"
    U zenerCurrent model=X -zenerCurrent
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
  led: `
    R model=150060RS75000 luminousIntensity=90
    W colour model=X colour="Green"
    W luminousIntensity model=X luminousIntensity=20
    W forwardVoltage model=X forwardVoltage=3.2
    W viewingAngle model=X viewingAngle=60
    W forwardCurrent model=X forwardCurrent=0.02
    W wavelength model=X wavelength=660`,
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
} satisfies PairTable
