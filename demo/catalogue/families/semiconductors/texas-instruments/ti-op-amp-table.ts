import { opAmpColumns } from '../kinds/amplifier.ts'
import { readTable } from '../kit/table.ts'

/** Figures are typical ones of a single amplifier at room temperature. */
export const tiOpAmps = readTable(
  opAmpColumns,
  `
# classics
  LM358     2 700k  0.3   3m    45n   3    32   350u  no   C 0.085 -:C D8 PW8 DGK P +lead
  LM358A    2 700k  0.3   2m    45n   3    32   350u  no   C 0.11  -:C D8 PW8 DGK P +lead
  LM358B    2 1.2M  0.5   0.3m  10n   3    36   300u  no   I 0.09  I:I D8 PW8 DGK DDF
  LM258     2 700k  0.3   3m    45n   3    32   350u  no   A 0.13  -:A D8 DGK P +lead
  LM258A    2 700k  0.3   2m    45n   3    32   350u  no   A 0.16  -:A D8 DGK P +lead
  LM158     2 700k  0.3   3m    45n   3    32   350u  no   M 0.6   -:M DGK
  LM2904    2 700k  0.3   3m    45n   3    26   350u  no   E 0.09  -:E D8 PW8 DGK P +lead +Q1
  LM2904B   2 1.2M  0.5   0.3m  10n   3    36   300u  no   E 0.1   I:E D8 PW8 DGK DDF
  LM2904V   2 700k  0.3   3m    45n   3    32   350u  no   E 0.11  -:E PW8 D8 DGK +Q1
  LM324     4 1.2M  0.5   3m    45n   3    32   350u  no   C 0.1   -:C D14 PW14 N14 NS14 +lead
  LM324A    4 1.2M  0.5   2m    45n   3    32   350u  no   C 0.14  -:C D14 PW14 N14 DB14 +lead
  LM324B    4 1.2M  0.5   0.6m  10n   3    36   300u  no   I 0.11  I:I D14 PW14 RTE
  LM224     4 1.2M  0.5   3m    45n   3    32   350u  no   A 0.17  -:A D14 N14 +lead
  LM224A    4 1.2M  0.5   2m    45n   3    32   350u  no   A 0.2   -:A D14 N14 +lead
  LM2902    4 1.2M  0.5   3m    45n   3    26   350u  no   E 0.12  -:E D14 PW14 N14 DB14 +lead +Q1
  LM2902B   4 1.2M  0.5   0.3m  10n   3    36   300u  no   E 0.13  I:E D14 PW14
  TL061     1 1M    3.5   3m    30p   4    36   200u  no   C 0.16  C:C D8 P I:I D8 P +lead
  TL062     2 1M    3.5   3m    30p   4    36   200u  no   C 0.18  C:C D8 PW8 P AC:C D8 P I:I D8 P +lead
  TL064     4 1M    3.5   3m    30p   4    36   200u  no   C 0.24  C:C D14 PW14 N14 AC:C D14 N14 I:I D14 N14 +lead
  TL071     1 3M    13    3m    65p   7    36   1.4m  no   C 0.14  C:C D8 P AC:C D8 P BC:C D8 P I:I D8 P +lead
  TL072     2 3M    13    3m    65p   7    36   1.4m  no   C 0.16  C:C D8 PW8 P AC:C D8 P BC:C D8 P I:I D8 P +lead
  TL074     4 3M    13    3m    65p   7    36   1.4m  no   C 0.22  C:C D14 PW14 N14 AC:C D14 N14 BC:C D14 N14 I:I D14 N14 +lead
  TL081     1 3M    13    3m    30p   7    36   1.4m  no   C 0.15  C:C D8 P AC:C D8 P I:I D8 P +lead
  TL082     2 3M    13    3m    30p   7    36   1.4m  no   C 0.17  C:C D8 PW8 P AC:C D8 P BC:C D8 P I:I D8 PW8 P +lead
  TL084     4 3M    13    3m    30p   7    36   1.4m  no   C 0.23  C:C D14 PW14 N14 AC:C D14 N14 BC:C D14 N14 I:I D14 N14 +lead
  TL071H    1 5.25M 20    1m    1p    4.5  40   937u  out  E 0.19  I:E D8 DBV5 DCK5
  TL072H    2 5.25M 20    1m    1p    4.5  40   937u  out  E 0.2   I:E D8 PW8 DDF
  TL074H    4 5.25M 20    1m    1p    4.5  40   937u  out  E 0.27  I:E D14 PW14 DYY
  TL082H    2 5.25M 20    1m    1p    4.5  40   937u  out  E 0.2   I:E D8 PW8 DDF
  NE5532    2 10M   9     0.5m  200n  10   30   4m    no   C 0.28  -:C D8 PS8 P A:C D8 P +lead
  NE5534    1 10M   13    0.5m  500n  10   30   4m    no   C 0.35  -:C D8 P A:C D8 P +lead
  SA5532    2 10M   9     0.5m  200n  10   30   4m    no   I 0.4   -:I D8 P A:I D8 P +lead
  RC4558    2 3M    1.7   0.5m  150n  10   30   2.5m  no   C 0.12  -:C D8 PW8 DGK P I:I D8 P +lead
  RC4580    2 12M   5     0.5m  100n  4    32   4.5m  no   I 0.2   I:I D8 PW8 P +lead
  UA741     1 1M    0.5   1m    80n   7    36   1.7m  no   C 0.25  C:C D8 P +lead
  LF353     2 3M    13    5m    50p   7    36   1.8m  no   C 0.35  -:C D8 P +lead
  LF347     4 3M    13    5m    50p   7    36   2m    no   C 0.45  -:C D14 N14 +lead
  MC33078   2 16M   7     0.15m 300n  5    36   2.05m no   I 0.2   -:I D8 DGK P +lead
  MC33079   4 16M   7     0.15m 300n  5    36   2.1m  no   I 0.35  -:I D14 N14
  TL3472    2 4M    13    1.5m  100n  4    36   1.8m  no   E 0.3   C:C D8 P I:X D8 P QI:E D8
# low voltage
  LMV321    1 1M    1     1.7m  15n   2.7  5.5  130u  out  E 0.1   I:E DBV5 DCK5 +lead
  LMV358    2 1M    1     1.7m  15n   2.7  5.5  210u  out  E 0.12  I:E D8 PW8 DGK +lead
  LMV324    4 1M    1     1.7m  15n   2.7  5.5  410u  out  E 0.15  I:E D14 PW14 +lead
  LMV321A   1 1M    1.7   1m    10p   2.5  5.5  70u   out  E 0.08  I:E DBV5 DCK5
  LMV358A   2 1M    1.7   1m    10p   2.5  5.5  70u   out  E 0.09  I:E D8 PW8 DGK DDF
  LMV324A   4 1M    1.7   1m    10p   2.5  5.5  70u   out  E 0.12  I:E D14 PW14
  LMV341    1 1M    1     0.25m 1p    2.5  5.5  107u  out  E 0.3   I:E DBV6 DCK6
  LMV342    2 1M    1     0.25m 1p    2.5  5.5  107u  out  E 0.35  I:E D8 DGK
  TLV2371   1 3M    2.4   2m    1p    2.7  16   550u  both E 0.45  I:E D8 DBV5 P
  TLV2372   2 3M    2.4   2m    1p    2.7  16   550u  both E 0.55  I:E D8 DGK P +Q1
  TLV2374   4 3M    2.4   2m    1p    2.7  16   550u  both E 0.75  I:E D14 PW14 N14 +Q1
  TLV2461   1 6.4M  1.6   0.5m  1.3n  2.7  6    550u  both E 0.8   C:C D8 DBV5 P I:E D8 DBV5 P
  TLV2462   2 6.4M  1.6   0.5m  1.3n  2.7  6    550u  both E 1.1   C:C D8 DGK P I:E D8 DGK P AI:E D8
  TLV2464   4 6.4M  1.6   0.5m  1.3n  2.7  6    550u  both E 1.6   C:C D14 PW14 N14 I:E D14 PW14 N14
  TLV271    1 3M    2.4   0.5m  1p    2.7  16   470u  out  E 0.4   I:E D8 DBV5 C:C D8 DBV5
  TLV272    2 3M    2.4   0.5m  1p    2.7  16   470u  out  E 0.45  I:E D8 DGK P C:C D8 DGK P
  TLV274    4 3M    2.4   0.5m  1p    2.7  16   470u  out  E 0.65  I:E D14 PW14 N14 C:C D14 PW14 N14
  TLV6001   1 1M    0.5   0.75m 1p    1.8  5.5  75u   both E 0.1   I:E DBV5 DCK5
  TLV6002   2 1M    0.5   0.75m 1p    1.8  5.5  75u   both E 0.13  I:E D8 DGK
  TLV6004   4 1M    0.5   0.75m 1p    1.8  5.5  75u   both E 0.2   I:E PW14
  TLV8801   1 6k    0.002 0.55m 0.1p  1.7  5.5  450n  out  E 0.35  -:E DBV5
  TLV8802   2 6k    0.002 0.55m 0.1p  1.7  5.5  320n  out  E 0.4   -:E DGK D8
  TLV8541   1 8k    0.0035 0.31m 0.1p 1.7  3.6  500n  both E 0.32  -:E DBV5
  TLV9001   1 1M    2     0.4m  5p    1.8  5.5  60u   both E 0.075 I:E DBV5 DCK5 DPW DRL5
  TLV9002   2 1M    2     0.4m  5p    1.8  5.5  60u   both E 0.09  I:E D8 PW8 DGK DSG DDF +Q1
  TLV9004   4 1M    2     0.4m  5p    1.8  5.5  60u   both E 0.13  I:E D14 PW14 RTE +Q1
  TLV9041   1 350k  0.2   0.6m  1p    1.2  5.5  10u   both E 0.16  I:E DBV5 DCK5
  TLV9042   2 350k  0.2   0.6m  1p    1.2  5.5  10u   both E 0.2   I:E D8 PW8 DDF
  TLV9051   1 5M    15    0.33m 2p    1.8  5.5  330u  both E 0.18  I:E DBV5 DCK5 DRL5
  TLV9052   2 5M    15    0.33m 2p    1.8  5.5  330u  both E 0.22  I:E D8 PW8 DGK DDF
  TLV9054   4 5M    15    0.33m 2p    1.8  5.5  330u  both E 0.3   I:E D14 PW14
  TLV9061   1 10M   6.5   0.3m  0.5p  1.8  5.5  538u  both E 0.2   I:E DBV5 DCK5 DPW
  TLV9062   2 10M   6.5   0.3m  0.5p  1.8  5.5  538u  both E 0.24  I:E D8 PW8 DGK DSG +Q1
  TLV9064   4 10M   6.5   0.3m  0.5p  1.8  5.5  538u  both E 0.33  I:E D14 PW14 RTE +Q1
  TLV9101   1 1.1M  4.5   0.3m  10p   2.7  16   120u  both E 0.22  I:E DBV5 DCK5
  TLV9102   2 1.1M  4.5   0.3m  10p   2.7  16   120u  both E 0.25  I:E D8 PW8 DDF +Q1
  TLV9104   4 1.1M  4.5   0.3m  10p   2.7  16   120u  both E 0.35  I:E D14 PW14
  TLV9151   1 4.5M  20    0.125m 10p  2.7  16   560u  both E 0.3   I:E DBV5 DCK5
  TLV9152   2 4.5M  20    0.125m 10p  2.7  16   560u  both E 0.35  I:E D8 PW8 DGK DDF +Q1
  TLV9154   4 4.5M  20    0.125m 10p  2.7  16   560u  both E 0.5   I:E D14 PW14
  TLV9161   1 11M   33    0.21m 10p   2.7  16   2.4m  both E 0.35  I:E DBV5 DCK5
  TLV9162   2 11M   33    0.21m 10p   2.7  16   2.4m  both E 0.42  I:E D8 PW8 DGK DDF
  TLV9301   1 1M    3     0.5m  10p   4.5  40   150u  out  E 0.16  I:E DBV5 DCK5
  TLV9302   2 1M    3     0.5m  10p   4.5  40   150u  out  E 0.18  I:E D8 PW8 DGK DDF +Q1
  TLV9304   4 1M    3     0.5m  10p   4.5  40   150u  out  E 0.25  I:E D14 PW14
  TLV9351   1 3.5M  20    0.35m 10p   4.5  40   600u  out  E 0.2   I:E DBV5 DCK5
  TLV9352   2 3.5M  20    0.35m 10p   4.5  40   600u  out  E 0.24  I:E D8 PW8 DGK DDF +Q1
  TLV9354   4 3.5M  20    0.35m 10p   4.5  40   600u  out  E 0.32  I:E D14 PW14
  TLC271    1 1.7M  3.6   1.1m  0.6p  3    16   950u  no   C 0.5   C:C D8 P I:I D8 P AC:C D8 P
  TLC272    2 1.7M  3.6   1.1m  0.6p  3    16   950u  no   C 0.45  C:C D8 PW8 P I:I D8 P AC:C D8 P BC:C D8 P +lead
  TLC274    4 1.7M  3.6   1.1m  0.6p  3    16   950u  no   C 0.55  C:C D14 PW14 N14 I:I D14 N14 AC:C D14 N14 +lead
  TLC277    2 1.7M  3.6   0.25m 0.6p  3    16   950u  no   C 0.9   C:C D8 P I:I D8 P
  TLC2272   2 2.2M  3.6   0.3m  1p    4.4  16   1.1m  out  C 0.9   C:C D8 PW8 P I:E D8 P AI:E D8 P +lead +Q1
  TLC2274   4 2.2M  3.6   0.3m  1p    4.4  16   1.1m  out  C 1.2   C:C D14 PW14 N14 I:E D14 N14 AI:E D14 +lead +Q1
# OPA: precision and speed
  OPA170    1 1.2M  0.4   0.25m 8p    2.7  36   110u  out  E 0.55  AI:E D8 DBV5 DRL5
  OPA2170   2 1.2M  0.4   0.25m 8p    2.7  36   110u  out  E 0.7   AI:E D8 DGK DCU
  OPA4170   4 1.2M  0.4   0.25m 8p    2.7  36   110u  out  E 1     AI:E D14 PW14
  OPA171    1 3M    1.5   0.25m 8p    2.7  36   475u  out  E 0.5   AI:E D8 DBV5 DRL5 +Q1
  OPA2171   2 3M    1.5   0.25m 8p    2.7  36   475u  out  E 0.65  AI:E D8 DGK DCU +Q1
  OPA4171   4 3M    1.5   0.25m 8p    2.7  36   475u  out  E 0.9   AI:E D14 PW14 +Q1
  OPA172    1 10M   10    0.2m  8p    4.5  36   1.6m  out  E 0.8   I:E D8 DBV5 DCK5
  OPA2172   2 10M   10    0.2m  8p    4.5  36   1.6m  out  E 1     I:E D8 DGK DRG
  OPA4172   4 10M   10    0.2m  8p    4.5  36   1.6m  out  E 1.4   I:E D14 PW14
  OPA187    1 550k  0.2   1u    100p  4.5  36   100u  out  E 1.1   I:E D8 DBV5 DGK
  OPA2187   2 550k  0.2   1u    100p  4.5  36   100u  out  E 1.6   I:E D8 DGK
  OPA188    1 2M    0.8   6u    160p  4    36   425u  out  E 1.3   AI:E D8 DBV5 DGK
  OPA2188   2 2M    0.8   6u    160p  4    36   425u  out  E 1.7   AI:E D8 DGK
  OPA4188   4 2M    0.8   6u    160p  4    36   425u  out  E 2.7   AI:E D14 PW14
  OPA189    1 14M   20    0.4u  70p   4.5  36   1.3m  out  E 1.7   I:E D8 DBV5 DGK
  OPA2189   2 14M   20    0.4u  70p   4.5  36   1.3m  out  E 2.5   I:E D8 DGK
  OPA192    1 10M   20    5u    5p    4.5  36   1m    both E 1.3   I:E D8 DBV5 DGK
  OPA2192   2 10M   20    5u    5p    4.5  36   1m    both E 1.8   I:E D8 DGK
  OPA4192   4 10M   20    5u    5p    4.5  36   1m    both E 2.9   I:E D14 PW14
  OPA197    1 10M   20    25u   5p    4.5  36   1m    both E 0.75  I:E D8 DBV5 DGK
  OPA2197   2 10M   20    25u   5p    4.5  36   1m    both E 1     I:E D8 DGK
  OPA4197   4 10M   20    25u   5p    4.5  36   1m    both E 1.6   I:E D14 PW14
  OPA202    1 1M    0.35  20u   0.25n 4.5  36   580u  no   E 0.7   I:E D8 DBV5 DGK
  OPA205    1 3.6M  4     15u   0.2n  4.5  36   220u  out  E 1.2   I:E D8 DBV5
  OPA2205   2 3.6M  4     15u   0.2n  4.5  36   220u  out  E 1.9   I:E D8 DGK
  OPA310    1 3M    3     0.25m 1p    1.5  5.5  165u  both E 0.28  I:E DBV5 DCK5
  OPA2310   2 3M    3     0.25m 1p    1.5  5.5  165u  both E 0.33  I:E D8 DGK DSG
  OPA320    1 20M   10    40u   0.2p  1.8  5.5  1.45m both E 0.8   AI:E DBV5 +Q1
  OPA2320   2 20M   10    40u   0.2p  1.8  5.5  1.45m both E 1.2   AI:E D8 DGK DRG +Q1
  OPA322    1 20M   10    0.5m  0.2p  1.8  5.5  1.5m  both E 0.6   AI:E DBV5
  OPA2322   2 20M   10    0.5m  0.2p  1.8  5.5  1.5m  both E 0.8   AI:E D8 DGK DRG
  OPA330    1 350k  0.16  8u    70p   1.8  5.5  21u   both E 0.5   AI:E D8 DBV5 DCK5
  OPA2330   2 350k  0.16  8u    70p   1.8  5.5  21u   both E 0.75  AI:E D8 DGK DRB
  OPA333    1 350k  0.16  2u    70p   1.8  5.5  17u   both E 0.9   AI:E D8 DBV5 DCK5 +Q1
  OPA2333   2 350k  0.16  2u    70p   1.8  5.5  17u   both E 1.3   AI:E D8 DGK DRB +Q1
  OPA334    1 2M    1.6   1u    70p   2.7  5.5  285u  out  E 1.1   AI:E DBV6
  OPA335    1 2M    1.6   1u    70p   2.7  5.5  285u  out  E 1     AI:E D8 DBV5
  OPA354    1 250M  150   2m    3p    2.5  5.5  4.9m  both E 1.1   AI:E DBV5 DDA
  OPA2354   2 250M  150   2m    3p    2.5  5.5  4.9m  both E 1.5   AI:E DGK DDA
  OPA357    1 250M  150   2m    3p    2.5  5.5  4.9m  both E 1.2   AI:E DBV6 DDA
  OPA363    1 7M    5     0.5m  1p    1.8  5.5  650u  both E 0.7   AI:E DBV6 D8
  OPA365    1 50M   25    0.1m  0.2p  2.2  5.5  4.6m  both E 0.9   AI:E D8 DBV5 +Q1
  OPA2365   2 50M   25    0.1m  0.2p  2.2  5.5  4.6m  both E 1.3   AI:E D8 +Q1
  OPA369    1 12k   0.005 0.25m 10p   1.8  5.5  800n  both I 0.8   AI:I DCK5
  OPA373    1 6.5M  5     1m    0.5p  2.3  5.5  585u  both E 0.35  AI:E DBV6 D8
  OPA376    1 5.5M  2     5u    0.2p  2.2  5.5  760u  both E 0.8   AI:E D8 DBV5 DCK5 +Q1
  OPA2376   2 5.5M  2     5u    0.2p  2.2  5.5  760u  both E 1.1   AI:E D8 DGK +Q1
  OPA4376   4 5.5M  2     5u    0.2p  2.2  5.5  760u  both E 1.9   AI:E PW14 +Q1
  OPA377    1 5.5M  2     0.25m 0.2p  2.2  5.5  760u  both E 0.5   AI:E D8 DBV5 DCK5
  OPA2377   2 5.5M  2     0.25m 0.2p  2.2  5.5  760u  both E 0.65  AI:E D8 DGK
  OPA378    1 900k  0.4   20u   150p  2.2  5.5  125u  both E 0.8   AI:E DBV5 DCK5
  OPA380    1 90M   80    4u    3p    2.7  5.5  7.5m  out  E 2.3   AI:E D8 DGK
  OPA388    1 10M   5     0.25u 30p   2.5  5.5  1.9m  both E 1.2   I:E D8 DBV5 DGK
  OPA2388   2 10M   5     0.25u 30p   2.5  5.5  1.9m  both E 1.8   I:E D8 DGK
  OPA390    1 3M    1.3   10u   20p   1.7  5.5  120u  both E 0.7   I:E DBV5
  OPA1602   2 35M   20    0.1m  20n   4.5  36   2.6m  out  I 1.3   AI:I D8 DGK
  OPA1604   4 35M   20    0.1m  20n   4.5  36   2.6m  out  I 2     AI:I D14 PW14
  OPA1611   1 40M   27    0.1m  60n   4.5  36   3.6m  out  I 2.3   AI:I D8 DRG
  OPA1612   2 40M   27    0.1m  60n   4.5  36   3.6m  out  I 3.2   AI:I D8
  OPA1641   1 11M   20    1m    2p    4.5  36   1.8m  out  E 1.2   AI:E D8 DGK
  OPA1642   2 11M   20    1m    2p    4.5  36   1.8m  out  E 1.7   AI:E D8 DGK
  OPA1644   4 11M   20    1m    2p    4.5  36   1.8m  out  E 2.7   AI:E D14 PW14
  OPA1652   2 18M   10    0.5m  8p    4.5  36   2m    out  E 0.6   AI:E D8 DGK DRG
  OPA1654   4 18M   10    0.5m  8p    4.5  36   2m    out  E 0.9   AI:E D14 PW14
  OPA1656   2 53M   24    0.5m  20p   4.5  36   3.9m  out  E 1.4   I:E D8
  OPA1662   2 22M   17    0.5m  600n  3    36   1.5m  out  I 0.7   AI:I D8 DGK
  OPA1678   2 16M   9     0.5m  10p   4.5  36   2m    out  I 0.35  I:I D8 DGK DRG
  OPA1679   4 16M   9     0.5m  10p   4.5  36   2m    out  I 0.55  I:I D14 PW14
  OPA1688   2 10M   8     0.25m 10p   4.5  36   1.6m  out  I 0.6   I:I D8 DRG
  OPA1692   2 5.1M  3.8   0.4m  190n  3    36   650u  out  E 0.45  I:E D8 DGK
  OPA690    1 500M  1800  1m    3u    5    12   5.5m  no   I 1.7   I:I D8 DBV6
  OPA695    1 1.4G  4300  0.3m  13u   5    12   12.9m no   I 2.3   I:I D8 DBV6 DGK
  OPA810    1 70M   200   0.1m  2p    4.75 27   3.7m  both E 1.5   I:E D8 DBV5 DCK5
  OPA818    1 2.7G  1400  0.35m 4p    6    13   27m   no   E 4.1   I:E DRG
  OPA820    1 480M  240   0.2m  9u    5    12   5.6m  no   I 1.5   I:I D8 DBV5
  OPA836    1 205M  560   65u   650n  2.5  5.5  1m    out  E 0.8   I:E DBV6
  OPA837    1 105M  105   30u   340n  2.7  5.4  600u  out  E 0.9   I:E DBV6 DCK5
  OPA838    1 300M  350   15u   1.5u  2.7  5.4  960u  out  E 1     I:E DBV6 DCK5
  OPA842    1 200M  400   0.3m  20u   8    13   20m   no   I 2.3   I:I D8 DBV5
  OPA846    1 1.75G 625   0.15m 10u   8    13   12.6m no   I 2.6   I:I D8 DBV5
  OPA847    1 3.9G  950   0.1m  19u   8    13   18.1m no   I 3.2   I:I D8 DBV6
  OPA855    1 8G    2750  0.2m  12u   3.3  5.25 17.8m no   E 3.8   I:E DSG
  OPA858    1 5.5G  2000  0.8m  0.4p  3.3  5.25 20.5m no   E 3.9   I:E DSG +Q1
  OPA859    1 1.8G  1150  0.9m  0.5p  3.3  5.25 20.5m no   E 3.2   I:E DSG +Q1
  THS3091   1 210M  7300  0.9m  4u    10   32   9.5m  no   I 3.4   -:I D8 DDA
  THS4031   1 100M  100   0.5m  3u    9    32   8.5m  no   C 2.2   C:C D8 DGN I:I D8 DGN
  THS4281   1 95M   35    0.5m  0.5u  2.7  15   750u  both I 1.1   -:I D8 DBV5 DGK
  THS4521   1 145M  490   0.2m  0.85u 2.5  5.5  1.14m out  I 1.5   I:I D8 DGK
`,
)

/** Amplifiers that kept the order codes of National Semiconductor. */
export const nationalOpAmps = readTable(
  opAmpColumns,
  `
  LM741     1 1M    0.5   2m    80n   10   36   1.7m  no   C 0.45  C:C N8
  LM833     2 15M   7     0.3m  300n  10   36   2.5m  no   I 0.4   -:I M8 MM8 N8
  LM4562    2 55M   20    0.1m  10n   5    34   5m    no   I 1.9   -:I MA N8
  LME49710  1 55M   20    50u   7n    5    34   4.8m  no   I 2.4   -:I MA
  LME49720  2 55M   20    0.1m  10n   5    34   5m    no   I 2.6   -:I MA N8
  LMC6482   2 1.5M  1.3   0.11m 0.02p 3    15.5 650u  both I 1.4   I:I M8 MM8 N8 AI:I M8 N8
  LMC6484   4 1.5M  1.3   0.11m 0.02p 3    15.5 650u  both I 2.1   I:I M14 N14 AI:I M14 N14
  LMC6001   1 1.3M  1.5   0.35m 10f   4.5  15.5 450u  out  I 6.5   AI:I N8 BI:I N8
  LMC662    2 1.4M  1.1   1m    2f    5    15.5 375u  out  C 1.2   C:C M8 N8 AI:I M8 N8
  LMC7101   1 1.1M  1.1   0.11m 1p    2.7  15.5 500u  both I 0.7   AI:I M5 BI:I M5
  LMC7111   1 50k   0.027 0.9m  0.1p  2.5  11   25u   both I 0.8   BI:I M5
  LMH6629   1 900M  1600  0.15m 15u   2.7  5.5  15.5m out  E 2.9   -:E MF5 SD8
  LMH6645   1 55M   22    1m    0.4u  2.5  12   650u  both I 1     -:I MA MF5
  LMP2021   1 5M    2.6   0.4u  23p   2.2  5.5  950u  out  E 1.8   -:E MA MF5
  LMP7721   1 17M   10.5  26u   3f    1.8  5.5  1.3m  out  E 4.6   -:E MA
  LMV611    1 1.4M  0.42  1m    15n   1.8  5.5  100u  both E 0.32  -:E MF5 MG
  LMV612    2 1.4M  0.42  1m    15n   1.8  5.5  100u  both E 0.4   -:E MA MM8
  LMV614    4 1.4M  0.42  1m    15n   1.8  5.5  100u  both E 0.5   -:E M14 MT14
  LMV831    1 3.3M  2     0.25m 0.1p  2.7  5.5  240u  out  E 0.45  -:E MG
  LMV832    2 3.3M  2     0.25m 0.1p  2.7  5.5  240u  out  E 0.6   -:E MM8
  LF351     1 4M    13    5m    50p   10   36   1.8m  no   C 0.7   -:C N8
  LF411     1 4M    15    0.8m  50p   10   36   1.8m  no   C 1.3   C:C N8
  LF412     2 4M    15    1m    50p   10   36   1.8m  no   C 1.6   C:C N8
  LM6171    1 100M  3600  1.5m  1u    5.5  36   2.5m  no   I 2     AI:I M8 N8 BI:I M8 N8
  LM7171    1 200M  4100  1m    2.7u  5.5  36   6.5m  no   I 2.2   AI:I M8 N8 BI:I M8 N8
  LM6132    2 10M   14    2m    110n  2.7  24   360u  both I 1.9   AI:I M8 BI:I M8 N8
`,
)

/** Ex-Burr-Brown parts: U is SOIC, P is DIP, E and N small outlines; `/2K5`, `/250` and `/3K` are reels. */
export const burrBrownOpAmps = readTable(
  opAmpColumns,
  `
  OPA134    1 8M    20    0.5m  5p    5    36   4m    no   I 1.6   UA:8 PA:8
  OPA2134   2 8M    20    0.5m  5p    5    36   4m    no   I 1.9   UA:8 PA:8
  OPA4134   4 8M    20    0.5m  5p    5    36   4m    no   I 3.2   UA:14 PA:14
  OPA227    1 8M    2.3   10u   2.5n  5    36   3.7m  no   I 2.3   U:8 UA:8 P:8 PA:8
  OPA2227   2 8M    2.3   10u   2.5n  5    36   3.7m  no   I 3.7   U:8 UA:8 P:8 PA:8
  OPA228    1 33M   10    10u   2.5n  5    36   3.7m  no   I 2.4   U:8 UA:8 PA:8
  OPA277    1 1M    0.8   10u   0.5n  4    36   790u  no   I 1.6   U:8 UA:8 P:8 PA:8
  OPA2277   2 1M    0.8   10u   0.5n  4    36   790u  no   I 2.3   U:8 UA:8 P:8 PA:8
  OPA340    1 5.5M  6     0.15m 0.2p  2.7  5.5  750u  both I 0.9   UA:8 PA:8 NA:5
  OPA2340   2 5.5M  6     0.15m 0.2p  2.7  5.5  750u  both I 1.4   UA:8 PA:8 EA:8
  OPA344    1 1M    0.8   0.2m  0.2p  2.5  5.5  150u  both I 0.5   UA:8 NA:5
  OPA347    1 350k  0.17  2m    0.5p  2.3  5.5  20u   both E 0.35  UA:8 NA:5
  OPA2347   2 350k  0.17  2m    0.5p  2.3  5.5  20u   both E 0.5   UA:8 EA:8
  OPA350    1 38M   22    0.15m 0.5p  2.5  5.5  5.2m  both I 1.6   UA:8 PA:8 EA:8
  OPA2350   2 38M   22    0.15m 0.5p  2.5  5.5  5.2m  both I 2.4   UA:8 PA:8 EA:8
  OPA355    1 200M  300   2m    3p    2.5  5.5  8.3m  out  E 1.2   UA:8 NA:6
  OPA445    1 2M    15    1m    10p   20   90   4.2m  no   I 6.9   AU:8 AP:8
  OPA548    1 1M    10    2m    100n  8    60   17m   no   I 8     T:7
  OPA551    1 3M    15    1m    20p   8    60   7m    no   E 3.9   UA:8 PA:8
  OPA604    1 20M   25    1m    50p   9    48   5.3m  no   I 2.4   AU:8 AP:8
  OPA2604   2 20M   25    1m    50p   9    48   5.3m  no   I 3.2   AU:8 AP:8
  OPA627    1 16M   55    40u   1p    9    36   7m    no   I 17    AU:8 AP:8 BP:8
  OPA656    1 500M  290   0.25m 2p    8    13   14m   no   I 2.9   U:8 N:5
  OPA657    1 1.6G  700   0.25m 2p    8    13   14m   no   I 5.2   U:8 N:5
  OPA703    1 1M    0.6   0.16m 1p    4    12   160u  both I 0.8   UA:8 PA:8 NA:5
`,
)
