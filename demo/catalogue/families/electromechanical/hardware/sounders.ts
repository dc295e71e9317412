import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const shelf: Shelf = {
  brand: 'CUI Devices',
  category: ['Audio & Electromechanical', 'Buzzers & Speakers', 'Magnetic'],
  name: 'Magnetic buzzer',
  package: 'Through hole',
  drawing: 'buzzer',
  marking: 'CUI',
  packing: 'Tray',
  packCount: 100,
  attributes: { mounting: 'Through hole', temperatureMin: -30, temperatureMax: 70 },
}
const piezo: Partial<Article> = {
  category: ['Audio & Electromechanical', 'Buzzers & Speakers', 'Piezo'],
  name: 'Piezo buzzer',
}
const speaker: Partial<Article> = {
  category: ['Audio & Electromechanical', 'Buzzers & Speakers', 'Speakers'],
  name: 'Speaker',
  drawing: 'speaker',
  package: 'Panel',
}
const surface: Partial<Article> = { package: 'SMD', packing: 'Tape & reel', packCount: 400 }

/** Volts, hertz, decibel at 10 cm, diameter in millimetres. */
const buzzer = (
  code: string,
  [volts, hertz, decibel, size]: readonly number[],
  price: number,
  extra: Partial<Article> = {},
): Article => {
  const kind = extra.name === 'Piezo buzzer' ? 'piezo' : 'magnetic'
  return {
    code,
    detail: `${volts} V ${Number(hertz) / 1000} kHz ${decibel} dB ${size} mm`,
    price,
    equivalence: `buzzer|${kind}|${volts}|${hertz}|${size}|${extra.package ?? 'tht'}`,
    ...extra,
    attributes: {
      voltage: volts,
      frequency: hertz,
      soundPressure: decibel,
      size: `${size} mm`,
      ...(extra.package === 'SMD' && { mounting: 'Surface mount' }),
    },
  }
}
const BUZZERS = [
  buzzer('CEM-1203(42)', [3, 2048, 85, 12], 0.62),
  buzzer('CEM-1206S', [6, 2400, 85, 12], 0.68),
  buzzer('CEM-1205C', [5, 2300, 85, 12], 0.98),
  buzzer('CMI-1295-85T', [5, 2300, 85, 12], 1.02),
  buzzer('CMI-1210-5-95T', [5, 2400, 95, 12], 1.1),
  buzzer('CMT-1603', [3, 2048, 85, 16], 0.72),
  buzzer('CMT-1102', [1.5, 2048, 85, 11], 0.7),
  buzzer('CMT-8504-100-SMT-TR', [3.6, 4000, 100, 8.5], 0.9, surface),
  buzzer('CMT-8540S-SMT-TR', [3.6, 4000, 88, 8.5], 0.88, surface),
  buzzer('CMT-5023S-SMT-TR', [3, 4000, 82, 5], 1.02, surface),
  buzzer('CSS-0575B-SMT-TR', [3, 4000, 82, 5], 1.06, surface),
  buzzer('CSS-I4B20-SMT-TR', [3, 4000, 80, 4], 1.12, surface),
  buzzer('CPE-220', [12, 3700, 85, 22], 1.2, piezo),
  buzzer('CPE-267', [12, 4200, 95, 24], 1.5, piezo),
  buzzer('CPI-154-95T', [12, 4000, 95, 14], 1.4, piezo),
  buzzer('CPT-9019S-SMT-TR', [3, 4000, 65, 9], 0.58, { ...piezo, ...surface }),
  buzzer('CPT-1207C-300', [5, 4000, 80, 12], 0.6, piezo),
  buzzer('PKM13EPYH4000-A0', [3, 4000, 70, 12.6], 0.42, { ...piezo, brand: 'Murata', marking: 'MURATA' }),
  buzzer('PKM22EPPH4001-B0', [3, 4000, 75, 22], 0.48, { ...piezo, brand: 'Murata', marking: 'MURATA' }),
  buzzer('PKM22EPPH2001-B0', [3, 2000, 70, 22], 0.5, { ...piezo, brand: 'Murata', marking: 'MURATA' }),
  buzzer('PKM17EPPH4001-B0', [3, 4000, 72, 17], 0.46, { ...piezo, brand: 'Murata', marking: 'MURATA' }),
  buzzer('PKMCS0909E4000-R1', [3, 4000, 65, 9], 0.56, { ...piezo, ...surface, brand: 'Murata', marking: 'MURATA' }),
  buzzer('PKLCS1212E4001-R1', [3, 4000, 75, 12], 0.68, { ...piezo, ...surface, brand: 'Murata', marking: 'MURATA' }),
  buzzer('PKLCS1212E2000-R1', [3, 2000, 68, 12], 0.7, { ...piezo, ...surface, brand: 'Murata', marking: 'MURATA' }),
  buzzer('7BB-20-6', [9, 6300, 70, 20], 0.3, { ...piezo, brand: 'Murata', name: 'Piezo diaphragm', marking: 'MURATA' }),
  buzzer('7BB-27-4', [9, 4600, 72, 27], 0.34, {
    ...piezo,
    brand: 'Murata',
    name: 'Piezo diaphragm',
    marking: 'MURATA',
  }),
  buzzer('PS1240P02BT', [3, 4000, 70, 12.2], 0.33, { ...piezo, brand: 'TDK', marking: 'TDK' }),
  buzzer('PS1740P02E', [3, 4000, 75, 17], 0.38, { ...piezo, brand: 'TDK', marking: 'TDK' }),
  buzzer('PS1720P02', [3, 2000, 70, 17], 0.37, { ...piezo, brand: 'TDK', marking: 'TDK' }),
]
/** Ohms, watts, hertz, diameter in millimetres. */
const loudspeaker = (
  code: string,
  [ohms, watts, hertz, size]: readonly number[],
  price: number,
  extra: Partial<Article> = {},
): Article => ({
  ...speaker,
  code,
  detail: `${ohms} Ω ${watts} W ${size} mm`,
  price,
  attributes: { nominalImpedance: ohms, power: watts, frequency: hertz, size: `${size} mm`, mounting: 'Panel' },
  equivalence: `speaker|${ohms}|${watts}|${size}`,
  ...extra,
})
const SPEAKERS = [
  loudspeaker('CMS-402811-28SP', [8, 2, 350, 40], 2.3),
  loudspeaker('CMS-402511-28SP', [8, 2, 450, 40], 2.1),
  loudspeaker('CMS-2809-18S2', [8, 1, 650, 28], 1.6),
  loudspeaker('CMS-15118D-L100', [8, 0.7, 850, 15], 1.5),
  loudspeaker('CMS-151135-078L100', [8, 0.7, 800, 15], 1.6),
  loudspeaker('CDS-13138-SMT-TR', [8, 0.7, 1000, 13], 1.8, { package: 'SMD' }),
  loudspeaker('CDM-10008', [8, 0.5, 900, 10], 1.4),
  loudspeaker('GF0401M', [8, 0.5, 400, 40], 1.9),
  loudspeaker('GF0501', [8, 1, 300, 50], 2.4),
  loudspeaker('GC0401K', [8, 1, 350, 40], 2.1),
  loudspeaker('3351', [8, 1, 400, 30], 4.95, { brand: 'Adafruit' }),
  loudspeaker('3968', [4, 3, 300, 70], 4.95, { brand: 'Adafruit' }),
  loudspeaker('4227', [8, 1, 400, 23], 1.95, { brand: 'Adafruit' }),
  loudspeaker('COM-15350', [4, 3, 300, 77], 4.9, { brand: 'SparkFun' }),
]

export const sounders = family('sounders', 1, [articles(shelf, BUZZERS), articles(shelf, SPEAKERS)])
