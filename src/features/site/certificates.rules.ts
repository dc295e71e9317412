/** What the usual standards are about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'ISO 9001': 'Quality',
  'ISO 13485': 'Medical devices',
  'ISO 14001': 'Environment',
  'ISO 28000': 'Supply chain security',
  'ISO 45001': 'Health and safety',
  ESD: 'Static protection',
}

/** Names of certificates, with what they are about; empty for others than the usual ones. */
export const describeCertificates = (names: readonly string[]) =>
  names.map((name) => ({ name, subject: SUBJECTS[name] ?? '' }))
