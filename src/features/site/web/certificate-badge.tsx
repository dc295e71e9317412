/** What the usual standards are about. Other certificates show their name alone. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'ISO 9001': 'Quality',
  'ISO 13485': 'Medical devices',
  'ISO 14001': 'Environment',
  'ISO 28000': 'Supply chain security',
  'ISO 45001': 'Health and safety',
  ESD: 'Static protection',
}

/** Longer ones do not fit into a seal. */
const MAX_IN_SEAL = 6

/** A drawn seal with the number of a certificate, and what it is about. */
export function CertificateBadge({ name, isSample }: { name: string; isSample: boolean }) {
  const words = name.split(' ')
  const number = words.at(-1) ?? ''
  return (
    <>
      <span aria-hidden="true" className="certificate-seal">
        {number.length <= MAX_IN_SEAL && (
          <>
            {words.slice(0, -1).join(' ')}
            <b>{number}</b>
          </>
        )}
        {isSample && <i>SAMPLE</i>}
      </span>
      <span>
        {name}
        <small>{SUBJECTS[name]}</small>
      </span>
    </>
  )
}
