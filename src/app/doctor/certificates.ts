import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { readCertificate } from '#server/net/certificate.ts'
import { type Finding, fault, good, PATIENCE_MS, warning } from './finding.ts'

const SOON_DAYS = 14
const DAY_MS = 86_400_000

export function judgeCertificate(whose: string, validTo: string, now: Date): Finding {
  const days = Math.floor((new Date(validTo).getTime() - now.getTime()) / DAY_MS)
  const cure = 'Renew it, and have it renewed by itself.'
  if (days < 0) return fault(`The certificate of ${whose} has expired on ${validTo}.`, cure)
  const says = `The certificate of ${whose} is valid for ${days} more days.`
  return days < SOON_DAYS ? warning(says, cure) : good(says)
}

async function checkHost(url: URL): Promise<Finding[]> {
  try {
    const { validTo, untrusted } = await readCertificate(url, PATIENCE_MS)
    return [
      ...(untrusted
        ? [
            fault(
              `Browsers do not trust the certificate of ${url.hostname}: ${untrusted}`,
              'Use one of a public authority, with the whole chain, for this name.',
            ),
          ]
        : []),
      judgeCertificate(url.hostname, validTo.toUTCString(), new Date()),
    ]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [
      warning(
        `The certificate of ${url.hostname} cannot be read: ${why}`,
        'Start the proxy; check the DNS and the firewall.',
      ),
    ]
  }
}

/** Of the shop, and of the authority of the database. */
export async function checkCertificates({ publicUrl, databaseCa }: Config): Promise<Finding[]> {
  const found = publicUrl?.startsWith('https:') ? await checkHost(new URL(publicUrl)) : []
  if (databaseCa) {
    const { validTo } = new X509Certificate(await readFile(databaseCa))
    found.push(judgeCertificate(`the authority of the database (${databaseCa})`, validTo, new Date()))
  }
  return found.length > 0 ? found : [good('There are none to check.')]
}
