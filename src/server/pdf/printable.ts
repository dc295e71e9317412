const WRITTEN_OUT: Readonly<Record<string, string>> = {
  Ω: 'Ohm',
  '−': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '≥': '>=',
  '≤': '<=',
  '→': '->',
  '″': '"',
  '￥': 'CNY ',
  Ł: 'L',
  ł: 'l',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
}

/** The built-in fonts have Latin-1: other letters lose their diacritics, and the rest becomes a question mark. */
export const printable = (text: string): string =>
  [...text]
    .map((sign) => {
      if (sign === '\n') return sign
      const known = WRITTEN_OUT[sign] ?? sign
      if (/^[\u0020-\u00ff]*$/.test(known)) return known
      const bare = known.normalize('NFKD').replace(/\p{M}/gu, '')
      return /^[\u0020-\u00ff]+$/.test(bare) ? bare : '?'
    })
    .join('')
