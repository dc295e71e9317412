/**
 * Kinds of parts of which the demo has a few. A heading has category, name, drawing, mounting and packing; the lines below it
 * number, maker, what tells it from its neighbours, package, price and parameters.
 */
export const RARE_PASSIVES = `
# Resistors > Chip Resistors (SMD) > MELF | MELF resistor | minimelf | Surface mount | Tape & reel 3000
MMA02040C1002FB300 | Vishay | 10 kΩ ±1 % 0.4 W | 0204 MELF | 0.05 | resistance=10000 tolerance=1 power=0.4 temperatureCoefficient=50 temperatureMin=-55 temperatureMax=155
MMA02040C1001FB300 | Vishay | 1 kΩ ±1 % 0.4 W | 0204 MELF | 0.05 | resistance=1000 tolerance=1 power=0.4 temperatureCoefficient=50 temperatureMin=-55 temperatureMax=155
MMB02070C1000FB200 | Vishay | 100 Ω ±1 % 1 W | 0207 MELF | 0.09 | resistance=100 tolerance=1 power=1 temperatureCoefficient=50 temperatureMin=-55 temperatureMax=155
MMU01020C4702FB300 | Vishay | 47 kΩ ±1 % 0.2 W | 0102 MELF | 0.05 | resistance=47000 tolerance=1 power=0.2 temperatureCoefficient=50 temperatureMin=-55 temperatureMax=155
# Resistors > Through-Hole Resistors > Metal Oxide | Metal oxide resistor | resistor-axial-2 | Through hole | Tape & reel 1000
ROX1SJ10K | TE Connectivity | 10 kΩ ±5 % 1 W | Axial | 0.06 | resistance=10000 tolerance=5 power=1 temperatureMin=-55 temperatureMax=235
ROX2SJ100R | TE Connectivity | 100 Ω ±5 % 2 W | Axial | 0.08 | resistance=100 tolerance=5 power=2 temperatureMin=-55 temperatureMax=235
RSF200JB-73-47R | Yageo | 47 Ω ±5 % 2 W | Axial | 0.07 | resistance=47 tolerance=5 power=2 temperatureMin=-55 temperatureMax=155
RSF100JB-73-1K | Yageo | 1 kΩ ±5 % 1 W | Axial | 0.05 | resistance=1000 tolerance=5 power=1 temperatureMin=-55 temperatureMax=155
# Resistors > Through-Hole Resistors > Wirewound | Wirewound resistor | resistor-axial-5 | Through hole | Bulk 100
KNP100JR-73-1R | Yageo | 1 Ω ±5 % 1 W | Axial | 0.06 | resistance=1 tolerance=5 power=1 temperatureMin=-55 temperatureMax=155
43F100E | Ohmite | 100 Ω ±1 % 3 W | Axial | 0.9 | resistance=100 tolerance=1 power=3 temperatureMin=-55 temperatureMax=350
45F10RE | Ohmite | 10 Ω ±1 % 5 W | Axial | 1.2 | resistance=10 tolerance=1 power=5 temperatureMin=-55 temperatureMax=350
RS0055R000FE12 | Vishay | 5 Ω ±1 % 5 W | Axial | 1.6 | resistance=5 tolerance=1 power=5 temperatureMin=-65 temperatureMax=250
# Resistors > Power Resistors > Chassis Mount | Chassis mount resistor | heat-sink | Panel | Box 10
RH0251R000FE02 | Vishay | 1 Ω ±1 % 25 W | Chassis | 5.1 | resistance=1 tolerance=1 power=25 temperatureMin=-55 temperatureMax=250
RH05010R00FE02 | Vishay | 10 Ω ±1 % 50 W | Chassis | 6.2 | resistance=10 tolerance=1 power=50 temperatureMin=-55 temperatureMax=250
HS100100RJ | Ohmite | 100 Ω ±5 % 100 W | Chassis | 9.4 | resistance=100 tolerance=5 power=100 temperatureMin=-55 temperatureMax=200
HSA504R7J | TE Connectivity | 4.7 Ω ±5 % 50 W | Chassis | 5.6 | resistance=4.7 tolerance=5 power=50 temperatureMin=-55 temperatureMax=200
# Resistors > Power Resistors > Cement | Cement resistor | resistor-axial-5 | Through hole | Bulk 100
SQP500JB-10R | Yageo | 10 Ω ±5 % 5 W | Axial | 0.22 | resistance=10 tolerance=5 power=5 temperatureMin=-55 temperatureMax=155
SQP500JB-1R | Yageo | 1 Ω ±5 % 5 W | Axial | 0.22 | resistance=1 tolerance=5 power=5 temperatureMin=-55 temperatureMax=155
SQP10AJB-100R | Yageo | 100 Ω ±5 % 10 W | Axial | 0.34 | resistance=100 tolerance=5 power=10 temperatureMin=-55 temperatureMax=155
# Resistors > Power Resistors > TO-220 Package | TO-220 power resistor | to-220-2 | Through hole | Tube 50
PWR220T-20-10R0F | Bourns | 10 Ω ±1 % 20 W | TO-220-2 | 1.9 | resistance=10 tolerance=1 power=20 temperatureMin=-55 temperatureMax=155
PWR220T-35-1R00F | Bourns | 1 Ω ±1 % 35 W | TO-220-2 | 2.3 | resistance=1 tolerance=1 power=35 temperatureMin=-55 temperatureMax=175
TR35JBL0100 | Ohmite | 10 mΩ ±5 % 35 W | TO-220-2 | 3.1 | resistance=0.01 tolerance=5 power=35 temperatureMin=-55 temperatureMax=155
# Resistors > Resistor Networks & Arrays > SIP Networks | SIP resistor network | converter-sip | Through hole | Tube 50
4609X-101-103LF | Bourns | 8 × 10 kΩ bussed | SIP-9 | 0.3 | resistance=10000 tolerance=2 channels=8 circuit=Bussed temperatureMin=-55 temperatureMax=125
4606X-101-472LF | Bourns | 5 × 4.7 kΩ bussed | SIP-6 | 0.26 | resistance=4700 tolerance=2 channels=5 circuit=Bussed temperatureMin=-55 temperatureMax=125
4608X-102-102LF | Bourns | 4 × 1 kΩ isolated | SIP-8 | 0.29 | resistance=1000 tolerance=2 channels=4 circuit=Isolated temperatureMin=-55 temperatureMax=125
CSC08A0110K0GEK | Vishay | 7 × 10 kΩ bussed | SIP-8 | 0.4 | resistance=10000 tolerance=2 channels=7 circuit=Bussed temperatureMin=-55 temperatureMax=125
# Resistors > Resistor Networks & Arrays > DIP Networks | DIP resistor network | dip-16 | Through hole | Tube 25
4116R-1-103LF | Bourns | 8 × 10 kΩ isolated | DIP-16 | 0.7 | resistance=10000 tolerance=2 channels=8 circuit=Isolated temperatureMin=-55 temperatureMax=125
4116R-2-102LF | Bourns | 15 × 1 kΩ bussed | DIP-16 | 0.7 | resistance=1000 tolerance=2 channels=15 circuit=Bussed temperatureMin=-55 temperatureMax=125
4116R-1-331LF | Bourns | 8 × 330 Ω isolated | DIP-16 | 0.7 | resistance=330 tolerance=2 channels=8 circuit=Isolated temperatureMin=-55 temperatureMax=125
# Resistors > Potentiometers > Rotary | Rotary potentiometer | encoder | Panel | Box 50
PTV09A-4025F-B103 | Bourns | 10 kΩ linear 9 mm | Through hole | 0.6 | resistance=10000 tolerance=20 power=0.05 turns=1 temperatureMin=-10 temperatureMax=50
PDB181-K420K-103B | Bourns | 10 kΩ linear 17 mm | Through hole | 0.9 | resistance=10000 tolerance=20 power=0.2 turns=1 temperatureMin=-10 temperatureMax=50
P160KN-0QC15B100K | TT Electronics | 100 kΩ linear 16 mm | Through hole | 0.8 | resistance=100000 tolerance=20 power=0.2 turns=1 temperatureMin=-10 temperatureMax=70
RK09K1130A5R | ALPS Alpine | 10 kΩ linear 9 mm | Through hole | 0.5 | resistance=10000 tolerance=20 power=0.05 turns=1 temperatureMin=-10 temperatureMax=70
3590S-2-103L | Bourns | 10 kΩ ten-turn wirewound | Panel | 9.6 | resistance=10000 tolerance=5 power=2 turns=10 temperatureMin=-40 temperatureMax=125
# Resistors > Potentiometers > Slide | Slide potentiometer | slide-switch | Through hole | Box 50
PTA4543-2015DPB103 | Bourns | 10 kΩ linear 45 mm travel | Through hole | 1.7 | resistance=10000 tolerance=20 power=0.25 length=45 temperatureMin=-10 temperatureMax=55
PTA2043-2010CIB103 | Bourns | 10 kΩ linear 20 mm travel | Through hole | 1.4 | resistance=10000 tolerance=20 power=0.1 length=20 temperatureMin=-10 temperatureMax=55
RS60112A6009 | ALPS Alpine | 10 kΩ linear 60 mm travel | Through hole | 3.2 | resistance=10000 tolerance=20 power=0.2 length=60 temperatureMin=-10 temperatureMax=60
# Resistors > Potentiometers > Digital Encoders Combined | Potentiometer with switch | encoder | Through hole | Box 50
PTR902-2020K-B103 | Bourns | 10 kΩ linear with push-pull switch | Through hole | 1.3 | resistance=10000 tolerance=20 power=0.05 circuit=SPST temperatureMin=-10 temperatureMax=50
RK0971221Z05 | ALPS Alpine | 10 kΩ dual linear with switch | Through hole | 1.5 | resistance=10000 tolerance=20 channels=2 circuit=SPST temperatureMin=-10 temperatureMax=70
PRS11R-425F-S103B1 | Bourns | 10 kΩ linear with momentary switch | Through hole | 1.1 | resistance=10000 tolerance=20 circuit=SPST temperatureMin=-10 temperatureMax=50
# Resistors > Thermistors > PTC | PTC thermistor | thermistor-chip-0603 | Surface mount | Tape & reel 4000
PRF18BA103QB5RB | Murata | 470 Ω 85 °C over-temperature | 0603 | 0.14 | resistance=470 tolerance=50 temperatureMin=-20 temperatureMax=100
PRF15BB102RB6RC | Murata | 1 kΩ 95 °C over-temperature | 0402 | 0.13 | resistance=1000 tolerance=50 temperatureMin=-20 temperatureMax=110
B59601A0095A062 | TDK | 470 Ω 95 °C limit | 0603 | 0.19 | resistance=470 tolerance=50 temperatureMin=-25 temperatureMax=115
# Resistors > Thermistors > Inrush Limiters | Inrush current limiter | varistor-disc-14 | Through hole | Bulk 100
B57236S0509M000 | TDK | 5 Ω 5.5 A | Disc 12 mm | 0.6 | resistance=5 tolerance=20 current=5.5 temperatureMin=-55 temperatureMax=170
B57237S0109M000 | TDK | 1 Ω 9 A | Disc 15 mm | 0.8 | resistance=1 tolerance=20 current=9 temperatureMin=-55 temperatureMax=170
B57364S0259M000 | TDK | 2.5 Ω 11 A | Disc 21 mm | 1.2 | resistance=2.5 tolerance=20 current=11 temperatureMin=-55 temperatureMax=170
# Capacitors > Ceramic Capacitors > Disc Ceramic | Disc ceramic capacitor | varistor-disc-7 | Through hole | Bulk 500
S102K25X7RN63J5R | Vishay | 1 nF ±10 % 500 V | Disc 6 mm | 0.12 | capacitance=1e-9 tolerance=10 voltage=500 dielectric=X7R temperatureMin=-55 temperatureMax=125
D102K20Y5PH63L6R | Vishay | 1 nF ±10 % 1 kV | Disc 7 mm | 0.11 | capacitance=1e-9 tolerance=10 voltage=1000 temperatureMin=-30 temperatureMax=85
DEBB33D102KA3B | Murata | 1 nF ±10 % 2 kV | Disc 8 mm | 0.2 | capacitance=1e-9 tolerance=10 voltage=2000 temperatureMin=-25 temperatureMax=85
DEHR33A472KA3B | Murata | 4.7 nF ±10 % 1 kV | Disc 11 mm | 0.26 | capacitance=4.7e-9 tolerance=10 voltage=1000 temperatureMin=-25 temperatureMax=125
DEC1X3J220JC4B | Murata | 22 pF ±5 % 6.3 kV | Disc 9 mm | 0.4 | capacitance=2.2e-11 tolerance=5 voltage=6300 temperatureMin=-25 temperatureMax=85
# Capacitors > Aluminium Electrolytic > Snap-in | Snap-in electrolytic capacitor | aluminium-radial-22 | Through hole | Box 50
LGU2W101MELA | Nichicon | 100 µF ±20 % 450 V | Snap-in 22 × 30 mm | 1.9 | capacitance=1e-4 tolerance=20 voltage=450 lifetime=2000 temperatureMin=-25 temperatureMax=105
LLS1E103MELZ | Nichicon | 10 mF ±20 % 25 V | Snap-in 22 × 30 mm | 2.1 | capacitance=0.01 tolerance=20 voltage=25 lifetime=3000 temperatureMin=-40 temperatureMax=85
B43504A5477M000 | TDK | 470 µF ±20 % 450 V | Snap-in 35 × 45 mm | 6.2 | capacitance=4.7e-4 tolerance=20 voltage=450 lifetime=3000 temperatureMin=-25 temperatureMax=105
EETUQ2G221CA | Panasonic | 220 µF ±20 % 400 V | Snap-in 25 × 35 mm | 2.9 | capacitance=2.2e-4 tolerance=20 voltage=400 lifetime=3000 temperatureMin=-25 temperatureMax=105
# Capacitors > Aluminium Electrolytic > Axial | Axial electrolytic capacitor | resistor-axial-3 | Through hole | Bulk 100
MAL202137101E3 | Vishay | 100 µF −10/+50 % 40 V | Axial 8 × 18 mm | 0.9 | capacitance=1e-4 voltage=40 lifetime=8000 temperatureMin=-40 temperatureMax=85
MAL213829109E3 | Vishay | 10 µF −10/+50 % 100 V | Axial 6.5 × 18 mm | 0.8 | capacitance=1e-5 voltage=100 lifetime=8000 temperatureMin=-55 temperatureMax=105
TVX1E471MAD | Nichicon | 470 µF ±20 % 25 V | Axial 13 × 21 mm | 0.7 | capacitance=4.7e-4 tolerance=20 voltage=25 lifetime=2000 temperatureMin=-40 temperatureMax=85
# Capacitors > Aluminium Electrolytic > Screw Terminal | Screw terminal electrolytic capacitor | aluminium-radial-22 | Panel | Box 10
B43456A5478M000 | TDK | 4.7 mF ±20 % 450 V | Can 76 × 105 mm | 48 | capacitance=4.7e-3 tolerance=20 voltage=450 lifetime=5000 temperatureMin=-25 temperatureMax=85
ALS30A103DE063 | KEMET | 10 mF ±20 % 63 V | Can 36 × 62 mm | 19 | capacitance=0.01 tolerance=20 voltage=63 lifetime=9000 temperatureMin=-40 temperatureMax=85
LNX2W472MSEJ | Nichicon | 4.7 mF ±20 % 450 V | Can 76 × 130 mm | 52 | capacitance=4.7e-3 tolerance=20 voltage=450 lifetime=5000 temperatureMin=-25 temperatureMax=85
# Capacitors > Polymer Capacitors > Hybrid | Hybrid polymer capacitor | aluminium-smd-8 | Surface mount | Tape & reel 500
EEHZA1V151P | Panasonic | 150 µF ±20 % 35 V | Can 8 × 10.2 mm | 0.9 | capacitance=1.5e-4 tolerance=20 voltage=35 esr=0.027 rippleCurrent=1.6 lifetime=10000 temperatureMin=-55 temperatureMax=105 qualification=AEC-Q200
EEHZC1E221P | Panasonic | 220 µF ±20 % 25 V | Can 8 × 10.2 mm | 0.95 | capacitance=2.2e-4 tolerance=20 voltage=25 esr=0.027 rippleCurrent=1.6 lifetime=4000 temperatureMin=-55 temperatureMax=125 qualification=AEC-Q200
EEHZA1H330XP | Panasonic | 33 µF ±20 % 50 V | Can 6.3 × 7.7 mm | 0.8 | capacitance=3.3e-5 tolerance=20 voltage=50 esr=0.05 rippleCurrent=1.1 lifetime=10000 temperatureMin=-55 temperatureMax=105 qualification=AEC-Q200
# Capacitors > Tantalum Capacitors > Leaded Tantalum | Leaded tantalum capacitor | ceramic-leaded-2.5 | Through hole | Bulk 100
TAP106K016SCS | KYOCERA AVX | 10 µF ±10 % 16 V | Radial 2.54 mm | 0.6 | capacitance=1e-5 tolerance=10 voltage=16 temperatureMin=-55 temperatureMax=125
TAP475K035SCS | KYOCERA AVX | 4.7 µF ±10 % 35 V | Radial 2.54 mm | 0.7 | capacitance=4.7e-6 tolerance=10 voltage=35 temperatureMin=-55 temperatureMax=125
T350A105K035AT | KEMET | 1 µF ±10 % 35 V | Radial 2.54 mm | 0.5 | capacitance=1e-6 tolerance=10 voltage=35 temperatureMin=-55 temperatureMax=125
199D226X9025D1V1E3 | Vishay | 22 µF ±10 % 25 V | Radial 2.54 mm | 1.1 | capacitance=2.2e-5 tolerance=10 voltage=25 temperatureMin=-55 temperatureMax=125
# Capacitors > Film Capacitors > Safety X/Y | Safety film capacitor | film-box-15 | Through hole | Box 500
B32922C3104M000 | TDK | 100 nF ±20 % 305 VAC X2 | Radial 15 mm | 0.22 | capacitance=1e-7 tolerance=20 voltage=305 characteristic=X2 dielectric=Polypropylene (PP) pitch=15 temperatureMin=-40 temperatureMax=110
B32923C3474M000 | TDK | 470 nF ±20 % 305 VAC X2 | Radial 22.5 mm | 0.45 | capacitance=4.7e-7 tolerance=20 voltage=305 characteristic=X2 dielectric=Polypropylene (PP) pitch=22.5 temperatureMin=-40 temperatureMax=110
R46KI310000M1M | KEMET | 100 nF ±20 % 275 VAC X2 | Radial 15 mm | 0.2 | capacitance=1e-7 tolerance=20 voltage=275 characteristic=X2 dielectric=Polypropylene (PP) pitch=15 temperatureMin=-40 temperatureMax=110
ECQ-U2A104ML | Panasonic | 100 nF ±20 % 275 VAC X2 | Radial 15 mm | 0.24 | capacitance=1e-7 tolerance=20 voltage=275 characteristic=X2 dielectric=Polypropylene (PP) pitch=15 temperatureMin=-40 temperatureMax=110
MKY22W11003D00KSSD | WIMA | 10 nF ±10 % 250 VAC Y2 | Radial 15 mm | 0.3 | capacitance=1e-8 tolerance=10 voltage=250 characteristic=Y2 dielectric=Polypropylene (PP) pitch=15 temperatureMin=-40 temperatureMax=105
# Capacitors > Film Capacitors > DC-Link | DC-link film capacitor | film-box-37.5 | Through hole | Box 50
B32778G4107K000 | TDK | 100 µF ±10 % 450 V | Radial 52.5 mm | 14 | capacitance=1e-4 tolerance=10 voltage=450 dielectric=Polypropylene (PP) temperatureMin=-40 temperatureMax=105
C4AQLBW5500A3JK | KEMET | 50 µF ±10 % 500 V | Radial 37.5 mm | 9.2 | capacitance=5e-5 tolerance=10 voltage=500 dielectric=Polypropylene (PP) temperatureMin=-55 temperatureMax=105
DCP4I056007GD4KSSD | WIMA | 60 µF ±10 % 600 V | Radial 37.5 mm | 12 | capacitance=6e-5 tolerance=10 voltage=600 dielectric=Polypropylene (PP) temperatureMin=-55 temperatureMax=105
# Capacitors > Supercapacitors > EDLC Coin | Coin supercapacitor | coin-cell | Through hole | Box 200
FC0H104ZFTBR24 | KEMET | 100 mF −20/+80 % 5.5 V | Coin 10.7 mm | 1.6 | capacitance=0.1 voltage=5.5 esr=50 temperatureMin=-25 temperatureMax=70
FG0H474ZF | KEMET | 470 mF −20/+80 % 5.5 V | Coin 16.5 mm | 2.4 | capacitance=0.47 voltage=5.5 esr=25 temperatureMin=-25 temperatureMax=70
KR-5R5H105-R | Eaton | 1 F −20/+80 % 5.5 V | Coin 21.5 mm | 3.2 | capacitance=1 voltage=5.5 esr=30 temperatureMin=-25 temperatureMax=70
EEC-S0HD224H | Panasonic | 220 mF −20/+80 % 5.5 V | Coin 13.5 mm | 2.1 | capacitance=0.22 voltage=5.5 esr=75 temperatureMin=-25 temperatureMax=70
# Capacitors > Supercapacitors > EDLC Radial | Radial supercapacitor | aluminium-radial-10 | Through hole | Box 100
HV1020-2R7106-R | Eaton | 10 F −10/+30 % 2.7 V | Radial 10 × 20 mm | 1.9 | capacitance=10 voltage=2.7 esr=0.075 temperatureMin=-40 temperatureMax=65
HV0810-2R7105-R | Eaton | 1 F −10/+30 % 2.7 V | Radial 8 × 13 mm | 1.1 | capacitance=1 voltage=2.7 esr=0.2 temperatureMin=-40 temperatureMax=65
SCCR20B335PRB | KYOCERA AVX | 3.3 F −10/+30 % 2.7 V | Radial 8 × 20 mm | 1.3 | capacitance=3.3 voltage=2.7 esr=0.095 temperatureMin=-40 temperatureMax=65
JUMT1105MHD | Nichicon | 1 F ±20 % 2.7 V | Radial 8 × 11.5 mm | 1.2 | capacitance=1 tolerance=20 voltage=2.7 esr=0.5 temperatureMin=-25 temperatureMax=70
# Capacitors > Supercapacitors > Modules | Supercapacitor module | converter-brick | Through hole | Box 20
SCMR18C105MRBA0 | KYOCERA AVX | 1 F ±20 % 5.4 V | Module | 4.9 | capacitance=1 tolerance=20 voltage=5.4 esr=0.4 temperatureMin=-40 temperatureMax=65
PHB-5R0V155-R | Eaton | 1.5 F −10/+30 % 5 V | Module | 6.8 | capacitance=1.5 voltage=5 esr=0.16 temperatureMin=-40 temperatureMax=70
XLM-62R1137B-R | Eaton | 130 F 62 V | Module | 620 | capacitance=130 voltage=62 esr=0.0059 temperatureMin=-40 temperatureMax=65
# Capacitors > Trimmer Capacitors > Ceramic Trimmer | Ceramic trimmer capacitor | trimpot-3296 | Surface mount | Tape & reel 500
TZC3P300A110R00 | Murata | 6.5–30 pF | 4.5 × 3.2 mm | 0.9 | capacitance=3e-11 voltage=100 temperatureMin=-25 temperatureMax=85
TZB4Z060BA10R00 | Murata | 2–6 pF | 4 × 4.5 mm | 1 | capacitance=6e-12 voltage=100 temperatureMin=-25 temperatureMax=85
SGC3S300NM | Vishay | 7–30 pF | 4 × 4.5 mm | 1.3 | capacitance=3e-11 voltage=100 temperatureMin=-55 temperatureMax=125
# Capacitors > Trimmer Capacitors > Film Trimmer | Film trimmer capacitor | trimpot-3296 | Through hole | Box 100
BFC280832659 | Vishay | 5–57 pF | Radial | 2.4 | capacitance=5.7e-11 voltage=250 temperatureMin=-40 temperatureMax=70
BFC280811229 | Vishay | 2–22 pF | Radial | 2 | capacitance=2.2e-11 voltage=250 temperatureMin=-40 temperatureMax=70
# Capacitors > Mica & RF Capacitors > Mica | Mica capacitor | ceramic-leaded-5 | Through hole | Bulk 100
CD15FD101JO3F | Cornell Dubilier | 100 pF ±5 % 500 V | Radial 5.9 mm | 1.7 | capacitance=1e-10 tolerance=5 voltage=500 temperatureMin=-55 temperatureMax=125
CD15FD221JO3F | Cornell Dubilier | 220 pF ±5 % 500 V | Radial 5.9 mm | 2 | capacitance=2.2e-10 tolerance=5 voltage=500 temperatureMin=-55 temperatureMax=125
CD10ED470JO3F | Cornell Dubilier | 47 pF ±5 % 500 V | Radial 5.9 mm | 1.5 | capacitance=4.7e-11 tolerance=5 voltage=500 temperatureMin=-55 temperatureMax=125
`
