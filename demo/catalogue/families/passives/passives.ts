import type { Family } from '../../family.ts'
import { avxCeramics } from './ceramics/avx-ceramics.ts'
import { kemetCeramics } from './ceramics/kemet-ceramics.ts'
import { leadedCeramics } from './ceramics/leaded-ceramics.ts'
import { murataCeramics } from './ceramics/murata-ceramics.ts'
import { samsungCeramics } from './ceramics/samsung-ceramics.ts'
import { taiyoYudenCeramics } from './ceramics/taiyo-yuden-ceramics.ts'
import { tdkCeramics } from './ceramics/tdk-ceramics.ts'
import { walsinCeramics } from './ceramics/walsin-ceramics.ts'
import { wuerthCeramics } from './ceramics/wuerth-ceramics.ts'
import { yageoCeramics } from './ceramics/yageo-ceramics.ts'
import { nichiconAluminium } from './electrolytics/nichicon-aluminium.ts'
import { panasonicAluminium } from './electrolytics/panasonic-aluminium.ts'
import { polymerCapacitors } from './electrolytics/polymer-capacitors.ts'
import { rubyconAluminium } from './electrolytics/rubycon-aluminium.ts'
import { tantalumCapacitors } from './electrolytics/tantalum-makers.ts'
import { filmCapacitors } from './film/film-makers.ts'
import { asianInductors } from './inductors/asian-inductors.ts'
import { bournsInductors } from './inductors/bourns-inductors.ts'
import { coilcraftInductors } from './inductors/coilcraft-inductors.ts'
import { ferriteBeads } from './inductors/ferrite-makers.ts'
import { radioInductors } from './inductors/radio-makers.ts'
import { vishayInductors } from './inductors/vishay-inductors.ts'
import { wuerthInductors } from './inductors/wuerth-inductors.ts'
import { chipVaristors } from './protection/chip-varistors.ts'
import { discVaristors } from './protection/disc-varistors.ts'
import { resettableFuses } from './protection/resettable-fuses.ts'
import { asianChipResistors } from './resistors/asian-chip-resistors.ts'
import { asianThinFilmResistors } from './resistors/asian-thin-film-resistors.ts'
import { axialResistors } from './resistors/axial-makers.ts'
import { bournsChipResistors } from './resistors/bourns-chip-resistors.ts'
import { currentSenseResistors } from './resistors/current-sense-makers.ts'
import { koaChipResistors } from './resistors/koa-chip-resistors.ts'
import { panasonicChipResistors } from './resistors/panasonic-chip-resistors.ts'
import { resistorArrays } from './resistors/resistor-arrays.ts'
import { stackpoleChipResistors } from './resistors/stackpole-chip-resistors.ts'
import { susumuChipResistors } from './resistors/susumu-chip-resistors.ts'
import { teChipResistors } from './resistors/te-chip-resistors.ts'
import { thermistors } from './resistors/thermistors.ts'
import { trimpots } from './resistors/trimpots.ts'
import { ttChipResistors } from './resistors/tt-chip-resistors.ts'
import { uniroyalChipResistors } from './resistors/uniroyal-chip-resistors.ts'
import { vikingChipResistors } from './resistors/viking-chip-resistors.ts'
import { vishayChipResistors } from './resistors/vishay-chip-resistors.ts'
import { yageoChipResistors } from './resistors/yageo-chip-resistors.ts'

/** Every numbering rule of resistors, capacitors, inductors and the passive protection parts. */
export const passives: Family[] = [
  ...yageoChipResistors,
  ...uniroyalChipResistors,
  ...vishayChipResistors,
  ...panasonicChipResistors,
  ...bournsChipResistors,
  ...stackpoleChipResistors,
  ...koaChipResistors,
  ...asianChipResistors,
  ...susumuChipResistors,
  ...vikingChipResistors,
  ...teChipResistors,
  ...ttChipResistors,
  ...asianThinFilmResistors,
  ...currentSenseResistors,
  ...resistorArrays,
  ...axialResistors,
  ...trimpots,
  ...thermistors,
  ...discVaristors,
  ...chipVaristors,
  ...murataCeramics,
  ...samsungCeramics,
  ...tdkCeramics,
  ...kemetCeramics,
  ...yageoCeramics,
  ...avxCeramics,
  ...walsinCeramics,
  ...taiyoYudenCeramics,
  ...wuerthCeramics,
  ...leadedCeramics,
  ...tantalumCapacitors,
  ...nichiconAluminium,
  ...panasonicAluminium,
  ...rubyconAluminium,
  ...polymerCapacitors,
  ...filmCapacitors,
  ...bournsInductors,
  ...coilcraftInductors,
  ...vishayInductors,
  ...wuerthInductors,
  ...asianInductors,
  ...radioInductors,
  ...ferriteBeads,
  ...resettableFuses,
]
