import { EIA, lookUp, metricSize, murataSize, panasonicSize, percent, pico, rkm, samsungSize, zeros } from './codes.ts'
import type { Decoder, Facts } from './decoder.ts'

export const passiveDecoders: Decoder[] = [
  {
    name: 'Yageo RC',
    brand: /Yageo/,
    pattern: /^RC(?<size>\d{4})(?<tol>[BDFJ])[RKS]-(?:07|10|13)(?<v>\d+[RKM]\d*)L$/,
    read: ({ size, tol, v }): Facts =>
      rkm(v) === 0 ? { resistance: 0 } : { package: size ?? '', tolerance: lookUp(percent, tol), resistance: rkm(v) },
  },
  {
    name: 'Yageo RT',
    brand: /Yageo/,
    pattern: /^RT(?<size>\d{4})(?<tol>[WBCDF])R(?<tc>[BCDE])(?:07|10|13)(?<v>\d+[RKM]\d*)L$/,
    read: ({ size, tol, tc, v }) => ({
      package: size ?? '',
      tolerance: lookUp(percent, tol),
      temperatureCoefficient: lookUp({ B: 10, C: 15, D: 25, E: 50 }, tc),
      resistance: rkm(v),
    }),
  },
  {
    name: 'Vishay CRCW',
    brand: /Vishay/,
    pattern: /^CRCW(?<size>\d{4})(?<v>\d*[RKM]\d*)(?<tol>[FJ])(?<tc>[KN])E[A-G]$/,
    read: ({ size, v, tol, tc }) => ({
      package: size ?? '',
      resistance: rkm(v),
      tolerance: lookUp(percent, tol),
      temperatureCoefficient: tc === 'K' ? 100 : 200,
    }),
  },
  {
    name: 'Panasonic ERJ',
    brand: /Panasonic/,
    pattern: /^ERJ-(?<body>2RK|3EK|6EN|8EN|14N|12N|1TN)F(?<v>\d{4}|\d+R\d+)[XVU]$/,
    read: ({ body, v }) => ({ package: lookUp(panasonicSize, body), tolerance: 1, resistance: zeros(v) }),
  },
  {
    name: 'UNI-ROYAL',
    brand: /UNI-ROYAL/,
    pattern: /^(?<size>\d{4})W\w(?<tol>F)(?<v>\d{4})T\wE$/,
    read: ({ size, v }) => ({ package: size ?? '', tolerance: 1, resistance: /[JKLM]$/.test(v ?? '') ? 0 : zeros(v) }),
  },
  {
    name: 'Murata GRM',
    brand: /Murata/,
    pattern:
      /^G(?:RM|CM)(?<size>\d{2})\w(?<t>5C|R6|R7|C8|C7)(?<volt>\w\w)(?<c>\d{3}|\dR\d|R\d\d)(?<tol>[JKM])\w{3}[DLJKB]$/,
    read: ({ size, t, volt, c, tol }) => ({
      package: lookUp<string>(murataSize, size),
      dielectric: lookUp({ '5C': 'C0G', R6: 'X5R', R7: 'X7R', C8: 'X6S', C7: 'X7S' }, t),
      voltage: lookUp(EIA, volt),
      capacitance: pico(c),
      tolerance: lookUp(percent, tol),
    }),
  },
  {
    name: 'Samsung CL',
    brand: /Samsung/,
    pattern: /^CL(?<size>\d{2})(?<d>[CABXYZF])(?<c>\d{3}|\dR\d)(?<tol>[JKM])(?<volt>[RQPOALBCDEG])/,
    read: ({ size, d, c, tol, volt }) => ({
      package: lookUp<string>(samsungSize, size),
      dielectric: lookUp({ C: 'C0G', A: 'X5R', B: 'X7R', X: 'X6S', Y: 'X7S', Z: 'X7T', F: 'Y5V' }, d),
      capacitance: pico(c),
      tolerance: lookUp(percent, tol),
      voltage: lookUp({ R: 4, Q: 6.3, P: 10, O: 16, A: 25, L: 35, B: 50, C: 100, D: 200, E: 250, G: 500 }, volt),
    }),
  },
  {
    name: 'TDK C',
    brand: /TDK/,
    pattern: /^C(?<size>\d{4})(?<d>C0G|X5R|X6S|X7R|X7S|X7T)(?<volt>\w\w)(?<c>\d{3}|\dR\d)(?<tol>[JKM])/,
    read: ({ size, d, volt, c, tol }) => ({
      package: lookUp<string>(metricSize, size),
      dielectric: d ?? '',
      voltage: lookUp(EIA, volt),
      capacitance: pico(c),
      tolerance: lookUp(percent, tol),
    }),
  },
  {
    name: 'KEMET C',
    brand: /KEMET/,
    pattern: /^C(?<size>0402|0603|0805|1206|1210|1812|2220)[CX](?<c>\d{3})(?<tol>[JKM])(?<volt>[9843651])(?<d>[RGP])AC/,
    read: ({ size, c, tol, volt, d }) => ({
      package: size ?? '',
      capacitance: pico(c),
      tolerance: lookUp(percent, tol),
      voltage: lookUp({ 9: 6.3, 8: 10, 4: 16, 3: 25, 6: 35, 5: 50, 1: 100 }, volt),
      dielectric: lookUp({ R: 'X7R', G: 'C0G', P: 'X5R' }, d),
    }),
  },
  {
    name: 'Yageo CC',
    brand: /Yageo/,
    pattern: /^CC(?<size>\d{4})(?<tol>[JKM])[RKP](?<d>NPO|X7R|X5R)(?<volt>[4-9])B[BN](?<c>\d{3}|\dR\d)$/,
    read: ({ size, tol, d, volt, c }) => ({
      package: size ?? '',
      tolerance: lookUp(percent, tol),
      dielectric: d === 'NPO' ? 'C0G' : (d ?? ''),
      voltage: lookUp({ 4: 4, 5: 6.3, 6: 10, 7: 16, 8: 25, 9: 50 }, volt),
      capacitance: pico(c),
    }),
  },
  {
    name: 'KEMET T491',
    brand: /KEMET/,
    pattern: /^T49[15][ABCDX](?<c>\d{3})(?<tol>[KM])(?<volt>\d{3})AT/,
    read: ({ c, tol, volt }) => ({
      capacitance: pico(c),
      tolerance: lookUp(percent, tol),
      voltage: volt === '006' ? 6.3 : volt === '002' ? 2.5 : Number(volt),
    }),
  },
  {
    name: 'AVX TAJ',
    brand: /AVX/,
    pattern: /^T(?:AJ|PS)[ABCDE](?<c>\d{3})(?<tol>[KM])(?<volt>\d{3})/,
    read: ({ c, tol, volt }) => ({
      capacitance: pico(c),
      tolerance: lookUp(percent, tol),
      voltage: volt === '006' ? 6.3 : volt === '002' ? 2.5 : Number(volt),
    }),
  },
  {
    name: 'Nichicon',
    brand: /Nichicon/,
    pattern: /^U\w\w(?<volt>[0-2][A-Z])(?<c>\d{3}|R\d\d|\dR\d)M/,
    read: ({ volt, c }) => ({ voltage: lookUp(EIA, volt), capacitance: zeros(c) * 1e-6, tolerance: 20 }),
  },
  {
    name: 'Panasonic EEU',
    brand: /Panasonic/,
    pattern: /^EEU-\w\w(?<volt>[0-2][A-Z])(?<c>\d{3}|\dR\d)\w?$/,
    read: ({ volt, c }) => ({ voltage: lookUp(EIA, volt), capacitance: zeros(c) * 1e-6 }),
  },
  {
    name: 'Bourns SRN',
    brand: /Bourns/,
    pattern: /^SR[NRP]\d{4}\w*-(?<l>\d{3}|\dR\d|R\d\d)(?<tol>[MYN])$/,
    read: ({ l, tol }) => ({ inductance: zeros(l) * 1e-6, tolerance: tol === 'M' ? 20 : 30 }),
  },
]
