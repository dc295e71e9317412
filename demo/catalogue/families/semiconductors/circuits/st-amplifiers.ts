import { amplifierFamily } from './amplifier-family.ts'

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
