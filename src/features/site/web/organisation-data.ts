import type { SiteInfo } from '../site.contract.ts'

/** The shop as search engines read it: what its owner has entered, and nothing else. */
export const organisationData = (info: SiteInfo): object => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: info.siteName,
  url: '/',
  ...(info.legalName && { legalName: info.legalName }),
  ...(info.siteLogo && { logo: info.siteLogo }),
  ...(info.serviceEmail && { email: info.serviceEmail }),
  ...(info.phone && { telephone: info.phone }),
  ...(info.address && { address: info.address }),
  ...(info.socialLinks.length > 0 && { sameAs: info.socialLinks.map(({ value }) => value) }),
})
