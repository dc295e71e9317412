import type { Family } from '../../../family.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { comparator, comparatorColumns, opAmp, opAmpColumns } from '../kinds/amplifier.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { readTable } from '../kit/table.ts'

interface Maker {
  code: string
  brand: string
  weight: number
  opAmps: string
  comparators: string
  /** Order codes by a short word in the tables, so that they need not be repeated. */
  forms: Readonly<Record<string, string>>
}

/** Which classic a number copies: AS358 takes the place of LM358. */
const COPIES: Readonly<Record<string, string>> = {
  AS358: 'LM358',
  AS358A: 'LM358',
  AS324: 'LM324',
  AS324A: 'LM324',
  AS393: 'LM393',
  AS393A: 'LM393',
  AS339: 'LM339',
  NCV2904: 'LM2904',
  NCV2902: 'LM2902',
  NCV2903: 'LM2903',
  NJM2904: 'LM2904',
  NJM2902: 'LM2902',
  NJM2903: 'LM2903',
  NJM2901: 'LM2901',
  NJM311: 'LM311',
  NJM4558: 'RC4558',
  NJM4580: 'RC4580',
  NJM5532: 'NE5532',
  NJM072: 'TL072',
  NJM082: 'TL082',
  AZ4558: 'RC4558',
  AZ4580: 'RC4580',
  AZV321: 'LMV321',
  AZV331: 'LMV331',
  SGM321: 'LMV321',
  SGM358: 'LMV358',
  SGM324: 'LMV324',
  SGM393: 'LM393',
  TP321: 'LMV321',
  TP358: 'LMV358',
  TSV321: 'LMV321',
  TSV358: 'LMV358',
  TSV324: 'LMV324',
  LM2903A: 'LM2903',
  LM2901A: 'LM2901',
}

function ordersOf(maker: Maker, words: string) {
  const spec = words.split(' ').map((word) => maker.forms[word] ?? word)
  return plainOrders(spec.join(' '))
}

function amplifierFamily(maker: Maker): Family {
  const lines: Line[] = [
    ...readTable(opAmpColumns, maker.opAmps).map((row) => ({
      head: row.head,
      nature: opAmp(row, COPIES[row.head] ?? row.head),
      orders: ordersOf(maker, row.orders),
    })),
    ...readTable(comparatorColumns, maker.comparators).map((row) => ({
      head: row.head,
      nature: comparator(row, COPIES[row.head] ?? row.head),
      orders: ordersOf(maker, row.orders),
    })),
  ]
  return partFamily({ code: maker.code, brand: maker.brand, weight: maker.weight, lines })
}

export const stAmplifierFamily = amplifierFamily({
  code: 'st-amplifiers',
  brand: 'STMicroelectronics',
  weight: 3,
  forms: {
    d8: 'DT=SOIC-8:R2500~D|DT D=SOIC-8:T100~D',
    p8: 'PT=TSSOP-8:R4000~P',
    s8: 'ST=MSOP-8:R4000~S',
    n8: 'N=DIP-8:T50~N',
    q8: 'QT=DFN-8:R3000~Q',
    d14: 'DT=SOIC-14:R2500~D D=SOIC-14:T50~D',
    p14: 'PT=TSSOP-14:R2500~P',
    n14: 'N=DIP-14:T25~N',
    yd8: 'YDT=SOIC-8:R2500~YD@E!Q',
    yp8: 'YPT=TSSOP-8:R4000~YP@E!Q',
    yd14: 'YDT=SOIC-14:R2500~YD@E!Q',
    yp14: 'YPT=TSSOP-14:R2500~YP@E!Q',
    id8: 'IDT=SOIC-8:R2500~ID ID=SOIC-8:T100~ID',
    ip8: 'IPT=TSSOP-8:R4000~IP',
    is8: 'IST=MSOP-8:R4000~IS',
    in8: 'IN=DIP-8:T50~IN',
    id14: 'IDT=SOIC-14:R2500~ID ID=SOIC-14:T50~ID',
    ip14: 'IPT=TSSOP-14:R2500~IP',
    cd8: 'CDT=SOIC-8:R2500~CD@C CD=SOIC-8:T100~CD@C',
    cn8: 'CN=DIP-8:T50~CN@C',
    cd14: 'CDT=SOIC-14:R2500~CD@C',
    cn14: 'CN=DIP-14:T25~CN@C',
    ilt: 'ILT=SOT-23-5:R3000~IL|LT',
    ict: 'ICT=SOT-353:R3000~IC|CT',
    iylt: 'IYLT=SOT-23-5:R3000~IYL@E!Q',
  },
  opAmps: `
  LM358    2 1.1M 0.6 2m    20n 3   32  350u no   C 0.09 d8 p8 s8 n8
  LM358A   2 1.1M 0.6 1m    20n 3   32  350u no   C 0.11 d8 p8 n8
  LM258    2 1.1M 0.6 2m    20n 3   32  350u no   X 0.12 d8 p8 n8
  LM258A   2 1.1M 0.6 1m    20n 3   32  350u no   X 0.14 d8 p8 n8
  LM2904   2 1.1M 0.6 2m    20n 3   30  350u no   E 0.1  d8 p8 s8 n8 yd8 yp8
  LM324    4 1.3M 0.4 2m    20n 3   32  350u no   C 0.11 d14 p14 n14
  LM324A   4 1.3M 0.4 2m    20n 3   32  350u no   C 0.13 d14 p14 n14
  LM224    4 1.3M 0.4 2m    20n 3   32  350u no   X 0.14 d14 p14 n14
  LM224A   4 1.3M 0.4 2m    20n 3   32  350u no   X 0.16 d14 p14 n14
  LM2902   4 1.3M 0.4 2m    20n 3   30  350u no   E 0.13 d14 p14 n14 yd14 yp14
  TL071    1 4M   16  3m    20p 6   36  1.4m no   C 0.15 cd8 cn8 id8 in8
  TL072    2 4M   16  3m    20p 6   36  1.4m no   C 0.17 cd8 cn8 id8 in8
  TL074    4 4M   16  3m    20p 6   36  1.4m no   C 0.23 cd14 cn14 id14
  TL081    1 4M   16  3m    20p 6   36  1.4m no   C 0.16 cd8 cn8 id8
  TL082    2 4M   16  3m    20p 6   36  1.4m no   C 0.18 cd8 cn8 id8
  TL084    4 4M   16  3m    20p 6   36  1.4m no   C 0.24 cd14 cn14 id14
  MC33078  2 15M  7   0.15m 250n 5  30  2m   no   X 0.28 d8 n8
  MC33079  4 15M  7   0.15m 250n 5  30  2m   no   X 0.42 d14
  MC4558   2 5.5M 2.2 0.7m  50n 8   44  2.3m no   C 0.16 cd8 id8
  TS321    1 0.8M 0.4 0.5m  20n 3   30  600u no   E 0.13 ilt iylt
  TS912    2 1.4M 1   2m    1p  2.7 16  200u both E 0.5  id8 in8
  TS914    4 1.4M 1   2m    1p  2.7 16  200u both E 0.7  id14 ip14
  TS922    2 4M   1.3 3m    15n 2.7 12  1m   both E 0.5  id8 ip8 in8
  TS924    4 4M   1.3 3m    15n 2.7 12  1m   both E 0.7  id14 ip14
  TS971    1 12M  4   1m    200n 2.7 12 2m   both E 0.4  ilt id8
  TS972    2 12M  4   1m    200n 2.7 12 2m   both E 0.5  id8 ip8
  TSV321   1 1.3M 0.6 1m    70n 2.5 6   420u both E 0.18 ilt ict
  TSV358   2 1.3M 0.6 1m    70n 2.5 6   420u both E 0.22 id8 ip8 is8
  TSV324   4 1.3M 0.6 1m    70n 2.5 6   420u both E 0.28 id14 ip14
  TSV521   1 1.15M 0.89 0.6m 1p 2.7 5.5 45u  both E 0.26 ict
  TSV611   1 120k 0.04 4m   1p  1.5 5.5 10u  both I 0.3  ilt ict
  TSV621   1 0.42M 0.14 4m  1p  1.5 5.5 29u  both E 0.28 ilt ict
  TSV631   1 0.88M 0.34 3m  1p  1.5 5.5 60u  both E 0.28 ilt ict
  TSV731   1 0.9M 0.66 0.2m 1p  1.5 5.5 60u  both E 0.4  ict
  TSV911   1 8M   4.5 1.5m  1p  2.5 5.5 780u both E 0.3  ilt id8 iylt
  TSV912   2 8M   4.5 1.5m  1p  2.5 5.5 780u both E 0.35 id8 is8
  TSV914   4 8M   4.5 1.5m  1p  2.5 5.5 780u both E 0.5  id14 ip14
  TSV991   1 20M  10  1.5m  1p  2.5 5.5 820u both E 0.36 ilt iylt
  TSX711   1 2.7M 1.4 0.2m  1p  2.7 16  570u both E 0.45 ilt iylt
  TSZ121   1 400k 0.19 5u   50p 1.8 5.5 29u  both E 0.7  ilt ict iylt
  TSZ122   2 400k 0.19 5u   50p 1.8 5.5 29u  both E 1    is8 id8
  TSB611   1 560k 0.19 1m   5n  2.7 36  103u out  E 0.35 ilt iylt
  TSB712   2 6M   3   0.3m  50n 2.7 36  1.8m both E 0.7  id8 is8
  UA741    1 1M   0.5 1m    10n 10  36  1.7m no   C 0.3  cd8 cn8
`,
  comparators: `
  LM393   2 1.3u 1m   2   36  450u od C 0.09 d8 p8 s8 n8
  LM393A  2 1.3u 1m   2   36  450u od C 0.11 d8
  LM293   2 1.3u 1m   2   36  450u od X 0.12 d8 p8 n8
  LM2903  2 1.3u 1m   2   36  450u od E 0.1  d8 p8 s8 n8 yd8 yp8
  LM339   4 1.3u 1m   2   36  1.1m od C 0.11 d14 p14 n14
  LM339A  4 1.3u 1m   2   36  1.1m od C 0.13 d14 p14
  LM239   4 1.3u 1m   2   36  1.1m od X 0.14 d14 p14 n14
  LM2901  4 1.3u 1m   2   36  1.1m od E 0.12 d14 p14 n14 yd14 yp14
  LM311   1 200n 0.7m 3.5 30  5.1m od C 0.18 d8 n8
  TS391   1 1.3u 1m   2   36  500u od E 0.14 ilt iylt
  TS3011  1 8n   0.5m 2.2 5   470u pp E 0.9  ilt ict
  TS3021  1 38n  0.5m 1.8 5   73u  pp E 0.4  ilt ict
  TS881   1 2u   0.5m 0.85 5.5 210n pp E 0.4 ilt ict
  TSX393  2 700n 1.5m 2.7 16  5u   od E 0.35 id8 is8
`,
})

export const onsemiAmplifierFamily = amplifierFamily({
  code: 'onsemi-amplifiers',
  brand: 'onsemi',
  weight: 3,
  forms: {
    d8: 'DR2G=SOIC-8:R2500~DG|DR2 DG=SOIC-8:T98~DG',
    dm8: 'DMR2G=MSOP-8:R4000~DMG',
    dt8: 'DTBR2G=TSSOP-8:R2500~DTBG',
    n8: 'NG=DIP-8:T50~NG',
    d14: 'DR2G=SOIC-14:R2500~DG DG=SOIC-14:T55~DG',
    dt14: 'DTBR2G=TSSOP-14:R2500~DTBG',
    n14: 'NG=DIP-14:T25~NG',
    vd8: 'VDR2G=SOIC-8:R2500~VDG',
    vd14: 'VDR2G=SOIC-14:R2500~VDG',
    ad8: 'ADR2G=SOIC-8:R2500~ADG@C ADG=SOIC-8:T98~ADG@C',
    cd8: 'CDR2G=SOIC-8:R2500~CDG@C CDG=SOIC-8:T98~CDG@C',
    cp8: 'CPG=DIP-8:T50~CPG@C',
    cd14: 'CDR2G=SOIC-14:R2500~CDG@C',
    sn: 'SN1T1G=SOT-23-5:R3000~SNG SN2T1G=SOT-23-5:R3000~SN2G',
    sq: 'SQ3T2G=SOT-353:R3000~SQG',
    m8x: 'MX=SOIC-8:R2500~M M=SOIC-8:T98~M',
  },
  opAmps: `
  LM358    2 1M   0.6 2m    45n 3   32  350u no   C 0.09 d8 dm8 n8
  LM258    2 1M   0.6 2m    45n 3   32  350u no   A 0.12 d8 dm8 n8
  LM2904   2 1M   0.6 2m    45n 3   26  350u no   X 0.1  d8 dm8 n8 vd8
  NCV2904  2 1M   0.6 2m    45n 3   26  350u no   H 0.14 d8 dm8
  LM324    4 1M   0.6 2m    45n 3   32  350u no   C 0.11 d14 dt14 n14
  LM324A   4 1M   0.6 2m    45n 3   32  350u no   C 0.13 d14 dt14
  LM224    4 1M   0.6 2m    45n 3   32  350u no   A 0.14 d14 dt14
  LM2902   4 1M   0.6 2m    45n 3   26  350u no   X 0.13 d14 dt14 n14 vd14
  NCV2902  4 1M   0.6 2m    45n 3   26  350u no   H 0.17 d14 dt14
  TL071    1 4M   13  3m    30p 10  36  1.4m no   C 0.2  cd8 cp8
  TL072    2 4M   13  3m    30p 10  36  1.4m no   C 0.22 cd8 cp8
  TL074    4 4M   13  3m    30p 10  36  1.4m no   C 0.3  cd14
  TL062    2 2M   6   3m    30p 5   36  200u no   C 0.22 cd8 cp8
  MC33072  2 4.5M 13  1m    100n 3  44  2m   no   I 0.4  d8
  MC33074  4 4.5M 13  1m    100n 3  44  2m   no   I 0.6  d14 dt14
  MC33078  2 16M  7   0.15m 300n 10 36  2m   no   I 0.3  d8
  MC33079  4 16M  7   0.15m 300n 10 36  2m   no   I 0.45 d14
  MC33172  2 1.8M 2.1 2m    20n 3   44  180u no   I 0.3  d8
  MC33174  4 1.8M 2.1 2m    20n 3   44  180u no   I 0.45 d14 dt14
  MC33202  2 2.2M 1   6m    80n 1.8 12  900u both X 0.45 d8 dm8
  MC33204  4 2.2M 1   6m    80n 1.8 12  900u both X 0.65 d14 dt14
  MC1458   2 1.1M 0.8 2m    80n 6   36  2.3m no   C 0.25 cd8
  NCS2001  1 1.4M 1.6 0.5m  10p 0.9 7   510u both X 0.35 sn sq
  NCS20071 1 3M   2.8 1.3m  5p  2.7 36  405u out  E 0.22 sn sq
  NCS333   1 350k 0.15 3.5u 60p 1.8 5.5 17u  both E 0.6  sn sq
  LMV321   1 1M   1   1.7m  1n  2.7 5   130u out  I 0.14 sq
  LMV358   2 1M   1   1.7m  1n  2.7 5   210u out  I 0.17 d8 dm8
  LMV324   4 1M   1   1.7m  1n  2.7 5   410u out  I 0.21 d14 dt14
  NE5532   2 10M  9   0.5m  200n 6  40  4m   no   C 0.4  ad8
`,
  comparators: `
  LM393   2 1.3u 1m  2 36 400u od C 0.09 d8 dm8 n8
  LM293   2 1.3u 1m  2 36 400u od A 0.12 d8
  LM2903  2 1.3u 1m  2 36 400u od X 0.1  d8 dm8 n8 vd8
  NCV2903 2 1.3u 1m  2 36 400u od H 0.14 d8 dm8
  LM339   4 1.3u 2m  2 36 800u od C 0.11 d14 dt14 n14
  LM239   4 1.3u 2m  2 36 800u od A 0.14 d14 dt14
  LM2901  4 1.3u 2m  2 36 800u od X 0.12 d14 dt14 n14 vd14
  LM311   1 200n 2m  5 30 5.1m od C 0.2  d8 n8
  NCS2200 1 1u   0.5m 0.85 6 10u pp X 0.3 sn sq
  NCV2200 1 1u   0.5m 0.85 6 10u pp X 0.4 sn
`,
})

export const diodesAmplifierFamily = amplifierFamily({
  code: 'diodes-amplifiers',
  brand: 'Diodes Incorporated',
  weight: 2,
  forms: {
    s8: 'S-13=SOIC-8:R2500~S|S',
    th8: 'TH-13=TSSOP-8:R2500~TH',
    m8: 'M8-13=MSOP-8:R2500~M8',
    s14: 'S14-13=SOIC-14:R2500~S14',
    t14: 'T14-13=TSSOP-14:R2500~T14',
    mtr: 'MTR-G1=SOIC-8:R4000~M-G1|MTR M-G1=SOIC-8:T100~M-G1',
    gtr: 'GTR-G1=TSSOP-8:R4000~G-G1',
    mmtr: 'MMTR-G1=MSOP-8:R3000~MM-G1',
    ptr: 'P-G1=DIP-8:T50~P-G1',
    mtr14: 'MTR-G1=SOIC-14:R4000~M-G1',
    gtr14: 'GTR-G1=TSSOP-14:R3000~G-G1',
    w5: 'W5-7=SOT-23-5:R3000~W5|W5',
    se: 'SE-7=SOT-353:R3000~SE|SE',
    qs8: 'QS-13=SOIC-8:R2500~QS@E!Q',
    qth8: 'QTH-13=TSSOP-8:R2500~QTH@E!Q',
    qs14: 'QS14-13=SOIC-14:R2500~QS14@E!Q',
  },
  opAmps: `
  LM358    2 700k 0.3 2m   20n 3   36  500u no   C 0.08 s8
  AS358    2 1M   0.5 2m   20n 3   36  500u no   I 0.08 mtr gtr mmtr ptr
  AS358A   2 1M   0.5 1m   20n 3   36  500u no   I 0.09 mtr gtr mmtr ptr
  LM2904   2 700k 0.3 2m   20n 3   36  500u no   E 0.09 s8 th8 m8 qs8 qth8
  LM2904A  2 700k 0.3 1m   20n 3   36  500u no   E 0.1  s8 th8 m8 qs8
  LM324    4 1.2M 0.5 2m   20n 3   36  700u no   C 0.1  s14
  AS324    4 1M   0.5 2m   20n 3   36  700u no   I 0.1  mtr14 gtr14
  AS324A   4 1M   0.5 1m   20n 3   36  700u no   I 0.11 mtr14 gtr14
  LM2902   4 1.2M 0.5 2m   20n 3   36  700u no   E 0.11 s14 t14 qs14
  AZ4558   2 5.5M 1.7 0.5m 70n 5   36  2.5m no   I 0.12 mtr gtr
  AZ4580   2 15M  7   0.5m 100n 4  36  4.5m no   I 0.16 mtr gtr
  LMV321   1 1M   1   1.7m 11n 2.7 5.5 130u out  E 0.12 w5 se
  LMV358   2 1M   1   1.7m 11n 2.7 5.5 210u out  E 0.15 s8 m8
  LMV324   4 1M   1   1.7m 11n 2.7 5.5 410u out  E 0.18 s14 t14
  AZV321   1 1M   1   1.7m 10n 2.7 5.5 130u out  I 0.11 w5
`,
  comparators: `
  LM393   2 1.3u 2m  2 36 600u od C 0.08 s8
  AS393   2 700n 2m  2 36 600u od I 0.08 mtr gtr mmtr ptr
  AS393A  2 700n 1m  2 36 600u od I 0.09 mtr gtr mmtr
  LM2903  2 1.3u 2m  2 36 600u od E 0.09 s8 th8 m8 qs8 qth8
  LM2901  4 1.3u 2m  2 36 900u od E 0.11 s14 t14 qs14
  AS339   4 700n 2m  2 36 900u od I 0.1  mtr14 gtr14
  LMV331  1 400n 1.7m 2.7 5.5 60u od E 0.12 w5 se
  LMV393  2 400n 1.7m 2.7 5.5 100u od E 0.15 s8 m8
  AZV331  1 400n 1.7m 2.7 5.5 60u od I 0.11 w5
`,
})

export const nisshinboAmplifierFamily = amplifierFamily({
  code: 'nisshinbo-amplifiers',
  brand: 'Nisshinbo',
  weight: 1,
  forms: {
    m8: 'M-TE1=SOIC-8:R2000~M|M',
    v8: 'V-TE1=SSOP-8:R2000~V|V',
    r8: 'RB1-TE1=MSOP-8:R2000~RB1',
    d8: 'D=DIP-8:T50~D',
    m14: 'M-TE1=SOIC-14:R2000~M|M',
    v14: 'V-TE1=SSOP-14:R2000~V',
    d14: 'D=DIP-14:T25~D',
    f: 'F-TE1=SOT-23-5:R3000~F',
  },
  opAmps: `
  NJM2904  2 600k 0.5 2m   25n 3   32  350u no I 0.14 m8 v8 r8 d8
  NJM2902  4 600k 0.5 2m   25n 3   32  350u no I 0.18 m14 v14 d14
  NJM4558  2 3M   1   0.5m 25n 8   36  1.75m no I 0.16 m8 v8 d8
  NJM4560  2 10M  4   0.5m 40n 8   36  2m   no I 0.18 m8 v8 d8
  NJM4565  2 4M   4   0.5m 50n 8   36  2.2m no I 0.18 m8 v8 d8
  NJM4580  2 15M  5   0.5m 100n 4  36  3m   no I 0.2  m8 v8 r8 d8
  NJM2068  2 19M  6   0.3m 150n 8  36  2.5m no I 0.22 m8 v8 d8
  NJM2114  2 13M  15  0.2m 500n 6  44  4.5m no I 0.4  m8 v8 d8
  NJM5532  2 10M  8   0.5m 200n 6  44  4m   no I 0.5  m8 d8
  NJM072   2 3M   20  3m   30p 8   36  2m   no I 0.24 m8 v8 d8
  NJM082   2 3M   20  5m   30p 8   36  2m   no I 0.24 m8 v8 d8
  NJM8065  2 14M  5   0.5m 100n 8  36  3m   no I 0.3  m8 v8
  NJU7001  1 100k 0.05 10m 1p  1   16  15u  out I 0.3 f
`,
  comparators: `
  NJM2903 2 1.5u 2m 2 36 400u od I 0.14 m8 v8 r8 d8
  NJM2901 4 1.5u 2m 2 36 800u od I 0.18 m14 v14 d14
  NJM311  1 200n 2m 3.5 30 5.1m od I 0.3 m8 d8
`,
})

export const sgMicroAmplifierFamily = amplifierFamily({
  code: 'sgmicro-amplifiers',
  brand: 'SGMICRO',
  weight: 1,
  forms: {
    s8: 'YS8G/TR=SOIC-8:R2500~YS8G|YS8',
    ms8: 'YMS8G/TR=MSOP-8:R3000~YMS8G',
    s14: 'YS14G/TR=SOIC-14:R2500~YS14G',
    ts14: 'YTS14G/TR=TSSOP-14:R3000~YTS14G',
    n5: 'YN5G/TR=SOT-23-5:R3000~YN5G|YN5',
    c5: 'YC5G/TR=SOT-353:R3000~YC5G',
    xs8: 'XS8G/TR=SOIC-8:R2500~XS8G',
    xms8: 'XMS8G/TR=MSOP-8:R3000~XMS8G',
    xn5: 'XN5G/TR=SOT-23-5:R3000~XN5G',
    xc5: 'XC5G/TR=SOT-353:R3000~XC5G',
  },
  opAmps: `
  SGM321   1 1M   0.52 0.8m 1p 2.1 5.5 60u  both E 0.05 n5 c5
  SGM358   2 1M   0.52 0.8m 1p 2.1 5.5 60u  both E 0.06 s8 ms8
  SGM324   4 1M   0.52 0.8m 1p 2.1 5.5 60u  both E 0.08 s14 ts14
  SGM8051  1 250M 130  2m   6p 2.5 5.5 2.7m out  E 0.3  xn5 xs8
  SGM8061  1 500M 350  2m   6p 2.5 5.5 8m   out  E 0.4  xn5 xs8
  SGM8551  1 1.8M 0.9  1u   20p 2.5 5.5 195u both E 0.24 xn5 xs8
  SGM8552  2 1.8M 0.9  1u   20p 2.5 5.5 195u both E 0.34 xs8 xms8
  SGM8631  1 6M   3.7  0.8m 1p 2   5.5 470u both E 0.09 xn5 xc5
  SGM8632  2 6M   3.7  0.8m 1p 2   5.5 470u both E 0.12 xs8 xms8
  SGM8261  1 10M  5    0.5m 30n 3  36  5m   out  E 0.35 xn5 xs8
  SGM8262  2 10M  5    0.5m 30n 3  36  5m   out  E 0.45 xs8 xms8
`,
  comparators: `
  SGM8701 1 12u 0.3m 1.4 5.5 300n pp I 0.12 n5 c5
  SGM8743 1 45n 0.8m 2.5 5.5 500u pp E 0.18 n5 c5
  SGM393  2 1.2u 2m  2.5 36 150u od E 0.06 xs8 xms8
`,
})

export const threePeakAmplifierFamily = amplifierFamily({
  code: '3peak-amplifiers',
  brand: '3PEAK',
  weight: 1,
  forms: {
    sr: '-SR=SOIC-8:R4000~-S|-S',
    vr: '-VR=MSOP-8:R3000~-V',
    tr: '-TR=SOT-23-5:R3000~-T|-T',
    cr: '-CR=SOT-353:R3000~-C',
    sr14: '-SR=SOIC-14:R2500~-S',
    ts14: '-TS=TSSOP-14:R3000~-TS',
  },
  opAmps: `
  TP321    1 1M   0.7 3m   1p 2.1 5.5 80u  both E 0.05 tr cr
  TP358    2 1M   0.7 3m   1p 2.1 5.5 80u  both E 0.06 sr vr
  TP1541A  1 1.3M 1   3m   1p 2.1 6   80u  both E 0.07 tr cr
  TP1542A  2 1.3M 1   3m   1p 2.1 6   80u  both E 0.09 sr vr
  TP1544A  4 1.3M 1   3m   1p 2.1 6   80u  both E 0.12 sr14 ts14
  TP2304   4 4M   2   3m   1p 2.1 6   300u both E 0.14 sr14 ts14
  TP5531   1 350k 0.2 10u  60p 1.8 5.5 34u both E 0.22 tr cr
  TP5532   2 350k 0.2 10u  60p 1.8 5.5 34u both E 0.3  sr vr
  TPA1882  2 3M   3   1m   10p 2.7 36 520u both E 0.3  sr vr
`,
  comparators: `
  TP1941  1 68n  0.5m 1.8 5.5 46u pp E 0.12 tr cr
  TP1942  2 68n  0.5m 1.8 5.5 46u pp E 0.16 sr vr
  LM2903A 2 900n 1m   2.7 36 400u od E 0.06 sr vr
  LM2901A 4 900n 1m   2.7 36 800u od E 0.09 sr14 ts14
`,
})
