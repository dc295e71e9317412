import { regulatorColumns } from '../kinds/linear-regulator.ts'
import { readTable } from '../kit/table.ts'

/** `{v}` in the head is the output voltage in tenths of a volt, 01 for adjustable. */
export const tiRegulators = readTable(
  regulatorColumns,
  `
  TLV700{v}   LDO5 200m 2   5.5 175m 31u  E 0.11 1.2,1.3,1.5,1.8,1.9,2,2.2,2.5,2.8,2.9,3,3.1,3.3,3.6 -:E DDC5 DCK5 DSE +Q1
  TLV702{v}   LDO5 300m 2   5.5 220m 31u  E 0.12 1.2,1.5,1.8,2.5,2.8,3,3.1,3.3,3.6,4.5 -:E DBV5 DSE P:E DBV5 +Q1
  TLV703{v}   LDO5 300m 2   5.5 220m 31u  E 0.12 1.2,1.8,2.8,3.3 -:E DBV5 DSE
  TLV704{v}   LDO3 150m 2.5 24  850m 3.2u E 0.2  3,3.3,5 -:E DBV5
  TLV705{v}   -    200m 2   5.5 145m 35u  E 0.24 1.2,1.8,2.8,3,3.3 -:E YFP4
  TLV707{v}   -    200m 2   5.5 180m 25u  E 0.13 0.85,1,1.1,1.2,1.5,1.8,1.9,2.5,2.8,2.85,3,3.3,3.6 -:E DQN P:E DQN
  TLV709{v}   LDO5 150m 2.5 30  700m 3.2u E 0.22 3,3.3,3.6,5 A:E DBV5
  TLV711{v}   LDO5 200m 2   5.5 150m 35u  E 0.2  1.8,2.8,3.3 -:E DSE
  TLV713{v}   LDO5 150m 1.4 5.5 230m 50u  E 0.12 1,1.2,1.5,1.8,2.5,2.8,2.85,3,3.3 P:E DBV5 DQN -:E DBV5 DQN +Q1
  TLV733{v}   LDO5 300m 1.4 5.5 122m 34u  E 0.14 1,1.05,1.1,1.2,1.5,1.8,2.5,2.8,2.85,3,3.3 P:E DBV5 DQN DRV +Q1
  TLV740{v}   LDO5 300m 1.4 5.5 460m 50u  E 0.1  1.8,2.5,2.8,3,3.3 P:E DBV5 DQN
  TLV755{v}   LDO5 500m 1.45 5.5 225m 25u E 0.17 adj,0.7,0.9,1,1.2,1.5,1.8,1.85,1.9,2.5,2.8,2.9,3,3.3 P:E DBV5 DQN DRV DYD5
  TLV757{v}   LDO5 1    1.45 5.5 425m 25u E 0.22 adj,0.7,0.9,1,1.2,1.5,1.8,1.9,2.5,2.8,2.9,3,3.3 P:E DBV5 DRV DYD5
  TLV758{v}   -    500m 1.5 6   215m 25u  E 0.2  adj P:E DBV5 DRV
  TLV761{v}   1117 1    2.5 16  750m 60u  E 0.25 3.3,5 -:E DCY
  TLV767{v}   -    1    2.5 16  900m 50u  E 0.35 adj,1.2,1.8,2.5,2.8,3,3.3,5 -:E DRV DGN
  TPS709{v}   LDO5 150m 2.7 30  690m 1u   E 0.4  1.2,1.35,1.5,1.6,1.7,1.8,1.9,2.5,2.7,2.8,3,3.3,3.6,3.8,3.9,5,6,6.5 -:E DBV5 DRV A:E DBV5 DRV +Q1
  TPS715{v}   -    50m  2.5 24  415m 3.2u E 0.6  adj,1.8,1.9,2.3,2.5,3,3.3,3.4,5 -:E DCK5 +Q1
  TPS717{v}   LDO5 150m 2.5 6.5 170m 45u  E 0.65 adj,0.9,1,1.2,1.3,1.5,1.8,1.85,2.5,2.6,2.7,2.8,2.85,3,3.3,5 -:E DCK5 DRV DSE +Q1
  TPS718{v}   -    200m 1.8 6.5 230m 90u  E 1    3.3 -:E DRV
  TPS720{v}   -    350m 1.1 4.5 110m 38u  E 0.7  1,1.05,1.2,1.5,1.8,2.5 -:E DRV YZU5
  TPS727{v}   LDO5 200m 2   5.5 130m 7.9u E 0.5  1.2,1.8,2.8,3,3.3,5 -:E DSE YFF4
  TPS730{v}   LDO5 200m 2.7 5.5 120m 170u E 0.55 adj,1.8,2.5,2.8,2.85,3,3.3,4.75 -:E DBV5 DBV6
  TPS731{v}   LDO5 150m 1.7 5.5 30m  400u E 0.6  adj,1.5,1.8,2.5,3,3.3,5 -:E DBV5
  TPS732{v}   LDO5 250m 1.7 5.5 40m  400u E 0.75 adj,1.2,1.5,1.6,1.8,2.5,3,3.3,5 -:E DBV5 DCQ DRB
  TPS735{v}   LDO5 500m 2.7 6.5 280m 46u  E 0.6  adj,1.2,1.25,1.5,1.8,2.5,2.6,2.7,2.8,2.85,3,3.3,3.6,5 -:E DRB DRV
  TPS736{v}   LDO5 400m 1.7 5.5 75m  400u E 0.7  adj,1.2,1.25,1.5,1.6,1.8,2.5,3,3.2,3.3,4.3 -:E DBV5 DCQ DRB
  TPS737{v}   -    1    2.2 5.5 130m 400u E 1    adj,1.8,2.5,3,3.3 -:E DCQ DRB DRV +Q1
  TPS745{v}   -    500m 1.5 6   160m 25u  E 0.3  adj,1.2,1.8,2.5,2.8,3,3.3 P:E DRV
  TPS746{v}   -    1    1.5 6   240m 25u  E 0.35 adj,1.2,1.8,2.5,2.8,3,3.3 P:E DRV
  TPS763{v}   LDO5 150m 2.7 10  300m 85u  E 0.5  adj,1.6,1.8,2.5,2.7,2.8,3,3.3,3.8,5 -:E DBV5 +Q1
  TPS769{v}   LDO5 100m 2.7 10  71m  17u  E 0.55 adj,1.2,1.5,1.8,2.5,2.7,2.8,3,3.3,5 -:E DBV5 +Q1
  TPS767D{v}  -    1    2.7 10  350m 85u  E 2.6  3.3 -:E PWP28
  TPS770{v}   LDO5 50m  2.7 10  48m  17u  E 0.55 adj,1.2,1.5,1.8,2.5,2.7,2.8,3,3.3,5 -:E DBV5
  TPS780{v}   -    150m 2.2 5.5 250m 500n E 0.6  adj,1.2,1.8,2.2,2.5,3.3 -:E DDC5 DRV
  TPS782{v}   LDO5 150m 2.2 5.5 130m 500n E 0.45 1.8,2.5,2.7,2.8,3,3.3,3.6 -:E DDC5 DRV
  TPS786{v}   -    1.5  2.7 5.5 390m 260u E 1.8  adj,1.8,2.5,2.8,3,3.3 -:E DCQ KTT5 DRB
  TPS791{v}   LDO5 100m 2.7 5.5 38m  170u E 0.7  adj,1.8,3.3,4.7 -:E DBV5 DBV6
  TPS793{v}   LDO5 200m 2.7 5.5 112m 170u E 0.6  adj,1.8,2.5,2.8,2.85,3,3.3,4.75 -:E DBV5 DBV6 YZQ5 +Q1
  TPS795{v}   -    500m 2.7 5.5 110m 265u E 1    adj,1.6,1.8,2.5,3,3.3 -:E DCQ DRB
  TPS796{v}   -    1    2.7 5.5 250m 265u E 1.3  adj,1.3,1.8,2.5,2.8,3,3.3,5 -:E DCQ DRB KTT5
  TPS797{v}   -    50m  1.8 5.5 105m 1.2u E 0.5  1.8,2.5,3,3.3 -:E DCK5
  TPS799{v}   LDO5 200m 2.7 6.5 100m 40u  E 0.55 adj,1.2,1.3,1.5,1.8,1.9,2.5,2.6,2.7,2.75,2.8,2.85,3,3.15,3.2,3.3,4.2,5 -:E DDC5 DRV +Q1
  TPS7A02{v}  LDO5 200m 1.5 6   205m 25n  E 0.45 0.8,1,1.2,1.5,1.8,2.5,2.8,3,3.1,3.3 P:E DBV5 DQN
  TPS7A03{v}  LDO5 200m 1.5 6   205m 200n E 0.38 1.2,1.5,1.8,2.5,2.8,3,3.3 P:E DBV5 DQN
  TPS7A05{v}  LDO5 200m 1.4 5.5 235m 1u   E 0.28 0.8,1,1.2,1.5,1.8,2.2,2.5,2.8,2.9,3,3.3 P:E DBV5 DQN DBZ
  TPS7A16{v}  -    100m 3   60  265m 5u   E 0.9  adj,3.3,5 -:E DGN DRB +Q1
  TPS7A20{v}  LDO5 300m 1.6 6   140m 6.5u E 0.35 0.8,1,1.2,1.5,1.8,2.5,2.8,2.85,3,3.3,5 P:E DBV5 DQN YCK4
  TPS7A24{v}  -    200m 2.4 18  250m 2u   E 0.4  adj,1.25,1.8,2.5,3,3.3,5 -:E DBV5
  TPS7A26{v}  -    500m 2.4 18  590m 2u   E 0.5  adj,1.8,2.5,3.3,5 -:E DRV
  TPS7A47{v}  -    1    3   36  307m 580u E 2.3  adj -:E RGW +Q1
  TPS7A49{v}  -    150m 3   36  260m 61u  E 1.3  adj -:E DGN DRB
  TPS7A52{v}  -    2    1.1 6.5 115m 2.8m E 2    adj -:E RPS12
  TPS7A80{v}  -    1    2.2 6.5 170m 60u  E 1.2  adj,3,3.3,5 -:E DRB
  TPS7A83{v}  -    2    1.1 6.5 125m 2.8m E 2.6  adj -:E RGR RGW
  TPS7A84{v}  -    3    1.1 6.5 180m 2.8m E 2.9  adj A:E RGR
  TPS7A85{v}  -    4    1.1 6.5 240m 2.8m E 3.4  adj A:E RGR
  TPS7A91{v}  -    1    1.4 6.5 200m 2.1m E 1.6  adj -:E DSK
  TPS7B63{v}  -    300m 4   40  240m 19u  E 1.1  3.3,5 -:E PWP16 +Q1
  TPS7B69{v}  LDO5 150m 4   40  450m 15u  E 0.5  2.5,3.3,5 -:E DBV5 DCY +Q1
  TPS7B82{v}  -    300m 3   40  490m 2.7u E 0.6  2.5,3.3,5 -:E DGN DRV KVU +Q1
  TPS7B86{v}  -    500m 3   40  475m 17u  E 0.7  adj,3.3,5 -:E DDA KVU +Q1
  LP2950-{v}  -    100m 2.5 30  380m 75u  E 0.2  3,3.3,5 -:E LP
  LP2980-{v}  LDO5 50m  2.2 16  120m 65u  E 0.2  1.8,2.5,2.8,3,3.3,5 -:E DBV5
  LP2981-{v}  LDO5 100m 2.1 16  200m 95u  E 0.22 1.8,2.8,3,3.3,5 -:E DBV5
  LP2985-{v}  LDO5 150m 2.2 16  280m 850u E 0.2  1.8,2.5,2.7,2.8,2.9,3,3.1,3.3,5,10 -:E DBV5
  LP2985A-{v} LDO5 150m 2.2 16  280m 850u E 0.23 1.8,2.5,2.8,2.9,3,3.3,5,10 -:E DBV5
  LP2992-{v}  LDO5 250m 2.2 16  450m 850u E 0.4  1.5,1.8,2.5,3.3,5 -:E DBV5
  TLV1117-{v} 1117 800m 2.7 15  1.2  5m   E 0.16 1.5,1.8,2.5,3.3,5 C:W DCY KVU KCS I:E DCY KVU KCS
  TLV1117LV{v} 1117 1   2   5.5 455m 50u  E 0.2  1.2,1.5,1.8,2.5,2.8,3,3.3 -:E DCY
  TL1963A-{v} -    1.5  2.1 20  340m 1m   E 1.3  1.5,1.8,2.5,3.3 -:E DCQ KTT5
  TL780-{v}   78   1.5  7   25  2    4m   W 0.8  5,12,15 C:W KCS KTT
`,
)

/** Three-terminal classics whose head already names the voltage. */
export const tiClassicRegulators = readTable(
  regulatorColumns,
  `
  LM317     LM317  1.5  3   40 2    5m   W 0.2  adj -:W DCY KCS KCT KTT +lead
  LM317M    LM317M 500m 3   40 2    5m   W 0.22 adj -:W DCY KVU +lead
  LM317L    LM317L 100m 3.7 32 2    5m   W 0.14 adj C:W LP PK D8 PW8 I:E LP PK D8 +lead
  LM337     LM337  1.5  3.7 40 2    5m   W 0.45 adj -:W KCS KTT
  LM237     LM337  1.5  3.7 40 2    5m   A 0.6  adj -:A KCS
  TL317     LM317L 100m 3.7 32 2    5m   W 0.2  adj C:W D8 PW8 LP
  UA7805    78     1.5  7   25 2    4.2m W 0.28 5   C:W KCS KCT KTT
  UA7806    78     1.5  8   25 2    4.3m W 0.32 6   C:W KCS
  UA7808    78     1.5  10.5 25 2   4.3m W 0.3  8   C:W KCS KCT KTT
  UA7809    78     1.5  11  25 2    4.3m W 0.32 9   C:W KCS
  UA7810    78     1.5  12.5 28 2   4.3m W 0.32 10  C:W KCS KTT
  UA7812    78     1.5  14.5 30 2   4.3m W 0.28 12  C:W KCS KCT KTT
  UA7815    78     1.5  17.5 30 2   4.4m W 0.3  15  C:W KCS KTT
  UA7824    78     1.5  27  38 2    4.6m W 0.34 24  C:W KCS KTT
  UA78L02   78L    100m 4.75 20 1.7 3.6m W 0.15 2.6 AC:W LP D8 PK
  UA78L05   78L    100m 7   20 1.7  3.8m W 0.1  5   C:W LP D8 PK AC:W LP D8 PK AI:E LP PK D8 +lead
  UA78L06   78L    100m 8   20 1.7  3.9m W 0.13 6.2 AC:W LP PK
  UA78L08   78L    100m 10.5 23 1.7 4m   W 0.13 8   C:W LP D8 AC:W LP D8 PK
  UA78L09   78L    100m 12  24 1.7  4.1m W 0.13 9   AC:W LP D8 PK
  UA78L10   78L    100m 13  25 1.7  4.2m W 0.14 10  AC:W LP D8 PK
  UA78L12   78L    100m 14.5 27 1.7 4.3m W 0.12 12  C:W LP D8 AC:W LP D8 PK
  UA78L15   78L    100m 17.5 30 1.7 4.6m W 0.13 15  C:W LP D8 AC:W LP D8 PK
  UA78M05   78M    500m 7   25 2    4.5m W 0.2  5   C:W DCY KVU KCS I:E DCY KVU KCS +Q1
  UA78M06   78M    500m 8   25 2    4.5m W 0.23 6   C:W KCS KVU
  UA78M08   78M    500m 10.5 25 2   4.6m W 0.22 8   C:W DCY KVU KCS
  UA78M10   78M    500m 12.5 28 2   4.7m W 0.24 10  C:W KVU +Q1
  UA78M12   78M    500m 14.5 30 2   4.8m W 0.22 12  C:W KVU KCS
  UA78M33   78M    500m 5.3 25 2    4.5m W 0.22 3.3 C:W DCY KVU KCS +Q1
  UA7905    79     1.5  7   25 2    1.5m W 0.4  -5  C:W KCS KTT
  UA7908    79     1.5  10.5 25 2   1.5m W 0.42 -8  C:W KCS
  UA7912    79     1.5  14.5 30 2   2m   W 0.4  -12 C:W KCS
  UA7915    79     1.5  17.5 30 2   2m   W 0.42 -15 C:W KCS
  MC79L05   79L    100m 7   20 1.7  6m   W 0.16 -5  AC:W LP D8
  MC79L12   79L    100m 14.5 27 1.7 6m   W 0.17 -12 AC:W LP D8
  MC79L15   79L    100m 17.5 30 1.7 6m   W 0.17 -15 AC:W LP D8
`,
)

/** Ex-National regulators: the voltage follows the package, e.g. LM1117MPX-3.3/NOPB. */
export const nationalRegulators = readTable(
  regulatorColumns,
  `
  LM1084    LM1084 5    2.6 30 1.3  5m   W 1.6  adj,3.3,5 I:E S T
  LM1085    LM1084 3    2.6 30 1.3  5m   W 1.3  adj,3.3,5,12 I:E S T
  LM1086    LM1084 1.5  2.6 30 1.3  5m   W 0.9  adj,1.8,2.5,2.85,3.3,5 C:W S T I:E S T
  LM1117    1117   800m 2.6 20 1.2  5m   W 0.45 adj,1.8,2.5,3.3,5 -:W MP DT T LD8 I:E MP DT
  LM2931    -      100m 5.6 26 300m 400u E 0.6  5   -:I M8 T Z
  LM2937    -      500m 6   26 500m 2m   E 0.95 5,8,10,12,15 E:E S T
  LM2940    -      1    6   26 500m 10m  W 1    5,8,9,10,12,15 C:W S T
  LM2990    -      1    6   26 600m 1m   E 1.6  -5,-12,-15 -:E S T
  LM317     LM317  1.5  3   40 2    5m   W 0.5  adj -:W T S E:W MP AE:E MP AM:E DT
  LM337     LM337  1.5  3.7 40 2    5m   W 0.8  adj -:W T I:E MP
  LM338     LM338  5    3   40 2.5  5m   W 1.9  adj -:W T
  LM340     78     1.5  7   35 2    6m   W 0.9  5,12,15 -:W S T MP
  LM3940    -      1    4.5 7.5 500m 10m E 0.95 3.3 I:E S T MP
  LP2951    -      100m 2.3 30 380m 75u  E 0.6  3,3.3 C:E M8 MM8 N8 AC:E M8 MM8 N8
  LP2980    LDO5   50m  2.2 16 120m 65u  E 0.45 3,3.3,4.7,5 I:E M5 AI:E M5
  LP2989    -      500m 2.1 16 310m 110u E 1.4  1.8,2.5,2.8,3,3.3,5 I:E M8 MM8 AI:E M8 MM8
  LP3874    -      800m 2.5 7  240m 5m   E 1.3  1.8,2.5,3.3 E:E S
  LP38690   -      1    2.7 10 450m 55u  E 0.9  1.8,2.5,3.3,5 -:E DT SD6
  LP38692   -      1    2.7 10 450m 55u  E 0.9  1.8,2.5,3.3,5 -:E MP SD6
  LP3962    -      1.5  2.5 7  380m 5m   E 1.9  1.8,2.5,3.3,5 E:E S T
  LP3982    -      300m 2.5 6  120m 90u  I 1    adj,1.8,2.5,2.82,3,3.3 I:I MM8 LD8
  LP3985    LDO5   150m 2.5 6  100m 85u  E 0.4  2.5,2.7,2.8,2.9,3,3.2,3.3,4.8,5 I:E M5
  LP5907    LDO5   250m 2.2 5.5 120m 12u E 0.18 1.2,1.5,1.8,2.5,2.7,2.8,2.85,3,3.2,3.3,4.5 -:E MF5
`,
)
