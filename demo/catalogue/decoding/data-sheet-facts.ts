/**
 * Numbers with what their data sheets say, one a line: the number, then parameters as `code=value`, texts in quotes.
 * Written from the makers' documents, not from the families.
 */
export const discreteFacts = `
SS12-E3/61T reverseVoltage=20 forwardCurrent=1 forwardVoltage=0.5 package=SMA
SS14-E3/61T reverseVoltage=40 forwardVoltage=0.5 package=SMA
SS16-E3/61T reverseVoltage=60 forwardVoltage=0.75
SS34-E3/57T reverseVoltage=40 forwardCurrent=3 forwardVoltage=0.5 package=SMC
SS36-E3/57T reverseVoltage=60 forwardVoltage=0.75
1N5817 reverseVoltage=20 forwardVoltage=0.45 package=DO-41
1N5818 reverseVoltage=30 forwardVoltage=0.55
1N5819 reverseVoltage=40 forwardVoltage=0.6
1N5820 reverseVoltage=20 forwardVoltage=0.475 forwardCurrent=3
1N5822 reverseVoltage=40 forwardVoltage=0.525 package=DO-201AD
1N4001 reverseVoltage=50 package=DO-41
1N4004 reverseVoltage=400
1N4007 reverseVoltage=1000 forwardCurrent=1
1N5404 reverseVoltage=400 forwardCurrent=3
1N5408 reverseVoltage=1000
US1D-E3/61T reverseVoltage=200 forwardVoltage=1 recoveryTime=5e-8
US1M-E3/61T reverseVoltage=1000 forwardVoltage=1.7 recoveryTime=7.5e-8
ES1D-E3/61T reverseVoltage=200 recoveryTime=3.5e-8
ES1J reverseVoltage=600 forwardVoltage=1.7
RS1A-E3/61T recoveryTime=1.5e-7
RS1J-E3/61T reverseVoltage=600 recoveryTime=2.5e-7
RS1M-E3/61T recoveryTime=5e-7
UF4004-E3/54 forwardVoltage=1 recoveryTime=5e-8
UF4007-E3/54 forwardVoltage=1.7 recoveryTime=7.5e-8
MURS120T3G reverseVoltage=200 forwardVoltage=0.875 recoveryTime=3.5e-8
MURS160T3G reverseVoltage=600 forwardVoltage=1.25 recoveryTime=7.5e-8
MBR0540T1G reverseVoltage=40 forwardVoltage=0.51
B5819W-TP reverseVoltage=40 package=SOD-123
B5817W-TP reverseVoltage=20 forwardVoltage=0.45
MB6S reverseVoltage=600 circuit=Bridge
BAT54S,215 circuit="Dual, in series" reverseVoltage=30 package=SOT-23
BAT54C,215 circuit="Dual, common cathode"
BAT54A,215 circuit="Dual, common anode"
BAV99,215 circuit="Dual, in series"
BAV70,215 circuit="Dual, common cathode"
BAW56,215 circuit="Dual, common anode"
BAS16,215 circuit=Single
1N4148W-7-F package=SOD-123 recoveryTime=4e-9
1N4148WS-7-F package=SOD-323
BZX84-C5V1,215 zenerVoltage=5.1 tolerance=5 circuit=Single zenerCurrent=0.005 package=SOT-23
BZX84-B5V1,215 tolerance=2
BZB84-C5V1,215 circuit="Dual, common anode"
BZT52C3V3-7-F zenerVoltage=3.3 package=SOD-123
BZT52C12-7-F zenerVoltage=12
BZT52C5V1S-7-F package=SOD-323
MMSZ5231BT1G zenerVoltage=5.1 zenerCurrent=0.02
MMSZ4689T1G zenerVoltage=5.1 zenerCurrent=0.00005
MMBZ5231BLT1G zenerVoltage=5.1 package=SOT-23
1N4728A zenerVoltage=3.3 power=1
1N4733A zenerVoltage=5.1 zenerCurrent=0.049
1N4742A zenerVoltage=12
1N4744A zenerVoltage=15
1N5231B zenerVoltage=5.1 power=0.5
1SMA5918BT3G zenerVoltage=5.1
MM3Z5V1T1G zenerVoltage=5.1 package=SOD-323
SMAJ5.0A standoffVoltage=5 clampingVoltage=9.2 peakPulsePower=400 direction=Unidirectional
SMBJ12CA standoffVoltage=12 clampingVoltage=19.9 peakPulsePower=600 direction=Bidirectional package=SMB
SMCJ24A standoffVoltage=24 clampingVoltage=38.9 peakPulsePower=1500
SMBJ33A standoffVoltage=33 clampingVoltage=53.3
P6KE6.8A breakdownVoltage=6.8 peakPulsePower=600
1.5KE200A breakdownVoltage=200 peakPulsePower=1500
P6SMB33CA breakdownVoltage=33 direction=Bidirectional
SMF5.0A standoffVoltage=5 peakPulsePower=200 package=SOD-123F
BTA16-600BRG reverseVoltage=600 forwardCurrent=16 gateTriggerCurrent=0.05 isolationVoltage=2500
BTA16-600CWRG gateTriggerCurrent=0.035 topology="3 quadrants"
BTB16-600BWRG gateTriggerCurrent=0.05
BTA08-600CRG gateTriggerCurrent=0.025 topology="4 quadrants"
BTA06-600TWRG gateTriggerCurrent=0.005
BT136-600E,127 gateTriggerCurrent=0.01 forwardCurrent=4
BT136S-600D,118 gateTriggerCurrent=0.005 package=TO-252
BT139-600,127 gateTriggerCurrent=0.035 forwardCurrent=16
MCR100-6G reverseVoltage=400 gateTriggerCurrent=0.0002
Z0103MN5AA4 reverseVoltage=600 gateTriggerCurrent=0.003
Z0103NN5AA4 reverseVoltage=800
X0202NA2AL2 reverseVoltage=800
TYN612MRG gateTriggerCurrent=0.005
MAC97A8G reverseVoltage=600 forwardCurrent=0.6
MMBT3904LT1G polarity=NPN collectorEmitterVoltage=40 collectorCurrent=0.2
MMBT3906LT1G polarity=PNP
MMBT2222ALT1G collectorCurrent=0.6
MMBT2907ALT1G polarity=PNP collectorEmitterVoltage=60
MMBT5551LT1G collectorEmitterVoltage=160
MMBTA42LT1G collectorEmitterVoltage=300
BC847B,215 polarity=NPN currentGain=200
BC847C,215 currentGain=420
BC857B,215 polarity=PNP
BC846B,215 collectorEmitterVoltage=65
BC817-25,215 currentGain=160 collectorCurrent=0.5
BC807-40,215 currentGain=250 polarity=PNP
2N3904 package=TO-92
TIP122 collectorEmitterVoltage=100 collectorCurrent=5
TIP31C collectorEmitterVoltage=100 collectorCurrent=3
TIP42C polarity=PNP collectorCurrent=6
MJD31CT4G collectorEmitterVoltage=100 package=TO-252
2N7002 drainSourceVoltage=60 polarity=N-channel
BSS138 drainSourceVoltage=50
BSS84 polarity=P-channel drainSourceVoltage=50
IRLML2502TRPBF drainSourceVoltage=20 drainCurrent=4.2 onResistance=0.045 gateSourceVoltage=12 temperatureMax=150
IRLML6402TRPBF polarity=P-channel drainSourceVoltage=20 gateSourceVoltage=12
IRF540NPBF drainSourceVoltage=100 drainCurrent=33 onResistance=0.044 temperatureMax=175
IRF530NPBF drainCurrent=17 temperatureMax=175
IRFZ44NPBF drainSourceVoltage=55 drainCurrent=49 temperatureMax=175
IRF840PBF drainSourceVoltage=500 temperatureMax=150
IRLZ44NPBF gateSourceVoltage=16
IRF9540NPBF polarity=P-channel drainSourceVoltage=100
IRFP260NPBF drainSourceVoltage=200 package=TO-247
AO3400A drainSourceVoltage=30 drainCurrent=5.7 gateSourceVoltage=12
AO3401A polarity=P-channel drainSourceVoltage=30
SI2302CDS-T1-GE3 drainSourceVoltage=20 gateSourceVoltage=8
SI2301CDS-T1-GE3 polarity=P-channel
BSC010N04LSATMA1 drainSourceVoltage=40 onResistance=0.001
IPP60R099P7XKSA1 drainSourceVoltage=600 onResistance=0.099
CSD18532Q5B drainSourceVoltage=60
PC817X2NSZ0F currentTransferRatio=130 isolationVoltage=5000 temperatureMin=-30 temperatureMax=100
PC817X3NSZ0F currentTransferRatio=200
EL817(C) currentTransferRatio=200 voltage=80
LTV-817S-TA1-C currentTransferRatio=200 voltage=35
LTV-816 voltage=80
LTV-827 channels=2
LTV-847 channels=4
LTV-814 topology="AC input"
FOD814 topology="AC input"
4N25M currentTransferRatio=20 package=DIP-6
4N35M currentTransferRatio=100
CNY17-3 currentTransferRatio=100 voltage=70
MOC3021M voltage=400 triggerCurrent=0.015 topology="Random phase"
MOC3023M triggerCurrent=0.005
MOC3041M topology="Zero crossing" triggerCurrent=0.015
MOC3063M voltage=600 triggerCurrent=0.005
MOC3083M voltage=800
6N137-000E dataRate=10000000 supplyVoltageMax=5.5
AQW212EH channels=2
TLP291(GB-TP,E currentTransferRatio=100 isolationVoltage=3750
`
