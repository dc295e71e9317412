import { lookUp, readTable, words } from '../kit/table.ts'

/**
 * Texas Instruments package codes. `body` with a `#` takes the pin count that follows the code in our tables ("D8",
 * "PW14"); `tube` says that the bare code is sold in tubes, R and T give the pieces on a full and on a small reel. `2@` is
 * a reel with the parts turned round; the Harris codes write 96 for a reel.
 */
const rows = readTable(
  ['code', 'body', 'packings'],
  `
  D     SOIC-#        tube R2500
  DW    SOIC-#W       tube R2000
  NS    SOP-#         R2000
  PS    SOP-#         R2000
  DB    SSOP-#        tube R2000
  DBQ   QSOP-#        R2500
  DCT   SSOP-8        R3000 T250
  P     DIP-8         tube
  N     DIP-#         tube
  NT    DIP-24        tube
  E     DIP-#         tube
  M     SOIC-#        tube 96@2500
  PW    TSSOP-#       tube R2000
  PWP   HTSSOP-#      tube R2000
  DCA   HTSSOP-#      tube R2000
  DAD   HTSSOP-#      tube R2000
  DAP   HTSSOP-#      tube R2000
  DGG   TSSOP-#       R2000
  DL    SSOP-#        tube R1000
  DGV   TVSOP-#       R2000
  DGK   MSOP-8        tube R2500
  DGN   HVSSOP-8      tube R2500
  DGS   MSOP-10       tube R2500
  DGQ   HVSSOP-10     tube R2500
  DCU   VSSOP-8       R3000 T250
  DDA   HSOP-8        tube R2500
  DBZ   SOT-23-3      R3000 T250
  DBV   SOT-23-#      R3000 T250
  DDC   SOT-23-#      R3000 T250
  DDF   SOT-23-8      R3000
  DCK3  SOT-323       R3000 T250
  DCK5  SOT-353       R3000 T250
  DCK6  SOT-363       R3000 T250
  DRL5  SOT-553       R4000 T250
  DRL6  SOT-563       R4000 T250
  DRL8  SOT-583       R4000 T250
  DYY   SOT-23-8      R3000
  DYD   SOT-23-#      R3000
  PK    SOT-89-3      R1000
  DCY   SOT-223-3     tube R2500
  DCQ   SOT-223-5     tube R2500
  KVU   TO-252        R2500
  KTT   TO-263        R500
  KTT5  TO-263-5      R500
  KC    TO-220-3      tube
  KCS   TO-220-3      tube
  KCT   TO-220-3      tube
  LP    TO-92-3       bulk
  DRY   DFN-6         R5000 2@5000
  DSF   DFN-6         R5000 2@5000
  DPW   DFN-5         R3000
  DQN   DFN-4         R3000 T250
  DRV   DFN-6         R3000 T250
  DSE   DFN-6         R3000 T250
  DQK   DFN-6         R3000 T250
  DSG   DFN-8         R3000 T250
  DQF   DFN-8         R3000 T250
  DRB   DFN-8         R3000 T250
  DRG   DFN-8         R3000 T250
  DRC   DFN-10        R3000 T250
  DSC   DFN-10        R3000 T250
  DSK   DFN-10        R3000 T250
  DSQ   DFN-10        R3000 T250
  DQA   DFN-10        R3000
  DMT   DFN-14        R3000 T250
  RUG   QFN-10        R3000
  RSE   QFN-8         R3000 T250
  RGT   QFN-16        R3000 T250
  RTE   QFN-16        R3000 T250
  RSA   QFN-16        R3000 T250
  RGV   QFN-16        R2500 T250
  RSV   QFN-16        R3000
  RUC   QFN-14        R3000
  RGY   QFN-#         R3000
  BQA   QFN-14        R3000
  BQB   QFN-16        R3000
  RKS   QFN-20        R3000
  RGW   QFN-20        R3000 T250
  RGR   QFN-20        R3000 T250
  RUK   QFN-20        R3000 T250
  RVC   QFN-20        R3000 T250
  RGE   QFN-24        R3000 T250
  RTW   QFN-24        R3000 T250
  RHL   QFN-24        R1000 T250
  RHF   QFN-24        R3000 T250
  RHD   QFN-28        R3000 T250
  RHB   QFN-32        R3000 T250
  RSN   QFN-32        R3000 T250
  RSM   QFN-32        R3000 T250
  RTV   QFN-32        R3000 T250
  RHH   QFN-36        R2500 T250
  RHA   QFN-40        R2500 T250
  RMH   QFN-40        R2500
  RGZ   QFN-48        R2500 T250
  RGC   QFN-64        R2000 T250
  RMG   QFN-12        R3000
  RPS   QFN-12        R3000 T250
  RNX   QFN-12        R3000 T250
  RPA   QFN-9         R3000 T250
  RWU   QFN-7         R3000 T250
  DRR   DFN-12        R3000 T250
  RTD   QFN-64        R2500 T250
  RLL   QFN-24        R3000 T250
  YQW   WLCSP-#       R3000 T250
  RQM   QFN-29        R3000 T250
  DRZ   DFN-12        R3000 T250
  RUX   QFN-12        R3000 T250
  DSD   DFN-8         R3000 T250
  DRM   DFN-8         R3000 T250
  RTY   QFN-16        R3000 T250
  RHR   QFN-28        R3000 T250
  RGF   QFN-40        R3000 T250
  RSL   QFN-48        R3000 T250
  RSH   QFN-56        R3000 T250
  RWB   QFN-12        R3000 T250
  YQE   WLCSP-#       R3000 T250
  RGP   QFN-20        R3000 T250
  RMQ   QFN-24        R3000 T250
  RKT   QFN-24        R3000 T250
  DQE   DFN-8         R3000 T250
  YZT   WLCSP-#       R3000 T250
  RGJ   QFN-32        R3000 T250
  RUT   QFN-12        R3000 T250
  DQS   DFN-20        R3000 T250
  RGK   QFN-64        R3000 T250
  NJK   QFN-36        R3000 T250
  DQX   DFN-2         R3000 T250
  DMB   DFN-6         R3000 T250
  YPA   WLCSP-#       R3000 T250
  DEF   DFN-8         R3000 T250
  DNP   DFN-6         R3000 T250
  YMN   WLCSP-#       R3000 T250
  RGH   QFN-16        R3000 T250
  DNT   DFN-12        R3000 T250
  DA    TSSOP-#       tube R2000
  VF    LQFP-#        tray R1000
  RSW   QFN-10        R3000 T250
  YFD   WLCSP-#       R3000 T250
  ZQY   BGA-#         R3000 T250
  RTJ   QFN-20        R3000 T250
  YZH   WLCSP-#       R3000 T250
  RVA   QFN-16        R3000 T250
  RUM   QFN-16        R3000 T250
  RZA   QFN-68        R3000 T250
  RHJ   QFN-28        R3000 T250
  RGM   QFN-24        R3000 T250
  YFQ   WLCSP-#       R3000 T250
  ZQZ   BGA-#         R3000 T250
  DRT   SOT-416       R3000 T250
  DPY   DFN-2         R3000 T250
  YDA   DFN-2         R3000 T250
  YFN   WLCSP-#       R3000 T250
  RUN   QFN-10        R3000 T250
  DMW   DFN-6         R3000 T250
  RKP   QFN-40        R3000 T250
  RTB   QFN-64        R3000 T250
  RTQ   QFN-56        R3000 T250
  RSB   QFN-40        R3000 T250
  RJK   QFN-38        R3000 T250
  RKB   QFN-32        R3000 T250
  DDV   HTSSOP-#      tube R2000
  DBT   TSSOP-#       tube R2000
  DUB   SOIC-8W       tube R2000
  DWV   SOIC-8W       tube R2000
  DDE   TSSOP-#       tube R2000
  PAG   TQFP-64       tray R1000
  PAP   TQFP-64       tray R1000
  PFP   TQFP-80       tray R1000
  PAH   TQFP-52       tray R1000
  PFC   TQFP-80       tray R1000
  PCN   LQFP-52       tray R1000
  PEU   LQFP-128      tray R1000
  PGE   LQFP-144      tray R1000
  RUW   QFN-15        R3000 T250
  RNN   QFN-18        R3000 T250
  DCN   SOT-23-8      R3000 T250
  DQC   DFN-10        R3000 T250
  DSS   DFN-12        R3000 T250
  DMQ   QFN-6         R3000 T250
  DLC   DFN-8         R3000 T250
  YBG   WLCSP-#       R3000 T250
  RLT   QFN-7         R3000 T250
  RWT   QFN-12        R3000 T250
  RNR   QFN-11        R3000 T250
  RNS   QFN-7         R3000 T250
  RYQ   QFN-21        R3000 T250
  DSJ   DFN-14        R3000 T250
  RMW   QFN-12        R3000 T250
  RNM   QFN-15        R3000 T250
  DLA   QFN-10        R3000 T250
  DQP   DFN-22        R3000 T250
  RVE   QFN-28        R3000 T250
  DRJ   DFN-8         R3000 T250
  PT    LQFP-48       tray R1000
  PM    LQFP-64       tray R1000
  PN    LQFP-80       tray R1000
  PZ    LQFP-100      tray R1000
  PZP   TQFP-100      tray R1000
  PHP   TQFP-48       tray R1000
  PFB   TQFP-48       tray R1000
  PBS   TQFP-32       tray R1000
  YZP   WLCSP-#       R3000
  YZF   WLCSP-#       R3000
  YFF   WLCSP-#       R3000 T250
  YFP   WLCSP-#       R3000
  YCK   WLCSP-#       R3000
  YZU   WLCSP-#       R3000 T250
  YZQ   WLCSP-#       R3000 T250
  SIL   DFN-8         R3000 T250
  DNK   PDFN-8_5×6    R2500
  DQJ   PDFN-8_5×6    R2500
`,
)

export interface TiPackage {
  code: string
  body: string
  loose: 'Tube' | 'Tray' | 'Bulk' | undefined
  reels: readonly { letter: string; count: number }[]
}

const byCode = Object.fromEntries(rows.map((row) => [row.code, row]))

/** Reads "D8", "DBV5" or "DGK" as our tables write a package with its pin count. */
export function tiPackage(token: string): TiPackage {
  const match = /^([A-Z]+)(\d*)$/.exec(token)
  const row = byCode[token] ?? lookUp(byCode, match?.[1] ?? token, 'TI package')
  const packings = words(row.packings)
  return {
    code: match?.[1] ?? token,
    body: row.body.replace('#', match?.[2] ?? '').replace('_', ' '),
    loose: looseOf(packings[0]),
    reels: packings.flatMap(reelOf),
  }
}

function reelOf(packing: string): { letter: string; count: number }[] {
  const match = /^([RT]|96@|2@)(\d+)$/.exec(packing)
  return match ? [{ letter: (match[1] ?? '').replace('@', ''), count: Number(match[2]) }] : []
}

function looseOf(packing: string | undefined): TiPackage['loose'] {
  if (packing === 'tube') return 'Tube'
  if (packing === 'tray') return 'Tray'
  if (packing === 'bulk') return 'Bulk'
  return undefined
}
