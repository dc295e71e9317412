import type { TextPage } from '#features/content/web/text-pages.ts'

export interface CompanyPage extends TextPage {
  group: 'About us' | 'Exposition'
}

/** Every page about the company, in the order of the menu. */
export const companyPages: readonly CompanyPage[] = [
  { path: '/companyProfil', pageName: 'company-profile', label: 'Company profile', group: 'About us' },
  { path: '/advantage', pageName: 'advantages', label: 'Advantages', group: 'About us' },
  { path: '/coreValue', pageName: 'core-value', label: 'Core value', group: 'About us' },
  { path: '/authentication', pageName: 'certification', label: 'Certification', group: 'About us' },
  { path: '/interviewVideo', pageName: 'interview-video', label: 'Interview video', group: 'About us' },
  { path: '/contactUs', pageName: 'contact-us', label: 'Contact us', group: 'About us' },
  { path: '/exhibition', pageName: 'exhibition-2024-germany', label: '2024 Germany Exhibition', group: 'Exposition' },
  { path: '/exhibition2025', pageName: 'exhibition-2025-japan', label: '2025 Japan Exhibition', group: 'Exposition' },
]
