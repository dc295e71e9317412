import type { CategoryPath, Family } from '#demo/catalogue/family.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { known, type Nature, natureOf } from '../kit/nature.ts'
import { partFamily } from '../kit/part-family.ts'
import { lookUp, optionalQuantity, quantity, readTable } from '../kit/table.ts'

/** Thyristors, IGBTs, JFETs, RF transistors and GaN switches: voltage, current, on state, gate figure. */
const columns = ['brand', 'head', 'kind', 'voltage', 'current', 'on', 'extra', 'price', 'orders'] as const

type Row = Record<(typeof columns)[number], string>

interface SwitchKind {
  category: CategoryPath
  name: string
  attributes: (row: Row) => Nature['attributes']
}

const thyristor = (row: Row) =>
  known({
    reverseVoltage: Number(row.voltage),
    forwardCurrent: quantity(row.current),
    forwardVoltage: Number(row.on),
    gateTriggerCurrent: optionalQuantity(row.extra),
  })

/** Snubberless triacs cannot be fired in the fourth quadrant; standard ones commutate worse. */
const triac = (quadrants: 3 | 4, isolation?: number): SwitchKind => ({
  category: ['Discrete Semiconductors', 'Thyristors', 'TRIAC'],
  name: 'Triac',
  attributes: (row) => ({
    ...thyristor(row),
    topology: `${quadrants} quadrants`,
    ...(isolation !== undefined && { isolationVoltage: isolation }),
  }),
})
const INSULATED_TAB = 2500

const KINDS: Readonly<Record<string, SwitchKind>> = {
  scr: {
    category: ['Discrete Semiconductors', 'Thyristors', 'SCR'],
    name: 'Thyristor',
    attributes: thyristor,
  },
  // An i marks those with an insulated tab.
  scri: {
    category: ['Discrete Semiconductors', 'Thyristors', 'SCR'],
    name: 'Thyristor',
    attributes: (row) => ({ ...thyristor(row), isolationVoltage: INSULATED_TAB }),
  },
  triac4: triac(4),
  triac4i: triac(4, INSULATED_TAB),
  triac3: triac(3),
  triac3i: triac(3, INSULATED_TAB),
  diac: {
    category: ['Discrete Semiconductors', 'Thyristors', 'DIAC'],
    name: 'Diac',
    attributes: (row) => known({ breakdownVoltage: Number(row.voltage), forwardCurrent: quantity(row.current) }),
  },
  igbt: {
    category: ['Discrete Semiconductors', 'IGBTs', 'Single IGBT'],
    name: 'IGBT',
    attributes: (row) =>
      known({
        collectorEmitterVoltage: Number(row.voltage),
        collectorCurrent: quantity(row.current),
        forwardVoltage: Number(row.on),
        gateCharge: optionalQuantity(row.extra),
      }),
  },
  jfet: {
    category: ['Discrete Semiconductors', 'JFETs & RF Transistors', 'JFETs'],
    name: 'JFET',
    attributes: (row) =>
      known({
        drainSourceVoltage: Number(row.voltage),
        drainCurrent: quantity(row.current),
        onResistance: optionalQuantity(row.on),
      }),
  },
  rfbjt: {
    category: ['Discrete Semiconductors', 'JFETs & RF Transistors', 'RF BJTs'],
    name: 'RF transistor',
    attributes: (row) =>
      known({
        collectorEmitterVoltage: Number(row.voltage),
        collectorCurrent: quantity(row.current),
        gain: Number(row.on),
        transitionFrequency: optionalQuantity(row.extra),
      }),
  },
  gan: {
    category: ['Discrete Semiconductors', 'GaN Devices', 'GaN HEMT'],
    name: 'GaN transistor',
    attributes: (row) =>
      known({
        drainSourceVoltage: Number(row.voltage),
        drainCurrent: quantity(row.current),
        onResistance: quantity(row.on),
        gateCharge: optionalQuantity(row.extra),
      }),
  },
  ganstage: {
    category: ['Discrete Semiconductors', 'GaN Devices', 'GaN Power Stage'],
    name: 'GaN power stage',
    attributes: (row) =>
      known({
        drainSourceVoltage: Number(row.voltage),
        drainCurrent: quantity(row.current),
        onResistance: quantity(row.on),
      }),
  },
  sidac: {
    category: ['Discrete Semiconductors', 'TVS & ESD', 'Thyristor Surge'],
    name: 'Surge protection thyristor',
    attributes: (row) =>
      known({
        standoffVoltage: Number(row.voltage),
        peakPulsePower: optionalQuantity(row.extra),
        holdCurrent: quantity(row.current),
      }),
  },
}

const HEADLINE = [
  'reverseVoltage',
  'breakdownVoltage',
  'collectorEmitterVoltage',
  'drainSourceVoltage',
  'standoffVoltage',
  'forwardCurrent',
  'collectorCurrent',
  'drainCurrent',
] as const

const rows = readTable(
  columns,
  `
  STMicroelectronics TYN608 scr 600 8 1.6 15m 0.45 RG=TO-220-3:T50
  STMicroelectronics TYN612 scr 600 12 1.6 15m 0.5 RG=TO-220-3:T50
  STMicroelectronics TYN612M scr 600 12 1.6 5m 0.5 RG=TO-220-3:T50
  STMicroelectronics TYN616 scr 600 16 1.6 25m 0.6 RG=TO-220-3:T50
  STMicroelectronics TN1215-600 scr 600 12 1.6 15m 0.5 B=TO-252:T75 B-TR=TO-252:R2500~B G=TO-263:T50 G-TR=TO-263:R1000~G
  STMicroelectronics X0202M scr 600 1.25 1.45 200u 0.2 N5BA4=SOT-223-3:R1000 A1BA2=TO-92-3:B2500
  STMicroelectronics X0202N scr 800 1.25 1.45 200u 0.2 A2AL2=TO-92-3:R2000
  STMicroelectronics P0118MA scr 600 0.8 1.95 5u 0.2 1AA3=TO-92-3:B2500 2AL3=TO-92-3:R2000
  STMicroelectronics BTA06-600B triac4i 600 6 1.55 50m 0.5 RG=TO-220-3:T50
  STMicroelectronics BTA06-600C triac4i 600 6 1.55 25m 0.5 RG=TO-220-3:T50
  STMicroelectronics BTA06-600BW triac3i 600 6 1.55 50m 0.5 RG=TO-220-3:T50
  STMicroelectronics BTA06-600TW triac3i 600 6 1.55 5m 0.5 RG=TO-220-3:T50
  STMicroelectronics BTA06-600SW triac3i 600 6 1.55 10m 0.5 RG=TO-220-3:T50
  STMicroelectronics BTA08-600B triac4i 600 8 1.55 50m 0.55 RG=TO-220-3:T50
  STMicroelectronics BTA08-600C triac4i 600 8 1.55 25m 0.55 RG=TO-220-3:T50
  STMicroelectronics BTA08-600BW triac3i 600 8 1.55 50m 0.55 RG=TO-220-3:T50
  STMicroelectronics BTA08-600CW triac3i 600 8 1.55 35m 0.55 RG=TO-220-3:T50
  STMicroelectronics BTA08-600SW triac3i 600 8 1.55 10m 0.55 RG=TO-220-3:T50
  STMicroelectronics BTA12-600B triac4i 600 12 1.55 50m 0.6 RG=TO-220-3:T50
  STMicroelectronics BTA12-600C triac4i 600 12 1.55 25m 0.6 RG=TO-220-3:T50
  STMicroelectronics BTA12-600BW triac3i 600 12 1.55 50m 0.6 RG=TO-220-3:T50
  STMicroelectronics BTA12-600CW triac3i 600 12 1.55 35m 0.6 RG=TO-220-3:T50
  STMicroelectronics BTA16-600B triac4i 600 16 1.55 50m 0.7 RG=TO-220-3:T50
  STMicroelectronics BTA16-600C triac4i 600 16 1.55 25m 0.7 RG=TO-220-3:T50
  STMicroelectronics BTA16-600BW triac3i 600 16 1.55 50m 0.7 RG=TO-220-3:T50
  STMicroelectronics BTA16-600CW triac3i 600 16 1.55 35m 0.7 RG=TO-220-3:T50
  STMicroelectronics BTA16-600SW triac3i 600 16 1.55 10m 0.7 RG=TO-220-3:T50
  STMicroelectronics BTA16-800B triac4i 800 16 1.55 50m 0.8 RG=TO-220-3:T50
  STMicroelectronics BTA16-800C triac4i 800 16 1.55 25m 0.8 RG=TO-220-3:T50
  STMicroelectronics BTA16-800BW triac3i 800 16 1.55 50m 0.8 RG=TO-220-3:T50
  STMicroelectronics BTA16-800CW triac3i 800 16 1.55 35m 0.8 RG=TO-220-3:T50
  STMicroelectronics BTA24-600BW triac3i 600 25 1.55 50m 1.2 RG=TO-220-3:T50
  STMicroelectronics BTA24-600CW triac3i 600 25 1.55 35m 1.2 RG=TO-220-3:T50
  STMicroelectronics BTA41-600B triac4i 600 40 1.55 50m 2.6 RG=TO-247-3:T30
  STMicroelectronics BTB16-600B triac4 600 16 1.55 50m 0.65 RG=TO-220-3:T50
  STMicroelectronics BTB16-600C triac4 600 16 1.55 25m 0.65 RG=TO-220-3:T50
  STMicroelectronics BTB16-600BW triac3 600 16 1.55 50m 0.65 RG=TO-220-3:T50
  STMicroelectronics BTB16-600CW triac3 600 16 1.55 35m 0.65 RG=TO-220-3:T50
  STMicroelectronics T405-600 triac3 600 4 1.5 5m 0.4 B=TO-252:T75~B B-TR=TO-252:R2500~B H=TO-251:T75 T=TO-220-3:T50
  STMicroelectronics T835-600 triac3 600 8 1.5 35m 0.5 B=TO-252:T75~B B-TR=TO-252:R2500~B G=TO-263:T50~G G-TR=TO-263:R1000~G
  STMicroelectronics Z0103M triac4 600 1 1.6 3m 0.2 N5AA4=SOT-223-3:R1000 A1AA2=TO-92-3:B2500 A2AL2=TO-92-3:R2000
  STMicroelectronics Z0103N triac4 800 1 1.6 3m 0.22 N5AA4=SOT-223-3:R1000
  STMicroelectronics Z0107M triac4 600 1 1.6 5m 0.2 N5AA4=SOT-223-3:R1000 A1AA2=TO-92-3:B2500
  STMicroelectronics Z0107N triac4 800 1 1.6 5m 0.22 N5AA4=SOT-223-3:R1000
  STMicroelectronics DB3 diac 32 2 2 - 0.04 .=DO-35:B5000 TG=DO-35:R5000~.
  STMicroelectronics SMP75-8 sidac 6 50m 4 - 0.3 .=SMB:R2500
  STMicroelectronics STGW30NC60KD igbt 600 60 2.1 96n 2.6 .=TO-247-3:T30
  STMicroelectronics STGP10NC60KD igbt 600 20 2.2 19n 1.1 .=TO-220-3:T50
  STMicroelectronics STGW40H65DFB igbt 650 80 1.6 210n 2.9 .=TO-247-3:T30
  STMicroelectronics STGB10NB37LZ igbt 375 20 1.2 28n 1.6 T4=TO-263:R1000
  STMicroelectronics SGT65R65AL gan 650 25 65m 5.4n 5.9 .=QFN-8:R3000
  NXP_Semiconductors BT151-600R scr 600 12 1.5 15m 0.4 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT136S-600D triac4 600 4 1.4 5m 0.3 ,118=TO-252:R2500~.
  NXP_Semiconductors BT136S-600E triac4 600 4 1.4 10m 0.3 ,118=TO-252:R2500~.
  NXP_Semiconductors BT136S-600F triac4 600 4 1.4 25m 0.3 ,118=TO-252:R2500~.
  NXP_Semiconductors BT136-600D triac4 600 4 1.4 5m 0.3 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT136-600E triac4 600 4 1.4 10m 0.3 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT137-600 triac4 600 8 1.3 35m 0.4 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT137-600E triac4 600 8 1.3 10m 0.4 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT138-600 triac4 600 12 1.4 35m 0.45 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT138-600E triac4 600 12 1.4 10m 0.45 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT139-600 triac4 600 16 1.2 35m 0.5 ,127=TO-220-3:T50~.
  NXP_Semiconductors BT139-600E triac4 600 16 1.2 10m 0.5 ,127=TO-220-3:T50~.
  NXP_Semiconductors BFU520W rfbjt 12 30m 18 10.5G 0.3 X=SOT-323:R3000~. F=SOT-323:R10000~.
  NXP_Semiconductors BFU730F rfbjt 2.8 30m 21 55G 0.4 ,115=SOT-343:R3000~.
  NXP_Semiconductors BFR93A rfbjt 12 35m 13 6G 0.2 ,215=SOT-23-3:R3000~.
  NXP_Semiconductors BFG591 rfbjt 15 200m 13 7G 0.5 ,115=SOT-223-3:R1000~.
  Infineon_Technologies BFP420 rfbjt 4.5 60m 21 25G 0.3 H6327XTSA1=SOT-343:R3000~.|. H6433XTMA1=SOT-343:R10000~.
  Infineon_Technologies BFP640 rfbjt 4.1 50m 24 42G 0.35 H6327XTSA1=SOT-343:R3000~.|.
  Infineon_Technologies BFP740 rfbjt 4.2 45m 25 44G 0.4 H6327XTSA1=SOT-343:R3000~.|.
  Infineon_Technologies IKW25N120T2 igbt 1200 50 1.7 120n 4.2 FKSA1=TO-247-3:T30~.|.
  Infineon_Technologies IKW40N120H3 igbt 1200 80 2.05 185n 4.9 FKSA1=TO-247-3:T30~.|.
  Infineon_Technologies IKW50N60T igbt 600 80 1.5 310n 4.2 FKSA1=TO-247-3:T30~.|.
  Infineon_Technologies IKW75N60T igbt 600 80 1.5 470n 5.6 FKSA1=TO-247-3:T30~.|.
  Infineon_Technologies IKP20N60T igbt 600 40 1.5 120n 1.9 XKSA1=TO-220-3:T50~.|.
  Infineon_Technologies IKB20N60H3 igbt 600 40 1.95 120n 2.1 ATMA1=TO-263:R1000~.|.
  Infineon_Technologies IKB40N65ES5 igbt 650 79 1.35 95n 3 ATMA1=TO-263:R1000~.|.
  Infineon_Technologies IKB40N65EF5 igbt 650 74 1.6 95n 3 ATMA1=TO-263:R1000~.|.
  Infineon_Technologies IHW20N135R5 igbt 1350 40 1.65 170n 2.1 XKSA1=TO-247-3:T30~.|.
  Infineon_Technologies IGLD60R190D1 gan 600 10 190m 3.2n 5.5 AUMA3=DFN-8:R3000~.|.
  onsemi FGH40N60SMD igbt 600 80 1.9 119n 3.2 .=TO-247-3:T30 -F085=TO-247-3:T30!D
  onsemi FGH60N60SMD igbt 600 120 1.9 189n 3.9 .=TO-247-3:T30
  onsemi NGTB40N120FL2 igbt 1200 80 2 313n 4.4 WG=TO-247-3:T30
  onsemi MCR100-6 scr 400 0.8 1.7 200u 0.12 G=TO-92-3:B5000 RLG=TO-92-3:R2000~G
  onsemi MCR100-8 scr 600 0.8 1.7 200u 0.12 G=TO-92-3:B5000 RLG=TO-92-3:R2000~G
  onsemi MAC97A6 triac4 400 0.6 1.9 5m 0.14 G=TO-92-3:B5000 RLG=TO-92-3:R2000~G
  onsemi MAC97A8 triac4 600 0.6 1.9 5m 0.14 G=TO-92-3:B5000 RLG=TO-92-3:R2000~G
  onsemi MAC15M triac3 600 15 1.6 35m 0.7 G=TO-220-3:T50
  onsemi MAC15N triac3 800 15 1.6 35m 0.7 G=TO-220-3:T50
  onsemi MMBFJ201 jfet 40 1m - - 0.16 .=SOT-23-3:R3000
  onsemi MMBFJ309L jfet 25 30m - - 0.14 T1G=SOT-23-3:R3000~G
  onsemi MMBFJ310L jfet 25 60m - - 0.13 T1G=SOT-23-3:R3000~G T3G=SOT-23-3:R10000~G
  onsemi MMBFJ177L jfet 30 20m 300 - 0.14 T1G=SOT-23-3:R3000~G
  onsemi MMBF4391L jfet 30 150m 30 - 0.16 T1G=SOT-23-3:R3000~G
  onsemi MMBF4393L jfet 30 30m 100 - 0.14 T1G=SOT-23-3:R3000~G
  onsemi MMBF5457 jfet 25 5m - - 0.16 .=SOT-23-3:R3000
  onsemi J111 jfet 35 20m 30 - 0.14 .=TO-92-3:B10000 -D26Z=TO-92-3:R2000~. RLRAG=TO-92-3:R2000
  onsemi J113 jfet 35 2m 100 - 0.12 .=TO-92-3:B10000 -D74Z=TO-92-3:B2000~.
  onsemi J310 jfet 25 60m - - 0.14 .=TO-92-3:B10000 G=TO-92-3:B10000
  Littelfuse Q6008L5 triac4i 600 8 1.6 50m 1.3 TP=TO-220-3:T50
  Littelfuse Q6008R5 triac4 600 8 1.6 50m 1.3 TP=TO-220-3:T50
  Littelfuse Q6008DH4 triac3 600 8 1.6 35m 1.3 RP=TO-252:R2500
  Littelfuse L4004L3 triac4i 400 4 1.6 3m 1.1 TP=TO-220-3:T50
  Littelfuse L4004D3 triac4 400 4 1.6 3m 1.1 RP=TO-252:R2500
  Littelfuse S8025L scri 800 25 1.6 35m 1.6 TP=TO-220-3:T50
  Littelfuse P0080SA sidac 6 150m 4 - 0.5 LRP=SMB:R2500
  Littelfuse P3100SA sidac 275 150m 4 - 0.5 LRP=SMB:R2500
  Littelfuse P0640SC sidac 58 150m 4 - 0.6 LRP=SMB:R2500
  Bourns TISP4070M3BJ sidac 58 150m 3 - 0.5 R-S=SMB:R3000
  Bourns TISP4350H3BJ sidac 275 150m 3 - 0.6 R-S=SMB:R3000
  Texas_Instruments LMG3410R070 ganstage 600 40 70m - 14 RWHR=QFN-32:R2000~RWH RWHT=QFN-32:R250~RWH
  Texas_Instruments LMG5200 ganstage 80 10 15m - 9 MOFR=QFN-9:R2000~MOF MOFT=QFN-9:R250~MOF
  Toshiba GT30J121 igbt 600 30 2 - 2.3 (Q)=TO-247-3:T30
  Toshiba 2SK3557 jfet 15 50m - - 0.3 -6-TB-E=SOT-23-3:R3000 -7-TB-E=SOT-23-3:R3000
`,
)

function natureOfSwitch(row: Row): Nature {
  const { category, name, attributes } = lookUp(KINDS, row.kind, 'kind of switch')
  return natureOf(
    { category, name, headline: HEADLINE },
    {
      attributes: attributes(row),
      // Thyristors of one voltage and current are offered for each other; the ratings tell which of them can replace.
      job: /^(scr|triac)/.test(row.kind) ? `${name}|*|${row.voltage}|${quantity(row.current)}` : row.head,
      price: Number(row.price),
      temperature: [-40, row.kind === 'igbt' ? 175 : 125],
    },
  )
}

function family(code: string, brand: string): Family {
  const lines = rows
    .filter((row) => row.brand.replaceAll('_', ' ') === brand)
    .map((row) => ({ head: row.head, nature: natureOfSwitch(row), orders: plainOrders(row.orders) }))
  return partFamily({ code, brand, weight: 1, lines })
}

export const stSwitchFamily = family('st-thyristors', 'STMicroelectronics')
export const nxpSwitchFamily = family('nxp-thyristors', 'NXP Semiconductors')
export const infineonSwitchFamily = family('infineon-igbt', 'Infineon Technologies')
export const onsemiSwitchFamily = family('onsemi-igbt-jfet', 'onsemi')
export const littelfuseSwitchFamily = family('littelfuse-thyristors', 'Littelfuse')
export const bournsSwitchFamily = family('bourns-thyristors', 'Bourns')
export const tiGanFamily = family('ti-gan', 'Texas Instruments')
export const toshibaSwitchFamily = family('toshiba-igbt', 'Toshiba')
