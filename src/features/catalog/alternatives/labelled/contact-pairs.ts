import type { PairTable } from './pair-table.ts'

/** Pairs of connectors and relays. */
export const contactPairs = {
  header: `
    R model=M20-9990646
    W positions model=X positions=8
    W pitch model=X pitch=2
    W orientation model=X orientation="Right angle"
    W gender model=X gender="Female"
    W plating model=X plating="Tin"
    W current model=X current=1
    W mounting model=X mounting="Surface mount"
    U plating model=X -plating`,
  relay: `
    R model=X named
    U pins model=TQ2-5V
    W coilVoltage model=X named coilVoltage=12
    W contactRating model=X named contactRating=0.5
    W circuit model=X named circuit="SPDT"
    W voltage model=X named voltage=60`,
} satisfies PairTable
