import { beforeAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { searchGoods } from '../search.contract.ts'
import * as staff from '../staff-search.contract.ts'

const world = await createWorld(`beside_numbers_${process.env.VITEST_POOL_ID ?? '1'}`)
const { call } = world.visitor()
const search = (goodsModel: string) => call(searchGoods, { fuzzy: true, goodsModel })
const models = (goods: Array<{ goodsModel: string }>) => goods.map((one) => one.goodsModel)

beforeAll(async () => {
  await world.sql`
    insert into search_category_word (phrase, category_id)
    select '量子比', category_id from category where category_name = 'Thick Film'`
  for (const model of ['QPAIR85-20PU', 'QPAIR77-10', 'QFAM7A35', 'QFAM9X1', 'QCHIP40', 'QBOARD-1'])
    await world.goods({ model })
  const resistor = world.sql`(select category_id from category where category_name = 'Thick Film')`
  await world.sql`update goods set category_id = ${resistor} where model in ('QPAIR85-20PU', 'QPAIR77-10', 'QFAM7A35', 'QCHIP40')`
  await world.sql`
    update goods set introduce = 'Feather QCHIP40 development board',
      brand_id = (select brand_id from brand where brand_name = 'Texas Instruments') where model = 'QBOARD-1'`
  await world.sql`
    update goods set brand_id = (select brand_id from brand where brand_name <> 'Texas Instruments' limit 1)
    where model = 'QCHIP40'`
})

test.each(['qpair 85 resistor', 'resistor qpair 85', 'qpair 85 in stock'])(
  'two words are one number: %s',
  async (text) => {
    const { list, need } = await search(text)
    expect([models(list), need?.rest]).toEqual([['QPAIR85-20PU'], []])
  },
)

test('a family and its package are written as one word', async () => {
  const packaged = world.sql`(select package_id from package where package_name = 'SOIC-8')`
  await world.goods({ model: 'QJOIN32-A' })
  await world.goods({ model: 'QJOIN32-B' })
  await world.sql`update goods set package_id = ${packaged} where model = 'QJOIN32-B'`
  const { list, need } = await search('qjoin32soic8')
  expect([models(list), need?.facts.map(({ name }) => name)]).toEqual([
    ['QJOIN32-B'],
    ['Package: SOIC-8', 'Number: qjoin32'],
  ])
})

test('three letters beside a manufacturer begin its numbers', async () => {
  const { list, need } = await search('TI qbo')
  expect([models(list), need?.rest]).toEqual([['QBOARD-1'], []])
})

test('a package is left out before a number', async () => {
  const { list, need } = await search('resistor qfam7a3 soic-8')
  expect([models(list), need?.rest]).toEqual([['QFAM7A35'], ['soic-8']])
})

describe('a known number beside facts', () => {
  test('that its part has is that part', async () => {
    expect(models((await search('QCHIP40 resistor')).list)).toEqual(['QCHIP40'])
  })

  test('that its part does not have may stand in a description', async () => {
    expect(models((await search('TI feather QCHIP40')).list)).toEqual(['QBOARD-1'])
  })

  test('that nothing has is the part itself', async () => {
    expect(models((await search('TI thyristor QCHIP40')).exact)).toEqual(['QCHIP40'])
  })
})

describe('a number with a typo beside facts', () => {
  const namesOf = ({ need }: Awaited<ReturnType<typeof search>>) => need?.facts.map(({ name }) => name)

  test('is the right one if its part has them', async () => {
    const found = await search('resistor QCIHP40')
    expect([models(found.list), found.suggestion, found.need?.rest]).toEqual([['QCHIP40'], 'QCHIP40', []])
    expect(namesOf(found)).toEqual(['resistor', 'Number similar to QCIHP40'])
  })

  test('is left out if its part does not have them', async () => {
    expect((await search('thyristor QCIHP40')).need?.rest).toEqual(['QCIHP40'])
  })
})

test('a longer number begins with what was typed but for two typos', async () => {
  await world.goods({ model: 'QMODUL-ROOM-32E-N4' })
  const { list, suggestion } = await search('QMODUL-RROM-23E')
  expect([models(list), suggestion]).toEqual([['QMODUL-ROOM-32E-N4'], 'QMODUL-ROOM-32E-N4'])
})

test('a word of a description is not taken apart', async () => {
  const goodsId = (await world.goods({ model: 'QPROBE-1' })).id
  await world.sql`update goods set introduce = 'NpnLed debug probe' where goods_id = ${goodsId}`
  expect(models((await search('npnled')).list)).toEqual(['QPROBE-1'])
})

test('a request for quotation is offered for a number, not for a description without a match', async () => {
  expect((await search('77.7 kV unheardof quantumloop')).rfqModel).toBeNull()
  expect((await search('QZZ98765X')).rfqModel).toBe('QZZ98765X')
  expect((await search('QZZ98765 x 100')).rfqModel).toBe('QZZ98765')
})

test('beside other numbers, too: similar ones, and those that only hold its characters', async () => {
  await world.goods({ model: 'QLBW5577A3JK' })
  const found = async (text: string) => {
    const { list, rfqModel } = await search(text)
    return [models(list), rfqModel]
  }
  expect(await found('QFAM7A36')).toEqual([['QFAM7A35'], 'QFAM7A36'])
  expect(await found('W5577')).toEqual([['QLBW5577A3JK'], 'W5577'])
  expect(await found('5577A3JK')).toEqual([['QLBW5577A3JK'], null])
  expect(await found('QLBW5577')).toEqual([['QLBW5577A3JK'], null])
})

test('kinds that have no name together are not shown as understood', async () => {
  const { need } = await search('100n 50V')
  expect(need?.facts.map(({ name }) => name)).not.toContain('')
})

test('a synonym may be a number: staff teach a name of a family', async () => {
  const clerk = await world.staff('content')
  await clerk.call(staff.teachSynonym, { phrase: 'quokka seven', meaning: 'QFAM7A' })
  const { list, need } = await search('quokka seven')
  expect(models(list)).toEqual(['QFAM7A35'])
  expect(need?.facts).toEqual([{ name: 'quokka seven (QFAM7A…)', without: '' }])
  const [taught] = (await clerk.call(staff.taughtWords, {})).list
  expect(taught).toMatchObject({ phrase: 'quokka seven', meaning: 'QFAM7A*' })
  // Also beside the kind of part, and left out where no part is both.
  expect(models((await search('quokka seven resistor')).list)).toEqual(['QFAM7A35'])
  expect((await search('quokka seven thyristor')).need?.rest).toEqual(['quokka seven'])
})

test('a value that no part of the derived kind has is looked for in the others', async () => {
  const goodsId = (await world.goods({ model: 'QCHOKE-1' })).id
  await world.sql`update goods set introduce = '39.7 mH common mode choke' where goods_id = ${goodsId}`
  const { list, need } = await search('39.7mH')
  expect([models(list), need?.rest]).toEqual([['QCHOKE-1'], []])
})

test('beside a manufacturer and a word a value may stand in the description', async () => {
  const goodsId = (await world.goods({ model: 'QPI-5' })).id
  await world.sql`
    update goods set introduce = 'Quince 3.3 V single board computer',
      brand_id = (select brand_id from brand where brand_name = 'Texas Instruments') where goods_id = ${goodsId}`
  const { list, need } = await search('TI quince 3.3V')
  expect([models(list), need?.rest]).toEqual([['QPI-5'], []])
})

describe('words that name kinds of parts', () => {
  beforeAll(async () => {
    const goodsId = (await world.goods({ model: 'QWORDS-7' })).id
    await world.sql`
      update goods set introduce = 'Thick film diode quokka 7 W computer, 5 V 500 mA SOT23',
        brand_id = (select brand_id from brand where brand_name = 'Texas Instruments') where goods_id = ${goodsId}`
  })

  test('may all stand in one description', async () => {
    const { list, need } = await search('thick film diode quokka 7 w')
    expect([models(list), need?.rest]).toEqual([['QWORDS-7'], []])
  })

  test.each(['diode 7 W 5 V', 'diode 500 A', 'thick film diode sot23'])(
    'are looked for by what each means where several values, a current or a package are: %s',
    async (text) => {
      const { need } = await search(text)
      expect(need?.facts.filter(({ name }) => name.startsWith('“diode') || name.startsWith('“thick'))).toEqual([])
    },
  )
})

test('words of any script may name a kind of part', async () => {
  expect((await search('量子比')).need?.facts.map(({ name }) => name)).toEqual(['Thick Film'])
})
