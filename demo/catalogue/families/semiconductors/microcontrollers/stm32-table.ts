import { readTable } from '../kit/table.ts'
import { mcuLineColumns } from './lettered-mcu.ts'

/**
 * STM32 lines. The last column lists what is made: pin letter with its package letters, a colon, then flash letter and
 * RAM in KB: "CTU,RT:8=20,B=20" is C8T, C8U, R8T with 20 KB and CBT, CBU, RBT with 20 KB.
 */
export const stm32Lines = readTable(
  mcuLineColumns,
  `
  F030 Cortex-M0  48  2.4  3.6 -               0.75 63  FP:4=4 KT,CT:6=4 CT,RT:8=8,C=32
  F031 Cortex-M0  48  2    3.6 -               1    67  FP,GU,KTU,CT:4=4,6=4
  F042 Cortex-M0  48  2    3.6 USB,CAN         1.2  67  FP,GU,KTU,CTU:4=6,6=6
  F051 Cortex-M0  48  2    3.6 -               1.3  67  KTU,CTU,RTH:4=8,6=8,8=8
  F070 Cortex-M0  48  2.4  3.6 USB             0.9  6   FP,CT:6=6 CT,RT:B=16
  F071 Cortex-M0  48  2    3.6 -               1.5  67  CTU,RT,VTH:8=16,B=16
  F072 Cortex-M0  48  2    3.6 USB,CAN         1.6  67  CTU,RTH,VTH:8=16,B=16
  F091 Cortex-M0  48  2    3.6 CAN             2    67  CTU,RTH,VTH:B=32,C=32
  F100 Cortex-M3  24  2    3.6 -               1.4  67  CT,RT,VT:4=4,6=4,8=8,B=8 RT,VT,ZT:C=24,D=32,E=32
  F101 Cortex-M3  36  2    3.6 -               1.7  6   TU,CT,RT,VT:8=10,B=16 RT,VT,ZT:C=32,D=48,E=48
  F102 Cortex-M3  48  2    3.6 USB             1.7  6   CT,RT:4=4,6=6,8=10,B=16
  F103 Cortex-M3  72  2    3.6 USB,CAN         2.1  67  CT,RT,TU:4=6,6=10 CTU,RTH,VTH,TU:8=20,B=20 RTY,VTH,ZTH:C=48,D=64,E=64 RT,VT,ZT:F=96,G=96
  F105 Cortex-M3  72  2    3.6 USB,CAN         2.9  67  RT,VTH:8=64,B=64,C=64
  F107 Cortex-M3  72  2    3.6 Ethernet,USB,CAN 3.6 67  RT,VTH:B=64,C=64
  F205 Cortex-M3  120 1.8  3.6 USB,CAN         4.2  67  RTY,VT,ZT:B=64,C=96,E=128,F=128,G=128
  F207 Cortex-M3  120 1.8  3.6 Ethernet,USB,CAN 4.9 67  VT,ZT,ITH:C=128,E=128,F=128,G=128
  F215 Cortex-M3  120 1.8  3.6 USB,CAN         5    6   RT,VT,ZT:E=128,G=128
  F217 Cortex-M3  120 1.8  3.6 Ethernet,USB,CAN 5.6 6   VT,ZT,ITH:E=128,G=128
  F301 Cortex-M4F 72  2    3.6 -               1.5  67  KU,CTY,RT:6=16,8=16
  F302 Cortex-M4F 72  2    3.6 USB,CAN         1.8  67  KU,CT,RT:6=16,8=16 CT,RT,VT:B=32,C=40 RT,VTH,ZT:D=64,E=64
  F303 Cortex-M4F 72  2    3.6 USB,CAN         2.2  67  KTU,CT,RT:6=12,8=12 CT,RT,VTH:B=32,C=40 RT,VTH,ZT:D=64,E=64
  F334 Cortex-M4F 72  2    3.6 CAN             2    67  KTU,CT,RT:4=12,6=12,8=12
  F373 Cortex-M4F 72  2    3.6 USB,CAN         2.8  67  CT,RT,VTH:8=16,B=24,C=32
  F401 Cortex-M4F 84  1.7  3.6 USB             2    67  CUY,RT,VTH:B=64,C=64,D=96,E=96
  F405 Cortex-M4F 168 1.8  3.6 USB,CAN         4    67  RT,VT,ZT:G=192
  F407 Cortex-M4F 168 1.8  3.6 Ethernet,USB,CAN 4.6 67  VT,ZT,ITH:E=192,G=192
  F410 Cortex-M4F 100 1.7  3.6 -               1.6  6   TY,CTU,RT:8=32,B=32
  F411 Cortex-M4F 100 1.7  3.6 USB             2.3  67  CUY,RT,VTH:C=128,E=128
  F412 Cortex-M4F 100 1.7  3.6 USB,CAN         2.9  6   CU,RTY,VTH,ZT:E=256,G=256
  F413 Cortex-M4F 100 1.7  3.6 USB,CAN         3.4  6   CU,RT,MY,VTH,ZT:G=320,H=320
  F415 Cortex-M4F 168 1.8  3.6 USB,CAN         4.9  6   RT,VT,ZT:G=192
  F417 Cortex-M4F 168 1.8  3.6 Ethernet,USB,CAN 5.4 6   VT,ZT,ITH:E=192,G=192
  F427 Cortex-M4F 180 1.7  3.6 Ethernet,USB,CAN 5.6 67  VT,ZT,ITH:G=256,I=256
  F429 Cortex-M4F 180 1.7  3.6 Ethernet,USB,CAN 5.9 67  VT,ZT,ITH,BT,NH:E=256,G=256,I=256
  F437 Cortex-M4F 180 1.7  3.6 Ethernet,USB,CAN 6.6 6   VT,ZT,ITH:G=256,I=256
  F439 Cortex-M4F 180 1.7  3.6 Ethernet,USB,CAN 6.9 6   VT,ZT,ITH,BT,NH:G=256,I=256
  F446 Cortex-M4F 180 1.7  3.6 USB,CAN         3.3  67  RT,MY,VT,ZTH:C=128,E=128
  F469 Cortex-M4F 180 1.7  3.6 Ethernet,USB,CAN 6.4 6   VT,ZT,AH,ITH,BT,NH:E=384,G=384,I=384
  F722 Cortex-M7  216 1.7  3.6 USB,CAN         4.3  67  RT,VT,ZT,IT:C=256,E=256
  F730 Cortex-M7  216 1.7  3.6 USB,CAN         3.8  6   RT,VT,ZT:8=256
  F732 Cortex-M7  216 1.7  3.6 USB,CAN         4.7  6   RT,VT,ZT,IT:E=256
  F745 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 5.4 67  VTH,ZT,IT:E=320,G=320
  F746 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 5.7 67  VTH,ZT,IT,BT,NH:E=320,G=320
  F750 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 4.6 6   VT,ZT,NH:8=320
  F756 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 6.5 6   VTH,ZT,IT,BT,NH:G=320
  F765 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 6.2 67  VTH,ZT,ITH,BT,NH:G=512,I=512
  F767 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 6.6 67  VTH,ZT,ITH,BT,NH:G=512,I=512
  F769 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 7.2 6   IT,BT,NH:G=512,I=512
  F777 Cortex-M7  216 1.7  3.6 Ethernet,USB,CAN 7.7 6   VT,ZT,IT,BT,NH:I=512
  G030 Cortex-M0+ 64  2    3.6 -               0.55 67  JM,FP:6=8 KT,CT:6=8,8=8
  G031 Cortex-M0+ 64  1.7  3.6 -               0.8  673 JM,FP,GU,KTU,CTU:4=8,6=8,8=8
  G041 Cortex-M0+ 64  1.7  3.6 -               1    673 JM,FP,GU,KTU,CTU:6=8,8=8
  G050 Cortex-M0+ 64  2    3.6 -               0.7  6   FP,KT,CT:6=18,8=18
  G051 Cortex-M0+ 64  1.7  3.6 -               0.95 673 FP,GU,KTU,CTU:6=18,8=18
  G061 Cortex-M0+ 64  1.7  3.6 -               1.1  673 FP,GU,KTU,CTU:6=18,8=18
  G070 Cortex-M0+ 64  2    3.6 -               0.85 67  KT,CT,RT:B=36
  G071 Cortex-M0+ 64  1.7  3.6 -               1.3  673 EY,GU,KTU,CTU,RTH:6=36,8=36,B=36
  G081 Cortex-M0+ 64  1.7  3.6 -               1.6  673 GU,KTU,CTU,RTH:B=36
  G0B0 Cortex-M0+ 64  2    3.6 USB             1.4  6   KT,CT,RT,VT:E=144
  G0B1 Cortex-M0+ 64  1.7  3.6 USB,CAN_FD      1.8  673 KTU,CTU,RTH,MT,VTH:B=144,C=144,E=144
  G0C1 Cortex-M0+ 64  1.7  3.6 USB,CAN_FD      2.2  673 KTU,CTU,RTH,MT,VTH:C=144,E=144
  G431 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      1.7  673 KTU,CTUY,RTH,MT,VT:6=32,8=32,B=32
  G441 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      2.1  673 KTU,CTUY,RTH,MT,VT:B=32
  G471 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      2.6  673 CTU,RT,MT,VTH,QT:C=128,E=128
  G473 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      3    673 CTU,RT,MT,VTH,QT:B=128,C=128,E=128
  G474 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      3.3  673 CTU,RT,MT,VTH,QT:B=128,C=128,E=128
  G483 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      3.4  673 CTU,RT,MT,VTH,QT:E=128
  G484 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      3.6  673 CTU,RT,MT,VTH,QT:E=128
  G491 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      2.7  673 KU,CTU,RTY,MT,VT:C=112,E=112
  G4A1 Cortex-M4F 170 1.7  3.6 USB,CAN_FD      3    673 KU,CTU,RTY,MT,VT:E=112
  H503 Cortex-M33 250 1.7  3.6 USB,CAN_FD      1.7  67  KU,CTU,RT:B=32
  H562 Cortex-M33 250 1.7  3.6 USB,CAN_FD      4.6  67  RT,VT,ZT,IT,AH:G=640,I=640
  H563 Cortex-M33 250 1.7  3.6 Ethernet,USB,CAN_FD 5 67 RT,VT,ZT,IT,AH:G=640,I=640
  H573 Cortex-M33 250 1.7  3.6 Ethernet,USB,CAN_FD 5.6 67 RT,VT,ZT,IT,AH:I=640
  H723 Cortex-M7  550 1.62 3.6 Ethernet,USB,CAN_FD 5 67 VTH,ZTH:E=564,G=564
  H725 Cortex-M7  550 1.62 3.6 Ethernet,USB,CAN_FD 5.3 67 RV,VTH,ZT,ITH,AH:E=564,G=564
  H730 Cortex-M7  550 1.62 3.6 Ethernet,USB,CAN_FD 4.4 6 VTH,ZT,IT:B=564
  H743 Cortex-M7  480 1.62 3.6 Ethernet,USB,CAN_FD 5.7 67 VTH,ZT,ITH,AH,BT,XH:G=1024,I=1024
  H745 Cortex-M7+M4 480 1.62 3.6 Ethernet,USB,CAN_FD 6.9 67 ZT,ITH,BT,XH:G=1024,I=1024
  H747 Cortex-M7+M4 480 1.62 3.6 Ethernet,USB,CAN_FD 7.4 67 AH,IT,BT,XH:G=1024,I=1024
  H750 Cortex-M7  480 1.62 3.6 Ethernet,USB,CAN_FD 4.9 6 VT,ZT,ITH,XH:B=1024
  H753 Cortex-M7  480 1.62 3.6 Ethernet,USB,CAN_FD 6.8 6 VTH,ZT,ITH,AH,BT,XH:I=1024
  H7A3 Cortex-M7  280 1.62 3.6 USB,CAN_FD      5.2  6   RT,VTH,ZT,ITH,NH:G=1400,I=1400
  H7B0 Cortex-M7  280 1.62 3.6 USB,CAN_FD      4.4  6   RT,VT,ZT,ITH:B=1400
  L010 Cortex-M0+ 32  1.8  3.6 -               0.7  6   FP:4=2 KT,CT:6=8 RT:8=8,B=20
  L011 Cortex-M0+ 32  1.65 3.6 -               0.8  673 FPU,GU,KTU:3=2,4=2
  L021 Cortex-M0+ 32  1.65 3.6 -               0.9  67  FP,GU,KTU:4=2
  L031 Cortex-M0+ 32  1.65 3.6 -               1    673 FP,GU,KTU,CTU:4=8,6=8
  L041 Cortex-M0+ 32  1.65 3.6 -               1.1  673 FP,GU,KTU,CTU:6=8
  L051 Cortex-M0+ 32  1.65 3.6 -               1.5  673 TY,KTU,CTU,RTH:6=8,8=8
  L052 Cortex-M0+ 32  1.65 3.6 USB             1.6  673 TY,KTU,CTU,RTH:6=8,8=8
  L053 Cortex-M0+ 32  1.65 3.6 USB             1.8  673 CTU,RTH:6=8,8=8
  L062 Cortex-M0+ 32  1.65 3.6 USB             1.8  67  KTU,CU:8=8
  L071 Cortex-M0+ 32  1.65 3.6 -               1.8  673 KTU,CTUY,RTH,VT:8=20,B=20,Z=20
  L072 Cortex-M0+ 32  1.65 3.6 USB             2    673 KTU,CTUY,RTH,VT:8=20,B=20,Z=20
  L073 Cortex-M0+ 32  1.65 3.6 USB             2.2  673 CTU,RTH,VT:8=20,B=20,Z=20
  L082 Cortex-M0+ 32  1.65 3.6 USB             2.3  67  KTU,CU:B=20,Z=20
  L100 Cortex-M3  32  1.8  3.6 USB             1.6  6   CU,RT:6=4,8=8,B=10 RT:C=16
  L151 Cortex-M3  32  1.65 3.6 USB             2.2  67  CTU,RTH,VTH:6=10,8=10,B=16,C=32 QH,RT,VT,ZT:D=48,E=80
  L152 Cortex-M3  32  1.65 3.6 USB             2.4  67  CTU,RTH,VTH:6=10,8=10,B=16,C=32 QH,RT,VT,ZT:D=48,E=80
  L162 Cortex-M3  32  1.65 3.6 USB             2.9  67  RT,VT:C=32 QH,RT,VT,ZT:D=48,E=80
  L412 Cortex-M4F 80  1.71 3.6 USB             1.6  673 TY,KTU,CTU,RTH:8=40,B=40
  L422 Cortex-M4F 80  1.71 3.6 USB             1.9  67  TY,KTU,CTU,RTH:B=40
  L431 Cortex-M4F 80  1.71 3.6 CAN             2    673 KU,CTUY,RTH,VTH:B=64,C=64
  L432 Cortex-M4F 80  1.71 3.6 USB,CAN         2    673 KU:B=64,C=64
  L433 Cortex-M4F 80  1.71 3.6 USB,CAN         2.2  673 CTUY,RTH,VTH:B=64,C=64
  L442 Cortex-M4F 80  1.71 3.6 USB,CAN         2.4  67  KU:C=64
  L443 Cortex-M4F 80  1.71 3.6 USB,CAN         2.6  673 CTUY,RTH,VTH:C=64
  L451 Cortex-M4F 80  1.71 3.6 CAN             2.6  673 CU,RTHY,VTH:C=160,E=160
  L452 Cortex-M4F 80  1.71 3.6 USB,CAN         2.8  673 CU,RTHY,VTH:C=160,E=160
  L462 Cortex-M4F 80  1.71 3.6 USB,CAN         3.1  673 CU,RTHY,VTH:E=160
  L471 Cortex-M4F 80  1.71 3.6 CAN             3.4  673 RT,VT,QH,ZT:E=128,G=128
  L475 Cortex-M4F 80  1.71 3.6 USB,CAN         3.5  67  RT,VT:C=128,E=128,G=128
  L476 Cortex-M4F 80  1.71 3.6 USB,CAN         3.7  673 RT,MY,VT,QH,ZT:C=128,E=128,G=128
  L486 Cortex-M4F 80  1.71 3.6 USB,CAN         4.3  673 RT,VT,QH,ZT:G=128
  L496 Cortex-M4F 80  1.71 3.6 USB,CAN         4.2  673 RT,VT,QH,ZT,AH:E=320,G=320
  L4A6 Cortex-M4F 80  1.71 3.6 USB,CAN         4.8  67  RT,VT,QH,ZT,AH:G=320
  L4P5 Cortex-M4F 120 1.71 3.6 USB,CAN         4    67  CTU,RT,VT,QH,ZT,AH:E=320,G=320
  L4R5 Cortex-M4F 120 1.71 3.6 USB,CAN         4.7  67  VT,QH,ZT,AH:G=640,I=640
  L4R9 Cortex-M4F 120 1.71 3.6 USB,CAN         5.4  67  VT,ZT,AH:G=640,I=640
  L4S5 Cortex-M4F 120 1.71 3.6 USB,CAN         5.4  67  VT,QH,ZT,AH:I=640
  L552 Cortex-M33 110 1.71 3.6 USB,CAN_FD      3.6  673 CTU,RT,VT,QH,ZT:C=256,E=256
  L562 Cortex-M33 110 1.71 3.6 USB,CAN_FD      4.2  673 CTU,RT,VT,QH,ZT:E=256
  U031 Cortex-M0+ 56  1.71 3.6 -               0.9  673 FP,GY,KU,CTU,RT:4=12,6=12,8=12
  U073 Cortex-M0+ 56  1.71 3.6 USB             1.4  673 KU,CTU,RT,MT:8=40,B=40,C=40
  U083 Cortex-M0+ 56  1.71 3.6 USB             1.7  673 KU,CTU,RT,MT:C=40
  U535 Cortex-M33 160 1.71 3.6 USB,CAN_FD      3    673 CTU,RT,VT:B=274,C=274,E=274
  U545 Cortex-M33 160 1.71 3.6 USB,CAN_FD      3.4  673 CTU,RT,VT:E=274
  U575 Cortex-M33 160 1.71 3.6 USB,CAN_FD      4.4  673 CTU,RT,VT,QH,ZT,AH:G=786,I=786
  U585 Cortex-M33 160 1.71 3.6 USB,CAN_FD      5.2  673 CTU,RT,VT,QH,ZT,AH:I=786
  U595 Cortex-M33 160 1.71 3.6 USB,CAN_FD      6    673 RT,VT,QH,ZT,AH:I=2500,J=2500
  U599 Cortex-M33 160 1.71 3.6 USB,CAN_FD      7.2  67  VT,ZT,BT:I=2500,J=2500
  C011 Cortex-M0+ 48  2    3.6 -               0.4  673 JM,FPU:4=6,6=6
  C031 Cortex-M0+ 48  2    3.6 -               0.55 673 FP,GU,KTU,CTU:4=12,6=12
  C051 Cortex-M0+ 48  2    3.6 -               0.65 673 FP,GU,KTU,CTU:6=12,8=12
  C071 Cortex-M0+ 48  2    3.6 USB             0.85 673 FP,GU,KTU,CTU,RT:8=24,B=24
  C092 Cortex-M0+ 48  2    3.6 CAN_FD          1.1  673 FP,GU,KTU,CTU,RT:B=30,C=30
  WB15 Cortex-M4F 64  1.71 3.6 Bluetooth_LE    1.9  67  CU:C=48
  WB35 Cortex-M4F 64  1.71 3.6 Bluetooth_LE,USB 2.4 67  CU:C=96,E=96
  WB50 Cortex-M4F 64  2    3.6 Bluetooth_LE    2.4  67  CU:G=128
  WB55 Cortex-M4F 64  1.71 3.6 Bluetooth_LE,USB 3.3 67  CU,RV,VY:C=128,E=256,G=256
  WBA52 Cortex-M33 100 1.71 3.6 Bluetooth_LE   2.6  67  KU,CU:E=96,G=128
  WL55 Cortex-M4+M0+ 48 1.8 3.6 LoRa,Sub-GHz   3.6  67  CU:C=64
  WLE5 Cortex-M4  48  1.8  3.6 LoRa,Sub-GHz    3    67  CU:8=20,B=48,C=64
`,
)
