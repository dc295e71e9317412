import { partFamily } from '../kit/part-family.ts'
import { readTable } from '../kit/table.ts'
import { letteredMcuLines, mcuLineColumns } from './lettered-mcu.ts'

/** Pin-compatible makes share the job of the STM32 whose number they echo. */
const gigaDeviceLines = readTable(
  mcuLineColumns,
  `
  F103 Cortex-M3  108 2.6  3.6 USB,CAN         1.2  6   TU,CT,RT,VT:4=6,6=10,8=20,B=20 RT,VT,ZT:C=48,D=64,E=64,F=96,G=96,I=96,K=96
  F101 Cortex-M3  56  2.6  3.6 -               1    6   TU,CT,RT,VT:4=4,6=6,8=10,B=16 RT,VT,ZT:C=32,D=48,E=48
  F105 Cortex-M3  108 2.6  3.6 USB,CAN         1.8  6   RT,VT:8=64,B=64,C=96,E=96
  F107 Cortex-M3  108 2.6  3.6 Ethernet,USB,CAN 2.3 6   RT,VT:B=96,C=96,E=96
  F130 Cortex-M3  48  2.6  3.6 -               0.6  6   FP,GU,KTU,CT,RT:4=4,6=4,8=8
  F150 Cortex-M3  72  2.6  3.6 USB             0.8  6   GU,KU,CT,RT:4=4,6=6,8=8
  F190 Cortex-M3  72  2.6  5.5 CAN             1    6   TU,CT,RT:4=4,6=6,8=8
  F205 Cortex-M3  120 2.6  3.6 USB,CAN         2.3  6   RT,VT,ZT:C=128,E=128,G=256
  F207 Cortex-M3  120 2.6  3.6 Ethernet,USB,CAN 2.6 6   RT,VT,ZT,IT:C=128,E=128,G=256
  F303 Cortex-M4F 120 2.6  3.6 USB,CAN         1.4  6   CT,RT,VT,ZT:B=32,C=48,E=64,G=96,I=96
  F305 Cortex-M4F 120 2.6  3.6 USB,CAN         1.9  6   RT,VT,ZT:B=64,C=96,E=96,G=96
  F307 Cortex-M4F 120 2.6  3.6 Ethernet,USB,CAN 2.3 6   RT,VT,ZT:C=96,E=96,G=96
  F403 Cortex-M4F 168 2.6  3.6 USB,CAN         2.4  6   RT,VT,ZT:C=64,E=96,G=128
  F405 Cortex-M4F 168 2.6  3.6 USB,CAN         2.6  6   RT,VT,ZT:E=192,G=192
  F407 Cortex-M4F 168 2.6  3.6 Ethernet,USB,CAN 2.9 6   RT,VT,ZT,IT:E=192,G=192,K=192
  F450 Cortex-M4F 200 2.6  3.6 Ethernet,USB,CAN 3.9 6   VT,ZT,IT:E=256,G=256,I=512,K=256
  E103 Cortex-M4F 120 1.7  3.6 USB,CAN_FD      1.1  6   TU,CT,RT,VT:8=20,B=32
  E230 Cortex-M23 72  1.8  3.6 -               0.42 6   FP,GU,KTU,CT:4=4,6=6,8=8
  E503 Cortex-M33 180 1.7  3.6 USB,CAN_FD      1.8  7   CT,RT,VT,ZT:C=96,E=128
  L233 Cortex-M23 64  1.8  3.6 USB             1    6   KTU,CT,RT:8=16,B=24,C=32
  VF103 RISC-V_RV32 108 2.6 3.6 USB,CAN        1.1  6   TU,CT,RT,VT:4=6,6=10,8=20,B=32
`,
)

export const gigaDeviceMcuFamily = partFamily({
  code: 'gigadevice-gd32',
  brand: 'GigaDevice',
  weight: 3,
  lines: gigaDeviceLines.flatMap((row) => letteredMcuLines(row, { prefix: 'GD32', jobPrefix: 'STM32' })),
})

const arteryLines = readTable(
  mcuLineColumns,
  `
  F403A Cortex-M4F 240 2.6 3.6 USB,CAN         1.6  7   CTU,RT,VT:C=224,E=224,G=224
  F407  Cortex-M4F 240 2.6 3.6 Ethernet,USB,CAN 2.2 7   RT,VT:C=224,E=224,G=224
  F413  Cortex-M4F 200 2.6 3.6 USB,CAN         1.2  7   KU,CTU,RT:8=32,B=32,C=64
  F415  Cortex-M4F 150 2.6 3.6 USB,CAN         1    7   KU,CTU,RT:8=32,B=32,C=32
  F421  Cortex-M4  120 2.4 3.6 -               0.5  7   FPU,GU,KTU,CT:4=8,6=16,8=16
  F423  Cortex-M4F 150 2.4 3.6 USB,CAN         1    7   KU,CTU,RT,VT:8=48,B=48,C=48
  F425  Cortex-M4  96  2.4 3.6 USB,CAN         0.6  7   FP,KTU,CT,RT:6=20,8=20
  F435  Cortex-M4F 288 2.6 3.6 USB,CAN         2.6  7   CTU,RT,VT,ZT:C=384,G=384
  F437  Cortex-M4F 288 2.6 3.6 Ethernet,USB,CAN 3   7   RT,VT,ZT:C=384,G=384
`,
)

export const arteryMcuFamily = partFamily({
  code: 'artery-at32',
  brand: 'Artery',
  weight: 2,
  lines: arteryLines.flatMap((row) => letteredMcuLines(row, { prefix: 'AT32', jobPrefix: 'AT32' })),
})
