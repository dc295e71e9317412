import { amplifierFamily } from './amplifier-family.ts'

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
