import { readTable } from '../kit/table.ts'

export const nxpMcuColumns = [
  'head',
  'core',
  'megahertz',
  'flash',
  'ram',
  'supplyMin',
  'extras',
  'price',
  'orders',
] as const

export const lpcs = readTable(
  nxpMcuColumns,
  `
  LPC804M101  Cortex-M0+ 15  32  4   1.71 -                0.7  letters JDH20 JDH24 JHI33
  LPC811M001  Cortex-M0+ 30  8   2   1.8 -                 0.9  JDH16
  LPC812M101  Cortex-M0+ 30  16  4   1.8 -                 1    JDH16 JDH20
  LPC822M101  Cortex-M0+ 30  16  4   1.8 -                 1.1  letters JDH20 JHI33
  LPC824M201  Cortex-M0+ 30  32  8   1.8 -                 1.3  letters JDH20 JHI33
  LPC844M201  Cortex-M0+ 30  64  8   1.8 -                 1.4  letters JBD48 JBD64 JHI33
  LPC845M301  Cortex-M0+ 30  64  16  1.8 -                 1.6  letters JBD48 JBD64 JHI33
  LPC1111     Cortex-M0  50  8   2   1.8 -                 1.2  FHN33 JHN33
  LPC1112     Cortex-M0  50  16  4   1.8 -                 1.3  FHN33 JHN33
  LPC1113     Cortex-M0  50  24  8   1.8 -                 1.5  FHN33 FBD48 JBD48
  LPC1114     Cortex-M0  50  32  8   1.8 -                 1.6  FHN33 FBD48 JBD48 FN28
  LPC1115     Cortex-M0  50  64  8   1.8 -                 1.9  FBD48 JBD48
  LPC11U14    Cortex-M0  50  32  6   1.8 USB               1.8  FHN33 FBD48
  LPC11U24    Cortex-M0  50  32  10  1.8 USB               2    FHN33 FBD48 FBD64
  LPC11U35    Cortex-M0  50  64  10  1.8 USB               2.3  FHN33 FHI33 FBD48 FBD64
  LPC11U37    Cortex-M0  50  128 10  1.8 USB               2.6  FBD48 FBD64
  LPC11U68    Cortex-M0+ 50  256 36  2.4 USB               3    letters JBD48 JBD64 JBD100
  LPC1311     Cortex-M3  72  8   4   2   -                 1.6  FHN33
  LPC1313     Cortex-M3  72  32  8   2   -                 2    FHN33 FBD48
  LPC1343     Cortex-M3  72  32  8   2   USB               2.3  FHN33 FBD48
  LPC1347     Cortex-M3  72  64  12  2   USB               2.6  FHN33 FBD48 FBD64
  LPC1517     Cortex-M3  72  64  12  2.4 CAN               2    letters JBD48 JBD64
  LPC1518     Cortex-M3  72  128 20  2.4 CAN               2.4  letters JBD64 JBD100
  LPC1519     Cortex-M3  72  256 36  2.4 CAN               2.9  letters JBD64 JBD100
  LPC1547     Cortex-M3  72  64  12  2.4 USB,CAN           2.3  letters JBD48 JBD64
  LPC1548     Cortex-M3  72  128 20  2.4 USB,CAN           2.8  letters JBD64 JBD100
  LPC1549     Cortex-M3  72  256 36  2.4 USB,CAN           3.3  letters JBD48 JBD64 JBD100
  LPC1751     Cortex-M3  100 32  8   2.4 USB,CAN           2.9  FBD80
  LPC1752     Cortex-M3  100 64  16  2.4 USB,CAN           3.3  FBD80
  LPC1754     Cortex-M3  100 128 32  2.4 USB,CAN           3.9  FBD80
  LPC1756     Cortex-M3  100 256 32  2.4 USB,CAN           4.5  FBD80
  LPC1758     Cortex-M3  100 512 64  2.4 Ethernet,USB,CAN  6.2  FBD80
  LPC1759     Cortex-M3  120 512 64  2.4 USB,CAN           6.2  FBD80
  LPC1763     Cortex-M3  100 256 64  2.4 -                 4.6  FBD100
  LPC1764     Cortex-M3  100 128 32  2.4 Ethernet,USB,CAN  4.6  FBD100
  LPC1765     Cortex-M3  100 256 64  2.4 USB,CAN           5.2  FBD100 FET100
  LPC1766     Cortex-M3  100 256 64  2.4 Ethernet,USB,CAN  5.8  FBD100
  LPC1767     Cortex-M3  100 512 64  2.4 Ethernet          6    FBD100
  LPC1768     Cortex-M3  100 512 64  2.4 Ethernet,USB,CAN  7.2  FBD100 FET100 FUK100
  LPC1769     Cortex-M3  120 512 64  2.4 Ethernet,USB,CAN  7.5  FBD100
  LPC1774     Cortex-M3  120 128 40  2.4 USB,CAN           5.2  FBD144 FBD208
  LPC1776     Cortex-M3  120 256 80  2.4 Ethernet,USB,CAN  6.2  FBD208 FET180
  LPC1778     Cortex-M3  120 512 96  2.4 Ethernet,USB,CAN  7.3  FBD144 FBD208 FET180 FET208
  LPC1788     Cortex-M3  120 512 96  2.4 Ethernet,USB,CAN  7.9  FBD144 FBD208 FET180 FET208
  LPC1837     Cortex-M3  180 1024 136 2.4 Ethernet,USB,CAN 8.4  JBD144 JET100 JET256
  LPC1857     Cortex-M3  180 1024 136 2.4 Ethernet,USB,CAN 9.2  JBD208 JET256
  LPC2103     ARM7TDMI-S 70  32  8   1.65 -                3.4  FBD48 FHN48
  LPC2148     ARM7TDMI-S 60  512 40  3   USB               7.8  FBD64
  LPC2368     ARM7TDMI-S 72  512 58  3   Ethernet,USB,CAN  8.9  FBD100
  LPC2378     ARM7TDMI-S 72  512 58  3   Ethernet,USB,CAN  9.4  FBD144
  LPC2468     ARM7TDMI-S 72  512 98  3   Ethernet,USB,CAN  11   FBD208 FET208
  LPC4072     Cortex-M4F 120 64  24  2.4 USB,CAN           3.6  FBD80 FET80
  LPC4074     Cortex-M4F 120 128 40  2.4 USB,CAN           4.3  FBD80 FBD144
  LPC4076     Cortex-M4F 120 256 80  2.4 Ethernet,USB,CAN  5.6  FBD144 FET180
  LPC4078     Cortex-M4F 120 512 96  2.4 Ethernet,USB,CAN  6.9  FBD80 FBD100 FBD144 FBD208 FET180 FET208
  LPC4088     Cortex-M4F 120 512 96  2.4 Ethernet,USB,CAN  7.7  FBD144 FBD208 FET180 FET208
  LPC4320     Cortex-M4F+M0 204 0 200 2.4 USB,CAN          6.2  FBD144 FET100
  LPC4330     Cortex-M4F+M0 204 0 264 2.4 Ethernet,USB,CAN 6.7  FBD144 FET100 FET180 FET256
  LPC4337     Cortex-M4F+M0 204 1024 136 2.4 Ethernet,USB,CAN 9 JBD144 JET100 JET256
  LPC4357     Cortex-M4F+M0 204 1024 136 2.4 Ethernet,USB,CAN 9.8 JBD208 JET256
  LPC54114    Cortex-M4F+M0+ 100 256 192 1.62 USB          3.4  letters JBD64 JUK49
  LPC54608    Cortex-M4F 180 512 200 1.71 Ethernet,USB,CAN_FD 6.6 letters JBD208 JET180
  LPC54628    Cortex-M4F 220 512 200 1.71 Ethernet,USB,CAN_FD 7.2 letters JBD208 JET180
  LPC5512     Cortex-M33 150 64  48  1.8 USB               2.3  letters JBD64 JBD100
  LPC5516     Cortex-M33 150 256 96  1.8 USB,CAN_FD        3    letters JBD64 JBD100 JEV98
  LPC55S16    Cortex-M33 150 256 96  1.8 USB,CAN_FD        3.3  letters JBD64 JBD100 JEV98
  LPC55S28    Cortex-M33 150 512 256 1.8 USB               4    letters JBD64 JBD100 JEV98
  LPC55S69    Cortex-M33 150 640 320 1.8 USB               4.7  letters JBD64 JBD100 JEV98
`,
)

export const kinetis = readTable(
  nxpMcuColumns,
  `
  MKE02Z16   Cortex-M0+ 40  16  2   2.7  -        1.4 V4 LC LD LH FM
  MKE02Z32   Cortex-M0+ 40  32  4   2.7  -        1.6 V4 LC LD LH FM
  MKE02Z64   Cortex-M0+ 40  64  4   2.7  -        1.8 V4 LC LD LH FM
  MKE04Z8    Cortex-M0+ 48  8   1   2.7  -        0.9 V4 TG WJ FK
  MKE04Z64   Cortex-M0+ 48  64  8   2.7  -        1.6 V4 LD LH LK
  MKE04Z128  Cortex-M0+ 48  128 16  2.7  -        1.9 V4 LD LH LK
  MKE06Z64   Cortex-M0+ 48  64  8   2.7  CAN      1.9 V4 LD LH LK
  MKE06Z128  Cortex-M0+ 48  128 16  2.7  CAN      2.2 V4 LD LH LK
  MKE15Z256  Cortex-M0+ 72  256 32  2.7  -        2.7 V7 LH LL
  MKE18F512  Cortex-M4F 168 512 64  2.7  CAN      5.2 V16 LH LL
  MKL02Z16   Cortex-M0+ 48  16  2   1.71 -        1.1 V4 FG FK FM
  MKL02Z32   Cortex-M0+ 48  32  4   1.71 -        1.2 V4 FG FK FM
  MKL03Z32   Cortex-M0+ 48  32  2   1.71 -        1.1 V4 FG FK
  MKL05Z32   Cortex-M0+ 48  32  4   1.71 -        1.4 V4 LC LF FK FM
  MKL15Z32   Cortex-M0+ 48  32  4   1.71 -        1.8 V4 FM FT LH LK
  MKL15Z128  Cortex-M0+ 48  128 16  1.71 -        2.4 V4 FM FT LH LK
  MKL16Z128  Cortex-M0+ 48  128 16  1.71 -        2.5 V4 FM FT LH
  MKL17Z256  Cortex-M0+ 48  256 32  1.71 -        2.6 V4 FM FT LH MP
  MKL25Z32   Cortex-M0+ 48  32  4   1.71 USB      2   V4 FM FT LH LK
  MKL25Z64   Cortex-M0+ 48  64  8   1.71 USB      2.3 V4 FM FT LH LK
  MKL25Z128  Cortex-M0+ 48  128 16  1.71 USB      2.6 V4 FM FT LH LK
  MKL26Z64   Cortex-M0+ 48  64  8   1.71 USB      2.3 V4 FM FT LH LL
  MKL26Z128  Cortex-M0+ 48  128 16  1.71 USB      2.6 V4 FM FT LH LL
  MKL27Z64   Cortex-M0+ 48  64  16  1.71 USB      1.9 V4 FM FT LH MP
  MKL27Z256  Cortex-M0+ 48  256 32  1.71 USB      2.7 V4 FM FT LH MP
  MKL43Z256  Cortex-M0+ 48  256 32  1.71 USB      2.9 V4 LH MP
  MKL46Z256  Cortex-M0+ 48  256 32  1.71 USB      3.6 V4 LH LL MC
  MK02FN128  Cortex-M4F 100 128 24  1.71 -        2   V10 FM LF LH
  MK10DX128  Cortex-M4  50  128 16  1.71 -        3.3 V5 FM FT LF LH
  MK20DX64   Cortex-M4  50  64  16  1.71 USB      3.4 V5 FM FT LF LH
  MK20DX128  Cortex-M4  50  128 16  1.71 USB      3.7 V5 FM FT LF LH
  MK20DX256  Cortex-M4  72  256 64  1.71 USB,CAN  5.3 V7 LH LK LL MC
  MK22FN128  Cortex-M4F 100 128 24  1.71 USB      2.6 V10 LH LL MP
  MK22FN256  Cortex-M4F 120 256 48  1.71 USB      3.3 V12 LH LL MP
  MK22FN512  Cortex-M4F 120 512 128 1.71 USB      4.3 V12 LH LL MP
  MK24FN1M0  Cortex-M4F 120 1024 256 1.71 USB,CAN 6.3 V12 LL LQ
  MK26FN2M0  Cortex-M4F 180 2048 256 1.71 USB,CAN 8.4 V18 LQ MD
  MK60DN512  Cortex-M4  100 512 128 1.71 Ethernet,USB,CAN 8.8 V10 LL LQ MC MD
  MK60FN1M0  Cortex-M4F 120 1024 128 1.71 Ethernet,USB,CAN 10 V12 LQ MD
  MK64FN1M0  Cortex-M4F 120 1024 256 1.71 Ethernet,USB,CAN 8 V12 LL LQ MD
  MK64FX512  Cortex-M4F 120 512 192 1.71 Ethernet,USB,CAN 7.3 V12 LL LQ MD
  MK65FN2M0  Cortex-M4F 180 2048 256 1.71 Ethernet,USB,CAN 9.6 V18 MD
  MK66FN2M0  Cortex-M4F 180 2048 256 1.71 Ethernet,USB,CAN 9.4 V18 LQ MD
  MKV10Z32   Cortex-M0+ 75  32  8   1.71 -        1.6 V7 FM LC LF
  MKV31F256  Cortex-M4F 120 256 48  1.71 -        3.1 V12 LH LL
  MKV31F512  Cortex-M4F 120 512 96  1.71 -        3.9 V12 LH LL
  MKV58F1M0  Cortex-M7  240 1024 256 1.71 Ethernet,CAN 9.9 V24 LL LQ MD
  MKW41Z512  Cortex-M0+ 48  512 128 1.8  Bluetooth_LE 4.4 V4 HT
`,
)
