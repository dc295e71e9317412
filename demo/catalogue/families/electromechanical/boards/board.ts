import type { Article, Shelf } from '../article.ts'

/** What every board shares until its maker's list says otherwise. */
export const boardShelf: Shelf = {
  brand: 'Adafruit',
  category: ['Development Boards & Tools', 'Development Boards', 'MCU Boards'],
  name: 'Development board',
  package: 'Module',
  drawing: 'dev-board',
  marking: 'BOARD',
  packing: 'Box',
  packCount: 1,
  attributes: { mounting: 'Free hanging' },
}
export const fpgaBoard: Partial<Article> = {
  category: ['Development Boards & Tools', 'Development Boards', 'FPGA Boards'],
  name: 'FPGA board',
}
export const computer: Partial<Article> = {
  category: ['Development Boards & Tools', 'Development Boards', 'Single Board Computers'],
  name: 'Single board computer',
}
export const evaluation: Partial<Article> = {
  category: ['Development Boards & Tools', 'Development Boards', 'Evaluation Modules'],
  name: 'Evaluation module',
}
export const debuggerTool: Partial<Article> = {
  category: ['Development Boards & Tools', 'Programmers & Debuggers', 'JTAG/SWD'],
  name: 'Debug probe',
}
export const analyser: Partial<Article> = {
  category: ['Development Boards & Tools', 'Programmers & Debuggers', 'Logic Analysers'],
  name: 'Logic analyser',
}
export const breadboard: Partial<Article> = {
  category: ['Development Boards & Tools', 'Prototyping & Test', 'Breadboards'],
  name: 'Breadboard',
  drawing: 'board-to-board-40',
  marking: 'PROTO',
}
export const adapterBoard: Partial<Article> = {
  category: ['Development Boards & Tools', 'Prototyping & Test', 'Adapters'],
  name: 'Adapter board',
}
export const kit: Partial<Article> = {
  category: ['Development Boards & Tools', 'Prototyping & Test', 'Kits'],
  name: 'Kit',
}

/** Core, megahertz, flash and RAM in kilobytes: what a buyer of a board asks first. */
export function boardOf(
  code: string,
  detail: string,
  price: number,
  chip: { core: string; megahertz?: number; flash?: number; ram?: number; connectivity?: string },
  extra: Partial<Article> = {},
): Article {
  return {
    code,
    detail,
    price,
    ...extra,
    attributes: {
      core: chip.core,
      ...(chip.megahertz && { clockFrequency: chip.megahertz * 1e6 }),
      ...(chip.flash && { flashSize: chip.flash }),
      ...(chip.ram && { ramSize: chip.ram }),
      ...(chip.connectivity && { connectivity: chip.connectivity }),
      ...extra.attributes,
    },
  }
}
