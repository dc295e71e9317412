import { amplifierFamily } from './amplifier-family.ts'

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
