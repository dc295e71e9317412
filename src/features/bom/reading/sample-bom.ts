/** A board to try the tool with: it shows most of what the reader does by itself. */
export const SAMPLE_BOM = `Sensor node rev. B,,,,,,,
References,Qty,Description,Manufacturer,MPN,MPN 2,Package,DNP
Power,,,,,,,
U1,1,Step-down converter 3 A,Texas Instruments,TPS54331DR,,SOIC-8,
L1,1,Inductor 10 uH,Bourns,SRN6045-100M,,6045,
"C1-C4, C7",5,100 nF 50 V X7R,Murata,GRM188R71H104KA93D,CL10B104KB8NNNC,0603,
D1,1,Schottky diode,Nexperia,"BAT54S,215",,SOT-23,
Controller,,,,,,,
U2,1,Microcontroller 72 MHz,STMicroelectronics,STM32F103C8T6,,LQFP-48,
U3,1,Flash 128 Mbit,Winbond,W25Q128JVSIQ,,SOIC-8,
"R1,R2,R5",3,10 kOhm 1 %,Yageo,RC0603FR-0710KL,,0603,
FB1,1,Ferrite bead 120 Ohm,Murata,BLM18PG121SN1D,,0603,
Analogue,,,,,,,
U4,1,Dual op amp,Texas Instruments,LM358DR,TL072CDR,SOIC-8,
U5,1,ADC 16 bit,Texas Instruments,ADS1115IDGSR,,VSSOP-10,
"Q1,Q2",2,MOSFET,onsemi,BSS138LT1G,"2N7002,215",SOT-23,
J1,1,USB-C receptacle,GCT,USB4105-GF-A,,,DNP
Total,17,,,,,,
`
