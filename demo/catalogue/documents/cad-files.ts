import type { DemoGoods } from '../catalogue.ts'
import { hashText } from '../random.ts'

export interface CadFiles {
  'cad symbol'?: string
  'cad footprint'?: string
  '3d model'?: string
}

/** A release: names of files change between them. */
const KICAD = (library: string) => `https://gitlab.com/kicad/libraries/${library}/-/blob/8.0.0`
const SYMBOLS = KICAD('kicad-symbols')
const FOOTPRINTS = KICAD('kicad-footprints')
const MODELS = KICAD('kicad-packages3D')

/** One part in so many has CAD files; those of the home page always. */
const EVERY = 24

/** Library and name of the footprint of a package. */
const BODIES = new Map<string, string>([
  ['SOT-23-3', 'Package_TO_SOT_SMD/SOT-23'],
  ['SOT-23-5', 'Package_TO_SOT_SMD/SOT-23-5'],
  ['SOT-23-6', 'Package_TO_SOT_SMD/SOT-23-6'],
  ['SOT-323', 'Package_TO_SOT_SMD/SOT-323_SC-70'],
  ['SOT-353', 'Package_TO_SOT_SMD/SOT-353_SC-70-5'],
  ['SOT-363', 'Package_TO_SOT_SMD/SOT-363_SC-70-6'],
  ['SOT-223-3', 'Package_TO_SOT_SMD/SOT-223-3_TabPin2'],
  ['SOT-89-3', 'Package_TO_SOT_SMD/SOT-89-3'],
  ['TO-252', 'Package_TO_SOT_SMD/TO-252-2'],
  ['TO-263', 'Package_TO_SOT_SMD/TO-263-2'],
  ['SOIC-8', 'Package_SO/SOIC-8_3.9x4.9mm_P1.27mm'],
  ['SOIC-14', 'Package_SO/SOIC-14_3.9x8.7mm_P1.27mm'],
  ['SOIC-16', 'Package_SO/SOIC-16_3.9x9.9mm_P1.27mm'],
  ['TSSOP-8', 'Package_SO/TSSOP-8_4.4x3mm_P0.65mm'],
  ['TSSOP-14', 'Package_SO/TSSOP-14_4.4x5mm_P0.65mm'],
  ['TSSOP-16', 'Package_SO/TSSOP-16_4.4x5mm_P0.65mm'],
  ['TSSOP-20', 'Package_SO/TSSOP-20_4.4x6.5mm_P0.65mm'],
  ['MSOP-8', 'Package_SO/MSOP-8_3x3mm_P0.65mm'],
  ['MSOP-10', 'Package_SO/MSOP-10_3x3mm_P0.5mm'],
  ['LQFP-48', 'Package_QFP/LQFP-48_7x7mm_P0.5mm'],
  ['LQFP-64', 'Package_QFP/LQFP-64_10x10mm_P0.5mm'],
  ['LQFP-100', 'Package_QFP/LQFP-100_14x14mm_P0.5mm'],
  ['LQFP-144', 'Package_QFP/LQFP-144_20x20mm_P0.5mm'],
  ['TQFP-32', 'Package_QFP/TQFP-32_7x7mm_P0.8mm'],
  ['DIP-8', 'Package_DIP/DIP-8_W7.62mm'],
  ['DIP-14', 'Package_DIP/DIP-14_W7.62mm'],
  ['DIP-16', 'Package_DIP/DIP-16_W7.62mm'],
  ['TO-220-3', 'Package_TO_SOT_THT/TO-220-3_Vertical'],
  ['TO-92-3', 'Package_TO_SOT_THT/TO-92_Inline'],
  ['SOD-123', 'Diode_SMD/D_SOD-123'],
  ['SOD-323', 'Diode_SMD/D_SOD-323'],
  ['SMA', 'Diode_SMD/D_SMA'],
  ['SMB', 'Diode_SMD/D_SMB'],
  ['SMC', 'Diode_SMD/D_SMC'],
])

/** Chip sizes in inches and millimetres. */
const CHIP_SIZES = new Map<string, string>([
  ['0201', '0201_0603Metric'],
  ['0402', '0402_1005Metric'],
  ['0603', '0603_1608Metric'],
  ['0805', '0805_2012Metric'],
  ['1206', '1206_3216Metric'],
  ['1210', '1210_3225Metric'],
  ['2010', '2010_5025Metric'],
  ['2512', '2512_6332Metric'],
])
const CHIPS = new Map<string, string>([
  ['Chip Resistors (SMD)', 'Resistor_SMD/R'],
  ['Ceramic Capacitors', 'Capacitor_SMD/C'],
])

/** Libraries that have a symbol of the part, or one for all of its kind. */
const SYMBOL_LIBRARIES: ReadonlyArray<readonly [start: string, library: string]> = [
  ['STM32F103', 'MCU_ST_STM32F1'],
  ['STM32F407', 'MCU_ST_STM32F4'],
  ['STM32H743', 'MCU_ST_STM32H7'],
  ['ATMEGA328P-', 'MCU_Microchip_ATmega'],
  ['ATMEGA2560-', 'MCU_Microchip_ATmega'],
  ['ESP32-WROOM-32E', 'RF_Module'],
  ['ESP32-S3-WROOM-1', 'RF_Module'],
  ['LM358', 'Amplifier_Operational'],
  ['TL072', 'Amplifier_Operational'],
  ['NE555', 'Timer'],
  ['SN74HC595', '74xx'],
  ['AMS1117-3.3', 'Regulator_Linear'],
  ['LM2596S-5.0', 'Regulator_Switching'],
  ['24LC256', 'Memory_EEPROM'],
  ['W25Q128JVS', 'Memory_Flash'],
  ['MAX3232', 'Interface_UART'],
  ['2N7002', 'Transistor_FET'],
  ['BSS138', 'Transistor_FET'],
  ['AO3400A', 'Transistor_FET'],
  ['MMBT3904', 'Transistor_BJT'],
  ['ULN2003A', 'Transistor_Array'],
  ['1N4148W', 'Diode'],
  ['BAT54S', 'Diode'],
]

type Drawn = Pick<DemoGoods, 'model' | 'category' | 'package' | 'showcases'>

const bodyOf = ({ category: [, kind = ''], package: body }: Drawn): string | undefined => {
  const [chip, size] = [CHIPS.get(kind), CHIP_SIZES.get(body)]
  return chip && size ? `${chip}_${size}` : BODIES.get(body)
}

function symbolLibraryOf({ model, category: [, kind = ''] }: Drawn): string | undefined {
  if (CHIPS.has(kind)) return 'Device'
  return SYMBOL_LIBRARIES.find(([start]) => model.startsWith(start))?.[1]
}

/** Files of the libraries of KiCad, by package and by what a part is. */
export function cadFilesOf(goods: Drawn): CadFiles {
  if (goods.showcases.length === 0 && hashText(`cad\n${goods.model}`) % EVERY !== 0) return {}
  const [library, name] = bodyOf(goods)?.split('/') ?? []
  const symbols = symbolLibraryOf(goods)
  return {
    ...(symbols && { 'cad symbol': `${SYMBOLS}/${symbols}.kicad_sym` }),
    ...(library && {
      'cad footprint': `${FOOTPRINTS}/${library}.pretty/${name}.kicad_mod`,
      '3d model': `${MODELS}/${library}.3dshapes/${name}.step`,
    }),
  }
}
