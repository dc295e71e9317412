import type { PairTable } from './pair-table.ts'

/** Pairs of integrated circuits and sensors. */
export const circuitPairs = {
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
    W tolerance model=X1117ST tolerance=2
    U tolerance model=X1117ST -tolerance
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
    W package model=SN74HC595DR package=SOIC-16
    U package model=X basePackage=VSSOP-8 package=MSOP-8
    R model=X basePackage=MSOP-8 package=UMAX-8`,
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
  temperatureSensor: `
    R model=LM75ADP accuracy=1
    W accuracy model=X75AD accuracy=3
    W range model=X75AD range="−40…100 °C"
    W interface model=X75AD interface="SPI"
    W supplyVoltageMax model=X75AD supplyVoltageMax=3.6
    U pins model=TMP102AID
    U pins model=MCP9808D`,
} satisfies PairTable
