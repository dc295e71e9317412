/**
 * A BOM to try the tool with: a small sensor board as KiCad writes it, of parts that every demo catalogue has. U4 has a
 * typing error, R5 and R6 have only a value, C9 is not fitted.
 */
export const SAMPLE_BOM_NAME = 'Sensor board'

export const SAMPLE_BOM = `"Reference","Value","Footprint","Qty","DNP","Manufacturer","MPN"
"U1","ESP32-S3-WROOM-1","RF_Module:ESP32-S3-WROOM-1","1","","Espressif Systems","ESP32-S3-WROOM-1-N8R8"
"U2","MCP1700-3302E","Package_TO_SOT_SMD:SOT-23","1","","Microchip","MCP1700T-3302E/TT"
"U3,U11","LM358","Package_SO:SOIC-8_3.9x4.9mm_P1.27mm","2","","TI","LM358DR"
"U4","TPS54331","Package_SO:SOIC-8_3.9x4.9mm_P1.27mm","1","","Texas Instruments","TPS54313DR"
"U5","24LC256","Package_SO:SOIC-8_3.9x4.9mm_P1.27mm","1","","Microchip","24LC256-I/SN"
"U6","BMP390","Package_LGA:Bosch_LGA-10","1","","Bosch Sensortec","BMP390"
"U7","W25Q128JVS","Package_SO:SOIC-8_5.23x5.23mm_P1.27mm","1","","Winbond","W25Q128JVSIQ"
"U8","SN74HC595","Package_SO:TSSOP-16_4.4x5mm_P0.65mm","1","","TI","SN74HC595PWR"
"U9","TL431","Package_TO_SOT_SMD:SOT-23","1","","Texas Instruments","TL431AIDBZR"
"U10,U12","LTV-817S","Package_DIP:SMDIP-4_W9.53mm","2","","Lite-On","LTV817S"
"Q1,Q2","IRLML6344","Package_TO_SOT_SMD:SOT-23","2","","Infineon","IRLML6344TRPBF"
"Q3,Q4","MMBT3904","Package_TO_SOT_SMD:SOT-23","2","","onsemi","MMBT3904LT1G"
"D1","BAT54S","Package_TO_SOT_SMD:SOT-23","1","","Nexperia","BAT54S"
"R1,R2,R3,R4","10k","Resistor_SMD:R_0603_1608Metric","4","","Yageo","RC0603FR-0710KL"
"R5,R6","10k 1%","Resistor_SMD:R_0603_1608Metric","2","","",""
"C1,C2,C3,C4,C5,C6","100nF","Capacitor_SMD:C_0603_1608Metric","6","","Samsung","CL10B104KB8NNNC"
"C7,C8","100nF","Capacitor_SMD:C_0603_1608Metric","2","","Murata","GRM188R71H104KA93"
"C9","100nF","Capacitor_SMD:C_0603_1608Metric","1","DNP","Murata","GRM188R71H104KA93D"
"FB1","120R","Inductor_SMD:L_0603_1608Metric","1","","Murata","BLM18PG121SN1D"
"L1","10uH","Inductor_SMD:L_Bourns-SRN6045","1","","Bourns","SRN6045-100M"
"Y1","16MHz","Crystal:Crystal_SMD_3225-4Pin_3.2x2.5mm","1","","Abracon","ABM8-16.000MHZ-7-1-U-T"
"J1","USB_C_Receptacle","Connector_USB:USB_C_Receptacle_GCT_USB4105","1","","GCT","USB4105-GF-A"
"J2","Conn_01x04","Connector_JST:JST_XH_B4B-XH-A_1x04_P2.50mm_Vertical","1","","JST","B4B-XH-A(LF)(SN)"
`
