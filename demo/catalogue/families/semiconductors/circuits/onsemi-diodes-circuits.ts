import { circuitFamily } from './circuit-family.ts'

export const onsemiCircuitFamily = circuitFamily({
  code: 'onsemi-circuits',
  brand: 'onsemi',
  weight: 2,
  table: `
MC34063A | buck | 0.3 | C | input=3..40 iout=1.5 fsw=100k job=MC34063A | DR2G=SOIC-8:R2500~DG@C DG=SOIC-8:T98~DG@C P1G=DIP-8:T50@C
MC33063A | buck | 0.34 | I | input=3..40 iout=1.5 fsw=100k job=MC33063A | DR2G=SOIC-8:R2500~DG DG=SOIC-8:T98~DG P1G=DIP-8:T50 VDR2G=SOIC-8:R2500~VDG@E
NCV33063A | buck | 0.45 | E | input=3..40 iout=1.5 fsw=100k job=MC33063A | VDR2G=SOIC-8:R2500~VDG!Q
LM2575T-ADJ | buck | 1 | E | input=4..40 iout=1 fsw=52k job=LM2575 | G=TO-220-5:T50
LM2575T-5 | buck | 1 | E | input=4..40 iout=1 fsw=52k vout=5 | G=TO-220-5:T50
LM2575D2T-ADJ | buck | 1 | E | input=4..40 iout=1 fsw=52k job=LM2575 | R4G=TO-263-5:R800~G G=TO-263-5:T50~G
LM2575D2T-5 | buck | 1 | E | input=4..40 iout=1 fsw=52k vout=5 | R4G=TO-263-5:R800~G G=TO-263-5:T50~G
LM2576T-ADJ | buck | 1.2 | E | input=4..40 iout=3 fsw=52k job=LM2576 | G=TO-220-5:T50
LM2576T-005 | buck | 1.2 | E | input=4..40 iout=3 fsw=52k vout=5 | G=TO-220-5:T50
LM2576T-3.3 | buck | 1.2 | E | input=4..40 iout=3 fsw=52k vout=3.3 | G=TO-220-5:T50
LM2576T-012 | buck | 1.2 | E | input=4..40 iout=3 fsw=52k vout=12 | G=TO-220-5:T50
LM2576D2TR4-ADJ | buck | 1.2 | E | input=4..40 iout=3 fsw=52k job=LM2576 | G=TO-263-5:R800
LM2576D2TR4-5 | buck | 1.2 | E | input=4..40 iout=3 fsw=52k vout=5 | G=TO-263-5:R800
LM2576D2TR4-3.3 | buck | 1.2 | E | input=4..40 iout=3 fsw=52k vout=3.3 | G=TO-263-5:R800
LM2596 | buck | 1.3 | E | input=4.5..40 iout=3 fsw=150k job=LM2596 | TADJG=TO-220-5:T50 TVADJG=TO-220-5:T50 DSADJR4G=TO-263-5:R800~DSADJG
NCP3170 | buck | 0.6 | E | input=4.5..18 iout=3 fsw=500k | ADR2G=SOIC-8:R2500~ADG BDR2G=SOIC-8:R2500~BDG
NCP1529 | buck | 0.6 | I | input=2.7..5.5 iout=1 fsw=1.7M | ASNT1G=SOT-23-5:R3000~ASNG MUTBG=DFN-6:R3000~MUG
FAN53541 | buck | 0.9 | I | input=2.7..5.5 iout=5 fsw=2.4M | UCX=WLCSP-20:R3000~UC MPX=QFN-12:R3000~MP
FAN2306 | buck | 2.3 | E | input=4.5..18 iout=6 fsw=1M | MPX=QFN-34:R3000~MP
NCP1402SN | boost | 0.4 | I | input=0.8..5.5 iout=0.2 fsw=180k | 19T1G=SOT-23-5:R3000 27T1G=SOT-23-5:R3000 30T1G=SOT-23-5:R3000 33T1G=SOT-23-5:R3000 50T1G=SOT-23-5:R3000
NCP1406 | boost | 0.5 | I | input=1.4..5.5 iout=0.4 fsw=1M | ASNT1G=SOT-23-5:R3000~ASNG
NCP3064 | ledSwitching | 0.6 | I | input=3..40 iout=1.5 fsw=250k | BDR2G=SOIC-8:R2500~BDG DR2G=SOIC-8:R2500~DG MNTXG=DFN-8:R4000~MNG BPG=DIP-8:T50
UC3842B | flyback | 0.4 | C | input=10..36 iout=1 fsw=500k job=UC3842 | D1R2G=SOIC-8:R2500~D1G D1G=SOIC-8:T98~D1G NG=DIP-8:T50 DR2G=SOIC-14:R2500~DG
UC3843B | flyback | 0.4 | C | input=8.2..36 iout=1 fsw=500k job=UC3843 | D1R2G=SOIC-8:R2500~D1G D1G=SOIC-8:T98~D1G NG=DIP-8:T50 VD1R2G=SOIC-8:R2500~VD1G@E
UC3845B | flyback | 0.4 | C | input=8.2..36 iout=1 fsw=500k job=UC3845 | D1R2G=SOIC-8:R2500~D1G D1G=SOIC-8:T98~D1G NG=DIP-8:T50 VD1R2G=SOIC-8:R2500~VD1G@E
NCP1251 | flyback | 0.45 | E | input=8..28 fsw=65k | ASN65T1G=SOT-23-6:R3000 BSN65T1G=SOT-23-6:R3000 BSN100T1G=SOT-23-6:R3000
NCP1342 | flyback | 0.7 | E | input=9..28 fsw=350k | AMDCDD1R2G=SOIC-8:R2500 BMDCDD1R2G=SOIC-8:R2500
TL494 | flyback | 0.35 | C | input=7..40 iout=0.2 fsw=300k job=TL494 | CDR2G=SOIC-16:R2500~CDG@C CNG=DIP-16:T25@C BDR2G=SOIC-16:R2500~BDG@E
NCP81080 | halfBridgeDriver | 0.6 | E | ch=2 iout=0.5 vmax=180 supply=5.5..20 | DR2G=SOIC-8:R2500~DG MNTBG=DFN-8:R3000~MNG
NCP5106 | halfBridgeDriver | 0.8 | E | ch=2 iout=0.5 vmax=600 supply=10..20 | ADR2G=SOIC-8:R2500~ADG BDR2G=SOIC-8:R2500~BDG APG=DIP-8:T50
FAN7382 | halfBridgeDriver | 0.7 | E | ch=2 iout=0.65 vmax=600 supply=10..20 | MX=SOIC-8:R2500~M N=DIP-8:T50
FAN3122 | lowSideDriver | 0.9 | E | ch=1 iout=10.6 supply=4.5..18 | TMX=SOIC-8:R2500~TM CMX=SOIC-8:R2500~CM
FAN3224 | lowSideDriver | 0.8 | E | ch=2 iout=5 supply=4.5..18 | TMX=SOIC-8:R2500~TM CMX=SOIC-8:R2500~CM TMPX=DFN-8:R3000~TMP
NCP51530 | halfBridgeDriver | 0.9 | E | ch=2 iout=3.5 vmax=700 supply=10..17 | ADR2G=SOIC-8:R2500~ADG BDR2G=SOIC-8:R2500~BDG
NCP45520 | loadSwitch | 0.6 | I | iout=10.5 ron=9.5m input=0.5..13.5 | IMNTWG-H=DFN-8:R3000~IMN-H IMNTWG-L=DFN-8:R3000~IMN-L
NCP380 | loadSwitch | 0.4 | I | iout=2.1 ron=70m input=2.5..5.5 name=USB_power_switch | HSNAJAAT1G=SOT-23-5:R3000 LSNAJAAT1G=SOT-23-5:R3000 HMUAJAATBG=DFN-6:R3000
NIS5021 | eFuse | 0.8 | H | input=9..18 iout=12 ron=14m | MT1TXG=DFN-10:R3000 MT2TXG=DFN-10:R3000
NIS5135 | eFuse | 0.5 | H | input=3.1..18 iout=3.6 ron=30m | MN1TXG=DFN-10:R3000 MN2TXG=DFN-10:R3000
TL431 | shuntReference | 0.08 | C | vout=2.495 tol=2.2 tc=50 job=TL431 | ACDR2G=SOIC-8:R2500~ACDG@C ACLPG=TO-92-3:B2000@C ACLPRAG=TO-92-3:R2000~ACLPG@C AIDR2G=SOIC-8:R2500~AIDG@I AILPG=TO-92-3:B2000@I BCDR2G=SOIC-8:R2500~BCDG@C BVDR2G=SOIC-8:R2500~BVDG@E CLPG=TO-92-3:B2000@C AIDMR2G=MSOP-8:R4000~AIDMG@I ACDMR2G=MSOP-8:R4000~ACDMG@C
NCP431 | shuntReference | 0.1 | E | vout=2.5 tol=1 tc=50 job=TL431 | AISNT1G=SOT-23-3:R3000~AISN ACSNT1G=SOT-23-3:R3000~ACSN@C BISNT1G=SOT-23-3:R3000~BISN AVSNT1G=SOT-23-3:R3000~AVSN
TLV431 | shuntReference | 0.12 | I | vout=1.24 tol=1 tc=50 job=TLV431 | ASN1T1G=SOT-23-5:R3000~ASN BSN1T1G=SOT-23-5:R3000~BSN ALPG=TO-92-3:B2000 CSN1T1G=SOT-23-5:R3000~CSN
MC1455 | timer555 | 0.2 | C | ch=1 supply=4.5..16 f=500k job=NE555 | DR2G=SOIC-8:R2500~DG@C P1G=DIP-8:T50@C BDR2G=SOIC-8:R2500~BDG@I
ULN2003A | darlingtonArray | 0.2 | B | ch=7 iout=0.5 name=Darlington_transistor_array job=ULN2003A | DR2G=SOIC-16:R2500~DG DG=SOIC-16:T48~DG NG=DIP-16:T25
ULN2803A | darlingtonArray | 0.5 | B | ch=8 iout=0.5 name=Darlington_transistor_array job=ULN2803A | G=DIP-18:T20
NCV7356 | can | 1 | E | supply=5..27 rate=33k name=Single-wire_CAN_transceiver | D1R2G=SOIC-8:R2500~D1G!Q D2R2G=SOIC-14:R2500~D2G!Q
NCV7340 | can | 0.7 | H | supply=4.75..5.25 rate=1M job=CAN-5V | D12R2G=SOIC-8:R3000~D12G!Q D13R2G=SOIC-8:R3000~D13G!Q D14R2G=SOIC-8:R3000~D14G!Q
NCV7321 | can | 0.5 | H | supply=5..27 rate=20k name=LIN_transceiver job=LIN-8 | D10R2G=SOIC-8:R3000~D10G!Q D11R2G=SOIC-8:R3000~D11G!Q
AMIS-30543 | stepperDriver | 4.4 | H | supply=6..30 iout=3 bus=SPI | C5431G=QFN-32:Y490~C5431G C5431RG=QFN-32:R5000~C5431G
LB1948M | brushedDriver | 1 | B | supply=2.5..16 iout=0.8 ch=2 | -TRM-E=SOIC-10:R1000~-E -MPB-E=SOIC-10:T50~-E
LV8548MC | brushedDriver | 0.6 | I | supply=4..16 iout=1 ch=2 | -AH=SOIC-10:R2500 -BH=SOIC-10:R2500
NCS211 | currentSense | 0.6 | E | ch=1 gain=54 supply=2.2..26 gbw=25k vos=2u | RSQT2G=SOT-363:R3000~RSQ
NCS214 | currentSense | 0.6 | E | ch=1 gain=40 supply=2.2..26 gbw=60k vos=5u | RSQT2G=SOT-363:R3000~RSQ
FXMA108 | translator | 0.9 | I | ch=8 supply=1.65..5.5 rate=100M | BQX=DFN-20:R3000~BQ
FXMAR2102 | translator | 0.5 | I | ch=2 supply=1.65..5.5 rate=24M | UMX=DFN-8:R5000~UM L8X=DFN-8:R5000~L8
FSA2567 | analogSwitch | 0.6 | I | ch=4 ron=0.4 supply=1.65..4.3 | MPX=QFN-16:R3000~MP UMX=QFN-16:R5000~UM
FSA3157 | analogSwitch | 0.2 | I | ch=1 ron=7 supply=1.65..5.5 | P6X=SOT-363:R3000~P6 L6X=DFN-6:R5000~L6
FSUSB42 | analogSwitch | 0.35 | I | ch=2 ron=3.9 supply=2.4..4.4 rate=480M name=USB_switch | MUX=MSOP-10:R4000~MU UMX=QFN-10:R5000~UM
FUSB302B | usbPd | 0.8 | I | bus=I2C name=USB_Type-C_controller | MPX=QFN-14:R3000~MP UCX=WLCSP-9:R3000~UC
NSI45020A | ledLinear | 0.12 | J | ch=1 iout=0.02 name=Constant_current_regulator | T1G=SOD-123:R3000~G
NSI45030A | ledLinear | 0.13 | J | ch=1 iout=0.03 name=Constant_current_regulator | T1G=SOD-123:R3000~G ZT1G=SOT-223-3:R1000~ZG
CAT4139 | ledSwitching | 0.5 | I | input=2.8..5.5 iout=0.75 fsw=1M | TD-GT3=SOT-23-5:R3000~TD
CAT4101 | ledLinear | 0.9 | I | ch=1 iout=1 | TV-T75=TO-263-5:R750
`,
})

export const diodesCircuitFamily = circuitFamily({
  code: 'diodes-circuits',
  brand: 'Diodes Incorporated',
  weight: 2,
  table: `
AP1501 | buck | 0.5 | I | input=3.6..40 iout=3 fsw=150k | -K5G-13=TO-263-5:R800 -33K5G-13=TO-263-5:R800 -50K5G-13=TO-263-5:R800 -12K5G-13=TO-263-5:R800
AP3211 | buck | 0.2 | I | input=4.5..18 iout=1.5 fsw=1.4M | KTR-G1=SOT-23-6:R3000~K-G1
AP3418 | buck | 0.16 | I | input=2.5..5.5 iout=1.5 fsw=1.4M | KTR-G1=SOT-23-5:R3000~K-G1
AP3429A | buck | 0.15 | I | input=2.7..5.5 iout=2 fsw=1M | KTTR-G1=SOT-23-5:R3000~KT-G1
AP3441 | buck | 0.3 | I | input=2.5..5.5 iout=3 fsw=1M | SHE-7B=DFN-8:R3000~SHE
AP6503 | buck | 0.5 | I | input=4.7..23 iout=3 fsw=340k | SP-13=HSOP-8:R2500~SP ASP-13=HSOP-8:R2500~ASP
AP62200 | buck | 0.2 | I | input=4.2..18 iout=2 fsw=750k | WU-7=SOT-23-6:R3000~WU Z6-7=SOT-563:R4000~Z6
AP62301 | buck | 0.22 | I | input=4.2..18 iout=3 fsw=750k | WU-7=SOT-23-6:R3000~WU Z6-7=SOT-563:R4000~Z6
AP62600 | buck | 0.5 | I | input=4.5..18 iout=6 fsw=1.2M | SJ-7=QFN-12:R3000~SJ
AP63200 | buck | 0.4 | I | input=3.8..32 iout=2 fsw=500k | WU-7=SOT-23-6:R3000~WU
AP63203 | buck | 0.42 | I | input=3.8..32 iout=2 vout=3.3 fsw=1.1M | WU-7=SOT-23-6:R3000~WU QWU-7=SOT-23-6:R3000~QWU!Q
AP63205 | buck | 0.42 | I | input=3.8..32 iout=2 vout=5 fsw=1.1M | WU-7=SOT-23-6:R3000~WU QWU-7=SOT-23-6:R3000~QWU!Q
AP63300 | buck | 0.5 | I | input=3.8..32 iout=3 fsw=500k | WU-7=SOT-23-6:R3000~WU QZV-7=QFN-8:R3000~QZV!Q
AP64060 | buck | 0.4 | I | input=4.5..40 iout=0.6 fsw=2M | WU-7=SOT-23-6:R3000~WU QWU-7=SOT-23-6:R3000~QWU!Q
AP64350 | buck | 0.7 | I | input=3.8..40 iout=3.5 fsw=2.2M | SP-13=HSOP-8:R4000~SP QSP-13=HSOP-8:R4000~QSP!Q
PAM2306 | buck | 0.5 | I | input=2.5..5.5 iout=1 fsw=1.5M ch=2 | AYPKE=DFN-12:R3000 AYPAA=DFN-12:R3000 AYPKB=DFN-12:R3000 AYPBC=DFN-12:R3000 AYPFE=DFN-12:R3000
PAM2305 | buck | 0.2 | I | input=2.5..5.5 iout=1 fsw=1.5M | AAB330=SOT-23-5:R3000 AABADJ=SOT-23-5:R3000 BJE330=DFN-6:R3000
AP3012 | boost | 0.25 | I | input=2.6..16 iout=0.5 fsw=1.5M | KTR-G1=SOT-23-5:R3000~K-G1 KTR-E1=SOT-23-5:R3000~K-E1
PAM2401 | boost | 0.35 | I | input=0.9..4.75 iout=1 fsw=1M | SCADJ=MSOP-8:R2500 YPADJ=DFN-8:R3000
AP2141 | loadSwitch | 0.2 | I | iout=0.5 ron=90m input=2.7..5.5 name=USB_power_switch | WG-7=SOT-23-5:R3000~WG SG-13=SOIC-8:R2500~SG MPG-13=MSOP-8:R2500~MPG DWG-7=SOT-23-5:R3000~DWG
AP2151 | loadSwitch | 0.2 | I | iout=0.5 ron=90m input=2.7..5.5 name=USB_power_switch | WG-7=SOT-23-5:R3000~WG SG-13=SOIC-8:R2500~SG DWG-7=SOT-23-5:R3000~DWG
AP2161 | loadSwitch | 0.24 | I | iout=1 ron=90m input=2.7..5.5 name=USB_power_switch | WG-7=SOT-23-5:R3000~WG SG-13=SOIC-8:R2500~SG DWG-7=SOT-23-5:R3000~DWG
AP2171 | loadSwitch | 0.26 | I | iout=1 ron=90m input=2.7..5.5 name=USB_power_switch | WG-7=SOT-23-5:R3000~WG SG-13=SOIC-8:R2500~SG DWG-7=SOT-23-5:R3000~DWG
AP22802 | loadSwitch | 0.22 | I | iout=2 ron=50m input=2.7..5.5 | AW5-7=SOT-23-5:R3000~AW5 BW5-7=SOT-23-5:R3000~BW5
AP2331 | loadSwitch | 0.2 | I | iout=0.2 ron=200m input=2.7..5.2 name=Current-limited_switch | W-7=SOT-23-3:R3000~W SA-7=SOT-23-3:R3000~SA
AP22615 | loadSwitch | 0.35 | I | iout=3 ron=40m input=3..5.5 | AWU-7=SOT-23-6:R3000~AWU
AL8805 | ledSwitching | 0.35 | X | input=6..36 iout=1 fsw=1M | W5-7=SOT-23-5:R3000~W5 MP-13=MSOP-8:R2500~MP
AL8807 | ledSwitching | 0.35 | X | input=6..36 iout=1 fsw=1M | W5-7=SOT-23-5:R3000~W5 MP-13=MSOP-8:R2500~MP AMP-13=MSOP-8:R2500~AMP
AL8860 | ledSwitching | 0.4 | X | input=4.5..40 iout=1.5 fsw=1M | WT-7=SOT-23-5:R3000~WT MP-13=MSOP-8:R2500~MP
AL5809 | ledLinear | 0.2 | E | ch=1 iout=0.15 name=Constant_current_regulator | -15P1-7=SOD-123F:R3000 -20P1-7=SOD-123F:R3000 -30P1-7=SOD-123F:R3000 -50P1-7=SOD-123F:R3000 -60P1-7=SOD-123F:R3000
BCR420U | ledLinear | 0.16 | J | ch=1 iout=0.25 | W6-7=SOT-23-6:R3000~W6 W6Q-7=SOT-23-6:R3000~W6Q!Q
ZXLD1350 | ledSwitching | 0.8 | X | input=7..30 iout=0.35 fsw=1M | ET5TA=SOT-23-5:R3000~ET5
ZXLD1360 | ledSwitching | 0.9 | X | input=7..30 iout=1 fsw=1M | ET5TA=SOT-23-5:R3000~ET5
ZXCT1009 | currentSense | 0.5 | I | ch=1 supply=2.5..20 gbw=2M | FTA=SOT-23-3:R3000~F T8TA=SOT-223-3:R1000~T8
ZXCT1107 | currentSense | 0.35 | E | ch=1 supply=2.7..36 gbw=1M | SA-7=SOT-23-3:R3000~SA
ZXGD3005 | lowSideDriver | 0.5 | J | ch=1 iout=10 supply=0..25 | E6TA=SOT-23-6:R3000~E6
DGD0216 | lowSideDriver | 0.3 | E | ch=1 iout=1.9 supply=4.5..18 | WT-7=SOT-23-5:R3000~WT
DGD2104M | halfBridgeDriver | 0.5 | E | ch=2 iout=0.29 vmax=600 supply=10..20 | S8-13=SOIC-8:R2500~S8
DGD21904M | halfBridgeDriver | 0.9 | E | ch=2 iout=4.5 vmax=600 supply=10..20 | S14-13=SOIC-14:R2500~S14
PAM8302A | audioAmp | 0.3 | I | ch=1 supply=2..5.5 pout=2.5 name=Class-D_audio_amplifier | ASCR=MSOP-8:R2500~ASC ADCR=SOIC-8:R2500~ADC AYCR=DFN-8:R3000~AYC AAYCR=DFN-8:R3000~AAYC
PAM8403 | audioAmp | 0.35 | I | ch=2 supply=2.5..5.5 pout=3 name=Class-D_audio_amplifier | DR=SOIC-16:R2500~D DR-H=SOIC-16:R2500~D-H
PAM8406 | audioAmp | 0.4 | I | ch=2 supply=2.5..5.5 pout=5 name=Class-D_audio_amplifier | DR=SOIC-16:R2500~D
PAM8610 | audioAmp | 0.9 | I | ch=2 supply=7..15 pout=10 name=Class-D_audio_amplifier | TR=QFN-40:R3000~T
AH180 | hallSwitch | 0.16 | I | polarity=Omnipolar supply=2.5..5.5 measures=Magnetic_field | -WG-7=SOT-23-3:R3000~-WG N-WG-7=SOT-23-3:R3000~N-WG -PG-B=TO-92-3:B1000
AH1751 | hallSwitch | 0.16 | E | polarity=Latch supply=3.5..20 measures=Magnetic_field | -WG-7=SOT-23-3:R3000~-WG -PG-B-B=TO-92-3:B1000
AH3144E | hallSwitch | 0.18 | E | polarity=Unipolar supply=3.5..20 measures=Magnetic_field | -PL-A=TO-92-3:R4000 -SA-7=SOT-23-3:R3000
AH49E | hallLinear | 0.2 | X | supply=3..8 measures=Magnetic_field | NTR-G1=SOT-23-3:R3000~N-G1 Z3-G1=TO-92-3:B1000
TL431 | shuntReference | 0.06 | E | vout=2.495 tol=1 tc=50 job=TL431 | ASA-7=SOT-23-3:R3000~ASA BSA-7=SOT-23-3:R3000~BSA CSA-7=SOT-23-3:R3000~CSA AW5-7=SOT-23-5:R3000~AW5 AQSA-7=SOT-23-3:R3000~AQSA!Q
AZ431AN-A | shuntReference | 0.05 | I | vout=2.5 tol=0.5 tc=50 job=TL431 | TRE1=SOT-23-3:R3000~E1 TRG1=SOT-23-3:R3000~G1
AN431AN-A | shuntReference | 0.05 | I | vout=2.5 tol=0.5 tc=50 job=TL431 | TRG1=SOT-23-3:R3000~G1
NE555 | timer555 | 0.09 | C | ch=1 supply=4.5..16 f=500k job=NE555 | S-13=SOIC-8:R2500~S
ULN2003A | darlingtonArray | 0.13 | I | ch=7 iout=0.5 name=Darlington_transistor_array job=ULN2003A | S16-13=SOIC-16:R2500~S16 V12S16-13=SOIC-16:R2500~V12S16
PI3USB102 | analogSwitch | 0.4 | I | ch=2 ron=3.9 supply=3..4.3 rate=480M name=USB_switch | ZLEX=QFN-10:R3500~ZLE
PI6C49X0204A | clockBuffer | 0.9 | I | ch=4 f=200M supply=2.25..3.6 | WIEX=SOIC-8:R2500~WIE LIEX=TSSOP-8:R2500~LIE
PT7C4337 | rtc | 0.4 | I | bus=I2C supply=1.8..5.5 iq=0.4u | WEX=SOIC-8:R2500~WE UEX=MSOP-8:R2500~UE AWEX=SOIC-8:R2500~AWE
`,
})

/** MaxLinear took over Exar and Sipex: EE is the extended, CE the commercial grade; -L lead-free, /TR the reel. */
export const maxLinearFamily = circuitFamily({
  code: 'maxlinear-interface',
  brand: 'MaxLinear',
  weight: 1,
  table: `
SP232E | uart | 0.6 | I | ch=2 supply=4.5..5.5 rate=120k job=MAX232 | CN-L=SOIC-16:T48~CN-L@C CN-L/TR=SOIC-16:R2500~CN-L@C EN-L=SOIC-16:T48~EN-L EN-L/TR=SOIC-16:R2500~EN-L CT-L/TR=SOIC-16W:R1500~CT-L@C
SP3222E | uart | 0.7 | I | ch=2 supply=3..5.5 rate=235k job=MAX3222 | CY-L=TSSOP-20:T74~CY-L@C CY-L/TR=TSSOP-20:R2500~CY-L@C EY-L=TSSOP-20:T74~EY-L EY-L/TR=TSSOP-20:R2500~EY-L CA-L/TR=SSOP-20:R2000~CA-L@C
SP3232E | uart | 0.6 | I | ch=2 supply=3..5.5 rate=235k job=MAX3232 | CN-L=SOIC-16:T48~CN-L@C CN-L/TR=SOIC-16:R2500~CN-L@C EN-L=SOIC-16:T48~EN-L|. EN-L/TR=SOIC-16:R2500~EN-L CY-L=TSSOP-16:T96~CY-L@C CY-L/TR=TSSOP-16:R2500~CY-L@C EY-L=TSSOP-16:T96~EY-L EY-L/TR=TSSOP-16:R2500~EY-L CA-L/TR=SSOP-16:R2000~CA-L@C EA-L/TR=SSOP-16:R2000~EA-L CT-L/TR=SOIC-16W:R1500~CT-L@C
SP3243E | uart | 0.9 | I | ch=3 supply=3..5.5 rate=250k job=MAX3243 | CA-L=SSOP-28:T47~CA-L@C CA-L/TR=SSOP-28:R1500~CA-L@C EA-L=SSOP-28:T47~EA-L EA-L/TR=SSOP-28:R1500~EA-L CY-L/TR=TSSOP-28:R2500~CY-L@C
SP485E | rs485 | 0.6 | I | ch=1 supply=4.75..5.25 rate=10M job=RS485-8 | CN-L=SOIC-8:T98~CN-L@C CN-L/TR=SOIC-8:R2500~CN-L@C EN-L=SOIC-8:T98~EN-L EN-L/TR=SOIC-8:R2500~EN-L
SP3485 | rs485 | 0.6 | I | ch=1 supply=3..3.6 rate=10M job=RS485-8 | CN-L=SOIC-8:T98~CN-L@C CN-L/TR=SOIC-8:R2500~CN-L@C EN-L=SOIC-8:T98~EN-L EN-L/TR=SOIC-8:R2500~EN-L
SP3481E | rs485 | 0.7 | I | ch=1 supply=3..3.6 rate=10M job=RS485-8 | CN-L=SOIC-8:T98~CN-L@C CN-L/TR=SOIC-8:R2500~CN-L@C EN-L/TR=SOIC-8:R2500~EN-L
XR21V1410 | usb | 1.9 | I | ch=1 bus=USB-UART rate=12M name=USB_to_serial_bridge | IL16-F=QFN-16:Y490~IL16 IL16TR-F=QFN-16:R3000~IL16
XR20M1172 | uart | 2.6 | I | ch=2 bus=I2C/SPI supply=1.62..3.63 name=UART_with_FIFO | IL32-F=QFN-32:Y490~IL32 IL32TR-F=QFN-32:R3000~IL32 IG28-F=TSSOP-28:T50~IG28
`,
})
