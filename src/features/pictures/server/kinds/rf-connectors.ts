import type { Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { num, pairs } from '../scene/geometry.ts'
import { lathe, type Spindle, thread } from '../scene/lathe.ts'
import { BLACK_PLASTIC, GOLD, STEEL, satin } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box } from '../scene/solids.ts'
import { circle, onTop } from '../scene/surfaces.ts'

function ufl(pen: Pen, _marking: string): void {
  const [w, h] = [2.6, 0.5]
  castShadow(pen, plan(0, 0, w, w), 1)
  box(pen, [w - 0.1, w * 0.35, 0], [0.45, w * 0.3, 0.16], GOLD)
  box(pen, [w * 0.3, -0.3, 0], [w * 0.4, 0.5, 0.16], GOLD)
  box(pen, [0, 0, 0], [w, w, h], satin('#efeadd'), { soft: 0.1, glint: 0.6 })
  box(pen, [-0.35, w * 0.18, 0], [0.4, w * 0.64, 0.16], GOLD)
  box(pen, [w * 0.18, w, 0], [w * 0.64, 0.35, 0.16], GOLD)
  const c = w / 2
  const bore = '#efe6cf'
  lathe(pen, [c, c, 1.3], 'z', [
    { length: 0.12, r: 0.96, r2: 1, material: GOLD, cap: '#f3dd9d' },
    { length: 0.25, r: 1, r2: 0.94, material: GOLD },
    { length: 0.45, r: 0.94, r2: 1, material: GOLD },
  ])
  onTop(pen, 1.3, circle(c, c, 0.78, pen.linear(stops(0, '#7b5f22', 1, bore), [0, 0, 1, 1])))
  onTop(pen, 1.02, circle(c + 0.05, c - 0.2, 0.6, bore))
  lathe(pen, [c + 0.05, c - 0.2, 1.2], 'z', [{ length: 0.22, r: 0.24, material: GOLD }])
}

function smaConnector(pen: Pen, _marking: string): void {
  const [s, t] = [6.4, 1.7]
  castShadow(pen, plan(0, -4, s, 12), s * 0.8)
  for (const [x, z] of pairs(s - 1, 0.2, 0.2, 0.2)) box(pen, [x, -4.2, z], [0.8, 4.4, 0.9], GOLD)
  lathe(pen, [s / 2, 0, s / 2], 'y', [{ length: 4.6, r: 0.6, material: GOLD }])
  for (const [x, z] of pairs(s - 1, s - 1.1, 0.2, s - 1.1)) box(pen, [x, -4.2, z], [0.8, 4.4, 0.9], GOLD)
  box(pen, [0, 0, 0], [s, t, s], GOLD, { soft: 0.2, glint: 0.7 })
  lathe(
    pen,
    [s / 2, t + 7.6, s / 2],
    'y',
    [
      { length: 0.4, r: 2.7, r2: 2.95, material: GOLD },
      ...thread(7, 0.86, 3.08, 2.9, GOLD),
      { length: 1.1, r: 2.6, material: GOLD },
    ],
    (sp) => {
      const e = (r: number, fill: string) =>
        `<ellipse rx="${num(r * sp.across * sp.squash)}" ry="${num(r * sp.across)}" fill="${fill}"/>`
      return e(2.3, '#6b5220') + e(2.05, '#f5f2ea') + e(0.62, '#4a3710') + e(0.44, '#0d0a04')
    },
  )
}

/** A bayonet: two lugs on a smooth barrel. */
function bnc(pen: Pen, _marking: string): void {
  const [r, base] = [4.8, 14]
  castShadow(pen, plan(-base / 2, -10, base, 24), base * 0.7)
  box(pen, [-base / 2, -12, 0], [base, 12, base], BLACK_PLASTIC, { soft: 0.5, glint: 0.4 })
  const barrel = (s: Spindle) => {
    const e = (radius: number, fill: string) =>
      `<ellipse rx="${num(radius * s.across * s.squash)}" ry="${num(radius * s.across)}" fill="${fill}"/>`
    return e(4.1, '#39424a') + e(3.2, '#f5f2ea') + e(1.1, '#c9a24a') + e(0.7, '#2b2110')
  }
  lathe(
    pen,
    [0, 14, base / 2],
    'y',
    [
      { length: 8, r, material: STEEL },
      { length: 2, r: r * 1.15, material: STEEL },
      { length: 4, r: 6.2, material: STEEL },
    ],
    barrel,
  )
  lathe(pen, [0, 11, base / 2 + r + 1.4], 'z', [{ length: 1.6, r: 1, material: STEEL }])
  lathe(pen, [-r - 1.4, 11, base / 2], 'x', [{ length: 1.6, r: 1, material: STEEL }])
}

export const RF_CONNECTORS: readonly Kind[] = [
  { code: /^ufl$/, samples: ['ufl'], camera: { turn: 24, tilt: 46 }, fill: 0.72, draw: ufl },
  {
    code: /^sma-connector$/,
    samples: ['sma-connector'],
    camera: { turn: 38, tilt: 30 },
    fill: 0.92,
    draw: smaConnector,
  },
  { code: /^bnc$/, samples: ['bnc'], camera: { turn: 36, tilt: 30 }, fill: 0.94, draw: bnc },
]
