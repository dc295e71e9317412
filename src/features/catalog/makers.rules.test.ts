import { describe, expect, test } from 'vitest'
import { MakerIndex } from './makers.rules.ts'

const makers = [
  {
    brandId: 1,
    brandName: 'Texas Instruments',
    aliases: ['TI', 'TI(德州仪器)', 'Burr-Brown', 'National Semiconductor'],
  },
  { brandId: 2, brandName: 'Vishay', aliases: ['Vishay Dale', 'Vishay/Dale', 'Vishay Siliconix'] },
  { brandId: 3, brandName: 'Murata', aliases: ['Murata Electronics', 'muRata(村田)'] },
  { brandId: 4, brandName: 'onsemi', aliases: ['ON Semiconductor', 'Fairchild'] },
  { brandId: 5, brandName: 'NXP Semiconductors', aliases: ['NXP', 'Freescale'] },
  { brandId: 6, brandName: 'Nexperia', aliases: ['Nexperia USA Inc.'] },
  { brandId: 7, brandName: 'Taiyo Yuden', aliases: [] },
  { brandId: 8, brandName: 'TE Connectivity', aliases: ['TE', 'AMP', 'Tyco'] },
  { brandId: 9, brandName: 'TT Electronics', aliases: [] },
  { brandId: 10, brandName: 'Analog Devices', aliases: ['ADI', 'Linear Technology', 'Maxim'] },
]
const index = new MakerIndex(makers)
const found = (written: string) => {
  const ids = index.find(written)
  return ids && [...ids]
}

describe('the maker a name means', () => {
  test.each([
    ['Texas Instruments', 1],
    ['TEXAS INSTRUMENTS', 1],
    ['Texas Instruments Incorporated', 1],
    ['Texas-Instruments', 1],
    ['TexasInstruments', 1],
    ['TI', 1],
    ['ti', 1],
    ['TI (Texas Instruments)', 1],
    ['德州仪器', 1],
    ['Burr Brown', 1],
    ['National Semiconductor (TI)', 1],
    ['Texas', 1],
    ['Vishay / Dale', 2],
    ['Vishay General Semiconductor', 2],
    ['VISHAY INTERTECHNOLOGY, INC.', 2],
    ['Murata Manufacturing Co., Ltd.', 3],
    ['Murata Electronics North America', 3],
    ['ＭＵＲＡＴＡ', 3],
    ['ON Semiconductor', 4],
    ['On Semi', 4],
    ['Fairchild Semiconductor', 4],
    ['NXP USA Inc.', 5],
    ['Nexperia', 6],
    ['Taiyo', 7],
    ['TAIYO YUDEN CO LTD', 7],
    ['TE', 8],
    ['TE Connectivity AMP Connectors', 8],
    ['TT Electronics', 9],
    ['Analog Devices Inc./Maxim Integrated', 10],
    ['Linear Technology/Analog Devices', 10],
  ])('"%s"', (written, brandId) => {
    expect(found(written)).toEqual([brandId])
  })

  test.each(['', ' ', '-', '~', 'N/A', 'n.a.', 'Generic', 'any', 'Various', 'TBD', '—'])(
    '"%s" is not a maker',
    (written) => {
      expect(index.find(written)).toBeUndefined()
    },
  )

  test.each(['Acme Parts', 'Tex', 'Nex', 'Electronics', 'Semiconductor', 'Technology Inc.'])(
    '"%s" is an unknown maker, which differs from none',
    (written) => {
      expect(found(written)).toEqual([])
    },
  )
})
