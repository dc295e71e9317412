import type { CategoryPath } from './family.ts'

/** The category tree: top, second, third level, in the order of the menu. */
const TREE: Record<string, Record<string, readonly string[]>> = {
  Resistors: {
    'Chip Resistors (SMD)': ['Thick Film', 'Thin Film', 'Current Sense', 'High Voltage', 'MELF', 'Zero-Ohm Jumpers'],
    'Through-Hole Resistors': ['Carbon Film', 'Metal Film', 'Metal Oxide', 'Wirewound'],
    'Power Resistors': ['Chassis Mount', 'Cement', 'TO-220 Package'],
    'Resistor Networks & Arrays': ['Chip Arrays', 'SIP Networks', 'DIP Networks'],
    Trimmers: ['Single-turn', 'Multi-turn', 'SMD Trimmers'],
    Potentiometers: ['Rotary', 'Slide', 'Digital Encoders Combined'],
    Thermistors: ['NTC', 'PTC', 'Inrush Limiters'],
    'Varistors (MOV)': ['Disc Varistors', 'SMD Varistors'],
  },
  Capacitors: {
    'Ceramic Capacitors': ['MLCC SMD', 'MLCC Automotive', 'Leaded MLCC', 'Disc Ceramic', 'High-Voltage Ceramic'],
    'Aluminium Electrolytic': ['Radial', 'SMD', 'Snap-in', 'Axial', 'Screw Terminal'],
    'Polymer Capacitors': ['Aluminium Polymer SMD', 'Aluminium Polymer Radial', 'Tantalum Polymer', 'Hybrid'],
    'Tantalum Capacitors': ['SMD Tantalum', 'Leaded Tantalum', 'Low ESR'],
    'Film Capacitors': ['Polyester (PET)', 'Polypropylene (PP)', 'Safety X/Y', 'DC-Link'],
    Supercapacitors: ['EDLC Coin', 'EDLC Radial', 'Modules'],
    'Trimmer Capacitors': ['Ceramic Trimmer', 'Film Trimmer'],
    'Mica & RF Capacitors': ['Mica', 'RF High-Q'],
  },
  'Inductors & EMI': {
    'Power Inductors': ['Shielded SMD', 'Unshielded SMD', 'Moulded', 'Toroidal'],
    'RF Inductors': ['Multilayer', 'Wirewound', 'Air Core'],
    'Ferrite Beads': ['Signal Line', 'Power Line', 'Arrays'],
    'Common Mode Chokes': ['Signal/Data Line', 'Power Line'],
    'EMI Filters': ['Feed-through', 'Pi/LC Filters', 'AC Line Filters'],
    Transformers: ['Pulse/LAN', 'Flyback/SMPS', 'Current Sense', 'Gate Drive'],
    'Wireless Charging Coils': ['Transmitter Coils', 'Receiver Coils'],
  },
  'Discrete Semiconductors': {
    Diodes: ['Switching', 'Rectifier', 'Schottky', 'Zener', 'Fast Recovery', 'Bridge Rectifiers', 'RF/PIN'],
    'TVS & ESD': ['TVS Diodes', 'ESD Arrays', 'Thyristor Surge'],
    BJTs: ['NPN', 'PNP', 'Darlington', 'Digital (Pre-biased)', 'Arrays'],
    MOSFETs: ['N-Channel', 'P-Channel', 'Dual N', 'Dual N+P', 'SiC MOSFETs'],
    'JFETs & RF Transistors': ['JFETs', 'RF BJTs', 'RF MOSFETs'],
    IGBTs: ['Single IGBT', 'IGBT Modules'],
    Thyristors: ['SCR', 'TRIAC', 'DIAC'],
    'GaN Devices': ['GaN HEMT', 'GaN Power Stage'],
  },
  'Integrated Circuits - Analog': {
    Amplifiers: ['Op Amps', 'Instrumentation', 'Audio Power', 'Current Sense', 'Difference'],
    Comparators: ['General Purpose', 'High Speed', 'Window'],
    'Data Converters': ['ADC', 'DAC', 'Analog Front End', 'Digital Potentiometers'],
    'Voltage References': ['Shunt', 'Series'],
    'Analog Switches & Mux': ['Switches', 'Multiplexers', 'Crosspoint'],
    'Timers & Clocks': ['555 Timers', 'Clock Generators', 'Clock Buffers', 'RTC'],
    Isolators: ['Digital Isolators', 'Isolated Amplifiers', 'Isolated Gate Drivers'],
  },
  'Integrated Circuits - Power': {
    'Linear Regulators': ['LDO Fixed', 'LDO Adjustable', 'Standard Linear', 'Negative'],
    'DC-DC Converters': ['Buck', 'Boost', 'Buck-Boost', 'Charge Pump', 'Isolated/Flyback Controllers'],
    'Battery Management': ['Chargers', 'Fuel Gauges', 'Protection', 'Cell Balancing'],
    'Power Switches': ['Load Switches', 'High-Side', 'Hot Swap/eFuse', 'Ideal Diode/ORing'],
    'Gate Drivers': ['Low-Side', 'Half-Bridge', 'High-Side'],
    'Motor Drivers': ['Brushed DC', 'Stepper', 'BLDC'],
    'LED Drivers': ['Linear', 'Switching', 'Matrix'],
    'Supervisors & PMIC': ['Reset ICs', 'PMIC', 'Sequencers'],
    'PoE & USB-PD': ['PoE PD', 'PoE PSE', 'USB-PD Controllers'],
  },
  'Integrated Circuits - Digital': {
    Microcontrollers: [
      'ARM Cortex-M',
      '8-bit AVR',
      '8-bit PIC',
      '16-bit',
      'RISC-V',
      '8051',
      'Wireless MCU',
      'STM8',
      'Renesas RX',
    ],
    'Microprocessors & SoC': ['Application Processors', 'DSP', 'Single Board SoC'],
    'FPGA & CPLD': ['FPGA', 'CPLD', 'Configuration Memory'],
    Memory: ['NOR Flash', 'NAND Flash', 'EEPROM', 'SRAM', 'DRAM', 'FRAM', 'eMMC'],
    Logic: [
      'Gates & Inverters',
      'Flip-Flops',
      'Shift Registers',
      'Buffers & Drivers',
      'Level Translators',
      'Counters',
      'Decoders & Mux',
    ],
    Interface: [
      'UART/RS-232',
      'RS-485/422',
      'CAN/LIN',
      'USB',
      'Ethernet PHY',
      'I2C/SPI Expanders',
      'LVDS/SerDes',
      'HDMI/Video',
    ],
    'Security ICs': ['Secure Elements', 'Authentication'],
    'Audio ICs': ['Codecs', 'DAC/ADC Audio', 'Microphone Preamps'],
  },
  'RF & Wireless': {
    'RF ICs': ['LNA', 'Mixers', 'PLL/Synthesizers', 'RF Switches', 'Power Amplifiers', 'Attenuators'],
    'RF Transceivers': ['Sub-GHz', '2.4 GHz', 'LoRa', 'GNSS Receivers', 'NFC/RFID', 'AM/FM Receivers'],
    'Wireless Modules': ['Wi-Fi', 'Bluetooth', 'LoRa Modules', 'Cellular', 'GNSS Modules'],
    Antennas: ['Chip', 'PCB/FPC', 'Whip', 'Patch'],
    'RF Passives': ['Baluns', 'SAW Filters', 'Couplers', 'Diplexers'],
  },
  Sensors: {
    Motion: ['Accelerometers', 'Gyroscopes', 'IMU', 'Magnetometers'],
    Environmental: ['Temperature', 'Humidity', 'Pressure', 'Gas/Air Quality'],
    'Optical Sensors': ['Ambient Light', 'Proximity/ToF', 'Photodiodes', 'Photointerrupters'],
    'Current & Hall': ['Hall Switches', 'Hall Linear', 'Current Sensors'],
    'Position & Encoders': ['Magnetic Encoders', 'Rotary Encoders', 'Linear'],
    'Audio Sensors': ['MEMS Microphones', 'Electret Microphones'],
    'Touch & Image': ['Capacitive Touch', 'Image Sensors', 'Fingerprint'],
  },
  'Crystals & Oscillators': {
    Crystals: ['MHz SMD', 'MHz Through-Hole', '32.768 kHz'],
    Oscillators: ['XO', 'TCXO', 'VCXO', 'OCXO', 'MEMS'],
    Resonators: ['Ceramic', 'SAW'],
  },
  Connectors: {
    'Headers & Sockets': [
      'Pin Headers 2.54 mm',
      'Pin Headers 2.0/1.27 mm',
      'Female Sockets',
      'Box Headers',
      'IC Sockets',
    ],
    'Wire-to-Board': ['Headers', 'Housings', 'Crimp Contacts'],
    'Board-to-Board': ['Mezzanine', 'Edge Card', 'Pogo Pins'],
    'FFC/FPC': ['0.5 mm', '1.0 mm', '0.3 mm'],
    'USB & I/O': ['USB-C', 'Micro/Mini USB', 'USB-A/B', 'HDMI', 'RJ45', 'Audio Jacks', 'DC Power Jacks'],
    'Terminal Blocks': ['Screw', 'Spring', 'Pluggable', 'Barrier'],
    'RF Coaxial': ['SMA', 'U.FL/IPEX', 'BNC', 'MMCX'],
    'D-Sub & Circular': ['D-Sub', 'M8/M12', 'Circular Mil'],
    'Memory & SIM Cards': ['microSD', 'SIM', 'M.2/PCIe'],
    'Battery Contacts & Holders': ['Coin Cell Holders', 'Cylindrical Holders', 'Contacts'],
  },
  'Circuit Protection': {
    Fuses: ['SMD Fuses', 'Cartridge', 'Fuse Holders', 'Automotive'],
    'Resettable Fuses (PPTC)': ['SMD', 'Radial'],
    'Gas Discharge Tubes': ['2-pole', '3-pole'],
    'Circuit Breakers': ['Thermal', 'Magnetic'],
  },
  Optoelectronics: {
    'LEDs Indication': ['SMD Single Colour', 'SMD RGB', 'Through-Hole', 'Addressable'],
    'LEDs Lighting': ['Mid Power', 'High Power', 'COB'],
    Displays: ['OLED', 'LCD', '7-Segment', 'E-Paper'],
    Optocouplers: ['Transistor Output', 'Triac Output', 'Logic Output', 'Solid State Relay PhotoMOS'],
    'Infrared & Laser': ['IR Emitters', 'IR Receivers', 'Laser Diodes'],
    'Fibre Optics': ['Transceivers', 'Transmitters'],
  },
  'Switches & Relays': {
    'Tactile Switches': ['SMD', 'Through-Hole', 'Side Actuated'],
    'Slide & Toggle': ['Slide', 'Toggle', 'Rocker'],
    'DIP & Rotary': ['DIP Switches', 'Rotary Coded'],
    'Pushbutton & Micro': ['Pushbutton', 'Micro Switches', 'Keyboard Switches'],
    Relays: ['Signal', 'Power', 'Automotive', 'Solid State'],
  },
  'Power Supplies & Batteries': {
    'AC-DC': ['Board Mount', 'Enclosed', 'Adapters'],
    'DC-DC Modules': ['Isolated', 'Non-Isolated POL'],
    Batteries: ['Lithium Primary', 'Li-Ion', 'Coin Cells', 'Alkaline'],
    'Solar & Harvesting': ['Solar Cells', 'Harvesters'],
  },
  'Audio & Electromechanical': {
    'Buzzers & Speakers': ['Piezo', 'Magnetic', 'Speakers'],
    'Motors & Fans': ['DC Motors', 'Stepper Motors', 'Fans'],
    'Heat Management': ['Heat Sinks', 'Thermal Pads', 'Thermal Paste'],
    'Enclosures & Hardware': ['Enclosures', 'Standoffs', 'Screws', 'Shield Cans', 'Cable Glands'],
  },
  'Cables & Wire': {
    'Cable Assemblies': ['USB Cables', 'RF Cables', 'Ribbon/FFC Cables'],
    Wire: ['Hook-up', 'Multi-core', 'Heat Shrink'],
  },
  'Development Boards & Tools': {
    'Development Boards': ['MCU Boards', 'FPGA Boards', 'Single Board Computers', 'Evaluation Modules'],
    'Programmers & Debuggers': ['JTAG/SWD', 'Logic Analysers'],
    'Prototyping & Test': ['Breadboards', 'Test Points', 'Adapters', 'Kits'],
  },
}

export interface Category {
  id: number
  parentId: number | undefined
  level: 1 | 2 | 3
  /** Place among its sisters, from 1. */
  position: number
  name: string
  /** The name of the first level above it, or its own. */
  top: string
}

/** Third levels repeat a name (two "Current Sense"), so a path is needed to name one. */
const keyOf = (path: readonly string[]) => path.join('\n')

const idsByPath = new Map<string, number>()

/** All categories, parents before children; a category keeps its id as long as the tree above does not change. */
export const categories: readonly Category[] = (() => {
  const list: Category[] = []
  const add = (path: readonly string[], parentId: number | undefined, level: Category['level'], index: number) => {
    const id = list.length + 1
    list.push({ id, parentId, level, position: index + 1, name: path[level - 1] ?? '', top: path[0] ?? '' })
    idsByPath.set(keyOf(path), id)
    return id
  }
  Object.entries(TREE).forEach(([top, seconds], topIndex) => {
    const topId = add([top], undefined, 1, topIndex)
    Object.entries(seconds).forEach(([second, thirds], secondIndex) => {
      const secondId = add([top, second], topId, 2, secondIndex)
      thirds.forEach((third, thirdIndex) => {
        add([top, second, third], secondId, 3, thirdIndex)
      })
    })
  })
  return list
})()

export function findCategoryId(path: CategoryPath): number | undefined {
  return idsByPath.get(keyOf(path))
}
