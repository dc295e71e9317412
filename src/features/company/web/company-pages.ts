export interface CompanyPage {
  path: string
  /** Which text of the shop it shows; the text has the title. */
  pageName: string
  group: 'About us' | 'Exposition'
}

export const CONTACT = '/contactUs'

/** Every page about the company, in the order of the menu. One whose text is not published is not found. */
export const companyPages: readonly CompanyPage[] = [
  { path: '/companyProfil', pageName: 'company-profile', group: 'About us' },
  { path: '/advantage', pageName: 'advantages', group: 'About us' },
  { path: '/coreValue', pageName: 'core-value', group: 'About us' },
  { path: '/authentication', pageName: 'certification', group: 'About us' },
  { path: '/interviewVideo', pageName: 'interview-video', group: 'About us' },
  { path: CONTACT, pageName: 'contact-us', group: 'About us' },
  { path: '/exhibition', pageName: 'exhibition-2024-germany', group: 'Exposition' },
  { path: '/exhibition2025', pageName: 'exhibition-2025-japan', group: 'Exposition' },
]
