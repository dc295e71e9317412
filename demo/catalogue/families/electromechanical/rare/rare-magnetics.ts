/** As in rare-passives.ts. */
export const RARE_MAGNETICS = `
# Inductors & EMI > Power Inductors > Toroidal | Toroidal inductor | inductor-shielded-12 | Through hole | Box 50
2116-V-RC | Bourns | 100 µH ±15 % 3.9 A | Radial | 2.2 | inductance=1e-4 tolerance=15 current=3.9 dcResistance=0.045 temperatureMin=-55 temperatureMax=105
2200LL-100-V-RC | Bourns | 10 µH ±15 % 11 A | Radial | 2.6 | inductance=1e-5 tolerance=15 current=11 dcResistance=0.006 temperatureMin=-55 temperatureMax=105
2300HT-101-V-RC | Bourns | 100 µH ±15 % 9 A | Radial | 3.4 | inductance=1e-4 tolerance=15 current=9 dcResistance=0.02 temperatureMin=-55 temperatureMax=200
# Inductors & EMI > RF Inductors > Air Core | Air core inductor | inductor-chip-0805 | Surface mount | Tape & reel 1000
0806SQ-16NJLC | Coilcraft | 15.7 nH ±5 % | 0806 | 0.5 | inductance=1.57e-8 tolerance=5 current=2.9 temperatureMin=-40 temperatureMax=125
1111SQ-27NJEC | Coilcraft | 27 nH ±5 % | 1111 | 0.6 | inductance=2.7e-8 tolerance=5 current=4.5 temperatureMin=-40 temperatureMax=125
A04TJLC | Coilcraft | 12.5 nH ±5 % | 1812 | 0.7 | inductance=1.25e-8 tolerance=5 current=4 temperatureMin=-40 temperatureMax=125
# Inductors & EMI > Ferrite Beads > Arrays | Ferrite bead array | chip-array-4-0603 | Surface mount | Tape & reel 4000
BLA31AG601SN4D | Murata | 4 × 600 Ω 100 mA | 1206 | 0.13 | impedance=600 channels=4 current=0.1 temperatureMin=-55 temperatureMax=125
BLA31BD121SN4D | Murata | 4 × 120 Ω 150 mA | 1206 | 0.12 | impedance=120 channels=4 current=0.15 temperatureMin=-55 temperatureMax=125
MZA2010D121CTD25 | TDK | 4 × 120 Ω 100 mA | 0804 | 0.11 | impedance=120 channels=4 current=0.1 temperatureMin=-55 temperatureMax=125
# Inductors & EMI > Common Mode Chokes > Signal/Data Line | Common mode choke | inductor-shielded-5 | Surface mount | Tape & reel 2000
DLW21SN900SQ2L | Murata | 90 Ω 330 mA USB | 0805 | 0.24 | impedance=90 current=0.33 voltage=50 dcResistance=0.35 channels=1 temperatureMin=-40 temperatureMax=85
DLW21HN121SQ2L | Murata | 120 Ω 280 mA | 0805 | 0.25 | impedance=120 current=0.28 voltage=50 dcResistance=0.4 channels=1 temperatureMin=-40 temperatureMax=85
ACM2012-900-2P-T002 | TDK | 90 Ω 400 mA USB | 0805 | 0.22 | impedance=90 current=0.4 voltage=50 dcResistance=0.19 channels=1 temperatureMin=-40 temperatureMax=85
ACT45B-510-2P-TL003 | TDK | 2.8 kΩ 200 mA CAN | 1812 | 0.6 | impedance=2800 current=0.2 voltage=50 dcResistance=1 channels=1 temperatureMin=-40 temperatureMax=125 qualification=AEC-Q200
744231091 | Würth Elektronik | 90 Ω 370 mA USB | 0805 | 0.5 | impedance=90 current=0.37 voltage=50 dcResistance=0.3 channels=1 temperatureMin=-40 temperatureMax=125
DLP11SN900HL2L | Murata | 90 Ω 150 mA USB | 0504 | 0.2 | impedance=90 current=0.15 voltage=5 dcResistance=1.5 channels=1 temperatureMin=-40 temperatureMax=85
# Inductors & EMI > Common Mode Chokes > Power Line | Power line common mode choke | inductor-shielded-12 | Through hole | Box 100
744821110 | Würth Elektronik | 10 mH 1 A | Radial | 1.4 | inductance=0.01 current=1 voltage=250 temperatureMin=-40 temperatureMax=125
744824622 | Würth Elektronik | 2.2 mH 6 A | Radial | 3.1 | inductance=0.0022 current=6 voltage=250 temperatureMin=-40 temperatureMax=125
B82721K2701N020 | TDK | 10 mH 700 mA | Radial | 1.6 | inductance=0.01 current=0.7 voltage=250 temperatureMin=-40 temperatureMax=125
PLA10AN2230R4D2B | Murata | 22 mH 400 mA | Radial | 0.9 | inductance=0.022 current=0.4 voltage=250 temperatureMin=-25 temperatureMax=120
# Inductors & EMI > EMI Filters > Feed-through | Feed-through filter | mlcc-0603 | Surface mount | Tape & reel 4000
NFM18PC105R0J3D | Murata | 1 µF 4 A | 0603 | 0.09 | capacitance=1e-6 voltage=6.3 current=4 temperatureMin=-40 temperatureMax=85
NFM21PC104R1E3D | Murata | 100 nF 2 A | 0805 | 0.1 | capacitance=1e-7 voltage=25 current=2 temperatureMin=-55 temperatureMax=125
YFF18PC1C104MT000N | TDK | 100 nF 2 A | 0603 | 0.1 | capacitance=1e-7 voltage=16 current=2 temperatureMin=-55 temperatureMax=125
# Inductors & EMI > EMI Filters > Pi/LC Filters | EMI LC filter | mlcc-1206 | Surface mount | Tape & reel 2000
NFE31PT222Z1E9L | Murata | 2.2 nF 6 A T-type | 1206 | 0.2 | capacitance=2.2e-9 voltage=25 current=6 temperatureMin=-40 temperatureMax=85
NFL21SP106X1C3D | Murata | 10 MHz cut-off 100 mA pi | 0805 | 0.18 | frequency=1e7 voltage=16 current=0.1 temperatureMin=-55 temperatureMax=125
MEM2012T10R0T | TDK | 10 MHz cut-off T-type | 0805 | 0.17 | frequency=1e7 voltage=10 current=0.1 temperatureMin=-40 temperatureMax=85
# Inductors & EMI > EMI Filters > AC Line Filters | AC line filter | power-supply | Panel | Box 10
5500.2035 | Schurter | 6 A 250 V with IEC inlet | Panel | 9.8 | current=6 voltage=250 temperatureMin=-25 temperatureMax=100
5110.0633.1 | Schurter | 6 A 250 V with IEC inlet and fuse holder | Panel | 11 | current=6 voltage=250 temperatureMin=-25 temperatureMax=85
1-1609037-1 | TE Connectivity | 6 A 250 V chassis | Panel | 12 | current=6 voltage=250 temperatureMin=-10 temperatureMax=40
# Inductors & EMI > Transformers > Pulse/LAN | LAN transformer | soic-16w | Surface mount | Tape & reel 600
HX1188NL | Pulse Electronics | 10/100BASE-T single port | SOIC-16W | 1.6 | channels=1 isolationVoltage=1500 temperatureMin=0 temperatureMax=70
H5007NL | Pulse Electronics | 1000BASE-T single port | SOIC-24W | 3.2 | channels=4 isolationVoltage=1500 temperatureMin=0 temperatureMax=70
749010012A | Würth Elektronik | 10/100BASE-T single port | SOIC-16W | 2.6 | channels=1 isolationVoltage=1500 temperatureMin=0 temperatureMax=70
# Inductors & EMI > Transformers > Flyback/SMPS | Flyback transformer | relay | Through hole | Tray 50
750311681 | Würth Elektronik | 9–57 V in, 5 V out PoE | Through hole | 4.1 | isolationVoltage=1500 temperatureMin=-40 temperatureMax=125
750313734 | Würth Elektronik | 5 V push-pull 1:1.3 | SMD | 2.6 | isolationVoltage=2500 temperatureMin=-40 temperatureMax=125
POE13P-50LD | Coilcraft | 36–57 V in, 5 V out PoE | SMD | 3.6 | isolationVoltage=1500 temperatureMin=-40 temperatureMax=125
# Inductors & EMI > Transformers > Current Sense | Current sense transformer | relay | Through hole | Tray 100
PE-51687NL | Pulse Electronics | 1:100 20 A | Through hole | 2.4 | current=20 isolationVoltage=500 temperatureMin=-40 temperatureMax=130
B82801B0504A100 | TDK | 1:100 8 A | SMD | 1.4 | current=8 isolationVoltage=500 temperatureMin=-40 temperatureMax=125
# Inductors & EMI > Transformers > Gate Drive | Gate drive transformer | relay | Surface mount | Tape & reel 250
DA2320-ALB | Coilcraft | 1:1:1 | SMD | 2.4 | isolationVoltage=1500 temperatureMin=-40 temperatureMax=125
PA0264NL | Pulse Electronics | 1:1 | SMD | 2.2 | isolationVoltage=1500 temperatureMin=-40 temperatureMax=130
760301106 | Würth Elektronik | 1:1 | SMD | 2.7 | isolationVoltage=1500 temperatureMin=-40 temperatureMax=125
# Inductors & EMI > Wireless Charging Coils > Transmitter Coils | Wireless charging transmitter coil | speaker | Free hanging | Tray 50
760308101303 | Würth Elektronik | 24 µH 6 A 53 mm | Coil | 6.2 | inductance=2.4e-5 tolerance=10 current=6 dcResistance=0.1 temperatureMin=-20 temperatureMax=105
760308101104 | Würth Elektronik | 6.3 µH 13 A | Coil | 7.1 | inductance=6.3e-6 tolerance=10 current=13 dcResistance=0.03 temperatureMin=-20 temperatureMax=105
WT505090-20K2-A10-G | TDK | 24 µH 50 mm | Coil | 5.4 | inductance=2.4e-5 tolerance=10 current=6 dcResistance=0.07 temperatureMin=-20 temperatureMax=85
# Inductors & EMI > Wireless Charging Coils > Receiver Coils | Wireless charging receiver coil | speaker | Free hanging | Tray 50
760308102213 | Würth Elektronik | 10 µH 4.5 A 37 mm | Coil | 5.8 | inductance=1e-5 tolerance=10 current=4.5 dcResistance=0.16 temperatureMin=-20 temperatureMax=105
760308101220 | Würth Elektronik | 26 µH 1.5 A 26 mm | Coil | 5.1 | inductance=2.6e-5 tolerance=10 current=1.5 dcResistance=0.35 temperatureMin=-20 temperatureMax=105
WR303050-12F5-ID | TDK | 12.5 µH 30 mm | Coil | 3.9 | inductance=1.25e-5 tolerance=10 current=1.5 dcResistance=0.4 temperatureMin=-20 temperatureMax=85
`
