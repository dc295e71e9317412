import type { CategoryPath, Part } from '#demo/catalogue/family.ts'
import { bodyOf } from '../../semiconductors/kit/body.ts'
import { type Article, articles, type Shelf } from '../article.ts'
import { family, type Rule } from '../numbering.ts'
import { RARE_CIRCUITS } from './rare-circuits.ts'
import { RARE_MAGNETICS } from './rare-magnetics.ts'
import { RARE_PASSIVES } from './rare-passives.ts'

const cells = (line: string) => line.split(' | ').map((cell) => cell.trim())

/** "Tape & reel 3000". */
function readPacking(text: string): { packing: Part['packing']; packCount: number } {
  const [, packing, count] = /^(.*) (\d+)$/.exec(text) ?? []
  // The tables above hold no other packings than those of `Part`; the tests of the families read every line.
  return { packing: packing as Part['packing'], packCount: Number(count) }
}

function readShelf(heading: string): Shelf {
  const [path = '', name = '', drawing = '', mounting = '', packing = ''] = cells(heading.slice(2))
  return {
    brand: '',
    // Three levels each, as the tests of the families check.
    category: path.split(' > ') as unknown as CategoryPath,
    name,
    package: '',
    drawing,
    marking: '',
    ...readPacking(packing),
    attributes: { mounting },
  }
}

/** Packages of circuits have drawings of their own, whatever the others of their kind look like. */
const OF_CIRCUITS = /^(?:(?:SOIC|TSSOP|MSOP|LQFP|TQFP|QFN|BGA|LGA)-\d+W?|SOT-89-3|TO-220-3|DIP-16)$/

function readArticle(line: string): Article {
  const [code = '', brand = '', detail = '', name = '', price = '', attributes = ''] = cells(line)
  const parameters = attributes.split(/ (?=[a-zA-Z]+=)/).map((pair) => {
    const [key = '', value = ''] = pair.split('=')
    return [key, Number.isNaN(Number(value)) ? value : Number(value)] as const
  })
  return {
    code,
    brand,
    detail,
    package: name,
    price: Number(price),
    marking: code.slice(0, 8),
    attributes: Object.fromEntries(parameters),
    ...(OF_CIRCUITS.test(name) && { drawing: bodyOf(name).drawing }),
  }
}

function readTable(table: string): Rule[] {
  const sections = table.trim().split(/\n(?=# )/)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return articles(readShelf(heading), lines.map(readArticle))
  })
}

/** A few parts of every kind that no other family makes, so that no category of the demo is empty. */
export const rareKinds = family('rare-kinds', 40, [RARE_PASSIVES, RARE_MAGNETICS, RARE_CIRCUITS].flatMap(readTable))
