/**
 * How makers of discretes write packing codes, by package. The texts are plain order codes (see plain-orders.ts), where
 * `$` stands for the package.
 */
export type DiscreteStyle = (body: string) => string

const axial = (body: string) => /^DO-/.test(body)
const power = (body: string) => /^(TO-|D2|TOLL)/.test(body)

const fill = (body: string, codes: string) => codes.replaceAll('$', body.replaceAll(' ', '_'))

/** Diodes Inc.: -7 and -13 are the reel in inches, -F lead-free, Q automotive. */
export const diodesStyle: DiscreteStyle = (body) => {
  if (axial(body)) return fill(body, '-T=$:R5000~.|. -B=$:B1000~.')
  if (/^SM[ABC]$/.test(body)) {
    const count = body === 'SMA' ? 5000 : 3000
    return fill(body, `-13-F=$:R${count}~-F|.|-13 Q-13-F=$:R${count}~Q-F!D`)
  }
  return fill(body, '-7-F=$:R3000~-F|.|-7 -13-F=$:R10000~-F|-13 Q-7-F=$:R3000~Q-F!D Q-13-F=$:R10000~Q-F!D')
}

/** Newer numbers of Diodes Inc. leave the -F away, since everything is lead-free. */
export const newDiodesStyle: DiscreteStyle = (body) => {
  if (/^(SOIC|TO-|PDFN|TSSOP|SOT-223)/.test(body)) return fill(body, '-13=$:R~.|. Q-13=$:R~Q!D')
  return fill(body, '-7=$:R3000~.|. -13=$:R10000~. Q-7=$:R3000~Q!D Q-13=$:R10000~Q!D')
}

/** Nexperia: three digits after a comma; -Q with a letter is the automotive grade. */
export const nexperiaStyle: DiscreteStyle = (body) => {
  if (/^(SOT-23|SOT-143)/.test(body))
    return fill(body, ',215=$:R3000~. ,235=$:R10000~. -QR=$:R3000~-Q!D -QVL=$:R10000~-Q!D')
  if (body === 'DO-35') return fill(body, ',113=$:R10000~. ,133=$:B5000~. ,143=$:B5000~.')
  if (body === 'DO-41') return fill(body, ',113=$:R5000~. ,133=$:B5000~.')
  if (body === 'SOD-882') return fill(body, ',315=$:R10000~. -QYL=$:R10000~-Q!D')
  if (body === 'SOT-883') return fill(body, ',315=$:R10000~. -QYL=$:R10000~-Q!D')
  if (body === 'SOT-223-3') return fill(body, ',115=$:R1000~. ,135=$:R4000~. -QX=$:R1000~-Q!D')
  if (body === 'SOT-89-3') return fill(body, ',115=$:R1000~. ,135=$:R4000~. -QX=$:R1000~-Q!D')
  if (power(body)) return fill(body, ',118=$:R~.')
  return fill(body, ',115=$:R3000~. ,135=$:R10000~. -QX=$:R3000~-Q!D -QF=$:R10000~-Q!D')
}

/** Vishay: E3 lead-free, M3 and G3 halogen-free, HE3, HM3 and HG3 automotive; 08 and 18, 61 and 5A are reel sizes. */
export const vishayStyle: DiscreteStyle = (body) => {
  if (body === 'DO-35') return fill(body, '-TAP=$:B10000~.|. -TR=$:R10000~.|TR')
  if (axial(body)) return fill(body, '-E3/54=$:R~-E3|. -E3/73=$:B~-E3 -M3/54=$:R~-M3 -M3/73=$:B~-M3')
  if (body === 'SMA') return bigReels(body, '61T', 1800, '5AT', 7500)
  if (body === 'SMB') return bigReels(body, '52T', 750, '5BT', 3200)
  if (body === 'SMC') return bigReels(body, '57T', 850, '9AT', 3500)
  if (body === 'MiniMELF') return fill(body, '-GS08=$:R2500~.|. -GS18=$:R10000~. -M-08=$:R2500~-M -M-18=$:R10000~-M')
  if (power(body)) return fill(body, '-E3=$:T~-E3|. -M3=$:T~-M3')
  return fill(
    body,
    '-E3-08=$:R3000~-E3|. -E3-18=$:R10000~-E3 -G3-08=$:R3000~-G3 -G3-18=$:R10000~-G3 -HE3-08=$:R3000~-HE3!D -HE3-18=$:R10000~-HE3!D -HG3-08=$:R3000~-HG3!D -HG3-18=$:R10000~-HG3!D',
  )
}

function bigReels(body: string, small: string, smallCount: number, large: string, largeCount: number): string {
  const bare = (code: string) => code.replace(/T$/, '')
  return fill(
    body,
    `-E3/${small}=$:R${smallCount}~-E3|.|-E3/${bare(small)} -E3/${large}=$:R${largeCount}~-E3|-E3/${bare(large)} -M3/${small}=$:R${smallCount}~-M3 -M3/${large}=$:R${largeCount}~-M3 HE3_A/H=$:R${smallCount}~HE3!D HE3_A/I=$:R${largeCount}~HE3!D HM3_A/H=$:R${smallCount}~HM3!D HM3_A/I=$:R${largeCount}~HM3!D`,
  ).replaceAll('3_A/', '3__A/')
}

/** onsemi: L SOT-23, W SC-70 (in the tail), T1 3,000 and T3 10,000 on the reel, G lead-free. */
export const onsemiStyle: DiscreteStyle = (body) => {
  if (body === 'SOT-23-3') return fill(body, 'LT1G=$:R3000~LG|LT1|.|L LT3G=$:R10000~LG|LT3')
  if (body === 'SOT-323') return fill(body, 'WT1G=$:R3000~WG|WT1|W WT3G=$:R10000~WG|WT3')
  if (body === 'DO-35') return fill(body, 'TR=$:R10000~.|. TA=$:B5000~.')
  if (axial(body)) return fill(body, 'G=$:B~G|. RLG=$:R~G|RL')
  if (/^SM[ABC]$/.test(body)) return fill(body, `T3G=$:R${body === 'SMA' ? 5000 : 2500}~G|.|T3`)
  if (body === 'TO-92-3') return fill(body, 'BU=$:B10000~.|. TA=$:B2000~. TF=$:R2000~.')
  if (power(body)) return fill(body, 'G=$:T~G|. T4G=$:R~G')
  return fill(body, 'T1G=$:R3000~G|.|T1 T3G=$:R10000~G|T3')
}

/** Micro Commercial: -TP tape, -BP bulk; HE3 automotive. */
export const mccStyle: DiscreteStyle = (body) =>
  axial(body) || body === 'TO-92-3'
    ? fill(body, '-TP=$:R~. -AP=$:B~. -BP=$:B~.')
    : fill(body, '-TP=$:R~.|. HE3-TP=$:R~HE3!D')

/** Panjit: R1 is the 7-inch reel, R2 the 13-inch one; -AU automotive. */
export const panjitStyle: DiscreteStyle = (body) =>
  fill(body, '__R1__00001=$:R~.|. __R2__00001=$:R10000~. -AU__R1__000A1=$:R~-AU!D')

/** Taiwan Semiconductor: a blank, then reel and compound; H before them is the automotive grade. */
export const taiwanStyle: DiscreteStyle = (body) => {
  const reel =
    body === 'SMA'
      ? ['R3G', 'M2G']
      : body === 'SMB'
        ? ['R5G', 'M4G']
        : body === 'SMC'
          ? ['R7G', 'M6G']
          : axial(body)
            ? ['A0G', 'R0G']
            : ['RFG', 'RHG']
  return fill(body, `_${reel[0]}=$:R~.|. _${reel[1]}=$:R10000~. H${reel[0]}=$:R~H!D`)
}

/** Makers whose numbers carry no packing code. */
export const bareStyle: DiscreteStyle = (body) => fill(body, axial(body) ? '.=$:B~.' : '.=$:R~.')

/** STMicroelectronics: -TR for surface mount, RL for axial reels, Y automotive. */
export const stStyle: DiscreteStyle = (body) => {
  if (axial(body)) return fill(body, '.=$:B~. RL=$:R~.')
  if (body === 'SOT-23-3' || body.startsWith('SOD')) return fill(body, 'FILM=$:R3000~.|. YFILM=$:R3000~Y!D')
  return fill(body, '-TR=$:R~.|. Y-TR=$:R~Y!D')
}
