import { type Article, articles, describeArticle } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { adapterBoard, analyser, boardOf, boardShelf, breadboard, computer, debuggerTool, kit } from './board.ts'

const pi = { ...boardShelf, brand: 'Raspberry Pi', marking: 'PI' }
const A72 = { core: 'Cortex-A72', megahertz: 1500, connectivity: 'Wi-Fi, Bluetooth, Ethernet' }
const A76 = { core: 'Cortex-A76', megahertz: 2400, connectivity: 'Wi-Fi, Bluetooth, Ethernet' }
const RP2040 = { core: 'Cortex-M0+', megahertz: 133, flash: 2048, ram: 264 }
const RP2350 = { core: 'Cortex-M33', megahertz: 150, flash: 4096, ram: 520 }
const PI: Article[] = [
  boardOf('SC0192', 'Raspberry Pi 4 Model B 1 GB', 35, A72, computer),
  boardOf('SC0193', 'Raspberry Pi 4 Model B 2 GB', 45, A72, computer),
  boardOf('SC0194', 'Raspberry Pi 4 Model B 4 GB', 55, A72, computer),
  boardOf('SC0195', 'Raspberry Pi 4 Model B 8 GB', 75, A72, computer),
  boardOf('SC1110', 'Raspberry Pi 5 2 GB', 50, A76, computer),
  boardOf('SC1111', 'Raspberry Pi 5 4 GB', 60, A76, computer),
  boardOf('SC1112', 'Raspberry Pi 5 8 GB', 80, A76, computer),
  boardOf('SC1113', 'Raspberry Pi 5 16 GB', 120, A76, computer),
  boardOf(
    'SC0510',
    'Raspberry Pi Zero 2 W',
    15,
    { core: 'Cortex-A53', megahertz: 1000, connectivity: 'Wi-Fi, Bluetooth' },
    computer,
  ),
  boardOf(
    'SC0065',
    'Raspberry Pi Zero W',
    10,
    { core: 'ARM1176', megahertz: 1000, connectivity: 'Wi-Fi, Bluetooth' },
    computer,
  ),
  boardOf('SC0676', 'Compute Module 4 4 GB 32 GB', 75, A72, computer),
  boardOf('SC1558', 'Compute Module 5 4 GB 16 GB', 70, A76, computer),
  boardOf('SC0915', 'Raspberry Pi Pico', 4, RP2040),
  boardOf('SC0917', 'Raspberry Pi Pico H', 5, RP2040),
  boardOf('SC0918', 'Raspberry Pi Pico W', 6, { ...RP2040, connectivity: 'Wi-Fi, Bluetooth' }),
  boardOf('SC1631', 'Raspberry Pi Pico 2', 5, RP2350),
  boardOf('SC1633', 'Raspberry Pi Pico 2 W', 7, { ...RP2350, connectivity: 'Wi-Fi, Bluetooth' }),
  { ...debuggerTool, code: 'SC0889', detail: 'Raspberry Pi', price: 12 },
]
export const raspberryPiBoards = family('raspberry-pi-boards', 1, [articles(pi, PI)])

const espressif = { ...boardShelf, brand: 'Espressif Systems', marking: 'ESP32' }
const ESP32 = { core: 'Xtensa LX6', megahertz: 240, flash: 4096, ram: 520, connectivity: 'Wi-Fi, Bluetooth' }
const C3 = { core: 'RISC-V', megahertz: 160, flash: 4096, ram: 400, connectivity: 'Wi-Fi, Bluetooth' }
const C6 = { core: 'RISC-V', megahertz: 160, flash: 8192, ram: 512, connectivity: 'Wi-Fi, Bluetooth, Thread' }
const ESPRESSIF: Article[] = [
  boardOf('ESP32-DEVKITC-32E', 'ESP32-WROOM-32E', 10, ESP32),
  boardOf('ESP32-DEVKITC-32UE', 'ESP32-WROOM-32UE', 10, ESP32),
  boardOf('ESP32-DEVKITC-32D', 'ESP32-WROOM-32D', 10, ESP32),
  boardOf('ESP32-DEVKITC-VE', 'ESP32-WROVER-E', 11, { ...ESP32, flash: 8192 }),
  boardOf('ESP32-DEVKITC-VIE', 'ESP32-WROVER-IE', 11, { ...ESP32, flash: 8192 }),
  boardOf('ESP32-ETHERNET-KIT-VE', 'ESP32-WROVER-E Ethernet', 44, ESP32),
  boardOf('ESP32-C3-DEVKITM-1', 'ESP32-C3-MINI-1', 8, C3),
  boardOf('ESP32-C3-DEVKITC-02', 'ESP32-C3-WROOM-02', 8, C3),
  boardOf('ESP32-C6-DEVKITC-1-N8', 'ESP32-C6-WROOM-1', 9, C6),
  boardOf('ESP32-C6-DEVKITM-1-N4', 'ESP32-C6-MINI-1', 9, { ...C6, flash: 4096 }),
  boardOf('ESP32-H2-DEVKITM-1-N4', 'ESP32-H2-MINI-1', 9, {
    core: 'RISC-V',
    megahertz: 96,
    flash: 4096,
    ram: 320,
    connectivity: 'Bluetooth, Thread',
  }),
  boardOf('ESP32-S2-DEVKITM-1', 'ESP32-S2-MINI-1', 8, {
    core: 'Xtensa LX7',
    megahertz: 240,
    flash: 4096,
    ram: 320,
    connectivity: 'Wi-Fi',
  }),
  boardOf('ESP8266-DEVKITC-02D-F', 'ESP-WROOM-02D', 10, {
    core: 'Xtensa L106',
    megahertz: 80,
    flash: 2048,
    ram: 50,
    connectivity: 'Wi-Fi',
  }),
  boardOf('ESP32-S3-BOX-3', 'ESP32-S3 voice and display', 45, {
    core: 'Xtensa LX7',
    megahertz: 240,
    flash: 16384,
    ram: 512,
    connectivity: 'Wi-Fi, Bluetooth',
  }),
  { ...debuggerTool, code: 'ESP-PROG', detail: 'ESP32 JTAG', price: 15 },
  { ...debuggerTool, code: 'ESP-PROG-2', detail: 'ESP32 JTAG', price: 17 },
]
/** ESP32-S3-DEVKITC-1-N8R8: megabytes of flash and of RAM beside it. */
const s3 = numbers({
  model: 'ESP32-S3-DEVKIT{body}-1-N{flash}{ram}',
  fields: {
    flash: [8, 16, 32, 4].map((megabytes) => ({ code: String(megabytes), megabytes })),
    ram: [
      { code: 'R8', megabytes: 8 },
      { code: 'R2', megabytes: 2 },
      { code: '', megabytes: 0 },
    ],
    body: [{ code: 'C' }, { code: 'M' }],
  },
  describe: ({ flash, ram, body }) =>
    describeArticle(
      espressif,
      boardOf(
        `N${flash.code}${ram.code}`,
        `ESP32-S3-${body.code === 'C' ? 'WROOM-1' : 'MINI-1'} ${flash.megabytes} MB flash`,
        13 + ram.megabytes * 0.2,
        {
          core: 'Xtensa LX7',
          megahertz: 240,
          flash: flash.megabytes * 1024,
          ram: 512 + ram.megabytes * 1024,
          connectivity: 'Wi-Fi, Bluetooth',
        },
        { equivalence: `Espressif S3 ${body.code}${flash.code}${ram.code}` },
      ),
    ),
})
export const espressifBoards = family('espressif-boards', 1, [articles(espressif, ESPRESSIF), s3])

const M0 = { core: 'Cortex-M0+', megahertz: 48, flash: 256, ram: 32 }
const M4 = { core: 'Cortex-M4', megahertz: 120, flash: 512, ram: 192 }
const ADAFRUIT: Article[] = [
  boardOf('2772', 'Feather M0 Basic', 19.95, M0),
  boardOf('3857', 'Feather M4 Express', 22.95, M4),
  boardOf('4884', 'Feather RP2040', 11.95, { ...RP2040, flash: 8192 }),
  boardOf('5400', 'ESP32 Feather V2', 19.95, { ...ESP32, flash: 8192 }),
  boardOf('5323', 'ESP32-S3 Feather', 17.5, {
    core: 'Xtensa LX7',
    megahertz: 240,
    flash: 8192,
    ram: 512,
    connectivity: 'Wi-Fi, Bluetooth',
  }),
  boardOf('5477', 'ESP32-S3 Feather 4 MB', 17.5, {
    core: 'Xtensa LX7',
    megahertz: 240,
    flash: 4096,
    ram: 512,
    connectivity: 'Wi-Fi, Bluetooth',
  }),
  boardOf('4062', 'Feather nRF52840 Express', 24.95, {
    core: 'Cortex-M4',
    megahertz: 64,
    flash: 1024,
    ram: 256,
    connectivity: 'Bluetooth',
  }),
  boardOf('3500', 'Trinket M0', 8.95, M0),
  boardOf('4600', 'QT Py SAMD21', 7.5, M0),
  boardOf('4900', 'QT Py RP2040', 9.95, { ...RP2040, flash: 8192 }),
  boardOf('3800', 'ItsyBitsy M4 Express', 14.95, M4),
  boardOf('4888', 'ItsyBitsy RP2040', 9.95, { ...RP2040, flash: 8192 }),
  boardOf('3333', 'Circuit Playground Express', 24.95, M0),
  boardOf('4064', 'Grand Central M4 Express', 37.5, { ...M4, flash: 1024, ram: 256 }),
  boardOf('5980', 'Metro RP2040', 14.95, { ...RP2040, flash: 16384 }),
  boardOf('6003', 'Feather RP2350', 17.5, { ...RP2350, flash: 8192 }),
  boardOf('2488', 'Metro 328', 17.5, { core: 'AVR', megahertz: 16, flash: 32, ram: 2 }),
  boardOf('1501', 'Trinket 5 V', 7.95, { core: 'AVR', megahertz: 16, flash: 8, ram: 0.5 }),
  { ...debuggerTool, code: '3571', detail: 'J-Link EDU Mini', price: 60 },
  { ...debuggerTool, code: '1369', detail: 'J-Link EDU', price: 70 },
  { ...debuggerTool, code: '5699', detail: 'Raspberry Pi', price: 14 },
  { ...analyser, code: '1122', detail: 'Beagle I²C/SPI', price: 330, attributes: { channels: 4 } },
  { ...analyser, code: '5155', detail: '8-channel 24 MHz', price: 15, attributes: { channels: 8, sampleRate: 24e6 } },
  { ...breadboard, code: '4539', detail: '830-point', price: 5.95, attributes: { positions: 830, pitch: 2.54 } },
  {
    ...breadboard,
    code: '1609',
    detail: 'Half-size soldering',
    price: 4.5,
    attributes: { positions: 400, pitch: 2.54 },
  },
  {
    ...breadboard,
    code: '1606',
    detail: 'Full-size soldering',
    price: 6.95,
    attributes: { positions: 830, pitch: 2.54 },
  },
  { ...adapterBoard, code: '1207', detail: 'SOIC-14 to DIP', price: 3.95 },
  { ...adapterBoard, code: '1212', detail: 'SOIC-8 to DIP', price: 2.95 },
  { ...adapterBoard, code: '1230', detail: 'SOT-23 to DIP', price: 3.95 },
  { ...adapterBoard, code: '4090', detail: 'USB-C breakout', price: 2.95 },
  { ...adapterBoard, code: '1833', detail: 'Micro-B breakout', price: 1.5 },
  { ...kit, code: '3772', detail: 'Circuit Playground starter', price: 34.95 },
  { ...kit, code: '2733', detail: 'Raspberry Pi starter', price: 79.95 },
]
const SPARKFUN: Article[] = [
  boardOf('DEV-13975', 'RedBoard', 21.5, { core: 'AVR', megahertz: 16, flash: 32, ram: 2 }),
  boardOf('DEV-15123', 'RedBoard Qwiic', 22.5, { core: 'AVR', megahertz: 16, flash: 32, ram: 2 }),
  boardOf('DEV-17745', 'Thing Plus RP2040', 19.5, { ...RP2040, flash: 16384 }),
  boardOf('DEV-18288', 'Pro Micro RP2040', 11.5, { ...RP2040, flash: 16384 }),
  boardOf('DEV-12640', 'Pro Micro 5 V', 19.5, { core: 'AVR', megahertz: 16, flash: 32, ram: 2.5 }),
  boardOf('WRL-15663', 'Thing Plus ESP32', 26.5, ESP32),
  boardOf('WRL-20168', 'Thing Plus ESP32 USB-C', 33.5, { ...ESP32, flash: 16384 }),
  boardOf('DEV-16885', 'MicroMod Artemis', 17.5, {
    core: 'Cortex-M4',
    megahertz: 48,
    flash: 1024,
    ram: 384,
    connectivity: 'Bluetooth',
  }),
  {
    ...analyser,
    code: 'TOL-18627',
    detail: '8-channel 24 MHz',
    price: 22.5,
    attributes: { channels: 8, sampleRate: 24e6 },
  },
  {
    ...analyser,
    code: 'TOL-13929',
    detail: 'Logic 8, 100 MHz',
    price: 479,
    attributes: { channels: 8, sampleRate: 100e6 },
  },
  { ...breadboard, code: 'PRT-12002', detail: '400-point', price: 5.5, attributes: { positions: 400, pitch: 2.54 } },
  { ...breadboard, code: 'PRT-12615', detail: '830-point', price: 6.5, attributes: { positions: 830, pitch: 2.54 } },
  { ...adapterBoard, code: 'BOB-12700', detail: 'Micro-B breakout', price: 4.95 },
  { ...adapterBoard, code: 'BOB-15100', detail: 'USB-C breakout', price: 5.5 },
  { ...adapterBoard, code: 'DEV-15096', detail: 'CH340 serial', price: 10.5 },
  { ...adapterBoard, code: 'DEV-09716', detail: 'FTDI 5 V serial', price: 16.5 },
  { ...kit, code: 'KIT-15267', detail: 'Inventor’s', price: 109 },
]
const SEEED: Article[] = [
  boardOf('102010328', 'XIAO SAMD21', 5.4, M0),
  boardOf('102010428', 'XIAO RP2040', 5.4, RP2040),
  boardOf('113991054', 'XIAO ESP32-C3', 4.99, C3),
  boardOf('113991114', 'XIAO ESP32-S3', 7.49, {
    core: 'Xtensa LX7',
    megahertz: 240,
    flash: 8192,
    ram: 512,
    connectivity: 'Wi-Fi, Bluetooth',
  }),
  boardOf('113991254', 'XIAO ESP32-C6', 5.2, C6),
  boardOf('102010448', 'XIAO nRF52840', 9.9, {
    core: 'Cortex-M4',
    megahertz: 64,
    flash: 1024,
    ram: 256,
    connectivity: 'Bluetooth',
  }),
  boardOf('102991299', 'Wio Terminal', 38, M4),
  boardOf(
    '102110425',
    'reComputer J1010',
    199,
    { core: 'Cortex-A57', megahertz: 1430, connectivity: 'Ethernet' },
    computer,
  ),
  { ...adapterBoard, code: '103030277', detail: 'Raspberry Pi 2-channel CAN-FD', price: 24.9 },
  { ...adapterBoard, code: '103020232', detail: 'Grove shield for Pi Pico', price: 4.3 },
  { ...kit, code: '110020187', detail: 'Grove beginner', price: 19.9 },
]
export const makerBoards = family('maker-boards', 1, [
  articles(boardShelf, ADAFRUIT),
  articles({ ...boardShelf, brand: 'SparkFun' }, SPARKFUN),
  articles({ ...boardShelf, brand: 'Seeed Studio' }, SEEED),
])
