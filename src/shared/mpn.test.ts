import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/fuzz/any-text.ts'
import { normaliseModel, packingStem } from './mpn.ts'

describe('the form in which part numbers are compared', () => {
  test.each([
    ['ERJ-3EKF1002V', 'ERJ3EKF1002V'],
    ['2N7002,215', '2N7002215'],
    ['B4B-XH-A(LF)(SN)', 'B4BXHALFSN'],
    ['S7B-PH-K-S (LF)(SN)', 'S7BPHKSLFSN'],
    ['LT1763CS8-3.3#PBF', 'LT1763CS83.3PBF'],
    ['MAX232CPE+', 'MAX232CPE'],
    ['PIC18F26K22-I/SS', 'PIC18F26K22ISS'],
    ['nRF52840-QIAA-R7', 'NRF52840QIAAR7'],
    ['MT41K256M16TW-107:P', 'MT41K256M16TW107:P'],
    ['1.5SMC6.8CA', '1.5SMC6.8CA'],
    ['  lm358dr\t', 'LM358DR'],
    ['', ''],
  ])('%s is compared as %s', (written, compared) => {
    expect(normaliseModel(written)).toBe(compared)
  })

  test.each([
    ['a left-to-right mark', '\u200eRC0603FR-0710KL\u200e', 'RC0603FR0710KL'],
    ['a zero-width space', 'LM358\u200bDR', 'LM358DR'],
    ['a byte order mark', '\ufeffLM358DR', 'LM358DR'],
    ['a soft hyphen', 'LM358\u00adDR', 'LM358DR'],
    ['a minus sign for the hyphen', 'CAT24M01YI\u2212GT3', 'CAT24M01YIGT3'],
    ['a non-breaking hyphen', 'BAT54\u20117\u2011F', 'BAT547F'],
    ['a non-breaking space', 'CMOZ22L\u00a0TR', 'CMOZ22LTR'],
    ['full-width letters', 'ＬＭ３５８（ＤＲ）', 'LM358DR'],
    ['the micro sign', '10\u00b5F', '10\u03bcF'],
    ['a letter without upper case of its own', 'straße', 'STRAßE'],
  ])('%s makes no difference', (_, written, compared) => {
    expect(normaliseModel(written)).toBe(compared)
  })

  test('68 V and 6.8 V stay two parts', () => {
    expect(normaliseModel('1.5SMC68CA')).not.toBe(normaliseModel('1.5SMC6.8CA'))
  })

  const inputs = fc.oneof(anyText({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }))

  test('comparing what is already in that form changes nothing', () => {
    fc.assert(
      fc.property(inputs, (text) => {
        expect(normaliseModel(normaliseModel(text))).toBe(normaliseModel(text))
      }),
    )
    expect(normaliseModel(normaliseModel('i\u0307'))).toBe(normaliseModel('i\u0307'))
    expect(normaliseModel(normaliseModel('a\u00a8'))).toBe(normaliseModel('a\u00a8'))
  })

  test('no text grows beyond 200 characters or ends in half a character', () => {
    expect(normaliseModel('A'.repeat(500))).toHaveLength(200)
    expect(normaliseModel(`${'A'.repeat(199)}😀`)).toHaveLength(199)
    fc.assert(fc.property(inputs, (text) => normaliseModel(text).length <= 200 && normaliseModel(text).isWellFormed()))
  })

  const modelCharacters = fc.string({
    unit: fc.constantFrom(...'ABCXYZabcxyz0123456789.:='),
    minLength: 1,
    maxLength: 40,
  })

  test('case and separators are ignored', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'-_ /,()#+'), maxLength: 3 })
    fc.assert(
      fc.property(modelCharacters, signs, fc.nat(40), (model, sign, at) => {
        const spelt = model.slice(0, at) + sign + model.slice(at)
        expect(normaliseModel(spelt.toLowerCase())).toBe(normaliseModel(model.toUpperCase()))
      }),
    )
  })

  test('numbers that differ in more than case and separators stay different', () => {
    fc.assert(
      fc.property(modelCharacters, modelCharacters, (one, other) => {
        fc.pre(one.toUpperCase() !== other.toUpperCase())
        expect(normaliseModel(one)).not.toBe(normaliseModel(other))
      }),
    )
  })
})

describe('a number without its packing code', () => {
  test.each([
    ['2N7002,215', '2N7002'],
    ['BZX585-C2V7,115', 'BZX585-C2V7'],
    ['LPC4078FBD80,551', 'LPC4078FBD80'],
    ['STM32G031F6P6TR', 'STM32G031F6P6'],
    ['1N4148TR', '1N4148'],
    ['SMAJ18A-TR', 'SMAJ18A'],
    ['CMOZ22L TR', 'CMOZ22L'],
    ['ABS07-32.768KHZ-7-T', 'ABS07-32.768KHZ-7'],
    ['LM3489MM/NOPB', 'LM3489MM'],
    ['MMBT3904LT1G', 'MMBT3904L'],
    ['MBR0540T3G', 'MBR0540'],
    ['1N4148W-7-F', '1N4148W'],
    ['B340A-13-F', 'B340A'],
    ['DMP3099L-7', 'DMP3099L'],
    ['DMG2305UX-13', 'DMG2305UX'],
    ['B4B-XH-A(LF)(SN)', 'B4B-XH-A'],
    ['S7B-PH-K-S (LF)(SN)', 'S7B-PH-K-S'],
    ['LM4040AIM3-3.0+T', 'LM4040AIM3-3.0'],
    ['MAX11125ATI+', 'MAX11125ATI'],
    ['LT1763CS8-3.3#PBF', 'LT1763CS8-3.3'],
    ['LTC4054ES5-4.2#TRPBF', 'LTC4054ES5-4.2'],
    ['AD8605ARTZ-REEL7', 'AD8605ARTZ'],
    ['FT232RL-REEL', 'FT232RL'],
    ['ADF4351BCPZ-RL7', 'ADF4351BCPZ'],
    ['IRLML6344TRPBF', 'IRLML6344'],
    ['IRF540NPBF', 'IRF540N'],
  ])('%s is %s in some packing', (model, stem) => {
    expect(packingStem(model)).toBe(stem)
  })

  test.each([
    'STM32F103C8T6',
    'LM358DR',
    'XHP-7',
    'PHR-13',
    '1-215570-7',
    '215570-7',
    'ABS07-32.768KHZ-7',
    '1.5SMC6.8CA',
    'TR',
    '-T',
    '',
  ])('%s is left as it is', (model) => {
    expect(packingStem(model)).toBe(model)
  })

  test('is idempotent', () => {
    const ending = fc.constantFrom(
      ',115',
      'TR',
      '-T',
      '/NOPB',
      'T1G',
      '-7-F',
      '-13',
      '+T',
      '#PBF',
      '-REEL7',
      '(LF)(SN)',
    )
    const number = fc.stringMatching(/^[A-Z]{1,4}[0-9]{2,5}[A-Z]{0,3}$/)
    fc.assert(
      fc.property(number, fc.array(ending, { maxLength: 3 }), (base, endings) => {
        const stem = packingStem(base + endings.join(''))
        expect(packingStem(stem)).toBe(stem)
        expect(stem.length).toBeGreaterThan(0)
      }),
    )
  })
})
