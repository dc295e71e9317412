import type { DiodeRow } from '../kinds/diode.ts'
import { lookUp, readTable } from '../kit/table.ts'

/**
 * Rectifier series: each letter or figure of the voltage list makes one type. `{v}` is replaced by the key. Where data
 * sheets give the types of higher voltages another drop or recovery time, it follows with the voltage from which it is
 * valid: `0.5,50:0.75` is 0.5 V, and 0.75 V from 50 V on.
 */
const series = readTable(
  ['pattern', 'type', 'forward', 'drop', 'recovery', 'body', 'price', 'voltages'],
  `
  S1{v}    rect 1    1.1  1.8u SMA  0.018 A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  S2{v}    rect 1.5  1.15 2u   SMB  0.04  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  S3{v}    rect 3    1.15 2.5u SMC  0.07  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  S3{v}B   rect 3    1.15 2.5u SMB  0.06  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  S5{v}C   rect 5    1.15 2.5u SMC  0.12  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  RS1{v}   fast 1    1.3  150n,600:250n,800:500n SMA  0.022 A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  RS2{v}   fast 1.5  1.3  150n,600:250n,800:500n SMB  0.05  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  RS3{v}   fast 3    1.3  150n,600:250n,800:500n SMC  0.09  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  US1{v}   fast 1    1,600:1.7  50n,600:75n  SMA  0.024 A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  ES1{v}   fast 1    0.95,400:1.25,600:1.7 35n  SMA  0.026 A=50 B=100 C=150 D=200 G=400 J=600
  ES2{v}   fast 2    0.95,400:1.25,600:1.7 35n  SMB  0.06  A=50 B=100 C=150 D=200 G=400 J=600
  ES3{v}   fast 3    0.95,400:1.25,600:1.7 35n  SMC  0.12  A=50 B=100 C=150 D=200 G=400 J=600
  MURS1{v} fast 1    0.875,400:1.25 35n,400:75n  SMB  0.09  05=50 10=100 20=200 40=400 60=600
  MURS3{v} fast 3    0.875,400:1.25 35n,400:75n  SMC  0.2   20=200 40=400 60=600
  M{v}     rect 1    1.1  2u   SMA  0.009 1=50 2=100 3=200 4=400 5=600 6=800 7=1000
  SS1{v}   sky  1    0.5,50:0.75,80:0.85  -    SMA  0.03  2=20 3=30 4=40 5=50 6=60 8=80 10=100 15=150 20=200
  SS2{v}   sky  2    0.5,50:0.75,80:0.85  -    SMA  0.045 2=20 3=30 4=40 5=50 6=60 8=80 10=100 15=150 20=200
  SS3{v}   sky  3    0.5,50:0.75,80:0.85  -    SMC  0.08  2=20 3=30 4=40 5=50 6=60 8=80 10=100 15=150 20=200
  SS3{v}A  sky  3    0.5,50:0.75,80:0.85  -    SMA  0.055 2=20 3=30 4=40 5=50 6=60 8=80 10=100 15=150 20=200
  SS3{v}B  sky  3    0.5,50:0.75,80:0.85  -    SMB  0.065 2=20 3=30 4=40 5=50 6=60 8=80 10=100
  SS5{v}   sky  5    0.55,50:0.75,80:0.85 -    SMC  0.11  2=20 3=30 4=40 5=50 6=60 8=80 10=100 15=150
  SK3{v}   sky  3    0.5,50:0.75,80:0.85  -    SMC  0.07  2=20 3=30 4=40 5=50 6=60 8=80 10=100
  B1{v}    sky  1    0.5,50:0.7  -    SMA  0.04  20A=20 30A=30 40A=40 50A=50 60A=60
  B2{v}    sky  2    0.5,50:0.7  -    SMA  0.06  20A=20 30A=30 40A=40 50A=50 60A=60
  B3{v}    sky  3    0.5,50:0.7  -    SMA  0.08  20A=20 30A=30 40A=40 50A=50 60A=60
  B3{v}    sky  3    0.5,50:0.7  -    SMC  0.09  20=20 30=30 40=40 50=50 60=60
  B5{v}    sky  5    0.55,50:0.7 -    SMC  0.12  20C=20 30C=30 40C=40 50C=50 60C=60
  MBR05{v} sky  0.5  0.385,30:0.43,40:0.51,80:0.8 -    SOD-123 0.035 20=20 30=30 40=40 80=80
  MBR1{v}  sky  1    0.55,60:0.75 -    SOD-123 0.05 20=20 30=30 40=40 60=60
  B58{v}W  sky  1    0.45,30:0.55,40:0.6  -    SOD-123 0.02 17=20 18=30 19=40
  MBRS1{v} sky  1    0.55,60:0.65,90:0.75 -    SMB  0.08  20=20 30=30 40=40 60=60 90=90 100=100
  MBRS2{v} sky  2    0.5,60:0.63,100:0.79  -    SMB  0.11  40=40 60=60 100=100
  MBRS3{v} sky  3    0.5,60:0.74,100:0.79  -    SMC  0.15  20=20 30=30 40=40 60=60 100=100
  1N400{v} rect 1    1.1  2u   DO-41 0.012 1=50 2=100 3=200 4=400 5=600 6=800 7=1000
  1N540{v} rect 3    1    2u   DO-201AD 0.05 0=50 1=100 2=200 4=400 6=600 7=800 8=1000
  1N493{v} fast 1    1.2  150n DO-41 0.02 3=50 4=100 5=200 6=400 7=600
  UF400{v} fast 1    1,600:1.7  50n,600:75n  DO-41 0.03 1=50 2=100 3=200 4=400 5=600 6=800 7=1000
  UF540{v} fast 3    1,600:1.7  50n,600:75n  DO-201AD 0.11 0=50 1=100 2=200 4=400 6=600 7=800 8=1000
  FR10{v}  fast 1    1.3  150n,600:250n,800:500n DO-41 0.018 1=50 2=100 3=200 4=400 5=600 6=800 7=1000
  HER10{v} fast 1    1,300:1.3,600:1.7  50n,600:75n  DO-41 0.024 1=50 2=100 3=200 4=300 5=400 6=600 7=800 8=1000
  1N58{v}  sky  1    0.45,30:0.55,40:0.6  -    DO-41 0.035 17=20 18=30 19=40
  1N582{v} sky  3    0.475,30:0.5,40:0.525 -   DO-201AD 0.08 0=20 1=30 2=40
  SB1{v}   sky  1    0.5,60:0.7,100:0.8  -    DO-41 0.04  20=20 30=30 40=40 60=60 100=100
  SB3{v}   sky  3    0.5,60:0.7,100:0.8  -    DO-201AD 0.09 20=20 30=30 40=40 60=60 100=100
  SB5{v}   sky  5    0.55,60:0.7,100:0.8  -    DO-201AD 0.13 20=20 30=30 40=40 60=60 100=100
  MB{v}S   bridge 0.5 1   -    MBS-4 0.035 2=200 4=400 6=600 8=800 10=1000
  ABS{v}   bridge 1  1    -    ABS-4 0.05  2=200 4=400 6=600 8=800 10=1000
  DF{v}S   bridge 1  1.1  -    ABS-4 0.09  005=50 01=100 02=200 04=400 06=600 08=800 10=1000
  DB10{v}  bridge 1  1.1  -    DFM-4 0.07  1=50 2=100 3=200 4=400 5=600 6=800 7=1000
  GBU4{v}  bridge 4  1    -    GBU-4 0.28  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
  GBU8{v}  bridge 8  1    -    GBU-4 0.38  A=50 B=100 D=200 G=400 J=600 K=800 M=1000
`,
)

interface SeriesType extends DiodeRow {
  pattern: string
}

/** The last value whose voltage is reached. */
function valueAt(steps: string, volts: number): string {
  const [first = '', ...further] = steps.split(',')
  const reached = further.map((step) => step.split(':')).findLast(([from]) => volts >= Number(from))
  return reached?.[1] ?? first
}

/** All types of a series, in the columns of a diode table. */
export const powerDiodes: readonly SeriesType[] = series.flatMap((row) =>
  row.voltages.split(' ').map((entry) => {
    const [key = '', volts = ''] = entry.split('=')
    return {
      pattern: row.pattern,
      name: row.pattern.replace('{v}', key),
      type: row.type,
      reverse: volts,
      forward: row.forward,
      drop: valueAt(row.drop, Number(volts)),
      recovery: valueAt(row.recovery, Number(volts)),
      circuit: row.type === 'bridge' ? 'bridge' : 'one',
      body: row.body,
      code: '-',
      price: row.price,
    }
  }),
)

const byPattern = Map.groupBy(powerDiodes, (row) => row.pattern)
const known = Object.fromEntries(byPattern)

/** The series of a maker's range, by their patterns. */
export function powerSeries(patterns: string): readonly SeriesType[] {
  return patterns.split(/\s+/).flatMap((pattern) => lookUp(known, pattern, 'diode series'))
}
