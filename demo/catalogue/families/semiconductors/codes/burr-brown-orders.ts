import { type Order, order, remember } from '../kit/order.ts'
import { words } from '../kit/table.ts'

/** The letter of a Burr-Brown code that names the package. */
function bodyOf(code: string, pins: string): string {
  if (code.includes('U')) return `SOIC-${pins}`
  if (code.includes('P')) return `DIP-${pins}`
  if (code.includes('E')) return `MSOP-${pins}`
  if (code.includes('T')) return `TO-220-${pins}`
  return `SOT-23-${pins}`
}

/** "UA:8 NA:5": OPA340UA in a tube, OPA340UA/2K5 on a reel, OPA340NA/250 and /3K for packages that only come on reels. */
export const burrBrownOrders = remember((spec: string) =>
  words(spec).flatMap((token) => {
    const [code = '', pins = ''] = token.split(':')
    return packagings(code, bodyOf(code, pins))
  }),
)

function packagings(code: string, body: string): Order[] {
  if (body.startsWith('DIP') || body.startsWith('TO')) return [order(code, body, 'Tube')]
  const reel = (mark: string, count: number) => order(`${code}/${mark}`, body, 'Tape & reel', { stem: code, count })
  if (body.startsWith('SOIC')) return [order(code, body, 'Tube', { stem: code }), reel('2K5', 2500)]
  return [reel(body.startsWith('MSOP') ? '2K5' : '3K', body.startsWith('MSOP') ? 2500 : 3000), reel('250', 250)]
}
