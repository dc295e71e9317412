import { type Article, articles, describeArticle } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { adapterBoard, boardOf, boardShelf, debuggerTool, evaluation } from './board.ts'

const shelf = { ...boardShelf, brand: 'STMicroelectronics', marking: 'NUCLEO' }

/** Core and clock follow from the first two letters of the chip, memory from the last. */
const LINES = new Map([
  ['F0', { core: 'Cortex-M0', megahertz: 48 }],
  ['F1', { core: 'Cortex-M3', megahertz: 72 }],
  ['F2', { core: 'Cortex-M3', megahertz: 120 }],
  ['F3', { core: 'Cortex-M4', megahertz: 72 }],
  ['F4', { core: 'Cortex-M4', megahertz: 168 }],
  ['F7', { core: 'Cortex-M7', megahertz: 216 }],
  ['G0', { core: 'Cortex-M0+', megahertz: 64 }],
  ['G4', { core: 'Cortex-M4', megahertz: 170 }],
  ['H5', { core: 'Cortex-M33', megahertz: 250 }],
  ['H7', { core: 'Cortex-M7', megahertz: 480 }],
  ['L0', { core: 'Cortex-M0+', megahertz: 32 }],
  ['L1', { core: 'Cortex-M3', megahertz: 32 }],
  ['L4', { core: 'Cortex-M4', megahertz: 80 }],
  ['L5', { core: 'Cortex-M33', megahertz: 110 }],
  ['U0', { core: 'Cortex-M0+', megahertz: 56 }],
  ['U5', { core: 'Cortex-M33', megahertz: 160 }],
  ['C0', { core: 'Cortex-M0+', megahertz: 48 }],
  ['WB', { core: 'Cortex-M4', megahertz: 64 }],
  ['WL', { core: 'Cortex-M4', megahertz: 48 }],
])
const FLASH = new Map([
  ['4', 16],
  ['6', 32],
  ['8', 64],
  ['B', 128],
  ['C', 256],
  ['E', 512],
  ['G', 1024],
  ['I', 2048],
  ['J', 4096],
])
/** The chips that have a Nucleo board. */
export const NUCLEO_CHIPS = [
  ...['F401RE', 'F411RE', 'F446RE', 'F103RB', 'G071RB', 'L476RG', 'H743ZI2', 'F030R8', 'F070RB', 'F072RB', 'F091RC'],
  ...['F042K6', 'F031K6', 'F302R8', 'F303RE', 'F303K8', 'F303ZE', 'F334R8', 'F410RB', 'F412ZG', 'F413ZH', 'F429ZI'],
  ...['F439ZI', 'F446ZE', 'F207ZG', 'F722ZE', 'F746ZG', 'F756ZG', 'F767ZI', 'G031K8', 'G070RB', 'G0B1RE', 'G431KB'],
  ...[
    'G431RB',
    'G474RE',
    'G491RE',
    'H503RB',
    'H533RE',
    'H563ZI',
    'H723ZG',
    'H745ZI-Q',
    'H753ZI',
    'H755ZI-Q',
    'H7A3ZI-Q',
  ],
  ...['L010RB', 'L011K4', 'L031K6', 'L053R8', 'L073RZ', 'L152RE', 'L412KB', 'L412RB-P', 'L432KC', 'L433RC-P', 'L452RE'],
  ...['L496ZG', 'L496ZG-P', 'L4A6ZG', 'L4P5ZG', 'L4R5ZI', 'L4R5ZI-P', 'L552ZE-Q', 'U031R8', 'U083RC', 'U545RE-Q'],
  ...['U575ZI-Q', 'U5A5ZJ-Q', 'C031C6', 'C071RB', 'WB55RG', 'WB15CC', 'WL55JC1'],
]
const nucleo = numbers({
  model: 'NUCLEO-{chip}',
  fields: { chip: NUCLEO_CHIPS.map((code) => ({ code })) },
  describe: ({ chip }) => {
    const line = LINES.get(chip.code.slice(0, 2))
    return describeArticle(
      shelf,
      boardOf(
        `NUCLEO-${chip.code}`,
        `STM32${chip.code} Nucleo`,
        chip.code.includes('Z') ? 24 : chip.code.includes('K') ? 10.8 : 13.5,
        {
          core: line?.core ?? 'Cortex-M',
          megahertz: line?.megahertz,
          flash: FLASH.get(chip.code.charAt(5)),
          ...(chip.code.startsWith('WB') && { connectivity: 'Bluetooth' }),
          ...(chip.code.startsWith('WL') && { connectivity: 'LoRa' }),
        },
      ),
    )
  },
})
const M4 = { core: 'Cortex-M4', megahertz: 168, flash: 1024 }
const OTHERS: Article[] = [
  boardOf('STM32F4DISCOVERY', 'STM32F407 Discovery', 21.5, M4),
  boardOf('STM32F3DISCOVERY', 'STM32F303 Discovery', 16.5, { core: 'Cortex-M4', megahertz: 72, flash: 256 }),
  boardOf('STM32F429I-DISC1', 'STM32F429 Discovery with display', 31, {
    core: 'Cortex-M4',
    megahertz: 180,
    flash: 2048,
  }),
  boardOf('STM32F746G-DISCO', 'STM32F746 Discovery with display', 56, {
    core: 'Cortex-M7',
    megahertz: 216,
    flash: 1024,
  }),
  boardOf('STM32H735G-DK', 'STM32H735 Discovery with display', 79, {
    core: 'Cortex-M7',
    megahertz: 550,
    flash: 1024,
  }),
  boardOf('STM32MP157F-DK2', 'STM32MP157 Discovery', 119, { core: 'Cortex-A7', megahertz: 800 }),
  boardOf('B-L475E-IOT01A2', 'STM32L475 IoT node', 56, {
    core: 'Cortex-M4',
    megahertz: 80,
    flash: 1024,
    connectivity: 'Wi-Fi, Bluetooth',
  }),
  boardOf('B-U585I-IOT02A', 'STM32U585 IoT node', 69, {
    core: 'Cortex-M33',
    megahertz: 160,
    flash: 2048,
    connectivity: 'Wi-Fi, Bluetooth',
  }),
  boardOf('B-G431B-ESC1', 'STM32G431 motor control', 20.5, { core: 'Cortex-M4', megahertz: 170, flash: 128 }),
  boardOf('B-G474E-DPOW1', 'STM32G474 digital power', 47, { core: 'Cortex-M4', megahertz: 170, flash: 512 }),
  { ...evaluation, code: 'X-NUCLEO-IKS01A3', detail: 'Motion and environment', price: 29 },
  { ...evaluation, code: 'X-NUCLEO-IKS4A1', detail: 'Motion and environment', price: 31 },
  { ...evaluation, code: 'X-NUCLEO-IHM08M1', detail: 'Low-voltage motor driver', price: 24 },
  { ...evaluation, code: 'X-NUCLEO-NFC07A1', detail: 'Dynamic NFC tag', price: 14 },
  { ...evaluation, code: 'STEVAL-MKI109V3', detail: 'MEMS adapter mother board', price: 92 },
  { ...evaluation, code: 'VL53L1-SATEL', detail: 'VL53L1X time-of-flight', price: 15 },
  { ...debuggerTool, code: 'STLINK-V3SET', detail: 'STM8 and STM32', price: 35 },
  { ...debuggerTool, code: 'STLINK-V3MINIE', detail: 'STM32 miniature', price: 10.5 },
  { ...debuggerTool, code: 'STLINK-V3PWR', detail: 'STM32 with power measurement', price: 96 },
  { ...debuggerTool, code: 'ST-LINK/V2', detail: 'STM8 and STM32', price: 23 },
  { ...adapterBoard, code: 'MB1440', detail: 'ST-LINK V3 voltage', price: 8 },
]

export const stBoards = family('st-boards', 1, [nucleo, articles(shelf, OTHERS)])
