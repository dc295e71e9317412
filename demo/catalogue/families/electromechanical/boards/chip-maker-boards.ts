import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'
import { boardOf, boardShelf, fpgaBoard } from './board.ts'

const M0 = { core: 'Cortex-M0+', megahertz: 48 }
const M4 = { core: 'Cortex-M4', megahertz: 120 }
const M33 = { core: 'Cortex-M33', megahertz: 150 }
const by = (brand: string, extra: Partial<Article> = {}): Partial<Article> => ({ ...extra, brand })

const BOARDS: Article[] = [
  boardOf(
    'LAUNCHXL-F28379D',
    'C2000 F28379D LaunchPad',
    39,
    { core: 'C28x', megahertz: 200, flash: 1024 },
    by('Texas Instruments'),
  ),
  boardOf(
    'LAUNCHXL-F280049C',
    'C2000 F280049C LaunchPad',
    42,
    { core: 'C28x', megahertz: 100, flash: 256 },
    by('Texas Instruments'),
  ),
  boardOf(
    'MSP-EXP430G2ET',
    'MSP430G2553 LaunchPad',
    12,
    { core: 'MSP430', megahertz: 16, flash: 16 },
    by('Texas Instruments'),
  ),
  boardOf(
    'MSP-EXP430FR5994',
    'MSP430FR5994 LaunchPad',
    21,
    { core: 'MSP430', megahertz: 16, flash: 256 },
    by('Texas Instruments'),
  ),
  boardOf('LP-MSPM0G3507', 'MSPM0G3507 LaunchPad', 21, { ...M0, megahertz: 80, flash: 128 }, by('Texas Instruments')),
  boardOf(
    'LP-CC2652R7',
    'CC2652R7 LaunchPad',
    39,
    { core: 'Cortex-M4', megahertz: 48, flash: 704, connectivity: 'Bluetooth, Zigbee' },
    by('Texas Instruments'),
  ),
  boardOf('LP-AM243', 'AM2434 LaunchPad', 79, { core: 'Cortex-R5F', megahertz: 800 }, by('Texas Instruments')),
  boardOf(
    'NRF52840-DK',
    'nRF52840',
    49,
    { core: 'Cortex-M4', megahertz: 64, flash: 1024, connectivity: 'Bluetooth, Thread' },
    by('Nordic Semiconductor'),
  ),
  boardOf(
    'NRF52-DK',
    'nRF52832',
    39,
    { core: 'Cortex-M4', megahertz: 64, flash: 512, connectivity: 'Bluetooth' },
    by('Nordic Semiconductor'),
  ),
  boardOf(
    'NRF5340-DK',
    'nRF5340',
    49,
    { core: 'Cortex-M33', megahertz: 128, flash: 1024, connectivity: 'Bluetooth, Thread' },
    by('Nordic Semiconductor'),
  ),
  boardOf(
    'NRF9160-DK',
    'nRF9160 cellular',
    149,
    { core: 'Cortex-M33', megahertz: 64, flash: 1024, connectivity: 'LTE-M, NB-IoT' },
    by('Nordic Semiconductor'),
  ),
  boardOf(
    'NRF54L15-DK',
    'nRF54L15',
    49,
    { core: 'Cortex-M33', megahertz: 128, flash: 1536, connectivity: 'Bluetooth, Thread' },
    by('Nordic Semiconductor'),
  ),
  boardOf('FRDM-K64F', 'Kinetis K64', 45, { ...M4, flash: 1024 }, by('NXP Semiconductors')),
  boardOf('FRDM-KL25Z', 'Kinetis KL25', 18, { ...M0, flash: 128 }, by('NXP Semiconductors')),
  boardOf('FRDM-MCXN947', 'MCX N947', 24, { ...M33, flash: 2048 }, by('NXP Semiconductors')),
  boardOf('MIMXRT1060-EVKB', 'i.MX RT1060', 89, { core: 'Cortex-M7', megahertz: 600 }, by('NXP Semiconductors')),
  boardOf('LPC55S69-EVK', 'LPC55S69', 44, { ...M33, flash: 640 }, by('NXP Semiconductors')),
  boardOf(
    'ATMEGA328P-XMINI',
    'ATmega328P Xplained Mini',
    13,
    { core: 'AVR', megahertz: 16, flash: 32, ram: 2 },
    by('Microchip Technology'),
  ),
  boardOf('ATSAMD21-XPRO', 'SAM D21 Xplained Pro', 42, { ...M0, flash: 256 }, by('Microchip Technology')),
  boardOf('DM164137', 'Curiosity 8-bit PIC', 26, { core: 'PIC16', megahertz: 32 }, by('Microchip Technology')),
  boardOf('DM320118', 'CryptoAuth Trust Platform', 29, { ...M0, flash: 256 }, by('Microchip Technology')),
  boardOf('EV10N93A', 'PIC18 Curiosity Nano', 19, { core: 'PIC18', megahertz: 64 }, by('Microchip Technology')),
  boardOf(
    'CY8CKIT-062-BLE',
    'PSoC 6 Bluetooth pioneer',
    79,
    { ...M4, megahertz: 150, flash: 1024, connectivity: 'Bluetooth' },
    by('Infineon Technologies'),
  ),
  boardOf(
    'CY8CPROTO-062-4343W',
    'PSoC 6 Wi-Fi prototyping',
    41,
    { ...M4, megahertz: 150, flash: 2048, connectivity: 'Wi-Fi, Bluetooth' },
    by('Infineon Technologies'),
  ),
  boardOf(
    'RTK7EKA6M5S00001BE',
    'EK-RA6M5',
    62,
    { core: 'Cortex-M33', megahertz: 200, flash: 2048 },
    by('Renesas Electronics'),
  ),
  boardOf(
    'RTK7FPA2E1S00001BE',
    'FPB-RA2E1',
    21,
    { core: 'Cortex-M23', megahertz: 48, flash: 128 },
    by('Renesas Electronics'),
  ),
  boardOf(
    'SLWSTK6021A',
    'EFR32xG22 wireless starter',
    99,
    { core: 'Cortex-M33', megahertz: 76, flash: 512, connectivity: 'Bluetooth' },
    by('Silicon Labs'),
  ),
  boardOf(
    'EFM32HG-SLSTK3400A',
    'EFM32 Happy Gecko starter',
    32,
    { ...M0, megahertz: 25, flash: 64 },
    by('Silicon Labs'),
  ),
  boardOf('CH32V307V-EVT-R1', 'CH32V307', 12, { core: 'RISC-V', megahertz: 144, flash: 256 }, by('WCH')),
  boardOf('GD32F450I-EVAL', 'GD32F450', 62, { core: 'Cortex-M4', megahertz: 200, flash: 2048 }, by('GigaDevice')),
  { ...fpgaBoard, code: 'ICE40UP5K-B-EVN', detail: 'iCE40 UltraPlus', price: 49, brand: 'Lattice Semiconductor' },
  { ...fpgaBoard, code: 'ICE40HX8K-B-EVN', detail: 'iCE40 HX8K', price: 59, brand: 'Lattice Semiconductor' },
  { ...fpgaBoard, code: 'LFE5UM5G-85F-EVN', detail: 'ECP5-5G', price: 119, brand: 'Lattice Semiconductor' },
  { ...fpgaBoard, code: 'LCMXO3D-9400HC-D-EVN', detail: 'MachXO3D', price: 89, brand: 'Lattice Semiconductor' },
  { ...fpgaBoard, code: 'LIFCL-40-EVN', detail: 'CrossLink-NX', price: 119, brand: 'Lattice Semiconductor' },
  { ...fpgaBoard, code: 'EK-U1-ZCU104-G', detail: 'Zynq UltraScale+ ZCU104', price: 1678, brand: 'AMD Xilinx' },
  { ...fpgaBoard, code: 'EK-Z7-ZC706-G', detail: 'Zynq-7000 ZC706', price: 3594, brand: 'AMD Xilinx' },
  { ...fpgaBoard, code: 'SK-KV260-G', detail: 'Kria KV260', price: 249, brand: 'AMD Xilinx' },
  { ...fpgaBoard, code: 'EK-A7-AC701-G', detail: 'Artix-7 AC701', price: 1678, brand: 'AMD Xilinx' },
  { ...fpgaBoard, code: 'DK-DEV-10M50-A', detail: 'MAX 10', price: 249, brand: 'Intel/Altera' },
  { ...fpgaBoard, code: 'DK-DEV-5CEA7N', detail: 'Cyclone V E', price: 1095, brand: 'Intel/Altera' },
  { ...fpgaBoard, code: 'T20F256-DK', detail: 'Trion T20', price: 125, brand: 'Efinix' },
  { ...fpgaBoard, code: 'DK_START_GW1NR-LV9LQ144PC6I5', detail: 'LittleBee GW1NR-9', price: 72, brand: 'Gowin' },
]

const shelf: Shelf = { ...boardShelf, marking: 'EVM' }

export const chipMakerBoards = family('chip-maker-boards', 1, [articles(shelf, BOARDS)])
