import { comparatorColumns } from '../kinds/amplifier.ts'
import { readTable } from '../kit/table.ts'

export const tiComparators = readTable(
  comparatorColumns,
  `
  LM393     2 1.3u  2m    2   36   400u od C 0.08  -:C D8 PW8 DGK P +lead
  LM393A    2 1.3u  1m    2   36   400u od C 0.1   -:C D8 PW8 DGK P +lead
  LM393B    2 1u    0.37m 2   36   200u od I 0.085 -:I D8 PW8 DGK DDF
  LM293     2 1.3u  2m    2   36   400u od A 0.12  -:A D8 DGK P +lead
  LM2903    2 1.3u  2m    2   36   400u od E 0.09  -:E D8 PW8 DGK P +lead +Q1
  LM2903B   2 1u    0.37m 2   36   200u od E 0.1   -:E D8 PW8 DGK DDF +Q1
  LM2903V   2 1.3u  2m    2   36   400u od E 0.12  -:E D8 PW8 DGK +Q1
  LM339     4 1.3u  2m    2   36   800u od C 0.09  -:C D14 PW14 N14 DB14 +lead
  LM339A    4 1.3u  1m    2   36   800u od C 0.12  -:C D14 PW14 N14 DB14 +lead
  LM339B    4 1u    0.37m 2   36   200u od I 0.1   -:I D14 PW14 RTE
  LM239     4 1.3u  2m    2   36   800u od A 0.14  -:A D14 N14 PW14 +lead
  LM2901    4 1.3u  2m    2   36   800u od E 0.11  -:E D14 PW14 N14 +lead +Q1
  LM2901B   4 1u    0.37m 2   36   200u od E 0.12  -:E D14 PW14 RTE +Q1
  LM311     1 115n  2m    3.5 30   5.1m od C 0.12  -:C D8 PW8 P +lead
  LM211     1 115n  0.7m  3.5 30   5.1m od I 0.25  -:I D8 PW8 P +lead +Q1
  LM306     1 28n   0.8m  5   15   6m   od C 1.2   -:C D8 P
  TL712     1 25n   0.5m  4.75 5.25 17m pp C 1.6   C:C D8 PW8 P
  TL714     1 6n    2m    4.75 5.25 7m  pp C 1.9   C:C D8 P
  TL331     1 1.3u  2m    2   36   400u od I 0.12  I:I DBV5 K:E DBV5 +lead +Q1
  TL331B    1 1u    0.37m 2   36   200u od E 0.11  I:E DBV5 DCK5
  LMV331    1 600n  1.7m  2.7 5.5  60u  od E 0.13  I:E DBV5 DCK5 +lead +Q1
  LMV393    2 600n  1.7m  2.7 5.5  100u od E 0.15  I:E D8 PW8 DGK +lead +Q1
  LMV339    4 600n  1.7m  2.7 5.5  170u od E 0.2   I:E D14 PW14 +lead
  TLC372    2 650n  1m    3   16   150u od C 0.45  C:C D8 PW8 P I:I D8 P +lead +Q1
  TLC374    4 650n  1m    3   16   300u od C 0.6   C:C D14 PW14 N14 I:I D14 N14 +lead
  TLC3702   2 1.1u  1.2m  3   16   19u  pp C 0.6   C:C D8 PW8 P I:I D8 PW8 P +lead +Q1
  TLC393    2 1.1u  1.4m  3   16   22u  od C 0.5   C:C D8 PW8 P I:I D8 PW8 P +lead
  TLV1701   1 560n  0.3m  2.2 36   55u  od E 0.35  AI:E DBV5 DCK5 DRL5
  TLV1702   2 560n  0.3m  2.2 36   55u  od E 0.42  AI:E DGK
  TLV1704   4 560n  0.3m  2.2 36   55u  od E 0.6   AI:E PW14
  TLV1805   1 250n  0.5m  3.3 40   135u pp E 0.6   -:E DBV6 +Q1
  TLV3011   1 6u    0.5m  1.8 5.5  2.8u od E 0.8   AI:E DBV6 DCK6
  TLV3012   1 6u    0.5m  1.8 5.5  2.8u pp E 0.8   AI:E DBV6 DCK6
  TLV3201   1 40n   1m    2.7 5.5  40u  pp E 0.45  AI:E DBV5 DCK5 +Q1
  TLV3202   2 40n   1m    2.7 5.5  40u  pp E 0.55  AI:E D8 DGK +Q1
  TLV3401   1 55u   0.25m 2.5 16   470n od E 0.7   C:C D8 DBV5 P I:E D8 DBV5
  TLV3491   1 6u    3m    1.8 5.5  900n pp E 0.6   AI:E D8 DBV5
  TLV3501   1 4.5n  1m    2.7 5.5  3.2m pp E 1.5   AI:E D8 DBV6 +Q1
  TLV3502   2 4.5n  1m    2.7 5.5  3.2m pp E 2.1   AI:E D8
  TLV3601   1 2.5n  0.5m  2.4 5.5  4.9m pp E 1.2   I:E DBV5 DCK5 +Q1
  TLV3602   2 2.5n  0.5m  2.4 5.5  4.9m pp E 1.8   I:E DGK
  TLV3603   1 2.5n  0.5m  2.4 5.5  5.7m pp E 1.3   I:E DCK6
  TLV3691   1 24u   3m    0.9 6.5  75n  pp E 0.4   I:E DCK5 DPW
  TLV6700   1 9u    5.5m  1.8 18   7u   od E 0.7   -:E DDC6
  TLV7011   1 260n  0.5m  1.6 6.5  5u   pp E 0.16  -:E DBV5 DCK5 DPW
  TLV7021   1 260n  0.5m  1.6 5.5  5u   od E 0.16  -:E DBV5 DCK5 DPW
  TLV7031   1 3u    0.1m  1.6 6.5  315n pp E 0.25  -:E DBV5 DCK5 DPW
  TLV7041   1 3u    0.1m  1.6 6.5  315n od E 0.25  -:E DBV5 DCK5
  TLV7211   1 3.5u  3m    2.7 15   7u   pp I 0.5   I:I DBV5 DCK5
`,
)
