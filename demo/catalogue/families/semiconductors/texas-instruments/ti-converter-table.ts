import { converterColumns } from '../kinds/dc-dc.ts'
import { readTable } from '../kit/table.ts'

/** `{v}` in the head is the output voltage in tenths of a volt. */
export const tiConverters = readTable(
  converterColumns,
  `
  TPS54231    async 3.5 28  2    570k H 0.62 adj -:H D8
  TPS54232    async 3.5 28  2    1M   H 0.7  adj -:H D8
  TPS54233    async 3.5 28  2    285k H 0.7  adj -:H D8
  TPS5430     async 5.5 36  3    500k E 1.5  adj -:E DDA +Q1
  TPS5431     async 5.5 23  3    500k E 1.2  adj -:E DDA
  TPS54331    async 3.5 28  3    570k H 0.88 adj -:H D8 DDA
  TPS54332    async 3.5 28  3.5  1M   H 1    adj -:H DDA
  TPS54335    sync  4.5 28  3    1.6M H 0.75 adj -:H DDA DRC A:H DDA
  TPS54336    sync  4.5 28  3    340k H 0.75 adj A:H DDA DRC
  TPS5410     async 5.5 36  1    500k E 1.1  adj -:E D8 +Q1
  TPS5420     async 5.5 36  2    500k E 1.4  adj -:E D8 +Q1
  TPS5450     async 5.5 36  5    500k E 1.9  adj -:E DDA +Q1
  TPS54160    async 3.5 60  1.5  2.5M H 1.6  adj -:H DGQ DRC A:H DGQ DRC +Q1
  TPS54240    async 3.5 42  2.5  2.5M H 1.7  adj -:H DGQ DRC +Q1
  TPS54260    async 3.5 60  2.5  2.5M H 1.9  adj -:H DGQ DRC +Q1
  TPS54340    async 4.5 42  3.5  2.5M H 1.7  adj -:H DDA B:H DDA +Q1
  TPS54360    async 4.5 60  3.5  2.5M H 1.9  adj -:H DDA B:H DDA +Q1
  TPS54540    async 4.5 42  5    2.5M H 2    adj -:H DDA B:H DDA +Q1
  TPS54560    async 4.5 60  5    2.5M H 2.2  adj -:H DDA B:H DDA +Q1
  TPS54302    sync  4.5 28  3    400k E 0.3  adj -:E DDC6
  TPS54202    sync  4.5 28  2    500k E 0.26 adj -:E DDC6 H:E DDC6
  TPS54308    sync  4.5 28  3    350k E 0.34 adj -:E DDC6
  TPS54620    sync  4.5 17  6    1.6M H 2.2  adj -:H RGY14
  TPS54821    sync  4.5 17  8    1.6M H 2.5  adj -:H RHL
  TPS54020    sync  4.5 17  10   1.2M H 3.4  adj -:H RUW15
  TPS54318    sync  2.95 6  3    2M   H 1.2  adj -:H RTE
  TPS54418    sync  2.95 6  4    2M   H 1.4  adj -:H RTE A:H RTE
  TPS54618    sync  2.95 6  6    2M   H 1.7  adj -:H RTE +Q1
  TPS54478    sync  2.95 6  4    2M   H 1.5  adj -:H RTE
  TPS54610    sync  3   6   6    700k I 3.6  adj -:I PWP28
  TPS54310    sync  3   6   3    700k I 2.7  adj -:I PWP20
  TPS54225    sync  4.5 18  2    700k I 1    adj -:I PWP14
  TPS54227    sync  4.5 18  2    700k I 0.55 adj -:I DDA DRC
  TPS54327    sync  4.5 18  3    700k I 0.6  adj -:I DDA DRC
  TPS54427    sync  4.5 18  4    700k I 0.75 adj -:I DDA
  TPS54428    sync  4.5 18  4    650k I 0.8  adj -:I DDA DRC
  TPS54527    sync  4.5 18  5    700k I 0.9  adj -:I DDA
  TPS54528    sync  4.5 18  5    650k I 0.9  adj -:I DDA
  TPS54627    sync  4.5 18  6    650k I 1.1  adj -:I DDA
  TPS560200   sync  4.5 17  0.5  600k E 0.35 adj -:E DBV5 +Q1
  TPS560430   sync  4   36  0.6  1.1M E 0.45 adj X:E DBV6 XF:E DBV6 Y:E DBV6 YF:E DBV6
  TPS561201   sync  4.5 17  1    580k E 0.22 adj -:E DDC6
  TPS561208   sync  4.5 17  1    580k E 0.22 adj -:E DDC6
  TPS562200   sync  4.5 17  2    650k E 0.25 adj -:E DDC6
  TPS562201   sync  4.5 17  2    580k E 0.23 adj -:E DDC6
  TPS562208   sync  4.5 17  2    580k E 0.24 adj -:E DDC6
  TPS562209   sync  4.5 17  2    650k E 0.26 adj -:E DDC6
  TPS563200   sync  4.5 17  3    650k E 0.28 adj -:E DDC6
  TPS563201   sync  4.5 17  3    580k E 0.26 adj -:E DDC6
  TPS563208   sync  4.5 17  3    580k E 0.27 adj -:E DDC6
  TPS563240   sync  4.5 17  3    1.4M E 0.4  adj -:E DDC6
  TPS564201   sync  4.5 17  4    560k E 0.36 adj -:E DDC6
  TPS564208   sync  4.5 17  4    560k E 0.38 adj -:E DDC6
  TPS566250   sync  4.5 17  6    600k E 0.85 adj -:E DDA
  TPS568215   sync  4.5 17  8    1.2M E 1.6  adj -:E RNN18
  TPS57140    async 3.5 42  1.5  2.5M H 1.9  adj +Q1 -:H DGQ DRC
  TPS62056    sync  2.7 10  0.8  850k I 1.3  3.3 -:I DGS
  TPS62110    sync  3.1 17  1.5  1M   I 2.2  adj -:I RSA
  TPS62111    sync  3.1 17  1.5  1M   I 2.3  3.3 -:I RSA
  TPS62112    sync  3.1 17  1.5  1M   I 2.3  5   -:I RSA
  TPS62120    sync  2   15  0.075 800k I 0.7 adj -:I DCN8
  TPS62125    sync  3   17  0.3  1M   I 0.9  adj -:I DSG
  TPS62130    sync  3   17  3    2.5M I 1.1  adj -:I RGT A:I RGT +Q1
  TPS62140    sync  3   17  2    2.5M I 1    adj -:I RGT A:I RGT
  TPS62150    sync  3   17  1    2.5M I 0.9  adj -:I RGT A:I RGT +Q1
  TPS62160    sync  3   17  1    2.25M I 0.75 adj -:I DSG DGK +Q1
  TPS62170    sync  3   17  0.5  2.25M I 0.7 adj -:I DSG +Q1
  TPS62175    sync  4.75 28 0.5  1M   I 0.95 adj -:I DQC10
  TPS62200    sync  2.5 6   0.3  1M   I 0.75 adj -:I DBV5
  TPS62203    sync  2.5 6   0.3  1M   I 0.8  3.3 -:I DBV5
  TPS62205    sync  2.5 6   0.3  1M   I 0.8  2.5 -:I DBV5
  TPS62230    sync  2.05 6  0.5  3M   I 0.6  2.5 -:I DRY
  TPS62240    sync  2   6   0.3  2.25M I 0.7 adj -:I DDC5 DRV
  TPS62260    sync  2   6   0.6  2.25M I 0.75 adj -:I DDC5 DRV +Q1
  TPS62290    sync  2.3 6   1    2.25M I 0.9 adj -:I DRV +Q1
  TPS62400    sync  2.5 6   0.4  2.25M I 1.4 adj -:I DRC +Q1
  TPS62420    sync  2.5 6   1    2.25M I 1.6 adj -:I DRC
  TPS62510    sync  1.8 3.8 1.5  1.5M I 1.3  adj -:I DRC
  TPS62560    sync  2.5 5.5 0.6  2.25M I 0.5 adj -:I DDC5 DRV
  TPS62740    sync  2.2 5.5 0.3  2M   I 1    adj -:I DSS12
  TPS62743    sync  2.15 5.5 0.3 1.2M I 0.6  adj -:I YFP8
  TPS62825    sync  2.4 5.5 2    2.2M E 0.4  adj -:E DMQ6 A:E DMQ6
  TPS62840    sync  1.8 6.5 0.75 1.8M E 0.6  adj -:E DLC8 YBG6
  TLV62065    sync  2.9 5.5 2    3M   I 0.5  adj -:I DSG
  TLV62080    sync  2.5 5.5 1.2  2M   I 0.3  adj -:I DSG
  TLV62084    sync  2.7 5.5 2    2M   I 0.35 adj -:I DSG A:I DSG
  TLV62085    sync  2.5 6   3    2.4M I 0.4  adj -:I RLT7
  TLV62130    sync  3   17  3    2.5M I 0.8  adj -:I RGT A:I RGT
  TLV62150    sync  4   17  1    2.5M I 0.65 adj -:I RGT A:I RGT
  TLV62565    sync  2.7 5.5 1.5  1.5M E 0.2  adj -:E DBV5
  TLV62566    sync  2.7 5.5 1.5  1.5M E 0.2  adj -:E DBV5
  TLV62568    sync  2.5 5.5 1    1.5M E 0.13 adj -:E DBV5 DDC5 DRL6 P:E DBV5 DDC5 DRL6
  TLV62569    sync  2.5 5.5 2    1.5M E 0.15 adj -:E DBV5 DDC5 DRL6 P:E DDC6 DRL6 A:E DRL6
  TLV62585    sync  2.5 5.5 3    1.5M E 0.24 adj -:E RWT12
  TL2575-{v}  async 4.75 40 1    52k  E 0.9  3.3,5,12,15 I:E N16 KTT5
  TPS61021A   syncboost 0.5 4.4 3 2M  I 0.55 adj -:I DSG
  TPS61022    syncboost 0.5 5.5 8 1M  E 0.9  adj -:E RWU
  TPS61023    syncboost 0.5 5.5 3.7 1M E 0.35 adj -:E DRL6
  TPS61030    syncboost 1.8 5.5 4 600k I 1.9 adj -:I PWP16 RSA
  TPS61040    boost 1.8 6   0.4  1M   I 0.5  adj -:I DBV5 DRV +Q1
  TPS61041    boost 1.8 6   0.25 1M   I 0.5  adj -:I DBV5 DRV +Q1
  TPS61046    boost 1.8 5.5 0.9  1M   E 0.6  adj -:E YFF6
  TPS61070    syncboost 0.9 5.5 0.6 1.2M I 0.7 adj -:I DDC6
  TPS61085    boost 2.3 6   2    1.2M I 0.8  adj -:I DGK PW8
  TPS61087    boost 2.5 6   3.2  1.2M I 0.9  adj -:I DRC DSC +Q1
  TPS61088    syncboost 2.7 12 10 2.2M I 1.5 adj -:I RHL
  TPS61089    syncboost 2.7 12 7 2.2M I 1.1  adj -:I RNR11
  TPS61090    syncboost 1.8 5.5 2 600k I 1.9 adj -:I RSA
  TPS61093    boost 1.6 6   1.1  1.2M I 1    adj -:I DSK
  TPS61170    boost 3   18  1.2  1.2M I 0.9  adj -:I DRV +Q1
  TPS61175    boost 2.9 18  3    2.2M I 1.5  adj -:I PWP14
  TPS61200    syncboost 0.3 5.5 1.35 1.4M I 1.2 adj -:I DRC
  TPS61201    syncboost 0.3 5.5 1.35 1.4M I 1.2 3.3 -:I DRC
  TPS61202    syncboost 0.3 5.5 1.35 1.4M I 1.2 5 -:I DRC
  TPS61220    syncboost 0.7 5.5 0.2 1M I 0.55 adj -:I DCK6
  TPS61221    syncboost 0.7 5.5 0.2 1M I 0.55 3.3 -:I DCK6
  TPS61222    syncboost 0.7 5.5 0.2 1M I 0.55 5 -:I DCK6
  TPS61230    syncboost 2.3 5.5 5 2M  I 1.1  adj A:I RNS7
  TPS61240    syncboost 2.3 5.5 0.45 3.5M I 0.6 5 -:I DRV YFF6 +Q1
  TPS61322    syncboost 0.9 5.5 1.2 1M E 0.25 adj -:E DBV5 DBZ
  TPS55340    boost 2.9 32  5    1.2M H 1.6  adj -:H RTE PWP14 +Q1
  TPS55289    buckboost 3 30 8   2.2M E 2.4  adj -:E RYQ21
  TPS63000    buckboost 1.8 5.5 1.2 1.5M I 1.1 adj -:I DRC
  TPS63001    buckboost 1.8 5.5 1.2 1.5M I 1.1 3.3 -:I DRC
  TPS63002    buckboost 1.8 5.5 1.2 1.5M I 1.1 5 -:I DRC
  TPS63020    buckboost 1.8 5.5 2 2.4M I 1.5 adj -:I DSJ14 +Q1
  TPS63021    buckboost 1.8 5.5 2 2.4M I 1.5 3.3 -:I DSJ14
  TPS63030    buckboost 1.8 5.5 0.6 2.4M I 1.1 adj -:I DSK
  TPS63031    buckboost 1.8 5.5 0.6 2.4M I 1.1 3.3 -:I DSK
  TPS63051    buckboost 2.5 5.5 0.5 2.5M I 1 3.3 -:I YFF12 RMW12
  TPS63060    buckboost 2.5 12 1  2.4M I 1.6 adj -:I DSC
  TPS63061    buckboost 2.5 12 1  2.4M I 1.6 5 -:I DSC
  TPS63070    buckboost 2 16  2   2.4M I 1.5 adj -:I RNM15
  TPS63802    buckboost 1.3 5.5 2 2.1M I 0.9 adj -:I DLA10
  TPS63900    buckboost 1.8 5.5 0.4 1M E 0.8 adj -:E DSK
  TPS63700    inverting 2.7 5.5 0.36 1.4M I 1.4 -12 -:I DRC
  TPS60400    pump 1.6 5.5 0.06 250k I 0.45 - -:I DBV5 +Q1
  TPS60403    pump 1.6 5.5 0.06 250k I 0.45 - -:I DBV5 +Q1
  TPS60150    pump 2.7 5.5 0.14 1.5M I 0.7 5 -:I DRV
  TPS40200    buckctl 4.5 52 3  500k I 1    adj -:I D8 DRB +Q1
  TPS40057    buckctl 8 40 20   1M   I 2.6  adj -:I PWP16
  TPS53355    sync 1.5 15 30    1M   I 4.6  adj -:I DQP22
  TPS53513    sync 1.5 18 8     1M   I 1.9  adj -:I RVE28
  LMZ21700    sync 3 17 0.65    2.25M E 3.2 adj -:E SIL
  LMZ21701    sync 3 17 1       2M   E 3.6 adj -:E SIL
  TPS65131    inverting 2.7 5.5 0.8 1.4M I 2.2 adj -:I RGE +Q1
  MC34063A    async 3 40 1.5    100k C 0.18 adj -:C D8 P DRJ8 +lead
  MC33063A    async 3 40 1.5    100k I 0.2  adj -:E D8 P +lead +Q1
  TL494       flyback 7 40 0.2  300k C 0.2  adj C:C D16 PW16 N16 NS16 I:I D16 N16 +lead
  TL594       flyback 7 40 0.2  300k C 0.35 adj C:C D16 N16 PW16 I:I D16
  TL3843      flyback 7.6 30 1  500k C 0.3  adj -:C D8 D14 P
  TL2843      flyback 7.6 30 1  500k A 0.35 adj -:A D8 D14 P
  UCC28C43    flyback 7.6 18 1  1M   X 0.55 adj -:X D8 DGK P +Q1
  UCC28C42    flyback 14.5 18 1 1M   X 0.55 adj -:X D8 DGK P +Q1
  UCC38C43    flyback 7.6 18 1  1M   C 0.5  adj -:C D8 DGK P
  UCC28700    flyback 9 35 0.03 130k E 0.4  adj -:E DBV6
  UCC28780    flyback 10 38 0.1 1M   E 1    adj -:E RTE D16
  SN6501      flyback 3 5.5 0.35 410k E 0.9 adj -:E DBV5 +Q1
  SN6505A     flyback 2.25 5.5 1 160k E 1.1 adj -:E DBV6 +Q1
  SN6505B     flyback 2.25 5.5 1 420k E 1.1 adj -:E DBV6 +Q1
`,
)

/** Simple Switchers and other ex-National converters; the voltage follows the package. */
export const nationalConverters = readTable(
  converterColumns,
  `
  LM2574    async 4   40  0.5  52k  E 1.1  adj,3.3,5,12,15 -:E N8 M14
  LM2575    async 4   40  1    52k  E 1.3  adj,3.3,5,12,15 -:E TE SE
  LM2576    async 4   40  3    52k  E 1.6  adj,3.3,5,12,15 -:E TE SE
  LM2576HV  async 4   60  3    52k  E 2.6  adj,3.3,5,12,15 -:E TE SE
  LM2577    boost 3.5 40  3    52k  E 2.2  adj,12,15 -:E TE SE
  LM2585    boost 4   40  3    100k E 2.8  adj,3.3,5,12 -:E TE SE
  LM2594    async 4.5 40  0.5  150k E 1.1  adj,3.3,5,12 -:E M8 N8
  LM2595    async 4.5 40  1    150k E 1.4  adj,3.3,5,12 -:E TE SE
  LM2596    async 4.5 40  3    150k E 1.7  adj,3.3,5,12 -:E TE SE
  LM2611    inverting 2.7 14 1.2 1.4M I 1.1 adj A:I MF5 B:I MF5
  LM2671    async 8   40  0.5  260k E 1.6  adj,3.3,5,12 -:E M8 N8
  LM2672    async 8   40  1    260k E 1.8  adj,3.3,5,12 -:E M8 N8
  LM2674    async 8   40  0.5  260k E 1.5  adj,3.3,5,12 -:E M8 N8
  LM2675    async 8   40  1    260k E 1.7  adj,3.3,5,12 -:E M8 N8
  LM2734    async 3   20  1    1.6M E 0.8  adj X:E MK6 Y:E MK6
  LM2735    boost 2.7 5.5 2.1  1.6M E 0.9  adj X:E MF5 Y:E MF5
  LM2841    async 4.5 42  0.1  1.25M E 0.6 adj X:E MK6 Y:E MK6
  LM2842    async 4.5 42  0.6  1.25M E 0.8 adj X:E MK6 Y:E MK6
  LM3478    boostctl 3 40 1    1M   E 0.9  adj -:E MA MM8
  LM3485    buckctl 4.5 35 5   1.4M E 0.6  adj -:E MM8
  LM3488    boostctl 3 40 1    1M   E 0.9  adj -:E MM8
  LM3489    buckctl 4.5 35 5   1.4M E 0.7  adj -:E MM8
  LM5005    async 7   75  2.5  500k E 2.6  adj -:E MH20
  LM5007    async 9   75  0.5  800k E 1.4  adj -:E MM8 SD8
  LM5008    async 9.5 95  0.35 600k E 1.3  adj -:E MM8 SD8
  LM5009    async 9.5 95  0.15 600k E 1.2  adj -:E MM8 SD8
  LM5010    async 8   75  1    1M   E 1.6  adj -:E MH14 SD10
  LM5017    sync  7.5 100 0.6  1M   E 1.7  adj -:E MR SD8
  LM5018    sync  7.5 100 0.3  1M   E 1.5  adj -:E MR SD8
  LM5022    boostctl 6 60 1    2.2M E 1.1  adj -:E MM10
  LM5085    buckctl 4.5 75 10  1M   E 1.2  adj -:E MM8 SD8
  LM5116    buckctl 6 100 20   1M   E 2.4  adj -:E MH20
  LM5118    buckboost 3 75 3   500k E 2.6  adj -:E MH20
  LM5122    boostctl 3 65 10   1M   E 2.6  adj -:E MH20
  LM22670   async 4.5 42 3     1M   E 1.9  adj,5 -:E MR
  LM22672   async 4.5 42 1     1M   E 1.4  adj,5 -:E MR
  LM22674   async 4.5 42 0.5   500k E 1.2  adj,5 -:E MR
  LM22675   async 4.5 42 1     500k E 1.4  adj,5 -:E MR
  LM22676   async 4.5 42 3     500k E 1.9  adj,5 -:E MR
  LM2660    pump  1.5 5.5 0.1  80k  I 0.8  - -:I M8 MM8
  LM2663    pump  1.5 5.5 0.2  150k I 0.9  - -:I M8
  LM3224    boost 2.7 7   2.45 1.25M E 1.1 adj -:E MM8
`,
)
