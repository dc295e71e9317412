// Draws docs/architecture.svg from the declared list of features: one box a feature, rows by dependency, app on top.

const BOX = { width: 132, height: 34, gapX: 14, gapY: 46 }
const MARGIN = 24
const PER_ROW = 6
const FOUNDATIONS = [
  ['src/server', 'HTTP, database, jobs, mail'],
  ['src/web', 'calls, session, components'],
  ['src/shared', 'money, part numbers'],
]

/**
 * The row of a feature: 0 when it uses no other feature, else one above the highest one it uses.
 * @param {Record<string, string[]>} dependsOn
 * @returns {string[][]} lowest row first
 */
export function layersOf(dependsOn) {
  /** @type {Map<string, number>} */
  const levels = new Map()
  /** @param {string} feature @returns {number} */
  const levelOf = (feature) => {
    const known = levels.get(feature)
    if (known !== undefined) return known
    const level = Math.max(-1, ...(dependsOn[feature] ?? []).map(levelOf)) + 1
    levels.set(feature, level)
    return level
  }
  /** @type {string[][]} */
  const layers = []
  for (const feature of Object.keys(dependsOn).toSorted()) {
    const level = levelOf(feature)
    layers[level] = [...(layers[level] ?? []), feature]
  }
  return layers
}

/**
 * What a feature uses directly and not already through another feature it uses.
 * @param {Record<string, string[]>} dependsOn
 * @param {string} feature
 */
function directUses(dependsOn, feature) {
  /** @type {(from: string, to: string) => boolean} */
  const reaches = (from, to) => (dependsOn[from] ?? []).some((next) => next === to || reaches(next, to))
  const others = dependsOn[feature] ?? []
  return others.filter((other) => !others.some((between) => between !== other && reaches(between, other)))
}

/** @param {string} text */
const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * @param {{ x: number, y: number, width: number }} place
 * @param {string} title
 * @param {string} kind
 * @param {string} [note]
 */
const box = ({ x, y, width }, title, kind, note) =>
  `<g class="${kind}"><title>${escapeText(note ?? title)}</title>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${BOX.height}" rx="4"/>` +
  `<text x="${x + width / 2}" y="${y + 21}">${escapeText(title)}</text></g>`

/**
 * @param {Record<string, string[]>} dependsOn
 * @returns {string}
 */
export function drawArchitecture(dependsOn) {
  const rows = layersOf(dependsOn)
    .toReversed()
    .flatMap((layer) =>
      Array.from({ length: Math.ceil(layer.length / PER_ROW) }, (_, row) =>
        layer.slice(row * PER_ROW, (row + 1) * PER_ROW),
      ),
    )
  const inner = PER_ROW * BOX.width + (PER_ROW - 1) * BOX.gapX
  const yOf = (/** @type {number} */ row) => MARGIN + row * (BOX.height + BOX.gapY)
  /** @type {Map<string, { x: number, y: number, width: number }>} */
  const places = new Map()
  for (const [row, features] of rows.entries()) {
    const used = features.length * BOX.width + (features.length - 1) * BOX.gapX
    for (const [column, feature] of features.entries())
      places.set(feature, {
        x: MARGIN + (inner - used) / 2 + column * (BOX.width + BOX.gapX),
        y: yOf(row + 1),
        width: BOX.width,
      })
  }
  const lines = Object.keys(dependsOn).flatMap((feature) =>
    directUses(dependsOn, feature).map((other) => {
      const from = places.get(feature)
      const to = places.get(other)
      if (!from || !to) throw new Error(`${feature} leans on ${other}, which is not declared`)
      const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + BOX.height, to.x + to.width / 2, to.y]
      const bend = Math.max(18, (y2 - y1) / 2)
      return `<path d="M${x1} ${y1} C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`
    }),
  )
  const boxes = [...places].map(([feature, place]) =>
    box(place, feature, 'feature', `${feature} uses: ${dependsOn[feature]?.join(', ') || 'no other feature'}`),
  )
  const base = yOf(rows.length + 1)
  const third = (inner - 2 * BOX.gapX) / 3
  const foundations = FOUNDATIONS.map(([name, note], index) =>
    box({ x: MARGIN + index * (third + BOX.gapX), y: base, width: third }, `${name}: ${note}`, 'foundation'),
  )
  const width = inner + 2 * MARGIN
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${base + BOX.height + MARGIN}" role="img" aria-label="Features of the store and what each uses">`,
    '<style>rect{fill:#fff;stroke:#33414f}text{font:13px sans-serif;text-anchor:middle;fill:#16202a}path{fill:none;stroke:#8fa1b3;stroke-width:1}.app rect{fill:#e7eef6}.foundation rect{fill:#eef1f4}</style>',
    `<rect x="0" y="0" width="${width}" height="${base + BOX.height + MARGIN}" style="fill:#fafbfc;stroke:none"/>`,
    ...lines,
    box(
      { x: MARGIN, y: yOf(0), width: inner },
      'src/app: server, list of endpoints, list of routes, pages that join features',
      'app',
    ),
    ...boxes,
    ...foundations,
    '</svg>',
    '',
  ].join('\n')
}
